import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The game of a result can be watched") struct WatchResultTests {
  /// Returns a player, or a guest, who watches the game of a result.
  private func watching(asGuest: Bool) throws -> Visitor {
    var visitor = Visitor(settings: Settings(motion: false))
    if asGuest {
      visitor.enterAsGuest()
    } else {
      visitor.logIn(try Deals.player(), Settings(motion: false))
    }
    visitor.deal()
    visitor.finish()
    visitor.click(button: WatchPhrase.watch)
    #expect(visitor.open(WatchScreen.self)?.watched?.steps == 12)
    return visitor
  }

  private func recorded(_ visitor: Visitor) -> [PendingResult] {
    visitor.effects.compactMap { effect in
      if case .store(.record(let earned)) = effect { earned } else { nil }
    }
  }

  @Test(
    "the result of a game opens it at once, and is shown again after it", arguments: [true, false])
  func result(isGuest: Bool) throws {
    var visitor = try watching(asGuest: isGuest)
    #expect(!visitor.effects.contains { $0.isDrop })
    visitor.press(.escape)
    #expect(visitor.dialog is GameResult)
    #expect(visitor.sees(DialogPhrase.keepScore) == isGuest)
    visitor.press(.escape)
    visitor.type("4")
    visitor.type("3")
    #expect(visitor.dialog == nil)
  }

  @Test("a race that begins there is not covered by the result", arguments: [true, false])
  func raceAfterResult(isGuest: Bool) throws {
    var visitor = try watching(asGuest: isGuest)
    visitor.type("r")
    visitor.answer(.seed(1))
    #expect(visitor.dialog == nil)
    #expect(visitor.play?.mode.rival != nil && visitor.play?.isPaused == false)
    #expect(visitor.effects.contains { $0.isDrop } == isGuest)
  }

  @Test("a result that was saved meanwhile is shown as saved, one that was not at once")
  func fateAfterWatching() throws {
    for isSaved in [true, false] {
      var visitor = try watching(asGuest: false)
      let earned = try #require(recorded(visitor).first)
      let round = RoundSummary(
        id: RoundID(1), of: try #require(earned.round.ranked), finishedAt: .init(milliseconds: 5))
      visitor.press(.escape)
      let outcome = RecordOutcome(round: round, previousBest: nil, rank: 1, players: 1)
      if isSaved {
        visitor.answer(.recorded(outcome, earned))
        visitor.click(button: WatchPhrase.watch)
      } else {
        visitor.click(button: WatchPhrase.watch)
        visitor.answer(.recordFailed(earned, .busy))
      }
      if isSaved { visitor.press(.escape) }
      let shown = try #require(visitor.dialog as? GameResult)
      #expect(isSaved ? shown.isFirst : shown.fate == .failed(earned, .busy))
    }
  }

  @Test("a guest's result is recorded at a login that interrupts watching it")
  func loginMeanwhile() throws {
    var visitor = try watching(asGuest: true)
    visitor.type("o")
    visitor.answer(.loggedIn(try Deals.player(), Settings()))
    #expect(!recorded(visitor).isEmpty)
    #expect((visitor.dialog as? GameResult)?.fate != nil)
    if case .guest = (visitor.dialog as? GameResult)?.fate { Issue.record("still a guest's") }
  }
}
