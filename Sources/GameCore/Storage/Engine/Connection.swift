/// The connection of a store, which keeps whoever uses it from forgetting an end: what is begun is
/// committed or taken back.
struct Connection: ~Copyable {
  private let session: any DatabaseSession

  init(_ session: any DatabaseSession) {
    self.session = session
  }

  /// Whether nothing can be written.
  var isReadOnly: Bool { session.isReadOnly }
  var dialect: Dialect { session.dialect }
  /// The texts of the statements used so far, for whoever examines them.
  var statements: [String] { session.statements }

  /// The database itself, the same by whichever name or address it is opened.
  func identity() throws(StoreFault) -> String { try session.identity() }

  /// Runs a statement to its end. Gives the number of rows it changed.
  @discardableResult
  mutating func run(_ sql: StaticString, _ values: SQLValue...) throws(StoreFault) -> Int {
    try session.step(sql, values) { _ in true }
  }

  /// As above, with the values in a list.
  mutating func run(_ sql: StaticString, all values: [SQLValue]) throws(StoreFault) {
    try session.step(sql, values) { _ in true }
  }

  /// What `read` makes of the first row; nil where there is none.
  mutating func first<Result>(
    _ sql: StaticString, _ values: SQLValue..., read: (borrowing Row) -> Result
  ) throws(StoreFault) -> Result? {
    var result: Result?
    try session.step(sql, values) { row in
      result = read(row)
      return false
    }
    return result
  }

  /// What `read` makes of each row, those left out for which it gives nil.
  mutating func all<Result>(
    _ sql: StaticString, _ values: SQLValue..., read: (borrowing Row) -> Result?
  ) throws(StoreFault) -> [Result] {
    var results: [Result] = []
    try session.step(sql, values) { row in
      if let result = read(row) { results.append(result) }
      return true
    }
    return results
  }

  /// Visits rows until there are no more or `visit` gives false. An engine may have read all of
  /// them by then: the statement says how many are wanted.
  mutating func each(
    _ sql: StaticString, _ values: SQLValue..., visit: (borrowing Row) -> Bool
  ) throws(StoreFault) {
    try session.step(sql, values, visit: visit)
  }

  /// As above, with so many values that they come as a list.
  mutating func each(
    _ sql: StaticString, all values: [SQLValue], visit: (borrowing Row) -> Bool
  ) throws(StoreFault) {
    try session.step(sql, values, visit: visit)
  }

  /// Runs several statements, none of which takes values or gives rows.
  func script(_ sql: StaticString) throws(StoreFault) {
    try session.script(sql)
  }

  /// Does all of `body` or nothing, and lets no other program write in between. It is durable
  /// when this returns. Where programs meet, `body` may run more than once. Whoever changes rows
  /// of a player says of whom.
  mutating func transaction<Result>(
    as player: PlayerID? = nil, _ body: (inout Connection) throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result {
    try enclose({ session throws(StoreFault) in try session.beginTransaction(as: player) }, body)
  }

  /// Says whose rows are changed in the rest of a transaction that began without a player.
  mutating func act(as player: PlayerID) throws(StoreFault) {
    try session.act(as: player)
  }

  /// Lets `body` read one state of the database, whatever other programs write meanwhile.
  /// Where a connection is lost, `body` may run more than once.
  mutating func snapshot<Result>(
    _ body: (inout Connection) throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result {
    try enclose({ session throws(StoreFault) in try session.beginSnapshot() }, body)
  }

  /// A number that no player had before.
  mutating func newPlayer(at now: Timestamp) throws(StoreFault) -> PlayerID {
    try session.newPlayer(at: now)
  }

  /// A number that no round had before; nil where the database draws it itself.
  mutating func newRound(
    by player: PlayerID, at now: Timestamp
  ) throws(StoreFault) -> RoundID? {
    try session.newRound(by: player, at: now)
  }

  /// Notes that the program `id` plays and lives.
  mutating func hold(_ id: ProgressID) throws(StoreFault) {
    try session.hold(id)
  }

  /// Notes the same of the program that was named last.
  mutating func renewLease() throws(StoreFault) {
    try session.renewLease()
  }

  /// Notes that the program which was named last plays no more.
  mutating func endLease() throws(StoreFault) {
    try session.endLease()
  }

  /// Whether the program that kept a game still runs.
  mutating func isRunning(_ id: ProgressID) throws(StoreFault) -> Bool {
    try session.isRunning(id)
  }

  private mutating func enclose<Result>(
    _ begin: (any DatabaseSession) throws(StoreFault) -> Void,
    _ body: (inout Connection) throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result {
    var attempt = 1
    while true {
      do throws(StoreFault) {
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
