import Canvas
import GameCore

/// The cursor on a board of cards, which wraps within its row and its column.
struct BoardCursor: Hashable, Sendable {
  let columns: Int
  let rows: Int
  /// The position, row by row from 0.
  private(set) var place = 0

  init(_ level: PairsLevel) {
    columns = level.columns
    rows = level.rows
  }

  /// Moves to a position; ignores those off the board.
  mutating func move(to place: Int) {
    if (0..<columns * rows).contains(place) { self.place = place }
  }

  /// Moves the cursor with a key and returns whether it did: arrows, hjkl, Home and End in the row,
  /// Page Up and Page Down in the column.
  mutating func handle(_ key: Key) -> Bool {
    let column = place % columns
    let row = place / columns
    switch key {
    case .left, .character("h"), .character("H"): go(column - 1, row)
    case .right, .character("l"), .character("L"): go(column + 1, row)
    case .up, .character("k"), .character("K"): go(column, row - 1)
    case .down, .character("j"), .character("J"): go(column, row + 1)
    case .home: go(0, row)
    case .end: go(columns - 1, row)
    case .pageUp: go(column, 0)
    case .pageDown: go(column, rows - 1)
    default: return false
    }
    return true
  }

  private mutating func go(_ column: Int, _ row: Int) {
    place = (row + rows) % rows * columns + (column + columns) % columns
  }
}
