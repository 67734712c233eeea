import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("No game and no result is lost")
struct NothingLostTests {
  private let settings = Settings(motion: false)

  private func loggedIn(_ id: Int = 1, _ name: String = "Anna") throws -> Visitor {
    var visitor = Visitor(settings: settings)
    visitor.logIn(try Deals.player(id, name), settings)
    return visitor
  }

  /// Returns the round that the visitor has just finished, to be recorded.
  private func earned(_ visitor: Visitor) throws -> PendingResult {
    let recorded = visitor.effects.compactMap { effect in
      if case .store(.record(let earned)) = effect { earned } else { nil }
    }
    return try #require(recorded.last)
  }

  @Test("Closing a dialog about an earlier result does not affect the current game")
  func alertOfEarlier() throws {
    for key in [Key.enter, .escape] {
      var visitor = try loggedIn()
      visitor.deal()
      visitor.finish()
      let earned = try earned(visitor)
      visitor.press(.escape)
      visitor.deal(2)
      visitor.makeMove()
      visitor.answer(.recordFailed(earned, .full))
      visitor.press(key, .escape, "Q")
      #expect(visitor.play?.isOver == false)
    }
  }

  @Test("A result that could not be saved stays with its player")
  func whoseResult() throws {
    var visitor = try loggedIn(1, "Anna")
    visitor.deal()
    visitor.finish()
    let earned = try earned(visitor)
    visitor.press(.escape)
    visitor.type("o")
    visitor.press(.right, .enter)
    visitor.answer(.logOut(.success(settings)))
    visitor.answer(.recordFailed(earned, .busy))
    visitor.logIn(try Deals.player(2, "Boris"), settings)
    #expect(!visitor.sees(DialogPhrase.notSaved))
    visitor.press(.character("3"), .enter)
    #expect(try self.earned(visitor) == earned)
    #expect(earned.player == PlayerID(1))
  }

  @Test(
    "Every finished game stays saved with its last move until its result is recorded or rejected")
  func finishedIsKept() throws {
    var visitor = Visitor(settings: settings)
    visitor.enterAsGuest()
    visitor.deal()
    visitor.finish()
    let kept = visitor.effects.compactMap { effect in
      if case .store(.keepProgress(let saved, .guest)) = effect { saved } else { nil }
    }
    let last = try #require(kept.last)
    #expect(try Catalog.result(of: last.transcript).points > 0)
    // As if the program had been killed now: the result is offered, not the game.
    var later = Visitor(settings: settings)
    later.enterAsGuest()
    later.answer(.progress(last))
    #expect(later.sees(DialogPhrase.keepScore))
  }

  @Test(
    "A guest's result that is saved after registering keeps the time of the game",
    arguments: GameKind.allCases.filter { $0 != .pairsDuel })
  func timeOfGame(kind: GameKind) throws {
    let records = try Deals.records()
    let record = try #require(records.first { $0.transcript.game == kind.id })
    var visitor = Visitor(settings: settings)
    visitor.enterAsGuest()
    visitor.perform(.game(.offer(record)))
    #expect(visitor.effects.contains(.store(.date(record))))
    let end = Timestamp(milliseconds: 1_795_000_000_000)
    visitor.answer(.dated(record, end))
    visitor.click(button: ButtonPhrase.register)
    visitor.answer(.loggedIn(try Deals.player(), settings))
    let earned = try earned(visitor)
    #expect(earned.round.record == record && earned.finishedAt == end)
    // A later result of the player has no time of its own.
    visitor.press(.escape)
    visitor.perform(.game(.offer(try Deals.finished(.easy, seed: 9).record)))
    #expect(try self.earned(visitor).finishedAt == nil)
  }

  @Test("A saved game that is found while a deal is prepared is offered first")
  func foundWhileDealing() throws {
    var visitor = try loggedIn()
    visitor.press(.enter)
    #expect(visitor.effects.contains(.drawSeed))
    visitor.answer(.progress(try Deals.begun(), of: .player(PlayerID(1))))
    visitor.answer(.seed(5))
    #expect(visitor.sees(DialogPhrase.resume))
    #expect(visitor.play == nil)
  }

  @Test("Ctrl-C is answered at once over any dialog, and asks once")
  func quitUnderAlert() throws {
    var visitor = try loggedIn()
    visitor.deal()
    visitor.type(" ")
    visitor.answer(.notKept(.full))
    visitor.press(.control("c"))
    #expect(visitor.sees(QuestionPhrase.ask(.quit)))
    visitor.press(.enter)
    #expect(!visitor.sees(QuestionPhrase.ask(.quit)))
    #expect(visitor.sees(StoreError.full))
    visitor.press(.control("c"), .control("c"))
    #expect(visitor.effects.last == .quit)
  }

  @Test("A game that cannot be saved during play continues with a message")
  func gameNotKept() throws {
    var visitor = try loggedIn()
    visitor.deal()
    let round = try #require(visitor.play?.saved(at: visitor.now))
    visitor.answer(.notKept(.keepProgress(round, .player(PlayerID(1))), .full))
    #expect(visitor.sees(DialogPhrase.notSaved) && visitor.sees(DialogPhrase.gameContinues))
    visitor.press(.enter)
    #expect(visitor.app.dialogs.isEmpty && visitor.play != nil)
  }

  @Test("A round whose time runs out in the background is reported on the other tab")
  func endsOnTheWay() throws {
    var visitor = Visitor(settings: Settings(game: "color-match"))
    visitor.logIn(try Deals.player(), Settings(game: "color-match"))
    visitor.deal()
    visitor.wait(3900)
    visitor.press(.right)
    visitor.wait(30_000)
    visitor.type("1")
    visitor.now = max(visitor.now, try #require(visitor.app.nextDeadline))
    visitor.send(.deadline)
    #expect(visitor.sees(ColorMatchPhrase.timeUp))
    #expect(try earned(visitor).round.record.transcript.setup == "30")
  }

  @Test("A login ended elsewhere is reported once, on the title")
  func endedElsewhere() throws {
    var visitor = try loggedIn()
    visitor.answer(.loggedOut(PlayerID(1)))
    #expect(visitor.app.session.player == nil)
    #expect(visitor.effects.contains(.logOut))
    #expect(visitor.sees(DialogPhrase.endedElsewhere))
    visitor.effects = []
    visitor.answer(.loggedOut(PlayerID(1)))
    #expect(visitor.effects.isEmpty)
    visitor.press(.enter)
    #expect(visitor.open(TitleScreen.self) != nil)
    visitor.logIn(try Deals.player())
    visitor.answer(.loggedOut(PlayerID(2)))
    #expect(visitor.app.session.player != nil)
  }

  @Test("A game is saved for the player whose login was ended elsewhere")
  func endedLogInKeepsGame() throws {
    var visitor = try loggedIn()
    visitor.deal()
    visitor.wait(500)
    visitor.type(" ")
    visitor.effects = []
    visitor.answer(.loggedOut(PlayerID(1)))
    let kept = visitor.effects.compactMap { effect in
      if case .store(.keepProgress(let saved, .player(PlayerID(1)))) = effect { saved } else { nil }
    }
    #expect(kept.last?.transcript.moves.isEmpty == false)
    #expect(visitor.effects.contains(.logOut) && visitor.play == nil)
  }

  @Test("Logging out during a game asks, and saves the game for that player")
  func logOutKeepsGame() throws {
    var visitor = try loggedIn()
    visitor.deal()
    visitor.wait(500)
    visitor.type(" o")
    #expect(visitor.sees(QuestionPhrase.explain(.logOut(playing: true))))
    visitor.effects = []
    visitor.press(.right, .enter)
    let kept = visitor.effects.compactMap { effect in
      if case .store(.keepProgress(let saved, .player(PlayerID(1)))) = effect { saved } else { nil }
    }
    #expect(kept.last?.transcript.moves.isEmpty == false)
    #expect(visitor.effects.contains(.logOut) && !visitor.effects.contains { $0.isDrop })
    #expect(visitor.play == nil && visitor.open(TitleScreen.self) != nil)
  }
}
