import Canvas
import GameCore
import MediaProtocol

/// Where the parts of the screen lie.
struct ElsewherePlaces {
  let block: Rect
  /// Where the face of the player under the cursor is drawn; nil where there is no room for it.
  let side: Rect?

  init(_ area: Rect) {
    let hasSide = area.columns >= 76
    let width = min(area.columns - 2, hasSide ? 54 : 62)
    let whole = width + (hasSide ? 22 : 0)
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
      let row = area.row + area.rows / 2 - 2
      frame.message(look.text(ElsewherePhrase.noAddress), in: area, row: row, .muted)
      frame.buttons(
        [look.text(SettingsPhrase.services)], in: area, row: row + 2, focused: 0,
        targets: [.services])
      return
    }
    let places = ElsewherePlaces(area)
    let block = places.block
    let head = Rect(
      column: block.column, row: block.row,
      columns: (places.side?.right ?? block.right) - block.column, rows: 4)
    let end = frame.write(look.text(ElsewherePhrase.heading), head.column, head.row, .title)
    let shown = TextWrap.cut(
      Clean.line(source.address), width: max(head.right - end - 2, 0), mark: look.glyphs.ellipsis)
    frame.write(shown, end + 2, head.row, .muted)
    let row = drawState(into: &frame, in: head, row: head.row + 1)
    let list = other.list
    guard !list.rows.isEmpty else { return }
    let bottom = block.bottom - 1
    let window = list.window(max(bottom - row - 2, 1))
    let cursor = list.cursor
    let drawing = ListDrawing<Target>(
      table: table(of: Array(list.rows[window]), look), first: window.lowerBound, marked: cursor,
      role: { $0 == cursor ? .accent : .text }, target: { .row($0) })
    _ = frame.list(drawing, at: Point(column: block.column, row: row), bottom: bottom)
    frame.write(
      look.text(ElsewherePhrase.count(list.rows.count)), block.column + 2, bottom, .muted)
    if let side = places.side {
      frame.picture(other.picture, in: side, pictures)
    }
  }

  /// How old the list is, and what is wrong with the other table. Gives the row after it.
  private func drawState(into frame: inout Frame<Target>, in head: Rect, row: Int) -> Int {
    let look = frame.look
    var row = row
    for (text, role) in other.state(look) {
      for line in TextWrap.lines(text, width: head.columns).prefix(2) {
        frame.write(line, head.column, row, role)
        row += 1
      }
    }
    return row + 1
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
