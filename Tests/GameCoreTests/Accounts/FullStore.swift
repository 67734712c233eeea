import GameCore

/// A store on a full disk: writes that need space fail, and reads work.
struct FullStore: AccountStore {
  private let store: any AccountStore

  init(_ store: any AccountStore) {
    self.store = store
  }

  func credentials(for login: LoginName) throws(StoreError) -> Credentials? {
    try store.credentials(for: login)
  }

  func confirms(_ hash: PasswordHash, of player: PlayerID) throws(StoreError) -> Bool {
    try store.confirms(hash, of: player)
  }

  func player(_ id: PlayerID) throws(StoreError) -> Player? { try store.player(id) }

  func throttle(for account: LogInThrottleKey) throws(StoreError) -> Throttle {
    try store.throttle(for: account)
  }

  func session(of token: SessionTokenHash) throws(StoreError) -> Session? {
    try store.session(of: token)
  }

  func updateThrottle(
    for _: LogInThrottleKey, forgettingBefore _: Timestamp, _: (Throttle) -> Throttle
  ) throws(StoreError) -> Throttle { throw .full }

  func addSession(
    _: SessionTokenHash, for _: PlayerID, of _: String, at _: Timestamp,
    forgettingBefore _: Timestamp
  ) throws(StoreError) { throw .full }

  func add(_: NewAccount, at _: Timestamp) throws(StoreError) -> Player { throw .full }
  func replaceHash(_: PasswordHash, of _: PlayerID) throws(StoreError) { throw .full }
  func touchSession(_: SessionTokenHash, at _: Timestamp) throws(StoreError) { throw .full }
  func endSession(_: SessionTokenHash) throws(StoreError) { throw .full }

  func sessions(
    of player: PlayerID, since oldest: Timestamp
  ) throws(StoreError) -> [OpenSession] {
    try store.sessions(of: player, since: oldest)
  }

  func credentials(of player: PlayerID) throws(StoreError) -> Credentials? {
    try store.credentials(of: player)
  }

  func recoveryCode(of player: PlayerID) throws(StoreError) -> KeptRecoveryCode? {
    try store.recoveryCode(of: player)
  }

  func recover(
    _: PlayerID, using _: RecoveryCodeHash, to _: PasswordHash, next _: RecoveryCodeHash,
    at _: Timestamp
  ) throws(StoreError) -> Bool { throw .full }

  func setPassword(
    _: PasswordHash, of _: PlayerID, renewing _: (old: SessionTokenHash, new: SessionTokenHash)?
  ) throws(StoreError) { throw .full }

  func setRecoveryCode(
    _: RecoveryCodeHash, of _: PlayerID, at _: Timestamp
  ) throws(StoreError) { throw .full }

  func endSessions(of _: PlayerID, but _: SessionTokenHash?) throws(StoreError) { throw .full }
  func setName(_: PlayerName, of _: PlayerID) throws(StoreError) { throw .full }
  func setEmail(_: Email, of _: PlayerID) throws(StoreError) { throw .full }
  func delete(_: PlayerID) throws(StoreError) { throw .full }
}
