import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("An interrupted daily board")
struct DailyInterruptedTests {
  @Test("one that these rules cannot resume is reported, and a finished one is recorded")
  func cannotContinue() throws {
    var visitor = try DailyVisit.visitor()
    DailyVisit.ask(&visitor)
    let foreign = Transcript(
      game: PairsGame.id, revision: 0, setup: "easy", seed: 1, eligibility: .ranked, moves: "F0@x")
    DailyVisit.begin(.resumed(SavedRound(transcript: foreign, elapsed: .zero)), &visitor)
    #expect((visitor.dialog as? KeptGame)?.isPlayable == false)
    visitor.press(.enter)
    DailyVisit.ask(&visitor)
    let record = try Deals.finished(.easy).record
    DailyVisit.begin(
      .resumed(SavedRound(transcript: record.transcript, elapsed: record.claimed.time)), &visitor)
    #expect((visitor.dialog as? GameResult)?.record == record)
    let earned = PendingResult(.ranked(try Catalog.verify(record)), by: DailyVisit.anna)
    #expect(visitor.effects.contains(.record(earned)))
  }

  @Test("after its pictures were canceled, giving up another game keeps the attempt")
  func picturesGivenUp() throws {
    var visitor = try DailyVisit.visitor(
      App.LaunchEnvironment(), Settings(deck: "cats", motion: false))
    DailyVisit.ask(&visitor)
    DailyVisit.begin(.dealt(try DailyVisit.daily()), &visitor)
    visitor.press(.escape)
    visitor.choose { $0.deck = "plain" }
    visitor.deal(4)
    visitor.type("Q")
    visitor.press(.right, .enter)
    let dropped = visitor.effects.compactMap { effect in
      if case .store(.dropProgress(let deal)) = effect { deal.seed } else { nil }
    }
    #expect(dropped == [4])
  }

  @Test("whatever is chosen while its pictures are loading, it is dealt as requested")
  func chosenMeanwhile() throws {
    for change: @Sendable (inout Settings) -> Void in [
      { $0.setups["pairs"] = "normal" }, { $0.game = "pairs-duel" }, { $0.deck = "plain" },
    ] {
      var visitor = try DailyVisit.visitor(
        App.LaunchEnvironment(), Settings(deck: "cats", motion: false))
      DailyVisit.ask(&visitor)
      DailyVisit.begin(.dealt(try DailyVisit.daily()), &visitor)
      let (id, request) = try #require(visitor.latestLoad)
      visitor.choose(change)
      visitor.deliver(id, request)
      let play = try #require(visitor.play as? PairsPlay)
      let seed = try DailyVisit.daily().seed
      #expect(play.level == .easy && play.table.round.seed == seed)
      #expect(play.table.round.eligibility == .ranked)
    }
  }
}
