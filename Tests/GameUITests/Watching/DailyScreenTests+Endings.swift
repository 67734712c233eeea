import Testing

@testable import GameCore
@testable import GameUI

extension DailyScreenTests {
  @Test("one without an answer is spent: its result and the start say so")
  func unanswered() throws {
    let colors = LeaderboardKey(game: ColorMatchGame.id, setup: "30")
    var visitor = try DailyVisit.visitor(
      App.LaunchEnvironment(), Settings(game: "color-match", motion: false))
    DailyVisit.ask(&visitor)
    visitor.answer(
      .reply(
        to: DailyStart(board: colors, player: DailyVisit.anna),
        .success(.dealt(try DailyVisit.daily(colors))))
    )
    visitor.wait(40_000)
    visitor.send(.deadline)
    #expect(visitor.sees(DialogPhrase.unplayed) && visitor.sees("without finishing it"))
    #expect(visitor.effects.contains { $0.isDrop })
    #expect(visitor.effects.last == .ask(DailyQuery(board: colors, player: DailyVisit.anna)))
  }
}
