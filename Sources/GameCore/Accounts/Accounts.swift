/// Registration, log-in and sessions, over whatever store keeps them. Calls block for as long as
/// Argon2id takes; the caller keeps them off the screen's thread.
public struct Accounts: Sendable {
  private let store: any AccountStore

  public init(store: any AccountStore) {
    self.store = store
  }
}
