import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The course of a game")
struct GameFlowTests {
  private func guest(_ settings: Settings = Settings(motion: false)) -> Visitor {
    var visitor = Visitor(settings: settings)
    visitor.enterAsGuest()
    return visitor
  }

  @Test("tabs open by digit, Tab and mouse, and the game is paused meanwhile")
  func tabs() {
    var visitor = guest()
    visitor.deal()
    #expect(visitor.app.nextDeadline != nil)
    visitor.type("1")
    #expect(visitor.app.navigation.tab == .rules)
    #expect(visitor.play?.isPaused == true)
    #expect(visitor.app.nextDeadline == nil)
    visitor.press(.tab)
    #expect(visitor.app.navigation.tab == .settings)
    visitor.click(Tab.leaderboard)
    #expect(visitor.app.navigation.tab == .leaderboard)
    #expect(
      visitor.effects.contains(.loadLeaderboard(LeaderboardKey(game: PairsGame.id), for: nil)))
  }

  @Test("the stored settings are loaded even after the player has continued as a guest")
  func early() {
    var visitor = Visitor()
    visitor.app = App(App.LaunchEnvironment(), size: Size(columns: 80, rows: 24))
    visitor.send(.started)
    visitor.press(.tab, .tab, .tab, .tab, .tab, .enter)
    visitor.effects = []
    visitor.answer(.session(nil, Settings(mouse: false)))
    #expect(visitor.effects == [.setMouse(false)])
    #expect(!visitor.app.session.settings.mouse)
  }

  @Test("the key of the last flip, repeated or held, leaves the result on the screen")
  func lastKey() {
    var visitor = guest()
    visitor.deal()
    visitor.finish(withLastFlip: false)
    visitor.type(" ")
    for _ in 0..<30 {
      visitor.wait(300)
      visitor.send(.deadline)
      visitor.type(" ")
    }
    #expect(visitor.sees(ButtonPhrase.newGame))
    visitor.wait(500)
    visitor.type(" ")
    #expect(!visitor.sees(ButtonPhrase.newGame), "after a rest it means the button")
  }

  @Test("a double click on the last card presses no button that appeared under it")
  func lastClick() throws {
    var visitor = guest(Settings(motion: false, cursor: .focus))
    visitor.deal()
    visitor.finish(withLastFlip: false)
    let place = try #require(visitor.canvas.cursor)
    visitor.send(.input(.mouse(Mouse(.press, at: place))))
    visitor.send(.input(.mouse(Mouse(.press, at: place))))
    #expect(!visitor.sees(ButtonPhrase.newGame), "the last pair is looked at")
    visitor.wait(PairsDescriptor.resultDelay)
    visitor.send(.deadline)
    #expect(visitor.sees(ButtonPhrase.newGame))
    let button = try #require(visitor.place(of: ButtonPhrase.newGame))
    visitor.app.lastPress = IgnoredInput(.mouse(Mouse(.press, at: button)), at: visitor.now)
    visitor.click(ButtonPhrase.newGame)
    #expect(visitor.sees(ButtonPhrase.newGame), "the second click was for the card")
    visitor.wait(500)
    visitor.click(ButtonPhrase.newGame)
    #expect(!visitor.sees(ButtonPhrase.newGame))
  }

  @Test("another key than that of the last flip works at once")
  func otherKey() {
    var visitor = guest()
    visitor.deal()
    visitor.finish()
    visitor.press(.enter)
    #expect(!visitor.sees(ButtonPhrase.newGame))
  }

  @Test("every flip is saved, and quitting asks and keeps the game")
  func quit() {
    var visitor = guest()
    visitor.deal()
    visitor.wait(500)
    visitor.type(" ")
    guard case .store(.keepProgress(_, .guest))? = visitor.effects.last else {
      Issue.record("the flip was not kept")
      return
    }
    visitor.effects = []
    visitor.type("q")
    #expect(visitor.sees(QuestionPhrase.ask(.quit)))
    visitor.press(.escape)
    #expect(!visitor.effects.contains(.quit))
    #expect(visitor.play?.isPaused == false, "the game continues")
    visitor.press(.control("c"), .right, .enter)
    #expect(visitor.effects.last == .quit)
    #expect(visitor.effects.count == 2)
  }

  @Test("a saved game is offered even if Start was pressed before it was loaded")
  func startBeforeFound() {
    var visitor = guest()
    visitor.deal()
    visitor.wait(500)
    visitor.type(" ")
    guard case .store(.keepProgress(let kept, _))? = visitor.effects.last else {
      Issue.record("the flip was not kept")
      return
    }
    for seed in [nil, 7] as [UInt64?] {
      var hasty = Visitor(App.LaunchEnvironment(seed: seed))
      hasty.press(.tab, .tab, .tab, .tab, .tab, .enter, .enter)
      hasty.answer(.progress(kept))
      hasty.answer(.seed(5))
      #expect(hasty.sees(DialogPhrase.resume))
      hasty.press(.enter)
      #expect(hasty.play?.saved(at: hasty.now)?.transcript == kept.transcript)
    }
  }

  @Test("when asked from outside to end, the game is saved first")
  func terminated() {
    var visitor = guest()
    visitor.deal()
    visitor.wait(900)
    visitor.send(.terminated)
    guard case .store(.keepProgress(let saved, .guest))? = visitor.effects.first else {
      Issue.record("not kept")
      return
    }
    #expect(saved.elapsed.milliseconds == 900)
    #expect(visitor.effects.last == .quit)
  }

  @Test("a guest registers at the end, and that score is recorded")
  func guestKeepsScore() throws {
    var visitor = guest()
    visitor.deal()
    visitor.finish()
    #expect(visitor.sees(DialogPhrase.keepScore))
    visitor.click(button: ButtonPhrase.register)
    #expect(visitor.open(RegisterScreen.self) != nil)
    visitor.effects = []
    let player = try Deals.player()
    visitor.answer(.loggedIn(player, Settings()))
    let recorded = visitor.effects.contains { effect in
      if case .store(.record(let earned)) = effect {
        earned.round.record.transcript.setup == "easy" && earned.player == player.id
      } else {
        false
      }
    }
    #expect(recorded)
  }

  @Test("a guest who cancels the login is offered the score again")
  func guestTurnsBack() {
    var visitor = guest()
    visitor.deal()
    visitor.finish()
    visitor.press(.right, .enter)
    #expect(visitor.open(RegisterScreen.self) != nil)
    visitor.press(.escape)
    #expect(visitor.sees(DialogPhrase.keepScore))
    visitor.press(.right, .right, .enter)
    #expect(visitor.open(TitleScreen.self) != nil)
    visitor.press(.tab, .tab, .tab, .tab, .tab, .enter)
    #expect(visitor.sees(DialogPhrase.keepScore))
  }

  @Test("a new best is announced with the old one")
  func record() throws {
    var visitor = Visitor(settings: Settings(motion: false))
    visitor.logIn(try Deals.player(), Settings(motion: false))
    visitor.deal()
    visitor.finish()
    guard case .store(.record(let earned))? = visitor.effects.last else {
      Issue.record("not recorded")
      return
    }
    let now = Timestamp(milliseconds: 0)
    let old = ScoredRound(
      id: RoundID(1), of: try Deals.finished(.easy, pause: 60_000), finishedAt: now)
    let round = ScoredRound(
      id: RoundID(2), of: try #require(earned.round.ranked), finishedAt: now)
    let outcome = RecordOutcome(round: round, previousBest: old, rank: 3, players: 5)
    visitor.answer(.recorded(outcome, earned))
    #expect(visitor.sees(DialogPhrase.newRecord))
    let more = round.result.points - old.result.points
    #expect(visitor.sees(BestPhrase.newBest(after: old.result.points, by: more)))
    #expect(visitor.sees(BestPhrase.rank(3, of: 5)))
    visitor.press(.right, .enter)
    #expect(visitor.app.navigation.tab == .leaderboard)
    #expect(visitor.open(LeaderboardScreen.self)?.chooser.key.setup == "easy")
  }

  @Test("a result that could not be saved is queued, and tried again")
  func recordFailed() throws {
    var visitor = Visitor(settings: Settings(motion: false))
    visitor.logIn(try Deals.player(), Settings(motion: false))
    visitor.deal()
    visitor.finish()
    guard case .store(.record(let earned))? = visitor.effects.last else {
      Issue.record("not recorded")
      return
    }
    visitor.answer(.recordFailed(earned, .full))
    #expect(visitor.sees(StoreError.full))
    visitor.effects = []
    visitor.press(.enter)
    #expect(visitor.effects == [.record(earned)])
    visitor.answer(.recordFailed(earned, .full))
    visitor.press(.escape)
    visitor.effects = []
    visitor.type("q")
    #expect(visitor.effects == [.record(earned), .quit], "tried once more at the end")
  }

  @Test("a saved game is offered, and continues at once with its pairs")
  func resume() throws {
    var visitor = guest()
    visitor.answer(.progress(try Deals.begun()))
    #expect(visitor.sees(DialogPhrase.resume))
    #expect(visitor.sees("1 / 12"))
    #expect(visitor.sees("1:15.0"))
    visitor.press(.enter)
    #expect(visitor.play?.isPaused == false)
    #expect(visitor.app.navigation.tab == .board)
  }

  @Test("a saved game that is declined is deleted, and a new one starts")
  func drop() throws {
    var visitor = guest()
    visitor.answer(.progress(try Deals.begun()))
    visitor.press(.right, .enter)
    #expect(visitor.sees(QuestionPhrase.ask(.discardKept)) && visitor.effects.isEmpty)
    visitor.press(.right, .enter)
    #expect(visitor.effects.contains(.drawSeed) && visitor.play == nil)
    visitor.answer(.seed(5))
    #expect(visitor.effects.contains(.dropProgress(try Deals.begun().transcript.deal)))
  }

  @Test("a store that cannot be used is reported once; guests can play")
  func noStore() {
    var visitor = guest()
    visitor.answer(.unavailable(.corrupt))
    #expect(visitor.sees(StoreError.corrupt))
    visitor.press(.enter)
    visitor.answer(.notKept(.corrupt))
    #expect(visitor.app.dialogs.isEmpty)
    visitor.deal()
    #expect(visitor.play != nil)
  }
}

extension GameFlowTests {
  @Test("misconfigured records on a server are reported at the start, once")
  func wrongSetup() {
    var visitor = Visitor(settings: Settings(motion: false))
    visitor.answer(.session(.guest(.failure(.unreachable("gone")))))
    #expect(visitor.app.dialogs.isEmpty)
    visitor.answer(.session(.guest(.failure(.schemaTooNew(found: 9, known: 1)))))
    #expect(
      visitor.sees(StoreError.schemaTooNew(found: 9, known: 1))
        && visitor.sees(DialogPhrase.noRecords))
    visitor.press(.enter)
    visitor.answer(.notKept(.noStore))
    #expect(visitor.app.dialogs.isEmpty)
  }

  @Test("a window too small says what is needed, and the game returns unchanged")
  func tooSmall() {
    var visitor = guest()
    visitor.deal()
    visitor.send(.resized(Size(columns: 20, rows: 5)))
    #expect(visitor.sees(TabPhrase.needs(columns: 60, rows: 20)))
    visitor.wait(5000)
    visitor.send(.resized(Size(columns: 80, rows: 24)))
    #expect(visitor.play?.isPaused == true)
    #expect(visitor.play?.saved(at: visitor.now)?.elapsed == .zero)
  }
}
