import GameCore
import GameShell
import Synchronization

/// A session keeper in memory.
final class FakeKeeper: SessionKeeper {
  let token = Mutex<SessionToken?>(nil)
  private let isFull: Bool

  init(isFull: Bool = false) { self.isFull = isFull }

  func load() -> SessionToken? { token.withLock { $0 } }
  func forget(_ token: SessionToken) {
    self.token.withLock { if $0 == token { $0 = nil } }
  }
  func store(_ token: SessionToken) -> Bool {
    guard !isFull else { return false }
    self.token.withLock { $0 = token }
    return true
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
