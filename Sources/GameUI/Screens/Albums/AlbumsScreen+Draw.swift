import Canvas
import GameCore
import MediaProtocol
import Pictures

/// Where the rows of albums lie: a cover of their height, and the facts beside it.
struct AlbumRows {
  let area: Rect
  /// Lines of a row.
  let height: Int

  /// The rows below head, field and state of a page.
  init(_ page: Rect) {
    area = Rect(
      column: page.column + 1, row: page.row + 4, columns: page.columns - 2, rows: page.rows - 4)
    height = page.rows >= 30 ? 3 : 2
  }

  /// How many rows are seen.
  var count: Int { max(area.rows / height, 1) }

  func format(_ look: RenderStyle) -> PictureFormat {
    PictureFormat(size: Size(columns: 2 * height, rows: height), rendition: look.rendition)
  }
}

extension AlbumsScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let area = context.area
    guard case .open(let name) = gate else { return drawGate(into: &frame, area) }
    let width = area.columns - 2
    let who = TextWrap.cut(
      look.text(AlbumsPhrase.searching(name)), width: width, mark: look.glyphs.ellipsis)
    frame.write(who, area.column + 1, area.row, .muted)
    drawField(into: &frame, Point(column: area.column + 1, row: area.row + 1), width: width)
    let places = AlbumRows(area)
    let state = TextWrap.cut(state(look), width: width, mark: look.glyphs.ellipsis)
    frame.write(state, area.column + 1, area.row + 2, .muted)
    frame.rule(area.column, area.row + 3, columns: area.columns)
    if let shelf, !shelf.list.rows.isEmpty {
      drawRows(of: shelf, into: &frame, places)
    } else {
      drawMessage(into: &frame, places.area)
    }
  }

  private func drawGate(into frame: inout Frame<Target>, _ area: Rect) {
    let look = frame.look
    guard let sentence = gate.sentence(look) else { return }
    let row = Frame<Target>.firstRow(ofNothing: sentence, in: area)
    if gate == .reading {
      frame.message(sentence, in: area, row: row + 6, .muted)
      return
    }
    let buttons = gate.buttons
    frame.nothingYet(
      sentence, .text, in: area, row: row,
      buttons: buttons.map { (look.text($0.title), .gate($0)) },
      focused: max(min(gateFocus, buttons.count - 1), 0))
  }

  private func drawField(into frame: inout Frame<Target>, _ place: Point, width: Int) {
    let look = frame.look
    let isFocused = focus == .field
    let label = look.text(AlbumsPhrase.search) + "  "
    let column = frame.write(label, place.column, place.row, isFocused ? .title : .text)
    let room = max(place.column + width - column, 1)
    let style = look.style(.field)
    let cursor = field.draw(
      into: &frame.canvas, at: Point(column: column, row: place.row), width: room, style: style)
    if field.isEmpty {
      var hint = look.style(.muted)
      hint.paper = style.paper
      frame.canvas.write(
        look.text(AlbumsPhrase.hint), column: column, row: place.row, style: hint, limit: room)
    }
    if isFocused { frame.canvas.cursor = Point(column: cursor, row: place.row) }
    frame.hitArea(
      Rect(column: column, row: place.row, columns: room, rows: 1),
      .field(column: column, width: room))
  }

  /// How many albums in which order, and how old the answer is.
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
    return parts.joined(separator: " \(look.glyphs.dot) ")
  }

  /// What is said in place of albums, with a way to try again.
  private func drawMessage(into frame: inout Frame<Target>, _ area: Rect) {
    let look = frame.look
    let row = area.row + 2
    guard let (text, role) = message(look) else { return }
    frame.message(text, in: area, row: row, role)
    guard mayAskAgain else { return }
    let lines = TextWrap.lines(text, width: area.columns - 8).count
    frame.buttons(
      [look.text(ButtonPhrase.tryAgain)], in: area, row: row + lines + 1,
      focused: focus == .list ? 0 : nil, targets: [.again])
  }

  private func message(_ look: RenderStyle) -> (String, Role)? {
    if shown == .mine {
      if let fault { return (look.text(fault), .bad) }
      return (look.text(mine == nil ? LeaderboardPhrase.loading : AlbumsPhrase.noneKept), .muted)
    }
    switch question?.state {
    case nil: return (look.text(AlbumsPhrase.start), .muted)
    case .asked: return (look.text(AlbumsPhrase.waiting), .muted)
    case .answered: return (look.text(AlbumsPhrase.nothing), .muted)
    case .failed(let problem):
      if question?.isPatienceOver == true { return (look.text(AlbumsPhrase.patienceOver), .text) }
      return (look.text(ServicePhrase.problem(problem)), .bad)
    }
  }

  private func drawRows(
    of shelf: AlbumShelf, into frame: inout Frame<Target>, _ places: AlbumRows
  ) {
    let look = frame.look
    let format = places.format(look)
    let window = shelf.list.window(places.count)
    for (line, number) in window.enumerated() {
      let album = shelf.list.rows[number]
      let place = Rect(
        column: places.area.column, row: places.area.row + line * places.height,
        columns: places.area.columns, rows: places.height)
      let isMarked = number == shelf.list.cursor
      let role: Role = isMarked && focus == .list ? .accent : .text
      frame.write(isMarked ? look.glyphs.mine : " ", place.column, place.row, role)
      if isMarked, focus == .list { frame.canvas.cursor = place.origin }
      if let cover = covers.picture(album.cover, format) {
        frame.canvas.put(cover, at: Point(column: place.column + 2, row: place.row))
      }
      let column = place.column + format.size.columns + 4
      let width = max(place.right - column, 0)
      let title = album.title ?? look.text(AlbumsPhrase.untitled)
      frame.write(cut(title, width, look), column, place.row, role)
      frame.write(cut(facts(of: album, look), width, look), column, place.row + 1, .muted)
      frame.hitArea(place, .row(number))
    }
  }

  private func cut(_ text: String, _ width: Int, _ look: RenderStyle) -> String {
    TextWrap.cut(text, width: width, mark: look.glyphs.ellipsis)
  }

  /// Band, year and number of songs, as far as they are known.
  private func facts(of album: Album, _ look: RenderStyle) -> String {
    [
      album.artist, album.year.map { "\($0)" },
      album.trackCount.map { look.text(AlbumsPhrase.songs($0)) },
    ]
    .compactMap(\.self).joined(separator: " \(look.glyphs.dot) ")
  }
}
