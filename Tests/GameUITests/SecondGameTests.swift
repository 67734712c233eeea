import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("A second game is one or two keys away")
struct SecondGameTests {
  private func guest(_ settings: Settings = Settings(motion: false)) -> Visitor {
    var visitor = Visitor(settings: settings)
    visitor.enterAsGuest()
    return visitor
  }

  @Test("at a result Enter plays again, for guests and players, on the board of the result")
  func enterPlaysAgain() throws {
    for isPlayer in [false, true] {
      var visitor = guest()
      if isPlayer { visitor.logIn(try Deals.player(), Settings(motion: false)) }
      visitor.deal()
      visitor.finish()
      #expect(visitor.dialog is GameResult)
      visitor.effects = []
      visitor.press(.enter)
      #expect(visitor.dialog == nil && visitor.effects.contains(.drawSeed))
      visitor.answer(.seed(2))
      #expect((visitor.play as? PairsPlay)?.level == .easy)
    }
  }

  @Test("r and r again restart a game of any kind on its board", arguments: GameKind.allCases)
  func restart(kind: GameKind) {
    for confirmation in [[Key.character("r")], [.character("к")], [.right, .enter]] {
      var visitor = guest(Settings(game: kind.id.description, motion: false))
      visitor.deal(1)
      visitor.wait(5000)
      visitor.send(.deadline)
      var untouched = visitor
      untouched.type("r")
      // In a duel the opponent may have begun.
      #expect(kind == .pairsDuel || untouched.dialog == nil)
      visitor.makeMove()
      let first = visitor.play?.saved(at: visitor.now)?.transcript
      #expect(first?.game == kind.id)
      // The settings may have changed while the game was paused.
      visitor.choose { $0.game = GameKind.pairs.id.description }
      #expect(visitor.hints(.restart))
      visitor.type("r")
      #expect((visitor.dialog as? ConfirmationDialog)?.subject == .restart)
      for key in confirmation { visitor.press(key) }
      #expect(visitor.effects.contains { $0.isDrop } && visitor.effects.contains(.drawSeed))
      visitor.answer(.seed(2))
      let second = visitor.play?.saved(at: visitor.now)?.transcript
      #expect(second?.game == kind.id && second?.setup == first?.setup && second?.seed == 2)
    }
  }

  @Test("before the first move a game is left without a question")
  func leftUntouched() {
    for kind in GameKind.allCases where kind != .pairsDuel {
      var visitor = guest(Settings(game: kind.id.description, motion: false))
      visitor.deal(1)
      visitor.press(.escape, "Q")
      #expect(visitor.dialog == nil && visitor.play == nil)
      #expect(visitor.open(StartScreen.self) != nil && visitor.effects.contains { $0.isDrop })
    }
  }

  @Test("playing the leaderboard's board during a game on another asks first")
  func otherBoard() throws {
    var visitor = guest()
    visitor.logIn(try Deals.player(), Settings(motion: false))
    visitor.deal()
    for (level, asks) in [("easy", false), ("hard", true)] {
      visitor.perform(.game(.choose(LeaderboardKey(game: PairsGame.id, setup: level))))
      #expect(((visitor.dialog as? ConfirmationDialog)?.subject == .restart) == asks)
      #expect(visitor.play?.isOver == false)
    }
    visitor.click(button: ButtonPhrase.newGame)
    visitor.answer(.seed(2))
    #expect((visitor.play as? PairsPlay)?.level == .hard)
  }

  @Test("a guest's result is compared with the guest's best before it")
  func guestsBest() throws {
    var visitor = guest()
    visitor.deal()
    visitor.finish()
    let first = try #require(visitor.dialog as? GameResult)
    #expect(first.bestOfGuest == nil && first.isFirst)
    visitor.press(.enter)
    visitor.answer(.seed(2))
    visitor.finish()
    let second = try #require(visitor.dialog as? GameResult)
    #expect(second.bestOfGuest == first.record.claimed.points && !second.isFirst)
  }

  @Test("declining the restart continues the game, unless it was paused")
  func declined() {
    var visitor = guest()
    visitor.deal()
    visitor.type(" r")
    #expect(visitor.play?.isPaused == true)
    visitor.press(.enter)
    #expect(visitor.play?.isPaused == false)
    visitor.type("pr")
    #expect((visitor.dialog as? ConfirmationDialog)?.subject == .restart)
    visitor.press(.escape)
    #expect(visitor.play?.isPaused == true)
  }

  @Test("practice restarts with the same cards, and a race with the same rival")
  func restartOfModes() throws {
    var visitor = guest()
    visitor.deal(7)
    visitor.finish()
    visitor.click(button: ButtonPhrase.sameDeal)
    visitor.type(" rr")
    let again = visitor.play?.saved(at: visitor.now)?.transcript
    #expect(again?.seed == 7 && again?.eligibility == .practice && again?.moves.isEmpty == true)

    let rival = try #require(
      Rival(try Deals.replayed(.easy, seed: 9), of: .own))
    visitor = guest()
    visitor.perform(.game(.race(rival)))
    visitor.type(" rr")
    #expect(visitor.play?.mode.rival == rival)
    #expect(visitor.play?.saved(at: visitor.now)?.transcript.moves.isEmpty == true)
  }

  @Test("restarting the attempt at a daily board says that it is lost")
  func restartOfDaily() throws {
    var visitor = try DailyVisit.visitor()
    DailyVisit.ask(&visitor)
    DailyVisit.begin(.dealt(try DailyVisit.daily()), &visitor)
    visitor.type("r")
    #expect(visitor.sees(DailyPhrase.isSpent))
    visitor.type("r")
    #expect(visitor.effects.contains(.drawSeed))
    visitor.answer(.seed(4))
    #expect(visitor.play?.mode.daily == nil)
  }

  @Test(
    "giving up a game without a board says so, with the progress, and leads to Play",
    arguments: [GameKind.colorMatch, .movieQuiz])
  func givenUp(kind: GameKind) throws {
    var visitor = guest(Settings(game: kind.id.description, motion: false))
    visitor.deal(1)
    visitor.live(5000)
    visitor.press(.right)
    visitor.live(2000)
    visitor.type("pQ")
    visitor.press(.right, .enter)
    #expect(visitor.effects.contains { $0.isDrop } && visitor.play == nil)
    let message = try #require(visitor.dialog as? GivenUpGame)
    #expect(message.saved.transcript.game == kind.id && !message.saved.transcript.moves.isEmpty)
    #expect(visitor.sees(PlayPhrase.givenUp) && visitor.sees(DialogPhrase.notScored))
    #expect(visitor.sees(kind, kind.setups[0]))
    visitor.press(.enter)
    #expect(visitor.dialog == nil && visitor.open(StartScreen.self) != nil)
  }

  @Test("after giving up, r deals the next board without a question")
  func afterGivingUp() {
    var visitor = guest()
    visitor.deal()
    visitor.type(" Q")
    visitor.press(.right, .enter)
    visitor.effects = []
    visitor.type("r")
    #expect(visitor.dialog == nil && visitor.effects.contains(.drawSeed))
  }
}
