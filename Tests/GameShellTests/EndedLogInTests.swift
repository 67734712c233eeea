import Canvas
import GameCore
import GameUI
import Glibc
import Synchronization
import Testing

@testable import GameShell

@Suite("A login that was ended elsewhere is reported at the next key")
struct EndedLogInTests {
  private let store: TestStore

  init() throws {
    store = try TestStore()
  }

  /// The number of checks of the session.
  private var looks: Int { store.count(of: TestStore.sessionCheck) }

  /// Waits for a number of checks; a check without a change has no other sign.
  private func waitForLooks(_ count: Int) {
    let end = ContinuousClock.now + .seconds(20)
    while looks < count, ContinuousClock.now < end { sched_yield() }
  }

  @Test("once the session is gone, every few seconds at most, once, and never for a guest")
  func ended() throws {
    let waker = try #require(Waker())
    let runner = store.runner()
    let made = EffectThread(waker: waker, open: { runner })
    let effects = try #require(made)
    let start = Moment(milliseconds: 1000)
    effects.watchLogIn(at: start)
    effects.send(.logIn(stay: true))
    effects.drain { _ in true }
    #expect(effects.takeAnswers().count == 1, "a guest has no log-in to end")
    let before = looks
    // It still exists.
    effects.watchLogIn(at: start.advanced(by: 4000))
    waitForLooks(before + 1)
    // Too soon after the last check, so that the next one is the second.
    effects.watchLogIn(at: start.advanced(by: 5000))
    try store.other.endSessions(of: store.player.id, but: nil)
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
    let runner = store.runner()
    let (asked, answered) = (try Pipe(), try Pipe())
    do {
      let made = EffectThread(waker: waker, open: { runner })
      let effects = try #require(made)
      effects.send(.logIn(stay: true))
      effects.drain { _ in true }
      store.before(TestStore.sessionCheck) {
        asked.send()
        answered.wait()
      }
      effects.watchLogIn(at: Moment(milliseconds: 5000))
      asked.wait()
      effects.drain { _ in true }
    }
    // The check continues only now; a program that waited for it would hang.
    answered.send()
    #expect(looks > 0)
  }

  @Test("only keys cause a check: an idle program makes no requests")
  func idle() {
    let (log, _) = play([[], [.answer], [.input], []], typed: [[.key(.enter), .key(.up)]])
    #expect(log.looks.count == 1)
  }
}
