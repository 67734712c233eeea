/// The connection of a store, which ensures that every transaction is committed or rolled back.
struct Connection: ~Copyable {
  private let session: any DatabaseSession

  init(_ session: any DatabaseSession) {
    self.session = session
  }

  /// Whether it is read-only.
  var isReadOnly: Bool { session.isReadOnly }
  var dialect: Dialect { session.dialect }
  /// The texts of the statements used so far, for tests.
  var statements: [String] { session.statements }

  /// Returns the identity of the database, the same for every name or address by which it is
  /// opened.
  func identity() throws(StoreError) -> String { try session.identity() }

  /// Runs a statement to its end and returns the number of changed rows.
  @discardableResult
  mutating func run(_ sql: StaticString, _ values: SQLValue...) throws(StoreError) -> Int {
    try session.step(sql, values) { _ in true }
  }

  /// Runs a statement with an array of values.
  mutating func run(_ sql: StaticString, all values: [SQLValue]) throws(StoreError) {
    try session.step(sql, values) { _ in true }
  }

  /// Returns the result of `read` for the first row; nil if there is none.
  mutating func first<Result>(
    _ sql: StaticString, _ values: SQLValue..., read: (borrowing Row) -> Result
  ) throws(StoreError) -> Result? {
    var result: Result?
    try session.step(sql, values) { row in
      result = read(row)
      return false
    }
    return result
  }

  /// Returns the results of `read` for all rows, without nil.
  mutating func all<Result>(
    _ sql: StaticString, _ values: SQLValue..., read: (borrowing Row) -> Result?
  ) throws(StoreError) -> [Result] {
    var results: [Result] = []
    try session.step(sql, values) { row in
      if let result = read(row) { results.append(result) }
      return true
    }
    return results
  }

  /// Visits rows until the end or until `visit` returns false. An engine may have read all of them
  /// by then, so the statement should have a limit.
  mutating func each(
    _ sql: StaticString, _ values: SQLValue..., visit: (borrowing Row) -> Bool
  ) throws(StoreError) {
    try session.step(sql, values, visit: visit)
  }

  /// Visits rows of a statement with an array of values.
  mutating func each(
    _ sql: StaticString, all values: [SQLValue], visit: (borrowing Row) -> Bool
  ) throws(StoreError) {
    try session.step(sql, values, visit: visit)
  }

  /// Runs several statements without values and results.
  func script(_ sql: StaticString) throws(StoreError) {
    try session.script(sql)
  }

  /// Performs `body` in a transaction without concurrent writes; it is durable on return. After a
  /// conflict, `body` runs again. A change of a player's rows must name the player.
  mutating func transaction<Result>(
    as player: PlayerID? = nil, _ body: (inout Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try enclose({ session throws(StoreError) in try session.beginTransaction(as: player) }, body)
  }

  /// Sets the player whose rows are changed in the rest of a transaction.
  mutating func setPlayer(_ player: PlayerID) throws(StoreError) {
    try session.setPlayer(player)
  }

  /// Performs `body` on a snapshot of the database. After a lost connection, `body` runs again.
  mutating func snapshot<Result>(
    _ body: (inout Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try enclose({ session throws(StoreError) in try session.beginSnapshot() }, body)
  }

  /// Returns a new number for a player.
  mutating func newPlayer(at now: Timestamp) throws(StoreError) -> PlayerID {
    try session.newPlayer(at: now)
  }

  /// Returns a new number for a round; nil if the database assigns it.
  mutating func newRound(
    by player: PlayerID, at now: Timestamp
  ) throws(StoreError) -> RoundID? {
    try session.newRound(by: player, at: now)
  }

  /// Acquires the lease of the program `id`, which is playing.
  mutating func acquireLease(_ id: ProgressID) throws(StoreError) {
    try session.acquireLease(id)
  }

  /// Renews the lease.
  mutating func renewLease() throws(StoreError) {
    try session.renewLease()
  }

  /// Ends the lease, because the program has stopped playing.
  mutating func endLease() throws(StoreError) {
    try session.endLease()
  }

  /// Returns whether the program that saved a game is running.
  mutating func isRunning(_ id: ProgressID) throws(StoreError) -> Bool {
    try session.isRunning(id)
  }

  private mutating func enclose<Result>(
    _ begin: (any DatabaseSession) throws(StoreError) -> Void,
    _ body: (inout Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    var attempt = 1
    while true {
      do throws(StoreError) {
        try begin(session)
        let result = try body(&self)
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
