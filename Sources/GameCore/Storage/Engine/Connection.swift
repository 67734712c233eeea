/// The connection to a database, with the caches of what was read. Transactions are committed or
/// rolled back when their body ends.
final class Connection {
  /// The verifier of rows, which knows those that it has verified.
  let verifier = RowVerifier()
  var metrics = RoundMetricsCache()
  let session: any DatabaseSession

  init(_ session: any DatabaseSession) {
    self.session = session
  }

  /// Whether it is read-only.
  var isReadOnly: Bool { session.isReadOnly }

  var dialect: Dialect { session.dialect }

  /// Runs a statement to its end and returns the number of changed rows.
  @discardableResult
  func run(_ sql: SQL) throws(StoreError) -> Int {
    try session.step(sql) { _ in true }
  }

  /// Returns the result of `read` for the first row; nil if there is none.
  func first<Result>(_ sql: SQL, read: (borrowing Row) -> Result) throws(StoreError) -> Result? {
    var result: Result?
    try session.step(sql) { row in
      result = read(row)
      return false
    }
    return result
  }

  /// Returns the results of `read` for all rows, without nil.
  func all<Result>(_ sql: SQL, read: (borrowing Row) -> Result?) throws(StoreError) -> [Result] {
    var results: [Result] = []
    try session.step(sql) { row in
      if let result = read(row) { results.append(result) }
      return true
    }
    return results
  }

  /// Visits rows until the end or until `visit` returns false. An engine may have read all of them
  /// by then, so the statement should have a limit.
  func each(_ sql: SQL, visit: (borrowing Row) -> Bool) throws(StoreError) {
    try session.step(sql, visit: visit)
  }

  /// Inserts a row. Throws `notFound` if it refers to a row that does not exist.
  func insert(into table: StaticString, _ row: SQL.NamedValues) throws(StoreError) {
    do throws(StoreError) {
      try run(.insert(into: table, row))
    } catch {
      throw error.isMissingParent ? .notFound : error
    }
  }

  /// Returns whether there is a row.
  func exists(_ sql: SQL) throws(StoreError) -> Bool {
    try first(sql) { _ in true } ?? false
  }

  /// Returns the integer of the only row, in the column `count`; 0 if there is no row.
  func count(_ sql: SQL) throws(StoreError) -> Int {
    try first(sql) { $0.integer("count") } ?? 0
  }

  /// Performs `body` in a transaction, as `Database.write` does.
  func transaction<Result>(
    as player: PlayerID? = nil, _ body: () throws -> Result
  ) throws(StoreError) -> Result {
    try enclose({ session throws(StoreError) in try session.beginTransaction(as: player) }, body)
  }

  /// Performs `body` on a snapshot, as `Database.read` does.
  func snapshot<Result>(_ body: () throws -> Result) throws(StoreError) -> Result {
    try enclose({ session throws(StoreError) in try session.beginSnapshot() }, body)
  }

  private func enclose<Result>(
    _ begin: (any DatabaseSession) throws(StoreError) -> Void, _ body: () throws -> Result
  ) throws(StoreError) -> Result {
    var attempt = 1
    while true {
      do throws(StoreError) {
        try begin(session)
        let result: Result
        do { result = try body() } catch { throw StoreError(error) }
        try session.commit()
        return result
      } catch {
        session.rollBack()
        guard session.mayRepeat(after: error, attempt: attempt) else { throw error }
        attempt += 1
      }
    }
  }
}

extension StoreError {
  /// Creates the error of a closure that throws only store errors. With a typed error, each closure
  /// would have to repeat the type.
  init(_ error: any Error) {
    self =
      error as? StoreError ?? .failed(code: 0, message: "\(error)", statement: "")
  }
}
