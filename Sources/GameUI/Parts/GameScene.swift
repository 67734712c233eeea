import Canvas
import GameCore

/// Some cards of a game, as its emblem.
struct GameScene {
  let kind: GameKind
  let look: RenderStyle

  private var faces: [Substring] {
    look.text(StartPhrase.cards(kind, unicode: look.unicode)).split(separator: " ")
  }

  /// The columns of the widest text.
  private var text: Int { faces.map { TextWidth.of(String($0)) }.max() ?? 0 }

  /// The columns of the cards with a blank at both sides of each text, and between two cards.
  var leastColumns: Int { faces.count * (text + 3) - 1 }

  /// Draws the cards in the middle of `place`.
  func draw(in place: Rect, into canvas: inout Canvas) {
    var painter = CardPainter(look: look)
    let isLarge = place.rows >= 5 && place.columns >= 16
    let isHuge = place.rows >= 7 && place.columns >= 35
    let isFlat = place.rows < 3
    let gap = isFlat && leastColumns > place.columns ? 0 : 1
    let room = (place.columns - (isFlat ? 0 : 2) - (faces.count - 1) * gap) / faces.count
    // Texts of the same width are in the middle of their cards.
    let least = max(
      text + 2, isHuge ? 11 : isLarge ? 7 : isFlat || text == 1 && room < 5 ? 3 : 5)
    let most = min(least + (least - text) % 2, isFlat ? room : room + 1)
    let card = Size(
      columns: most > text + 2 ? most - (most - text) % 2 : most,
      rows: isHuge ? 7 : isLarge ? 5 : isFlat ? 1 : 3)
    // Two cards are in the middle only with the right gap.
    let isUneven = !isFlat && faces.count == 2 && (place.columns - gap) % 2 == 1
    let between = isUneven && 2 * card.columns + gap + 3 <= place.columns ? gap + 1 : gap
    var row = place.centered(
      Size(columns: faces.count * (card.columns + between) - between, rows: card.rows))
    for (number, face) in faces.enumerated() {
      let place = row.cutLeft(card.columns)
      row.cutLeft(between)
      let isBack = face == "?"
      let hue = hues[number % hues.count]
      if !isFlat {
        // A symbol as on the cards of the game.
        let symbol = face.count == 1 ? face.first : nil
        let front = CardFront(face: DeckFace(symbol ?? " ", hue, "", ""), picture: nil)
        painter.draw(isBack ? .back : .up(front), in: place, into: &canvas)
        if isBack || symbol != nil { continue }
      }
      var style = look.style(isBack ? .cardBack : .cardFace)
      if !isBack { style = look.colored(hue, style) }
      if isFlat || text + 2 > card.columns {
        // The text needs the columns of the edges, too.
        canvas.fill(place.inset(columns: 0, rows: isFlat ? 0 : 1), style: style)
      }
      style.attributes.insert(style.foreground.emphasis)
      canvas.write(String(face), in: place.dropTop(place.rows / 2), .center, style: style)
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
