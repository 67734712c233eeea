import GameCore

/// A store whose disk has no room: what would grow it is refused, what is there can be read.
struct FullStore: AccountStore {
  private let store: any AccountStore

  init(_ store: any AccountStore) {
    self.store = store
  }

  func credentials(for login: LoginName) throws(StoreFault) -> Credentials? {
    try store.credentials(for: login)
  }

  func throttle(for login: LoginName) throws(StoreFault) -> Throttle {
    try store.throttle(for: login)
  }

  func session(of token: SessionTokenHash) throws(StoreFault) -> Session? {
    try store.session(of: token)
  }

  func updateThrottle(
    for _: LoginName, forgettingBefore _: Timestamp, _: (Throttle) -> Throttle
  ) throws(StoreFault) -> Throttle { throw .full }

  func addSession(
    _: SessionTokenHash, for _: PlayerID, at _: Timestamp, forgettingBefore _: Timestamp
  ) throws(StoreFault) { throw .full }

  func add(_: NewAccount, at _: Timestamp) throws(StoreFault) -> Player { throw .full }
  func replaceHash(_: PasswordHash, of _: PlayerID) throws(StoreFault) { throw .full }
  func touchSession(_: SessionTokenHash, at _: Timestamp) throws(StoreFault) { throw .full }
  func endSession(_: SessionTokenHash) throws(StoreFault) { throw .full }
}
