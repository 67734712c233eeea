import Synchronization
import Testing

@testable import GameCore
@testable import GameShell
@testable import GameUI

@Suite("Logouts that the store could not perform")
struct LogOutLaterTests {
  private let store: TestStore
  private let keeper = FakeKeeper()
  private let ledger = FakeLedger()

  init() throws {
    store = try TestStore()
  }

  private func runner() -> EffectRunner { store.runner(keeper, logIns: ledger) }

  private func logIn(_ runner: EffectRunner, stay: Bool = true) {
    _ = runner.perform(.logIn(stay: stay))
  }

  /// The number of sessions.
  private var count: Int { get throws { try store.sessions.count } }

  @Test("A failed logout is reported, and repeated with the next write")
  func logOutLater() throws {
    let runner = runner()
    logIn(runner)
    store.fail(with: .busy, at: TestStore.sessionEnd)
    var told: [StoreAnswer] = []
    let answer = runner.perform(.logOut) { told.append($0) }
    #expect(answer == .logOut(.success(Settings(bell: true))))
    #expect(told == [.notKept(.logOut, .busy)])
    #expect(try keeper.load() == nil && count == 1)
    _ = runner.perform(.save(Settings(), .guest))
    #expect(try count == 1 && !ledger.noted.isEmpty)
    store.fail(with: nil)
    _ = runner.perform(.save(Settings(), .guest))
    #expect(try store.sessions.isEmpty && ledger.noted.isEmpty)
  }

  @Test("A logout without a later write is repeated at the end, or by the next program")
  func logOutByTheNext() throws {
    for (isBusyAtTheEnd, left) in [(false, 0), (true, 1)] {
      let runner = runner()
      logIn(runner)
      store.fail(with: .busy, at: TestStore.sessionEnd)
      _ = runner.perform(.logOut)
      if !isBusyAtTheEnd { store.fail(with: nil) }
      runner.leave()
      #expect(try count == left)
    }
    let note = try #require(ledger.noted.first)
    ledger.left.withLock { $0 = [note] }
    store.fail(with: .busy, at: TestStore.sessionEnd)
    _ = runner().perform(.restoreSession)
    #expect(try count == 1 && ledger.abandoned() == [note])
    store.fail(with: nil)
    _ = runner().perform(.restoreSession)
    #expect(try store.sessions.isEmpty && ledger.abandoned().isEmpty)
  }

  @Test("Every session that could not be ended is noted when the program quits")
  func logOutsByTheNext() throws {
    let runner = runner()
    store.fail(with: .busy, at: TestStore.sessionEnd)
    for _ in 1...3 {
      logIn(runner, stay: false)
      _ = runner.perform(.logOut)
    }
    #expect(try count == 3 && Set(ledger.noted).count == 3, "also where it crashes now")
    logIn(runner, stay: false)
    runner.leave()
    let noted = ledger.noted
    #expect(try count == 4 && Set(noted).count == 4)
    ledger.left.withLock { $0 = noted }
    store.fail(with: nil)
    _ = self.runner().perform(.restoreSession)
    #expect(try store.sessions.isEmpty && ledger.abandoned().isEmpty)
  }
}
