import Canvas
import GameCore

/// Rows with a cursor that come in pages as the cursor reaches them; what a row looks like is the
/// screen's business.
struct ListView<Row: Sendable>: Sendable {
  /// What input came to.
  enum Event: Hashable, Sendable {
    case moved
    /// Enter on the row under the cursor, or the mouse on it.
    case opened
    /// The next page is needed; it has been noted as asked for.
    case needsPage
  }

  private(set) var rows: [Row] = []
  /// The rows of the whole list; nil until the first page.
  private(set) var total: Int?
  /// Why the latest page could not be had; rows that came before stay.
  private(set) var fault: StoreFault?
  private(set) var cursor = 0
  private var isAsked = true

  /// The row under the cursor.
  var selected: Row? { rows.indices.contains(cursor) ? rows[cursor] : nil }
  private var isComplete: Bool { total.map { rows.count >= $0 } ?? false }

  /// Handles a key; nil for one that means nothing in a list.
  mutating func handle(_ key: Key) -> Event? {
    switch key {
    case .up, .character("k"): return move(to: cursor - 1)
    case .down, .character("j"): return move(to: cursor + 1)
    case .pageUp: return move(to: cursor - 10)
    case .pageDown: return move(to: cursor + 10)
    case .home: return move(to: 0)
    case .end: return move(to: rows.count - 1)
    case .enter, .character(" "): return selected == nil ? .moved : .opened
    default: return nil
    }
  }

  /// Handles the wheel; nil for other input.
  mutating func handle(_ mouse: Mouse) -> Event? {
    switch mouse.action {
    case .wheelUp: move(to: cursor - 3)
    case .wheelDown: move(to: cursor + 3)
    case .press: nil
    }
  }

  /// Puts the cursor on a row.
  mutating func select(_ row: Int) {
    if rows.indices.contains(row) { cursor = row }
  }

  /// Takes the next page.
  mutating func append(_ page: [Row], total: Int) {
    rows += page
    self.total = total
    fault = nil
    isAsked = false
  }

  /// Replaces all rows.
  mutating func show(_ rows: [Row], total: Int) {
    self.rows = rows
    self.total = total
    fault = nil
    isAsked = false
    cursor = min(cursor, max(rows.count - 1, 0))
  }

  /// The page that was asked for cannot be had; moving at the end of the list asks again.
  mutating func fail(_ fault: StoreFault) {
    self.fault = fault
    isAsked = false
  }

  /// Changes rows in place.
  mutating func update(_ change: (Row) -> Row) {
    rows = rows.map(change)
  }

  mutating func remove(where isGone: (Row) -> Bool) {
    let before = rows.count
    rows.removeAll(where: isGone)
    total = total.map { $0 - (before - rows.count) }
    cursor = min(cursor, max(rows.count - 1, 0))
  }

  private mutating func move(to row: Int) -> Event {
    cursor = min(max(row, 0), max(rows.count - 1, 0))
    guard row >= rows.count - 1, !isComplete, !isAsked, total != nil || fault != nil else {
      return .moved
    }
    isAsked = true
    return .needsPage
  }
}
