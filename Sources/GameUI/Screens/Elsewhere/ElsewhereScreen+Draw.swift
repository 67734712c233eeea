import Canvas
import GameCore
import MediaProtocol

/// Where the parts of the screen lie.
struct ElsewherePlaces {
  /// The heading, and what is said of the list.
  let head: Rect
  let block: Rect
  /// Where the face of the player under the cursor is drawn; nil where there is no room for it.
  let side: Rect?

  init(_ area: Rect) {
    let hasSide = area.columns >= 76
    let width = min(area.columns - 2, hasSide ? 54 : 62)
    let whole = width + (hasSide ? 22 : 0)
    head = Rect(
      column: area.column + (area.columns - whole) / 2, row: area.row,
      columns: hasSide ? whole : width, rows: 4)
    block = Rect(
      column: area.column + (area.columns - whole) / 2, row: area.row, columns: width,
      rows: area.rows)
    side =
      hasSide ? Rect(column: block.right + 2, row: area.row + 4, columns: 20, rows: 10) : nil
  }
}

extension ElsewhereScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let area = context.area
    guard let source = PlayersSource(context) else {
      let text = look.text(ElsewherePhrase.noAddress)
      frame.nothingYet(
        text, .muted, in: area, row: Frame<Target>.firstRow(ofNothing: text, in: area),
        buttons: [(look.text(SettingsPhrase.services), .services)])
      return
    }
    let places = ElsewherePlaces(area)
    let block = places.block
    let head = places.head
    let end = frame.write(look.text(ElsewherePhrase.heading), head.column, head.row, .title)
    let shown = TextWrap.cut(
      Clean.line(source.address), width: max(head.right - end - 2, 0), mark: look.glyphs.ellipsis)
    frame.write(shown, end + 2, head.row, .muted)
    let state = state(in: head, look)
    for (number, line) in state.enumerated() {
      frame.write(line.text, head.column, head.row + 1 + number, line.role)
    }
    let list = other.list
    guard !list.rows.isEmpty else { return }
    let bottom = block.bottom - 1
    let lines = lines(context)
    let window = list.window(room(context))
    let cursor = list.cursor
    let hasFaces = other.hasFaces(lines: lines)
    let drawing = ListDrawing<Target>(
      table: table(of: Array(list.rows[window]), look), first: window.lowerBound, marked: cursor,
      role: { $0 == cursor ? .accent : .text }, target: { .row($0) },
      height: hasFaces ? RowFaces.rows : 1, inset: hasFaces ? RowFaces.inset : 0)
    let origin = Point(column: block.column, row: head.row + 2 + state.count)
    _ = frame.list(drawing, at: origin, bottom: bottom)
    if hasFaces { frame.faces(of: list.rows[window], in: origin, faces) }
    frame.write(
      look.text(ElsewherePhrase.count(list.rows.count)), block.column + 2, bottom, .muted)
    if let side = places.side {
      frame.picture(other.picture, in: side, pictures)
    }
  }

  /// Lines for rows.
  func lines(_ context: Context) -> Int {
    let places = ElsewherePlaces(context.area)
    return places.block.rows - 5 - state(in: places.head, context.look).count
  }

  /// The rows that are seen at once.
  func room(_ context: Context) -> Int { other.room(lines: lines(context)) }

  /// How old the list is, and what is wrong with the other table.
  private func state(in head: Rect, _ look: RenderStyle) -> [(text: String, role: Role)] {
    other.state(look).flatMap { text, role in
      TextWrap.lines(text, width: head.columns).prefix(2).map { ($0, role) }
    }
  }

  private func table(of rows: [ElsewherePlayer], _ look: RenderStyle) -> Table {
    typealias Column = Table.Column
    let columns = [
      Column(look.text(ElsewherePhrase.name), least: 20),
      Column(look.text(ElsewherePhrase.sex), least: 7),
      Column(look.text(ElsewherePhrase.age), .right, least: 3),
      Column(look.text(ElsewherePhrase.state), least: 7),
    ]
    return Table(
      columns,
      rows: rows.map { player in
        [
          TextWrap.cut(player.name, width: 20, mark: look.glyphs.ellipsis),
          player.sex.map { look.text(ElsewherePhrase.of($0)) } ?? look.glyphs.dot,
          player.age.map { "\($0)" } ?? look.glyphs.dot,
          look.text(player.isPlaying ? ElsewherePhrase.playing : .away),
        ]
      })
  }
}

extension Frame {
  /// Draws the pictures of another table's players before their rows in a list at `origin`.
  mutating func faces(
    of players: ArraySlice<ElsewherePlayer>, in origin: Point, _ pictures: AskedPictures
  ) {
    for (number, player) in players.enumerated() {
      picture(
        player.picture, in: RowFaces.place(number, in: origin), pictures)
    }
  }
}
