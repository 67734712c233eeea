import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Practice does not reveal the cards of an unfinished attempt at a daily board")
struct DailyUnderWayTests {
  /// The ways to a deal with a known seed.
  enum Way: CaseIterable {
    case guest, again, sameDeal, race, chosenSeed, kept
  }

  private static func seed() throws -> UInt64 { try DailyVisit.daily().seed }

  /// Returns a visitor who is about to practice the board, with the store's answer pending.
  private func visitor(_ way: Way) throws -> Visitor {
    let seed = try Self.seed()
    let settings = Settings(motion: false)
    var visitor = Visitor(
      App.LaunchEnvironment(seed: way == .chosenSeed ? seed : nil), settings: settings)
    if way == .guest || way == .chosenSeed || way == .kept {
      visitor.enterAsGuest()
    } else {
      visitor.logIn(try Deals.player(), settings)
    }
    visitor.mayPractise = nil
    switch way {
    case .guest:
      visitor.type("d")
      DailyVisit.begin(.practice(try DailyVisit.daily()), &visitor)
    case .again:
      visitor.perform(.game(.daily(.play(asPractice: true))))
      DailyVisit.begin(.practice(try DailyVisit.daily()), &visitor)
    case .sameDeal:
      DailyVisit.ask(&visitor)
      DailyVisit.begin(.dealt(try DailyVisit.daily()), &visitor)
      visitor.finish()
      visitor.click(button: ButtonPhrase.sameDeal)
    case .race:
      let rival = try #require(Rival(try Deals.replayed(.easy, seed: seed), of: .own))
      visitor.perform(.game(.race(rival)))
    case .chosenSeed:
      visitor.press(.character("3"), .enter)
    case .kept:
      var round = Round<PairsGame>(.easy, seed: seed, eligibility: .practice)
      try round.play(.flip(0), at: .seconds(1))
      let saved = SavedRound(transcript: round.transcript, elapsed: .seconds(2), appearance: "")
      visitor.perform(.game(.resume(saved)))
    }
    return visitor
  }

  private func answer(_ mayBegin: Bool, by player: PlayerID?, _ visitor: inout Visitor) throws {
    let seed = try Self.seed()
    visitor.answer(.reply(to: PracticeQuery(seed: seed, player: player), .success(mayBegin)))
  }

  @Test("nothing is dealt before the store has answered", arguments: Way.allCases)
  func asks(_ way: Way) throws {
    for mayBegin in [true, false] {
      var visitor = try visitor(way)
      let player = visitor.app.session.player?.id
      let seed = try Self.seed()
      #expect(
        visitor.effects.contains(.ask(PracticeQuery(seed: seed, player: player))))
      #expect(visitor.app.table.game == nil && visitor.app.table.isDealing)
      try answer(mayBegin, by: player, &visitor)
      #expect(visitor.app.isPlaying == mayBegin && !visitor.app.table.isDealing)
      #expect(visitor.sees(DailyPhrase.underWay) == !mayBegin)
      if mayBegin {
        let round = (visitor.play as? PairsPlay)?.table.round
        #expect(round?.seed == seed && round?.eligibility == .practice)
      }
      // The player can do something else at once.
      visitor.press(.escape)
      try answer(true, by: player, &visitor)
      #expect(visitor.app.isPlaying == mayBegin)
    }
  }

  @Test("an answer after a login or logout deals nothing")
  func otherPlayer() throws {
    var visitor = try visitor(.guest)
    try answer(true, by: DailyVisit.anna, &visitor)
    #expect(!visitor.app.isPlaying && !visitor.app.table.isDealing)
  }

  @Test("Esc cancels the question")
  func cancelled() throws {
    var visitor = try visitor(.chosenSeed)
    visitor.press(.escape)
    #expect(!visitor.app.table.isDealing)
    try answer(true, by: nil, &visitor)
    #expect(!visitor.app.isPlaying)
  }

  @Test("an attempt and a game from an unknown seed start without a question")
  func ranked() throws {
    var visitor = try DailyVisit.visitor()
    visitor.mayPractise = nil
    DailyVisit.ask(&visitor)
    DailyVisit.begin(.dealt(try DailyVisit.daily()), &visitor)
    #expect(visitor.app.isPlaying)
    var other = try DailyVisit.visitor()
    other.mayPractise = nil
    other.deal()
    #expect(other.app.isPlaying)
  }
}
