import Canvas
import GameCore

/// Rows with a cursor, loaded in pages when the cursor reaches their end. The screen draws the
/// rows.
struct ListView<Row: Sendable>: Sendable {
  private(set) var rows: [Row] = []
  /// The number of rows in the whole list; nil before the first page.
  private(set) var total: Int?
  /// The reason why the latest page is missing; earlier rows stay.
  private(set) var error: StoreError?
  private(set) var cursor = 0
  /// The first visible row when the cursor last moved.
  private var top = 0
  private var isAsked = true

  /// The row under the cursor.
  var selected: Row? { rows.indices.contains(cursor) ? rows[cursor] : nil }
  private var isComplete: Bool { total.map { rows.count >= $0 } ?? false }

  /// Handles a key or the wheel with `room` visible rows; returns whether the next page is needed,
  /// which then counts as requested. Nil for input without a meaning in a list.
  mutating func handle(_ input: Input, room: Int) -> Bool? {
    switch input {
    case .key(.up), .key(.character("k")): move(to: cursor - 1, room)
    case .key(.down), .key(.character("j")): move(to: cursor + 1, room)
    case .key(.pageUp): move(to: cursor - 10, room)
    case .key(.pageDown): move(to: cursor + 10, room)
    case .key(.home): move(to: 0, room)
    case .key(.end): move(to: rows.count - 1, room)
    case .mouse(let mouse) where mouse.action == .wheelUp: move(to: cursor - 3, room, scrolls: -3)
    case .mouse(let mouse) where mouse.action == .wheelDown: move(to: cursor + 3, room, scrolls: 3)
    case .key, .mouse, .paste: nil
    }
  }

  /// Puts the cursor on a row, with `room` visible rows.
  mutating func select(_ row: Int, room: Int) {
    if rows.indices.contains(row) { put(row, room) }
  }

  /// Returns the visible rows in a window of `room` rows, which stay until the cursor leaves them.
  func window(_ room: Int) -> Range<Int> {
    let room = max(room, 1)
    let first = max(min(max(top, cursor - room + 1), cursor, rows.count - room), 0)
    return first..<min(first + room, rows.count)
  }

  /// Appends the next page.
  mutating func append(_ page: [Row], total: Int) { show(rows + page, total: total) }

  /// Replaces all rows.
  mutating func show(_ rows: [Row], total: Int) {
    self.rows = rows
    self.total = total
    error = nil
    isAsked = false
    cursor = min(cursor, max(rows.count - 1, 0))
  }

  /// Handles the failure to load a page; moving at the end of the list requests it again.
  mutating func fail(_ error: StoreError) {
    self.error = error
    isAsked = false
  }

  /// Changes all rows in place.
  mutating func update(_ change: (inout Row) -> Void) {
    for index in rows.indices { change(&rows[index]) }
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

  private mutating func move(to row: Int, _ room: Int, scrolls step: Int = 0) -> Bool {
    put(min(max(row, 0), max(rows.count - 1, 0)), room, scrolls: step)
    guard row >= rows.count - 1, !isComplete, !isAsked, total != nil || error != nil else {
      return false
    }
    isAsked = true
    return true
  }
}
