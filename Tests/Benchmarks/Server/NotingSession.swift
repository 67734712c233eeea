import GameCore
import PostgresStore
import Synchronization

/// A recording of a store's statements.
final class Notes: Sendable {
  /// A statement as sent to the server, with its values.
  struct Statement: Sendable {
    let text: String
    var values: [SQLValue] = []
  }

  private let noted = Mutex<[Statement]?>(nil)

  /// Returns the statements of `body`, including the begin and end of transactions.
  func statements(of body: () throws -> Void) rethrows -> [Statement] {
    noted.withLock { $0 = [] }
    try body()
    return noted.withLock { noted in
      defer { noted = nil }
      return noted ?? []
    }
  }

  /// Records a statement; the text is only computed while recording, so that it is not measured
  /// otherwise.
  fileprivate func note(_ text: @autoclosure () -> String, _ values: [SQLValue] = []) {
    noted.withLock { $0?.append(Statement(text: text(), values: values)) }
  }
}

/// A session on a server whose statements can be recorded.
final class NotingSession: DatabaseSession {
  private let session: PostgresSession
  private let notes: Notes

  init(_ place: PostgresLocation, _ notes: Notes) {
    session = PostgresSession(place)
    self.notes = notes
  }

  var isReadOnly: Bool { session.isReadOnly }
  var dialect: Dialect { session.dialect }
  var statements: [String] { session.statements }

  func identity() throws(StoreError) -> String { try session.identity() }

  func step(
    _ sql: SQL, visit: (borrowing Row) -> Bool
  ) throws(StoreError) -> Int {
    notes.note(sql.text.joined { "$\($0)" }, sql.values)
    return try session.step(sql, visit: visit)
  }

  func script(_ sql: StaticString) throws(StoreError) { try session.script(sql) }

  func beginTransaction(as player: PlayerID?) throws(StoreError) {
    notes.note("BEGIN ISOLATION LEVEL SERIALIZABLE")
    try session.beginTransaction(as: player)
  }

  func prove(_ proof: Proof) throws(StoreError) -> Bool { try session.prove(proof) }
  func withdraw(_ proof: Proof) { session.withdraw(proof) }
  func mayChange(_ player: PlayerID) -> Bool { session.mayChange(player) }
  func setPlayer(_ player: PlayerID) throws(StoreError) { try session.setPlayer(player) }

  func beginSnapshot() throws(StoreError) {
    notes.note("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    try session.beginSnapshot()
  }

  func commit() throws(StoreError) {
    notes.note("COMMIT")
    try session.commit()
  }

  func rollBack() {
    notes.note("ROLLBACK")
    session.rollBack()
  }

  func mayRepeat(after error: StoreError, attempt: Int) -> Bool {
    session.mayRepeat(after: error, attempt: attempt)
  }

  func newPlayer(at now: Timestamp) throws(StoreError) -> PlayerID {
    try session.newPlayer(at: now)
  }

  func newRound(by player: PlayerID, at now: Timestamp) throws(StoreError) -> RoundID? {
    try session.newRound(by: player, at: now)
  }

  func acquireLease(_ id: ProgressID) throws(StoreError) { try session.acquireLease(id) }
  func renewLease() throws(StoreError) { try session.renewLease() }
  func endLease() throws(StoreError) { try session.endLease() }
  func isRunning(_ id: ProgressID) throws(StoreError) -> Bool { try session.isRunning(id) }
}
