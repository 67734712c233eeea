import Canvas
import GameCore

/// Some cards of a game, as its emblem.
struct GameScene {
  let kind: GameKind
  let look: RenderStyle

  /// Draws the cards in the middle of `place`.
  func draw(in place: Rect, into canvas: inout Canvas) {
    var painter = CardPainter(look: look)
    let faces = look.text(StartPhrase.cards(kind, unicode: look.unicode)).split(separator: " ")
    let isLarge = place.rows >= 5 && place.columns >= 16
    let room = (place.columns - 2 - (faces.count - 1)) / faces.count
    let text = faces.map { TextWidth.of(String($0)) }.max() ?? 0
    let card = Size(
      columns: min(max(text + 2, isLarge ? 7 : text == 1 && room < 5 ? 3 : 5), room + 1),
      rows: isLarge ? 5 : 3)
    var row = place.centered(
      Size(columns: faces.count * (card.columns + 1) - 1, rows: card.rows))
    for face in faces {
      let place = row.cutLeft(card.columns)
      row.cutLeft(1)
      painter.draw(face == "?" ? .back : .up(.blank), in: place, into: &canvas)
      guard face != "?" else { continue }
      if text + 2 > card.columns {
        // The text needs the columns of the edges, too.
        canvas.fill(place.inset(columns: 0, rows: 1), style: painter.faceStyle(in: place))
      }
      canvas.write(
        String(face), column: place.column + (place.columns - TextWidth.of(String(face))) / 2,
        row: place.row + place.rows / 2, style: painter.faceStyle(in: place))
    }
  }
}
