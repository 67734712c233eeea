import GameCore
import GameShell
import GameUI
import Testing

@Suite("The place of a finished round")
struct RoundSummaryTests {
  /// Returns a quiz with every question answered with yes.
  private func quiz(
    _ content: MovieQuizContent, _ eligibility: Eligibility, seed: UInt64 = 3
  ) throws -> VerificationResult {
    var round = Round<MovieQuizGame>(.top, seed: seed, content: content, eligibility: eligibility)
    while round.result == nil {
      if case .asked = round.state.phase { try round.play(.yes, at: round.latest + .seconds(1)) }
      round.advance(to: round.latest + .seconds(2))
    }
    return try Catalog.prove(#require(round.record))
  }

  @Test("a ranked round is on the leaderboard, and an own round never is")
  func kept() throws {
    let store = try TestStore()
    let films = (0..<12).compactMap { number in
      FilmRating(tenths: 50 + number).map {
        Film(id: "tt\(number)", title: "Film \(number)", year: 2000, rating: $0)
      }
    }
    let drawn = try #require(MovieQuizContent.drawn(from: films, seed: 3))
    let player = store.player.id
    let ranked = PendingResult(try quiz(.newestPack(for: .top), .ranked), by: player)
    guard case .recorded(ranked, .success(.ranked))? = store.runner().perform(.record(ranked))
    else {
      Issue.record("not ranked")
      return
    }
    let own = PendingResult(try quiz(drawn, .ownOnly), by: player)
    let answer = store.runner().perform(.record(own))
    guard case .recorded(own, .success(.ownOnly(let kept, let best)))? = answer else {
      Issue.record("not kept")
      return
    }
    #expect(kept.eligibility == .ownOnly && best == nil)
    let board = LeaderboardKey.main(of: MovieQuizGame.id)
    let page = try store.other.page(of: board, for: nil, limit: 10)
    #expect(try store.rounds.count == 2 && page.top.map(\.round.id) == [store.rounds[0].id])
  }

  @Test("a round from before the login keeps its time, but is never from the future")
  func timeOfRound() throws {
    let store = try TestStore()
    for (seed, (given, expected)) in [(3, 3), (nil, 5), (9, 5)].enumerated() {
      let proven = try quiz(.newestPack(for: .top), .ranked, seed: UInt64(seed))
      let earned = PendingResult(
        proven, by: store.player.id, finishedAt: given.map { Timestamp(milliseconds: $0) })
      guard
        case .recorded(_, .success(.ranked(let outcome)))? =
          store.runner().perform(.record(earned))
      else {
        Issue.record("not ranked")
        return
      }
      #expect(outcome.round.finishedAt == Timestamp(milliseconds: expected))
    }
  }
}
