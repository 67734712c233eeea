/// Something that runs statements, one at a time.
package protocol SQLRunner {
  /// Runs a statement and calls `visit` for its rows until it returns false. Returns the number of
  /// changed rows. An engine may have read all rows by then, so the statement should have a limit.
  @discardableResult
  func step(_ sql: SQL, visit: (borrowing Row) -> Bool) throws(StoreError) -> Int
}

extension SQLRunner {
  /// Runs a statement to its end and returns the number of changed rows.
  @discardableResult
  package func run(_ sql: SQL) throws(StoreError) -> Int { try step(sql) { _ in true } }

  /// Runs a statement and calls `body` for all rows.
  func visit(_ sql: SQL, _ body: (borrowing Row) -> Void) throws(StoreError) {
    try step(sql) { row in
      body(row)
      return true
    }
  }

  /// Returns the result of `read` for the first row, perhaps nil; nil if there is none.
  package func first<T>(_ sql: SQL, read: (borrowing Row) -> T?) throws(StoreError) -> T? {
    var result: T?
    try step(sql) { row in
      result = read(row)
      return false
    }
    return result
  }

  /// Returns the results of `read` for all rows, without nil.
  func all<T>(_ sql: SQL, read: (borrowing Row) -> T?) throws(StoreError) -> [T] {
    var results: [T] = []
    try visit(sql) { row in if let result = read(row) { results.append(result) } }
    return results
  }

  package func exists(_ sql: SQL) throws(StoreError) -> Bool {
    try first(sql) { _ in true } ?? false
  }

  /// Calls `next` with the last number until it returns nil. Throws if the numbers do not grow: a
  /// damaged file may return the same pages repeatedly.
  static func walk(_ next: (Int) throws(StoreError) -> Int?) throws(StoreError) {
    var last = Int.min
    while let number = try next(last) {
      guard number > last else { throw .corrupt }
      last = number
    }
  }

  /// Returns the integer of the only row, in the column `count`; 0 if there is no row.
  package func count(_ sql: SQL) throws(StoreError) -> Int {
    try first(sql) { $0.integer("count") } ?? 0
  }
}
