import Canvas
import GameCore
import GameUI
import Synchronization
import Testing

@testable import GameShell

@Suite("A log-in that was ended elsewhere is told at the next key")
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

  /// The answers to what was looked up, once there are some.
  private func answers(_ effects: EffectThread, _ waker: Waker) -> [StoreAnswer] {
    var answers = effects.takeAnswers()
    while answers.isEmpty, waker.wait(milliseconds: 5000) { answers = effects.takeAnswers() }
    return answers
  }

  @Test("once the session is gone, every few seconds at most, and of nobody who is a guest")
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
    // There it is still.
    effects.watchLogIn(at: start.advanced(by: 4000))
    effects.send(.drawSeed)
    effects.drain { _ in true }
    #expect(answers(effects, waker) == [.seed(42)])
    store.state.withLock { $0.sessions = [] }
    // Too soon after the last look: nothing is asked.
    effects.watchLogIn(at: start.advanced(by: 5000))
    effects.send(.drawSeed)
    effects.drain { _ in true }
    #expect(answers(effects, waker) == [.seed(42)])
    effects.watchLogIn(at: start.advanced(by: 8000))
    #expect(answers(effects, waker) == [.loggedOut(store.player.id)])
  }

  @Test("only keys have it looked up: an idle program asks nothing")
  func idle() {
    let (log, _) = play([[], [.answer], [.input], []], typed: [[.key(.enter), .key(.up)]])
    #expect(log.looks.count == 1)
  }
}
