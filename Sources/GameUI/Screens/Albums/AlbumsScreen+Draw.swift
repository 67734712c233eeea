import Canvas
import GameCore
import MediaProtocol
import Pictures

/// The layout of rows of albums, each with a cover and facts.
struct AlbumRowLayout {
  let area: Rect
  /// The number of lines of a row.
  let height: Int
  /// The place of the selected album next to the rows, in wide windows.
  let selected: AlbumLayout?

  /// Creates the layout below head, field and state of a page.
  init(_ page: Rect) {
    let inside = page.inset(columns: 1, rows: 0).dropTop(4)
    let isWide = page.columns >= 110 && page.rows >= 30
    area = isWide ? inside.left(inside.columns * 9 / 20) : inside
    height = page.rows >= 30 ? 3 : 2
    selected = isWide ? AlbumLayout(under: inside.dropLeft(area.columns + 2)) : nil
  }

  /// The number of visible rows.
  var count: Int { max(area.rows / height, 1) }

  func format(_ look: RenderStyle) -> PictureFormat {
    PictureFormat(size: Size(columns: 2 * height, rows: height), rendition: look.rendition)
  }
}

extension AlbumsScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let area = context.area
    guard access.isOpen, let player = context.player else { return drawAccess(into: &frame, area) }
    var head = area.inset(columns: 1, rows: 0)
    frame.line(
      look.text(AlbumsPhrase.searching(look.shown(player.name))), .muted, in: head.cutTop(1))
    let field = head.cutTop(1)
    frame.line(state(look), .muted, in: head)
    frame.rule(in: area.dropTop(3))
    let places = AlbumRowLayout(area)
    if let shelf, !shelf.list.rows.isEmpty {
      drawRows(of: shelf, into: &frame, places, context)
      if let place = places.selected, let album = shelf.list.selected, !look.isPlain {
        draw(album, into: &frame, place, context)
      }
    } else {
      drawMessage(into: &frame, area.dropTop(4))
    }
    // Last, because the cursor in the field has precedence over that of the list.
    drawField(into: &frame, in: field)
  }

  private func drawAccess(into frame: inout Frame<Target>, _ area: Rect) {
    let look = frame.look
    guard let sentence = access.sentence(look) else { return }
    if access == .reading {
      let row = Frame<Target>.firstRow(ofNothing: sentence, in: area) + 6
      frame.message(sentence, in: area, row: row, .muted)
      return
    }
    let buttons = access.buttons
    frame.emptyState(
      sentence, in: area.centered(Size(columns: min(area.columns, 64), rows: area.rows)),
      buttons: buttons.enumerated().map { (look.text($1.title), .access($0)) },
      focused: max(min(accessFocus, buttons.count - 1), 0), covers: [.note, .planet, .mountains])
  }

  private func drawField(into frame: inout Frame<Target>, in line: Rect) {
    let look = frame.look
    let isFocused = focus == .field
    let label = look.text(AlbumsPhrase.search)
    var place = line
    frame.undescribed {
      place = $0.line(label + "  ", isFocused ? .title : .text, in: line).top(1)
    }
    frame.field(
      field, label: label, in: place, placeholder: look.text(AlbumsPhrase.hint),
      isFocused: isFocused)
    frame.hitArea(place, .field(place))
  }

  /// Returns the number of albums, their order, and the age of the answer.
  private func state(_ look: RenderStyle) -> String {
    let heading: AlbumsPhrase? =
      switch shown {
      case .found: nil
      case .mine: .mine
      case .played: .played
      }
    var parts = heading.map { [look.text($0)] } ?? []
    if let shelf, !shelf.list.rows.isEmpty {
      parts.append(look.text(AlbumsPhrase.albums(shelf.list.rows.count)))
      parts.append(look.text(AlbumsPhrase.order(shelf.order)))
    }
    if shown == .found, case .answered(let age, let stale)? = question?.state {
      if age > 0 { parts.append(look.text(AlbumsPhrase.age(look.text(ServicePhrase.age(age))))) }
      if let stale { parts.append(look.text(ServicePhrase.problem(stale))) }
    }
    return look.dotted(parts)
  }

  /// Draws a message instead of albums, with a button to try again.
  private func drawMessage(into frame: inout Frame<Target>, _ area: Rect) {
    let look = frame.look
    let (text, role) = message(look)
    frame.emptyState(
      text, role, in: area,
      buttons: mayAskAgain ? [(look.text(ButtonPhrase.tryAgain), .again)] : [],
      focused: focus == .list ? 0 : nil)
  }

  private func message(_ look: RenderStyle) -> (text: String, role: Role) {
    if shown == .mine {
      if let error { return (look.text(error), .bad) }
      let empty: any Phrase = shelf == nil ? YouPhrase.loading : AlbumsPhrase.noneKept
      return (look.text(empty), .muted)
    }
    return question?.message(asked: AlbumsPhrase.waiting, nothing: AlbumsPhrase.nothing, look)
      ?? (look.text(focus == .field ? AlbumsPhrase.typing : .start), .muted)
  }

  private func drawRows(
    of shelf: AlbumShelf, into frame: inout Frame<Target>, _ places: AlbumRowLayout,
    _ context: Context
  ) {
    let look = frame.look
    let format = places.format(look)
    let width = places.area.columns - format.size.columns - 4
    let title: TableColumn<Album> = TableColumn("", least: width, most: width) { album in
      album.title ?? look.text(AlbumsPhrase.untitled)
    }
    let pictures = RowPictures<Album, Target>(
      size: format.size, gap: 2, below: { facts(of: $0, look) },
      draw: { frame, album, place in
        if let cover = album.cover, let picture = context.pictures[.picture(cover), format] {
          frame.canvas.put(picture, at: place.origin)
        }
      })
    frame.list(
      shelf.list, [title], in: places.area, marked: focus == .list ? .cursor : .text,
      pictures: pictures
    ) { .row($0) }
  }

  /// Draws the selected album with a large cover.
  private func draw(
    _ album: Album, into frame: inout Frame<Target>, _ place: AlbumLayout, _ context: Context
  ) {
    let look = frame.look
    let title = album.title ?? look.text(AlbumsPhrase.untitled)
    let whole = Rect(at: place.cover.origin, Size(columns: place.text.columns, rows: 1))
    let facts = album.facts(look)
    frame.describe(.picture, title, value: look.dotted(facts), at: whole) { frame in
      if let cover = album.largeCover,
        let picture = context.pictures[.picture(cover), place.format(look)]
      {
        frame.canvas.put(picture, at: place.cover.origin)
      } else {
        frame.canvas.fill(place.cover, style: look.style(.button))
      }
      var rest = place.text
      rest.cutTop(frame.lines(title, in: rest.top(2), .title))
      for line in facts { frame.line(line, in: rest.cutTop(1)) }
    }
  }

  /// Returns artist, year and number of songs, as far as they are known.
  private func facts(of album: Album, _ look: RenderStyle) -> String {
    look.dotted([
      album.artist, album.year.map { "\($0)" },
      album.trackCount.map { look.text(AlbumsPhrase.songs($0)) },
    ])
  }
}
