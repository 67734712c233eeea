import GameCore
import Glibc

/// What depends on more than one server process.
extension PGConnection {
  /// An expression that makes a commit wait, with synchronous replication, until standbys have
  /// everything before it. Otherwise a repeated write that finds its row, which a restarted server
  /// has not replicated yet, would be acknowledged.
  static let replication = "pg_logical_emit_message(true, 'flipside', '')"

  /// Returns 1 if the transaction has committed, 0 if not, 2 if it is still open.
  func outcome(of transaction: Int) throws(PGError) -> Int? {
    try script(
      """
      SELECT CASE pg_xact_status('\(transaction)') WHEN 'committed' THEN 1
        WHEN 'aborted' THEN 0 WHEN 'in progress' THEN 2 END, \(Self.replication)
      """)?.number
  }

  /// Performs `body`, again after an error with one of these SQLSTATEs and a pause in microseconds.
  func repeatedly(
    after states: [String], pause: UInt32, _ body: () throws(PGError) -> Void
  ) throws(PGError) {
    for attempt in 1... {
      do throws(PGError) {
        return try body()
      } catch .refused(let state, let message) {
        try script("ROLLBACK")
        guard states.contains(state), attempt < 20 else {
          throw .refused(state: state, message: message)
        }
        usleep(pause)
      }
    }
  }

  /// Throws if a pooler gives its connections to several programs: only then a second connection
  /// gets the same server process, or the first one another.
  func refuseSharing(of process: Int, at place: PostgresLocation) throws(PGError) {
    guard process != self.process else { return }
    let other = try PGConnection(to: place.parameters, patience: place.patience)
    let read = "SELECT pg_backend_pid()"
    for _ in 1...3 {
      guard try script(read)?.number == process, try other.script(read)?.number != process else {
        throw .unfit(.sharedConnections)
      }
    }
  }
}
