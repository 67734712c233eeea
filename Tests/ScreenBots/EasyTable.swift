import PseudoTerminal

/// An easy board of Pairs, read from a screen of 80 columns and 24 rows in ASCII without animation.
/// It contains only what a player sees.
struct EasyTable {
  static let columns = 4
  static let cards = 12
  private let screen: TerminalScreen

  /// Reads the table; nil if no running game is drawn.
  init?(_ screen: TerminalScreen) {
    self.screen = screen
    guard screen.shows("Turns  "), screen.shows("p pause"), cursor != nil else { return nil }
  }

  /// The place in the frame of the focus, read at its bottom corners, which no
  /// name of a face covers.
  var cursor: Int? {
    (0..<Self.cards).first { place in
      let middle = Self.middle(of: place)
      return screen.character(column: middle.column - 6, row: middle.row + 3) == "#"
        && screen.character(column: middle.column + 6, row: middle.row + 3) == "#"
    }
  }

  /// Returns the face at a place; nil if the card is face down.
  func face(at place: Int) -> Unicode.Scalar? {
    let middle = Self.middle(of: place)
    // A face is drawn with its own sign.
    let signs = (middle.row - 2...middle.row + 2).flatMap { row in
      (middle.column - 4...middle.column + 4).map { screen.character(column: $0, row: row) }
    }
    return signs.first { !["/", "\\", " ", "|"].contains($0) }
  }

  private static func middle(of place: Int) -> (column: Int, row: Int) {
    (7 + place % columns * 14, 5 + place / columns * 7)
  }
}
