import Canvas
import GameCore

/// Some cards of a game, as its emblem.
struct GameScene {
  let kind: GameKind
  let look: RenderStyle

  /// Draws the cards in the middle of `place`. White faces, which need edges on a light screen, are
  /// on a darker table instead.
  func draw(in place: Rect, into canvas: inout Canvas) {
    let (screen, edge) = (look.style(.text).background, look.style(.cardEdge).foreground)
    let isPale =
      place.rows > 1 && look.depth >= .palette256 && screen != .standard
      && edge != look.style(.cardFace).background
    let table = isPale ? look.style(.cardResting).background : screen
    var felt = look.style(.text)
    felt.background = table
    canvas.fill(place, style: felt)
    var painter = CardPainter(look: look, table: table)
    let faces = look.text(StartPhrase.cards(kind, unicode: look.unicode)).split(separator: " ")
    let isLarge = place.rows >= 5 && place.columns >= 16
    let isFlat = place.rows < 3
    let room = (place.columns - (isFlat ? 0 : 2) - (faces.count - 1)) / faces.count
    let text = faces.map { TextWidth.of(String($0)) }.max() ?? 0
    let card = Size(
      columns: min(
        max(text + 2, isLarge ? 7 : text == 1 && room < 5 ? 3 : 5),
        isFlat ? room : room + 1),
      rows: place.rows >= 5 ? 5 : isFlat ? 1 : 3)
    var row = place.centered(
      Size(columns: faces.count * (card.columns + 1) - 1, rows: card.rows))
    for (number, face) in faces.enumerated() {
      let place = row.cutLeft(card.columns)
      row.cutLeft(1)
      let isBack = face == "?"
      if !isFlat { painter.draw(isBack ? .back : .up(.blank), in: place, into: &canvas) }
      if isBack, !isFlat { continue }
      var style = isBack ? look.style(.cardBack) : painter.faceStyle(in: place)
      if isFlat || text + 2 > card.columns {
        // The text needs the columns of the edges, too.
        canvas.fill(place.inset(columns: 0, rows: isFlat ? 0 : 1), style: style)
      }
      let hue = hues[number % hues.count]
      if !isBack, let color = FaceColor.color(hue, on: style.background, depth: look.depth) {
        style.foreground = color
      }
      style.attributes.insert(style.foreground.emphasis)
      canvas.write(
        String(face), column: place.column + (place.columns - TextWidth.of(String(face))) / 2,
        row: place.row + place.rows / 2, style: style)
    }
  }

  /// The colors of the texts on the cards: hearts, words in another color than they name, stars,
  /// and the players.
  private var hues: [DeckColor] {
    switch kind {
    case .pairs: [.red]
    case .colorMatch: [.red, .blue]
    case .movieQuiz: [.orange]
    case .pairsDuel: SeatStyle.hues
    }
  }
}
