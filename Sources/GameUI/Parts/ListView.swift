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
  /// The first row that was seen when the cursor moved last.
  private var top = 0
  private var isAsked = true

  /// The row under the cursor.
  var selected: Row? { rows.indices.contains(cursor) ? rows[cursor] : nil }
  private var isComplete: Bool { total.map { rows.count >= $0 } ?? false }

  /// Handles a key or the wheel where `room` rows are seen; nil for what means nothing in a list.
  mutating func handle(_ input: Input, room: Int) -> Event? {
    switch input {
    case .key(.up), .key(.character("k")): move(to: cursor - 1, room)
    case .key(.down), .key(.character("j")): move(to: cursor + 1, room)
    case .key(.pageUp): move(to: cursor - 10, room)
    case .key(.pageDown): move(to: cursor + 10, room)
    case .key(.home): move(to: 0, room)
    case .key(.end): move(to: rows.count - 1, room)
    case .key(.enter), .key(.character(" ")): selected == nil ? .moved : .opened
    case .mouse(let mouse) where mouse.action == .wheelUp: move(to: cursor - 3, room, scrolls: -3)
    case .mouse(let mouse) where mouse.action == .wheelDown: move(to: cursor + 3, room, scrolls: 3)
    case .key, .mouse, .paste: nil
    }
  }

  /// Puts the cursor on a row where `room` rows are seen.
  mutating func select(_ row: Int, room: Int) {
    if rows.indices.contains(row) { put(row, room) }
  }

  /// The rows that are seen in a window of `room` rows: the same until the cursor leaves them.
  func window(_ room: Int) -> Range<Int> {
    let room = max(room, 1)
    let first = max(min(max(top, cursor - room + 1), cursor, rows.count - room), 0)
    return first..<min(first + room, rows.count)
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

  private mutating func put(_ row: Int, _ room: Int, scrolls step: Int = 0) {
    top = max(window(room).lowerBound + step, 0)
    cursor = row
    top = window(room).lowerBound
  }

  private mutating func move(to row: Int, _ room: Int, scrolls step: Int = 0) -> Event {
    put(min(max(row, 0), max(rows.count - 1, 0)), room, scrolls: step)
    guard row >= rows.count - 1, !isComplete, !isAsked, total != nil || fault != nil else {
      return .moved
    }
    isAsked = true
    return .needsPage
  }
}
