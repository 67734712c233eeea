import Canvas
import GameCore
import GameUI
import Glibc
import Synchronization
import Testing

@testable import GameShell

@Suite("A login that was ended elsewhere is reported at the next key")
struct EndedLogInTests {
  private let store: FakeStore

  init() throws {
    store = try FakeStore()
  }

  private func runner() -> EffectRunner {
    EffectRunner(
      records: .success(Records.of(store)),
      dependencies: Dependencies(
        session: FakeKeeper(), progress: ProgressID("1:2"),
        clock: { Timestamp(milliseconds: 5) }, entropy: { 42 }))
  }

  /// The number of checks of the session.
  private var looks: Int { store.asked.count { $0 == "player" } }

  /// Waits for a number of checks; a check without a change has no other sign.
  private func waitForLooks(_ count: Int) {
    let end = ContinuousClock.now + .seconds(20)
    while looks < count, ContinuousClock.now < end { sched_yield() }
  }

  @Test("once the session is gone, every few seconds at most, once, and never for a guest")
  func ended() throws {
    let waker = try #require(Waker())
    let runner = runner()
    let made = EffectThread(waker: waker, open: { runner })
    let effects = try #require(made)
    let start = Moment(milliseconds: 1000)
    effects.watchLogIn(at: start)
    effects.send(.logIn(LoginName("alice"), Secret("right"), stay: true))
    effects.drain { _ in true }
    #expect(effects.takeAnswers().count == 1, "a guest has no log-in to end")
    let before = looks
    // It still exists.
    effects.watchLogIn(at: start.advanced(by: 4000))
    waitForLooks(before + 1)
    // Too soon after the last check, so that the next one is the second.
    effects.watchLogIn(at: start.advanced(by: 5000))
    store.state.withLock { $0.sessions = [] }
    effects.watchLogIn(at: start.advanced(by: 8000))
    var answers = effects.takeAnswers()
    while answers.isEmpty, waker.wait(milliseconds: 5000) { answers = effects.takeAnswers() }
    #expect(answers == [.loggedOut(store.player.id)])
    #expect(looks == before + 2)
    // The application does not react, and there is no second report.
    effects.watchLogIn(at: start.advanced(by: 12_000))
    waitForLooks(before + 3)
    effects.send(.drawSeed)
    effects.drain { _ in true }
    #expect(effects.takeAnswers() == [.seed(42)])
  }

  @Test("a check that hangs on a server does not delay quitting", .timeLimit(.minutes(1)))
  func hanging() throws {
    let waker = try #require(Waker())
    let runner = runner()
    let hanging = (request: "player", asked: try Pipe(), answered: try Pipe())
    do {
      let made = EffectThread(waker: waker, open: { runner })
      let effects = try #require(made)
      effects.send(.logIn(LoginName("alice"), Secret("right"), stay: true))
      effects.drain { _ in true }
      store.state.withLock { $0.hanging = hanging }
      effects.watchLogIn(at: Moment(milliseconds: 5000))
      hanging.asked.wait()
      effects.drain { _ in true }
    }
    // The check continues only now; a program that waited for it would hang.
    hanging.answered.send()
    #expect(looks > 0)
  }

  @Test("only keys cause a check: an idle program makes no requests")
  func idle() {
    let (log, _) = play([[], [.answer], [.input], []], typed: [[.key(.enter), .key(.up)]])
    #expect(log.looks.count == 1)
  }
}
