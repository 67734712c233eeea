/// The connection to a database, with caches of what was read.
final class Connection: SQLRunner {
  /// The verifier of rows, which knows those that it has verified.
  let verifier = RowVerifier()
  /// The metrics of replayed rounds, nil for one that does not verify.
  var metrics = ReplayCache<RoundMetrics?>(most: 100_000)
  let session: any DatabaseSession
  /// The key of this system user's guest, such as the user's number.
  private let guest: String

  init(_ session: any DatabaseSession, guest: String = "") {
    self.session = session
    self.guest = guest
  }

  var isReadOnly: Bool { session.isReadOnly }
  var dialect: Dialect { session.dialect }

  /// Returns the key of `owner`'s rows.
  func key(of owner: Owner) -> SQLValue {
    switch owner {
    case .guest: .text("guest:\(guest)")
    case .player(let player): player.ownerKey
    }
  }

  @discardableResult
  func step(_ sql: SQL, visit: (borrowing Row) -> Bool) throws(StoreError) -> Int {
    try session.step(sql, visit: visit)
  }

  /// Performs `body` in a transaction, as `Store.write` does.
  func transaction<T>(as player: PlayerID? = nil, _ body: () throws -> T) throws(StoreError) -> T {
    try enclose({ session throws(StoreError) in try session.beginTransaction(as: player) }, body)
  }

  /// Performs `body` on a snapshot, as `Store.read` does.
  func snapshot<T>(_ body: () throws -> T) throws(StoreError) -> T {
    try enclose({ session throws(StoreError) in try session.beginSnapshot() }, body)
  }

  private func enclose<T>(
    _ begin: (any DatabaseSession) throws(StoreError) -> Void, _ body: () throws -> T
  ) throws(StoreError) -> T {
    var attempt = 1
    while true {
      do throws(StoreError) {
        try begin(session)
        let result: T
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

extension PlayerID {
  /// The key of the player's settings and unfinished games.
  var ownerKey: SQLValue { .text("player:\(rawValue)") }
}

extension StoreError {
  /// Creates the error of a closure that throws only store errors but is not typed so.
  init(_ error: any Error) {
    self = error as? StoreError ?? .failed(code: 0, message: "\(error)", statement: "")
  }
}
