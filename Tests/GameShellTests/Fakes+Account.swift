import GameCore
import GameShell
import Synchronization

extension FakeStore: OwnAccountDesk {
  func rename(_: PlayerID, to name: PlayerName) throws(StoreFault) { try ask("rename \(name)") }

  func changeEmail(
    of _: PlayerID, to email: Email, password: Secret, at _: Timestamp
  ) throws(LogInFault) {
    do { try ask("changeEmail \(email)") } catch { throw .store(error) }
    guard password == Secret("right") else { throw .wrong }
  }

  func changePassword(
    of _: PlayerID, from old: Secret, to _: Password, keeping kept: SessionToken?,
    at _: Timestamp
  ) throws(LogInFault) {
    do { try ask("changePassword") } catch { throw .store(error) }
    guard old == Secret("right") else { throw .wrong }
    state.withLock { $0.sessions.formIntersection(kept.map { [$0.secret.revealed] } ?? []) }
  }

  func sessions(of _: PlayerID, at now: Timestamp) throws(StoreFault) -> [OpenSession] {
    try ask("sessions")
    return state.withLock { $0.sessions.sorted() }.map { token in
      OpenSession(
        id: SessionToken(Secret(token)).hash, openedAt: nil, usedAt: now, systemUser: "anna")
    }
  }

  func endSession(_ id: SessionTokenHash) throws(StoreFault) {
    try ask("endSessionByID")
    state.withLock { state in
      state.sessions = state.sessions.filter { SessionToken(Secret($0)).hash != id }
    }
  }

  func endOtherSessions(
    of _: PlayerID, keeping kept: SessionToken?
  ) throws(StoreFault) {
    try ask("endOtherSessions")
    state.withLock { $0.sessions.formIntersection(kept.map { [$0.secret.revealed] } ?? []) }
  }

  func makeRecoveryCode(
    for _: PlayerID, password: Secret, at _: Timestamp
  ) throws(LogInFault) -> RecoveryCode {
    guard password == Secret("right") else { throw .wrong }
    return recoveryCode
  }

  func recover(
    _: LoginName, with code: RecoveryCode, to _: Password, at _: Timestamp
  ) throws(LogInFault) -> Enrolment {
    guard code == recoveryCode else { throw .wrong }
    return Enrolment(player: player, code: recoveryCode)
  }

  func delete(_ player: Player, typed: String) throws(StoreFault) -> Bool {
    try ask("delete")
    return typed == player.name.description
  }
}

extension FakeStore: AccountContentsStore {
  func contents(of _: PlayerID) throws(StoreFault) -> AccountContents {
    try ask("contents")
    throw .notFound
  }
}

/// Notes log-ins in memory.
final class FakeLedger: LogInLedger {
  let abandoned = Mutex<[SessionTokenHash]>([])
  private let own = Mutex<SessionTokenHash?>(nil)

  var noted: SessionTokenHash? { own.withLock { $0 } }

  func note(_ session: SessionTokenHash) { own.withLock { $0 = session } }
  func forget() { own.withLock { $0 = nil } }
  func takeAbandoned() -> [SessionTokenHash] {
    abandoned.withLock { abandoned in
      defer { abandoned = [] }
      return abandoned
    }
  }
}
