import Synchronization

/// The last account that was sent to a store without an answer. It may have been saved, so it is
/// sent again unchanged, and a player who repeats the registration is registered once.
final class UnansweredRegistration: Sendable {
  struct SentRegistration: Sendable {
    let account: NewAccount
    let code: RecoveryCode
  }

  private let last = Mutex<SentRegistration?>(nil)

  /// Returns the attempt with this registration; nil if there was none, or the password was
  /// another.
  func attempt(
    with registration: Registration, _ hasher: PasswordHasher
  ) throws(StoreError) -> SentRegistration? {
    guard let attempt = last.withLock({ $0 }), attempt.account.name == registration.name,
      attempt.account.email == registration.email,
      try hasher.hash(registration.password.secret, like: attempt.account.hash)
        == attempt.account.hash
    else { return nil }
    return attempt
  }

  func note(_ attempt: SentRegistration) { last.withLock { $0 = attempt } }
  func forget() { last.withLock { $0 = nil } }
}
