import Canvas
import GameCore

extension Frame {
  /// What stands in the place of a table without rows: cards that wait, a sentence, and the way to
  /// a game.
  mutating func nothingYet(_ text: String, in area: Rect, row: Int, play: Target) {
    let card = Size(columns: 7, rows: 5)
    let width = 3 * card.columns + 2
    var painter = CardPainter(look: look)
    for number in 0..<3 {
      let place = Rect(
        column: area.column + (area.columns - width) / 2 + number * (card.columns + 1), row: row,
        columns: card.columns, rows: card.rows)
      painter.draw(.back, in: place, into: &canvas)
    }
    message(text, in: area, row: row + card.rows + 1, .muted)
    buttons(
      [look.text(SettingsPhrase.play)], in: area, row: row + card.rows + 3, focused: 0,
      targets: [play])
  }
}
