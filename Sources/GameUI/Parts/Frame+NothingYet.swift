import Canvas
import GameCore
import Pictures

extension Frame {
  /// Draws the cards of a game, covers or backs, a sentence, and actions with their targets.
  mutating func emptyState(
    _ text: String, _ role: Role = .text, in area: Rect, row: Int? = nil,
    buttons shown: [(title: String, target: Target)], focused: Int? = 0,
    cards kind: GameKind? = nil, covers: [Drawing] = []
  ) {
    let row = row ?? Self.firstRow(ofNothing: text, in: area)
    let card =
      kind != nil && area.below(row).rows >= 14
      ? Size(columns: 11, rows: 7) : Size(columns: covers.isEmpty ? 7 : 10, rows: 5)
    var painter = CardPainter(look: look)
    var cards = area.centered(Size(columns: 3 * card.columns + 2, rows: area.rows)).below(row)
    if let kind, !look.isPlain {
      GameScene(kind: kind, look: look).draw(in: cards.top(card.rows), into: &canvas)
    }
    for number in 0..<(kind == nil ? 3 : 0) {
      let place = cards.cutLeft(card.columns).top(card.rows)
      cards.cutLeft(1)
      if covers.indices.contains(number) {
        let cover = covers[number].picture(size: card, as: look.rendition)
        canvas.put(cover, at: place.origin)
      } else {
        painter.draw(.back, in: place, into: &canvas)
      }
    }
    let first = row + card.rows + 1
    message(text, in: area, row: first, role)
    guard !shown.isEmpty else { return }
    let lines = TextWrap.lines(text, width: area.columns - 8).count
    mainButtons(
      shown.map(\.title), in: area, row: first + lines + 1, focused: focused,
      targets: shown.map(\.target))
  }

  /// Returns the first row of that, if it is all that a screen shows.
  static func firstRow(ofNothing text: String, in area: Rect) -> Int {
    let lines = TextWrap.lines(text, width: area.columns - 8).count
    return max(area.raised(Size(columns: area.columns, rows: 8 + lines)).row, area.row)
  }
}
