import Synchronization

/// The last account that a store was given and did not answer for: it may have been kept all the
/// same, and is given again as it was, so that whoever registers again is registered once.
final class UnansweredEnrolment: Sendable {
  struct Attempt: Sendable {
    let account: NewAccount
    let code: RecoveryCode
  }

  private let last = Mutex<Attempt?>(nil)

  /// The attempt with this registration; nil where there was none, or another password.
  func attempt(
    with registration: Registration, _ hasher: PasswordHasher
  ) throws(StoreFault) -> Attempt? {
    guard let attempt = last.withLock({ $0 }), attempt.account.name == registration.name,
      attempt.account.email == registration.email,
      try hasher.verify(registration.password.secret, against: attempt.account.hash)
    else { return nil }
    return attempt
  }

  func note(_ attempt: Attempt) { last.withLock { $0 = attempt } }
  func forget() { last.withLock { $0 = nil } }
}
