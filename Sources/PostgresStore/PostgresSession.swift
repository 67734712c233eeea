import CPostgres
package import GameCore
import Glibc

/// A session with a database on a server. It connects when it is first used and reconnects after a
/// lost connection, so that only requests made while the server is down fail.
package final class PostgresSession: DatabaseSession {
  private let place: PostgresLocation
  private var connection: PGConnection?
  /// The names of statements on the server, and their texts.
  private var texts: [SQL.Text: (name: String, sql: String)] = [:]
  /// The failure of the last statement, from which `mayRepeat` decides.
  private var failure: PGError?
  private var numbers: NumberSource
  /// The program with the lease, and the time when it was last renewed.
  private var held: ProgressID?
  private var heldAt = 0
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

  package init(_ place: PostgresLocation) {
    self.place = place
    numbers = NumberSource(kind: place.numbering)
  }

  package var isReadOnly: Bool { place.access == .readOnly }
  package var dialect: Dialect { .postgres }
  package var statements: [String] { texts.values.map(\.sql) }

  package func identity() throws(StoreError) -> String {
    var parts = (0, 0)
    try step(
      """
      SELECT (extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint AS started,
          oid::bigint AS database
        FROM pg_database WHERE datname = current_database()
      """
    ) { row in
      parts = (row.integer("started"), row.integer("database"))
      return false
    }
    return "\(parts.0)/\(parts.1)"
  }

  @discardableResult
  package func step(_ sql: SQL, visit: (borrowing Row) -> Bool) throws(StoreError) -> Int {
    let (name, text) = known(sql.text)
    let parameters = Parameters(sql.values)
    let answer = try attempt { connection throws(PGError) in
      if !connection.prepared.contains(name) {
        try connection.prepare(name, text, types: parameters.types)
        connection.prepared.insert(name)
      }
      return try connection.run(name, parameters)
    }
    guard let answer else { return 0 }
    for row in 0..<answer.rows where !visit(Row(PostgresRow(answer: answer, row: row))) { break }
    return answer.changed
  }

  package func script(_ sql: StaticString) throws(StoreError) {
    try attempt { connection throws(PGError) in try connection.script(sql.description) }
  }

  /// Sends both in one script, because a separate statement would take another round trip.
  package func beginTransaction(as player: PlayerID?) throws(StoreError) {
    let acting = player.map { "; " + Self.acting(as: $0) } ?? ""
    try attempt { connection throws(PGError) in
      let replicated = hasWritten ? "" : ", " + PGConnection.replication
      // With this number, the outcome can be queried if the answer to COMMIT is lost.
      transaction = try connection.script(
        """
        BEGIN ISOLATION LEVEL SERIALIZABLE\(acting);
        SELECT pg_current_xact_id()::text::bigint\(replicated)
        """
      )?.number
      starts.transaction = starts.server
      return nil
    }
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
    try attempt { connection throws(PGError) in
      try connection.script("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    }
  }

  /// Commits; if the answer is lost, asks the server whether it committed. If that cannot be
  /// determined, the write is not repeated.
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
    // A lease acquired in the transaction is lost.
    heldAt = 0
    guard let connection, connection.isInTransaction else { return }
    do throws(PGError) {
      try connection.script("ROLLBACK")
    } catch {
      self.connection = nil
    }
  }

  /// Returns whether to repeat a transaction: after a conflict with another one, or if the
  /// connection was lost before the commit.
  package func mayRepeat(after _: StoreError, attempt: Int) -> Bool {
    guard let failure else { return false }
    if attempt == 1 { losses = 0 }
    switch failure {
    case .lost:
      losses += 1
      return losses < 2
    case .unfit:
      return false
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
    PlayerID(try number(of: .player, at: now))
  }

  package func newRound(by _: PlayerID, at now: Timestamp) throws(StoreError) -> RoundID? {
    RoundID(try number(of: .round, at: now))
  }

  private func number(of kind: NumberSource.Kind, at now: Timestamp) throws(StoreError) -> Int {
    guard place.numbering == .inOrder else { return numbers.next(at: now) }
    var number = 0
    let sql: SQL =
      switch kind {
      case .player: "SELECT nextval('player_number') AS number"
      case .round: "SELECT nextval('round_number') AS number"
      }
    try step(sql) { row in
      number = row.integer("number")
      return false
    }
    return number
  }

  package func acquireLease(_ id: ProgressID) throws(StoreError) {
    // Avoids a write for each move of a game.
    if held == id, PGConnection.now() - heldAt < 15_000 { return }
    if held == nil {
      try step(
        "DELETE FROM lease WHERE until < (extract(epoch FROM now()) * 1000)::bigint - 86400000"
      ) { _ in true }
    }
    try step(
      """
      INSERT INTO lease(id, until)
        VALUES (\(id), (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 60000)
        ON CONFLICT(id) DO UPDATE SET until = excluded.until
      """
    ) { _ in true }
    (held, heldAt) = (id, PGConnection.now())
  }

  package func renewLease() throws(StoreError) {
    guard let held else { return }
    heldAt = 0
    try acquireLease(held)
  }

  /// Ends the lease if the connection is sound; otherwise the lease expires.
  package func endLease() throws(StoreError) {
    guard let held, connection?.isSound == true else { return }
    self.held = nil
    try step("DELETE FROM lease WHERE id = \(held)") { _ in true }
  }

  package func isRunning(_ id: ProgressID) throws(StoreError) -> Bool {
    if let alive = place.isAlive(id) { return alive }
    var isHeld = false
    try step(
      """
      SELECT 1 FROM lease
        WHERE id = \(id) AND until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint
      """
    ) { _ in
      isHeld = true
      return false
    }
    return isHeld
  }

  // MARK: The connection

  /// Performs `body` on a sound connection; repeats it if the connection turns out to be lost and
  /// no transaction was open on it.
  @discardableResult
  private func attempt(
    _ body: (PGConnection) throws(PGError) -> Answer?
  ) throws(StoreError) -> Answer? {
    failure = nil
    let isAnew = connection == nil
    do throws(PGError) {
      let connection = try connected()
      let isInside = connection.isInTransaction
      do throws(PGError) {
        return try body(connection)
      } catch .lost(let reason) {
        self.connection = nil
        guard !isInside, !isAnew else { throw .lost(reason) }
        return try body(try connected())
      }
    } catch {
      failure = error
      if case .lost = error { connection = nil }
      throw StoreError(error)
    }
  }

  private func connected() throws(PGError) -> PGConnection {
    if let connection, connection.isSound { return connection }
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
    let new = (name: "s\(texts.count)", sql: text.joined { "$\($0)" })
    texts[text] = new
    return new
  }
}
