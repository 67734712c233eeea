import CPostgres
package import GameCore
import Glibc

/// A session with a database on a server. It connects when it is first used and reconnects after a
/// lost connection, so that only requests made while the server is down fail.
package final class PostgresSession: DatabaseSession {
  let place: PostgresLocation
  var connection: PGConnection?
  /// The names of statements on the server, and their texts.
  private var texts: [SQL.Text: (name: String, sql: String)] = [:]
  /// The failure of the last statement, from which `mayRepeat` decides.
  private var failure: PGError?
  private var numbers = NumberSource()
  /// The program with the lease, and the time when it was last renewed.
  var held: ProgressID?
  var heldAt = 0
  /// The time when a new connection last timed out.
  private var silentAt: Int?
  /// The number of times that the connection was lost during one transaction.
  private var losses = 0
  /// The server's number of the open writing transaction.
  private var transaction: Int?
  /// The start of the server, and of the one with that transaction.
  private var starts: (server: Int?, transaction: Int?)
  /// Whether a writing transaction was committed on the connection.
  private var hasWritten = false
  /// Whether row security limits the role, which must then prove for which player it acts.
  var isLimited = false
  /// The proofs, and those before the open transaction.
  var proofs = PlayerProofs()
  private var earlierProofs = PlayerProofs()
  /// The proof that the connection has; nil if unknown.
  var shownProof: String?

  package init(_ place: PostgresLocation) { self.place = place }

  package var isReadOnly: Bool { place.access == .readOnly }
  package var dialect: Dialect { .postgres }

  package func identity() throws(StoreError) -> String {
    try first(
      """
      SELECT (extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint AS started,
          oid::bigint AS database
        FROM pg_database WHERE datname = current_database()
      """
    ) { "\($0.integer("started"))/\($0.integer("database"))" } ?? ""
  }

  @discardableResult
  package func step(_ sql: SQL, visit: (borrowing Row) -> Bool) throws(StoreError) -> Int {
    let answer = try attempt { connection throws(PGError) in try run(sql, on: connection) }
    guard let answer else { return 0 }
    for row in 0..<answer.rows where !visit(Row(PostgresRow(answer: answer, row: row))) { break }
    return answer.changed
  }

  func run(_ sql: SQL, on connection: PGConnection) throws(PGError) -> Answer? {
    let (name, text) = known(sql.text)
    let parameters = Parameters(sql.values)
    if !connection.prepared.contains(name) {
      try connection.prepare(name, text, types: parameters.types)
      connection.prepared.insert(name)
    }
    return try connection.run(name, parameters)
  }

  package func script(_ sql: StaticString) throws(StoreError) {
    try attempt { connection throws(PGError) in try connection.script(sql.description) }
  }

  package func beginTransaction(as player: PlayerID?) throws(StoreError) {
    earlierProofs = proofs
    while true {
      let proof = player.flatMap { proofs.prefer($0) }
      let acting = try begin(as: player)
      guard isLimited, let player, acting != player else { return }
      rollBack()
      guard let proof else { throw .notLoggedIn }
      proofs.remove(proof)
      earlierProofs = proofs
    }
  }

  /// Returns the player for whom the transaction may act. One script saves a round trip.
  private func begin(as player: PlayerID?) throws(StoreError) -> PlayerID? {
    var shown: PlayerID?
    let acting = player.map { "; " + Self.acting(as: $0) } ?? ""
    try attempt { connection throws(PGError) in
      let replicated = hasWritten ? "" : "SELECT \(PGConnection.replication);"
      let numbers = try isLimited && player != nil ? preparedNumbers(on: connection) : Self.numbers
      do throws(PGError) {
        let answer = try connection.script(
          "BEGIN ISOLATION LEVEL SERIALIZABLE\(acting); \(replicated) \(numbers)")
        transaction = answer?.number
        shown = answer?.number(in: 1).map { PlayerID($0) }
      } catch .refused("0A000", _) {
        // A standby has no serializable transactions.
        throw .unfit(.noWriter)
      }
      starts.transaction = starts.server
      return nil
    }
    return shown
  }

  package func setPlayer(_ player: PlayerID) throws(StoreError) {
    try attempt { connection throws(PGError) in try connection.script(Self.acting(as: player)) }
  }

  /// Returns the setting that the policies of the players' role check.
  private static func acting(as player: PlayerID) -> String {
    "SET LOCAL flipside.player = '\(player.rawValue)'"
  }

  package func beginSnapshot() throws(StoreError) {
    transaction = nil
    earlierProofs = proofs
    try attempt { connection throws(PGError) in
      try connection.script("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    }
  }

  /// Commits; if the answer is lost, asks the server, and repeats only what was not committed.
  package func commit() throws(StoreError) {
    do throws(StoreError) {
      try attempt { connection throws(PGError) in try connection.script("COMMIT") }
      if transaction != nil { hasWritten = true }
    } catch {
      guard case .lost = failure, let transaction else { throw error }
      let isDone = hasCommitted(transaction)
      if isDone != false { failure = nil }
      if isDone != true { throw error }
    }
  }

  /// Asks on a new connection; nil if it cannot be determined. A server that has not noticed the
  /// lost connection may still be working. A restarted server, or a standby that took over, may
  /// have given the number to another transaction.
  private func hasCommitted(_ transaction: Int) -> Bool? {
    for _ in 0..<100 {
      do throws(PGError) {
        let connection = try connected()
        guard starts.server == starts.transaction else { return nil }
        switch try connection.outcome(of: transaction) {
        case 1: return true
        case 0: return false
        case 2: usleep(20_000)
        default: return nil
        }
      } catch {
        connection = nil
        return nil
      }
    }
    return nil
  }

  package func rollBack() {
    // A lease acquired in the transaction is lost, and a proof shown in it too.
    heldAt = 0
    proofs = earlierProofs
    shownProof = nil
    guard let connection, connection.isInTransaction else { return }
    do { try connection.script("ROLLBACK") } catch { self.connection = nil }
  }

  /// Returns whether to repeat a transaction: after a conflict, or if the connection was lost.
  package func mayRepeat(after _: StoreError, attempt: Int) -> Bool {
    guard let failure else { return false }
    if attempt == 1 { losses = 0 }
    switch failure {
    case .lost:
      losses += 1
      return losses < 2
    case .unfit: return false
    case .refused(let state, _):
      guard attempt < 20, Self.conflicts.contains(state) else { return false }
      // The random wait grows, so that conflicting programs separate.
      usleep(UInt32(Int.random(in: 500...(2000 << min(attempt, 6)))))
      return true
    }
  }

  /// A serialization failure, a deadlock, and a concurrently added row with the same key.
  private static let conflicts: Set<String> = ["40001", "40P01", "23505"]

  package func newPlayer(at now: Timestamp) throws(StoreError) -> PlayerID {
    PlayerID(try number(at: now, inOrder: "SELECT nextval('player_number') AS count"))
  }

  package func newRound(by _: PlayerID, at now: Timestamp) throws(StoreError) -> RoundID? {
    RoundID(try number(at: now, inOrder: "SELECT nextval('round_number') AS count"))
  }

  private func number(at now: Timestamp, inOrder sequence: SQL) throws(StoreError) -> Int {
    try place.numbering == .inOrder ? count(sequence) : numbers.next(at: now)
  }

  // MARK: The connection

  /// Performs `body` on a sound connection, again if it was lost and no transaction was open.
  @discardableResult
  func attempt(_ body: (PGConnection) throws(PGError) -> Answer?) throws(StoreError) -> Answer? {
    failure = nil
    let isNew = connection == nil
    do throws(PGError) {
      let connection = try connected()
      let isInside = connection.isInTransaction
      do throws(PGError) {
        return try body(connection)
      } catch .lost(let reason) {
        self.connection = nil
        guard !isInside, !isNew else { throw .lost(reason) }
        return try body(try connected())
      }
    } catch {
      failure = error
      if case .lost = error { connection = nil }
      // This program asked to read only.
      if case .refused("25006", _) = error, isReadOnly { throw .readOnly }
      throw StoreError(error)
    }
  }

  private func connected() throws(PGError) -> PGConnection {
    if let connection, connection.isSound {
      try showProof(to: connection)
      return connection
    }
    let begun = PGConnection.now()
    if let silentAt, begun - silentAt < place.echo { throw .lost(PGConnection.noAnswer) }
    do throws(PGError) {
      let made = try PGConnection(to: place.parameters, patience: place.patience)
      let greeting = try made.script(place.greeting)
      if let time = greeting?.number { place.clock.set(to: time) }
      if let process = greeting?.number(in: 1) { try made.refuseSharing(of: process, at: place) }
      starts.server = greeting?.number(in: 2)
      hasWritten = false
      try PostgresSchema.check(made, access: place.access)
      let isLimited = "SELECT row_security_active('flipside.player')::int"
      self.isLimited = try made.script(isLimited)?.number == 1
      shownProof = nil
      try showProof(to: made)
      connection = made
      return made
    } catch {
      if PGConnection.now() - begun >= place.patience { silentAt = PGConnection.now() }
      throw error
    }
  }

  /// Returns the name of a statement on the server, and its text.
  private func known(_ text: SQL.Text) -> (name: String, sql: String) {
    if let known = texts[text] { return known }
    var sql = text.joined { "$\($0)" }
    let deletion = "DELETE FROM "
    if isLimited, sql.hasPrefix(deletion) {
      // Only the owner may delete: whoever may can also lock the table.
      let rest = sql.dropFirst(deletion.count)
      let table = rest.prefix { $0 != " " }
      sql = "SELECT 1 FROM forget('\(table)', ARRAY(SELECT ctid FROM \(rest)))"
    }
    let new = (name: "s\(texts.count)", sql: sql)
    texts[text] = new
    return new
  }
}
