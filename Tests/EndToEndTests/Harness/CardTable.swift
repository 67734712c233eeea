import Canvas
import GameRules

@testable import GameUI

/// The cards of a board on a screen, row by row.
struct CardTable {
  struct Card {
    let place: Rect
    /// The identity of the face: its name, or what is drawn on a card too small for one; nil for a
    /// back.
    let face: String?

    /// A position on the screen, from 1, in the middle of the card.
    var middle: (column: Int, row: Int) {
      (place.column + place.columns / 2 + 1, place.row + place.rows / 2 + 1)
    }
  }

  /// The cards that are not being turned.
  let cards: [Card]

  /// Reads a screen in a window of `size`.
  init(_ screen: [String], _ level: PairsLevel, in size: Size) {
    let lines = screen.map(Array.init)
    let window = Rect(at: Point(column: 0, row: 0), size)
    func character(_ column: Int, _ row: Int) -> Character {
      lines.indices.contains(row) && lines[row].indices.contains(column) ? lines[row][column] : " "
    }
    func text(_ place: Rect) -> String {
      String(
        (place.row..<place.bottom).flatMap { row in
          (place.column..<place.right).map { character($0, row) }
        })
    }
    guard let layout = BoardLayout(level, in: Chrome.content(of: window)) else {
      cards = []
      return
    }
    cards = (0..<level.cards).compactMap { number in
      let place = layout.rect(of: number)
      guard let edge = text(place.top(1)).first, "▄━".contains(edge) else { return nil }
      // The sides may be bars with a mark.
      let inside = text(place.inset(columns: 1, rows: 1))
      let name = text(place.bottom(1)).filter { $0.isLetter || $0.isNumber }
      let isDown = inside.allSatisfy(" ╱╲◇".contains)
      return Card(place: place, face: isDown ? nil : name.isEmpty ? inside : name)
    }
  }

  /// Whether no face is visible.
  var isHidden: Bool { cards.allSatisfy { $0.face == nil } }
}
