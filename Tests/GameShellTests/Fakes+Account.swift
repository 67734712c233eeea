import GameShell
import Synchronization

@testable import GameCore

extension FakeStore {
  func rename(_: PlayerID, to name: PlayerName) throws(LogInError) {
    do { try ask("rename \(name)") } catch { throw .store(error) }
  }

  func changeEmail(
    of _: PlayerID, to email: Email, password: Secret, at _: Timestamp
  ) throws(LogInError) {
    do { try ask("changeEmail \(email)") } catch { throw .store(error) }
    guard password == Secret("right") else { throw .wrong }
  }

  func changePassword(
    of _: PlayerID, from old: Secret, to _: Password, renewing session: SessionToken?,
    at _: Timestamp
  ) throws(LogInError) -> SessionToken? {
    do { try ask("changePassword") } catch { throw .store(error) }
    guard old == Secret("right") else { throw .wrong }
    let renewed = session.map { _ in SessionToken(Secret(String(repeating: "d", count: 64))) }
    state.withLock { $0.sessions = Set(renewed.map { [$0.secret.revealed] } ?? []) }
    return renewed
  }

  func sessions(of _: PlayerID, at now: Timestamp) throws(StoreError) -> [OpenSession] {
    try ask("sessions")
    return state.withLock { $0.sessions.sorted() }.map { token in
      OpenSession(
        id: SessionToken(Secret(token)).hash, openedAt: nil, usedAt: now, systemUser: "anna")
    }
  }

  func endSession(_ id: SessionTokenHash) throws(StoreError) {
    try ask("endSessionByID")
    state.withLock { state in
      state.sessions = state.sessions.filter { SessionToken(Secret($0)).hash != id }
    }
  }

  func endOtherSessions(
    of _: PlayerID, keeping kept: SessionToken?
  ) throws(StoreError) {
    try ask("endOtherSessions")
    state.withLock { $0.sessions.formIntersection(kept.map { [$0.secret.revealed] } ?? []) }
  }

  func makeRecoveryCode(
    for _: PlayerID, password: Secret, at _: Timestamp
  ) throws(LogInError) -> RecoveryCode {
    guard password == Secret("right") else { throw .wrong }
    return recoveryCode
  }

  func recover(
    _: LoginName, with code: RecoveryCode, to _: Password, at _: Timestamp
  ) throws(LogInError) -> RegistrationResult {
    guard code == recoveryCode else { throw .wrong }
    return RegistrationResult(player: player, code: recoveryCode)
  }

  func delete(_: PlayerID, password: Secret, at _: Timestamp) throws(LogInError) {
    do { try ask("delete") } catch { throw .store(error) }
    guard password == Secret("right") else { throw .wrong }
  }

  func contents(of _: PlayerID) throws(StoreError) -> AccountContents {
    try ask("contents")
    throw .notFound
  }
}

/// A ledger of logins in memory.
final class FakeLedger: SessionCleanupLedger {
  let left = Mutex<[SessionTokenHash]>([])
  private let own = Mutex<[SessionTokenHash]>([])

  var noted: [SessionTokenHash] { own.withLock { $0 } }

  func note(_ sessions: [SessionTokenHash]) { own.withLock { $0 = sessions } }
  func forget() { own.withLock { $0 = [] } }
  func abandoned() -> [SessionTokenHash] { left.withLock { $0 } }
  func forget(abandoned session: SessionTokenHash) {
    left.withLock { $0.removeAll { $0 == session } }
  }
}
