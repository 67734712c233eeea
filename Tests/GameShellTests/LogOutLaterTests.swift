import GameCore
import Synchronization
import Testing

@testable import GameShell
@testable import GameUI

@Suite("Logouts that the store could not perform")
struct LogOutLaterTests {
  private let store: FakeStore
  private let keeper = FakeKeeper()
  private let ledger = FakeLedger()

  init() throws {
    store = try FakeStore()
  }

  private func runner() -> EffectRunner {
    EffectRunner(
      records: .success(Records.of(store)),
      dependencies: Dependencies(
        session: keeper, logIns: ledger, progress: ProgressID("1:2"),
        clock: { Timestamp(milliseconds: 5) }, entropy: { 42 }))
  }

  private func logIn(_ runner: EffectRunner, stay: Bool = true) {
    _ = runner.perform(.logIn(LoginName("alice"), Secret("right"), stay: stay))
  }

  private var tokens: Set<String> { store.state.withLock { $0.sessions } }

  @Test("A failed logout is reported, and repeated with the next write")
  func logOutLater() {
    let runner = runner()
    logIn(runner)
    store.state.withLock { $0.errors["endSession"] = .busy }
    var answers: [StoreAnswer] = []
    let answer = runner.perform(.logOut) { answers.append($0) }
    #expect(answer == .logOut(.success(Settings(bell: true))))
    #expect(answers == [.notKept(.logOut, .busy)])
    #expect(keeper.load() == nil && tokens.count == 1)
    _ = runner.perform(.save(Settings(), .guest))
    #expect(tokens.count == 1 && !ledger.noted.isEmpty)
    store.state.withLock { $0.errors = [:] }
    _ = runner.perform(.save(Settings(), .guest))
    #expect(tokens.isEmpty && ledger.noted.isEmpty)
  }

  @Test("A logout without a later write is repeated at the end, or by the next program")
  func logOutByTheNext() throws {
    for (isBusyAtTheEnd, left) in [(false, 0), (true, 1)] {
      let runner = runner()
      logIn(runner)
      store.state.withLock { $0.errors["endSession"] = .busy }
      _ = runner.perform(.logOut)
      if !isBusyAtTheEnd { store.state.withLock { $0.errors = [:] } }
      runner.leave()
      #expect(tokens.count == left)
    }
    let note = try #require(ledger.noted.first)
    ledger.left.withLock { $0 = [note] }
    store.state.withLock { $0.errors = ["endSessionByID": .busy] }
    _ = runner().perform(.restoreSession)
    #expect(tokens.count == 1 && ledger.abandoned() == [note])
    store.state.withLock { $0.errors = [:] }
    _ = runner().perform(.restoreSession)
    #expect(tokens.isEmpty && ledger.abandoned().isEmpty)
  }

  @Test("Every session that could not be ended is noted when the program quits")
  func logOutsByTheNext() {
    let runner = runner()
    store.state.withLock { $0.errors["endSession"] = .busy }
    for _ in 1...3 {
      logIn(runner, stay: false)
      _ = runner.perform(.logOut)
    }
    #expect(tokens.count == 3 && Set(ledger.noted).count == 3, "also where it crashes now")
    logIn(runner, stay: false)
    runner.leave()
    let noted = ledger.noted
    #expect(tokens.count == 4 && Set(noted).count == 4)
    ledger.left.withLock { $0 = noted }
    store.state.withLock { $0.errors = [:] }
    _ = self.runner().perform(.restoreSession)
    #expect(tokens.isEmpty && ledger.abandoned().isEmpty)
  }
}
