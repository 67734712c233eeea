import Canvas
import GameCore
import MediaProtocol
import Pictures

/// The places of cover and texts of an album's page.
struct AlbumLayout {
  let cover: Rect
  let text: Rect

  init(_ area: Rect) {
    let rows = max(min(area.rows - 2, (area.columns - 4) * 9 / 40), 1)
    let inside = area.inset(columns: 1, rows: 1)
    cover = inside.dropLeft(1).left(2 * rows).top(rows)
    text = inside.dropLeft(2 * rows + 4)
  }

  /// Creates the layout with the texts below the cover.
  init(under area: Rect) {
    let rows = max(min(area.rows - 5, area.columns / 2), 1)
    cover = area.left(2 * rows).top(rows)
    text = area.dropTop(rows + 1)
  }

  /// The minimum number of visible songs, between head and foot of the page.
  var leastSongs: Int { max(text.rows - 9, 1) }

  func format(_ look: RenderStyle) -> PictureFormat {
    PictureFormat(size: cover.size, rendition: look.rendition)
  }
}

extension AlbumScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let places = AlbumLayout(context.area)
    if let cover, let picture = context.pictures[.picture(cover), places.format(look)] {
      frame.canvas.put(picture, at: places.cover.origin)
    } else {
      let middle = places.cover.row + places.cover.rows / 2
      frame.center(look.glyphs.dot, in: places.cover, row: middle, .muted)
    }
    let foot = foot(context)
    var rest = places.text
    var below = rest.cutBottom(foot.count)
    rest = drawHead(into: &frame, in: rest).dropTop(1)
    drawSongs(into: &frame, in: rest, rows: places.leastSongs)
    for text in foot { frame.line(text, .muted, in: below.cutTop(1)) }
    // There is no room for it next to the cover, and a part of it would be useless.
    if showsAddress, let address = address(context) {
      let area = context.area
      frame.write(address, places.cover.column, area.bottom - 1, .muted, limit: area.columns - 2)
    }
  }

  /// Draws title, artist, year, genre and length, and returns the rest of `place`.
  private func drawHead(into frame: inout Frame<Target>, in place: Rect) -> Rect {
    let look = frame.look
    let album = self.album
    let title = album.title ?? look.text(AlbumsPhrase.untitled)
    var rest = place.dropTop(frame.lines(title, in: place.top(2), .title))
    for line in album.facts(look) + extent(place.columns, look) where !line.isEmpty {
      frame.line(line, in: rest.cutTop(1))
    }
    return rest
  }

  /// Returns the number and length of songs, and that the album is saved, on separate lines if
  /// necessary.
  private func extent(_ width: Int, _ look: RenderStyle) -> [String] {
    let count = page.map(\.tracks.count).flatMap { $0 > 0 ? $0 : nil } ?? album.trackCount
    let lengths = songs.compactMap(\.milliseconds)
    let total = lengths.reduce(0) { $0 + min($1, 86_400_000) }
    let extent = look.dotted([
      count.map { look.text(AlbumsPhrase.songs($0)) },
      lengths.isEmpty ? nil : look.language.clock(Elapsed(milliseconds: total)),
    ])
    guard isKept == true else { return [extent] }
    let kept = look.text(AlbumPhrase.kept)
    let line = look.dotted([extent.isEmpty ? nil : extent, kept])
    return TextWidth.of(line) <= width ? [line] : [extent, kept]
  }

  /// Draws the songs, or a message instead.
  private func drawSongs(into frame: inout Frame<Target>, in place: Rect, rows: Int) {
    let look = frame.look
    guard !songs.isEmpty else {
      let (text, role) = message(look)
      let rest = place.dropTop(frame.lines(text, in: place, role) + 1)
      if question?.mayRetry == true, rest.rows > 0 {
        frame.mainButtons(
          [look.text(ButtonPhrase.tryAgain)], in: rest, row: rest.row, focused: 0,
          targets: [.again])
      }
      return
    }
    let width = songs.map { TextWidth.of(number(of: $0)) }.max() ?? 0
    var rest = place
    for song in songs.dropFirst(scroll.top(lines: songs.count, rows: rows)) where rest.rows > 0 {
      var line = rest.cutTop(1)
      frame.line(number(of: song), .muted, in: line.cutLeft(width), .right)
      let length = song.milliseconds.map { look.language.clock(Elapsed(milliseconds: $0)) } ?? ""
      line = frame.line(length, .muted, in: line.dropLeft(2), .right).dropRight(1)
      frame.line(song.title ?? look.text(AlbumsPhrase.untitled), in: line)
    }
  }

  /// Returns the number of a song, preceded by that of its disc if there are several.
  private func number(of song: Track) -> String {
    guard let number = song.number else { return "" }
    let hasDiscs = Set(songs.compactMap(\.disc)).count > 1
    return hasDiscs ? "\(song.disc ?? 1)-\(number)" : "\(number)"
  }

  private func message(_ look: RenderStyle) -> (text: String, role: Role) {
    question?.message(asked: AlbumPhrase.loading, nothing: AlbumPhrase.noSongs, look)
      ?? (look.text(AlbumPhrase.noSongs), .muted)
  }

  /// Returns the age of the data, and the copyright.
  private func foot(_ context: Context) -> [String] {
    let look = context.look
    var lines: [String] = []
    if case .answered(let age, let stale)? = question?.state, age > 0 || stale != nil {
      lines.append(look.text(AlbumsPhrase.age(look.text(ServicePhrase.age(age)))))
    }
    if let copyright = page?.copyright { lines.append(copyright) }
    return lines
  }
}
