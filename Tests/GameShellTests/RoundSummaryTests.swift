import GameCore
import GameShell
import GameUI
import Testing

@Suite("The place of a finished round")
struct RoundSummaryTests {
  private func runner(_ store: FakeStore) -> EffectRunner {
    EffectRunner(
      records: .success(
        Records.of(store)),
      dependencies: Dependencies(
        session: FakeKeeper(), progress: ProgressID("1:2"), clock: { Timestamp(milliseconds: 5) },
        entropy: { 42 }))
  }

  /// Returns a quiz with every question answered with yes.
  private func quiz(
    _ content: MovieQuizContent, _ eligibility: Eligibility
  ) throws -> VerificationResult {
    var round = Round<MovieQuizGame>(.top, seed: 3, content: content, eligibility: eligibility)
    while round.result == nil {
      if case .asked = round.state.phase { try round.play(.yes, at: round.latest + .seconds(1)) }
      round.advance(to: round.latest + .seconds(2))
    }
    return try Catalog.prove(#require(round.record))
  }

  @Test("a ranked round is on the leaderboard, and an own round never is")
  func kept() throws {
    let store = try FakeStore()
    let films = (0..<12).compactMap { number in
      FilmRating(tenths: 50 + number).map {
        Film(id: "tt\(number)", title: "Film \(number)", year: 2000, rating: $0)
      }
    }
    let drawn = try #require(MovieQuizContent.drawn(from: films, seed: 3))
    let player = store.player.id
    let ranked = PendingResult(try quiz(.newestPack(for: .top), .ranked), by: player)
    guard case .recorded(ranked, .success(.ranked))? = runner(store).perform(.record(ranked)) else {
      Issue.record("not ranked")
      return
    }
    #expect(store.asked == ["record"])
    let own = PendingResult(try quiz(drawn, .ownOnly), by: player)
    let answer = runner(store).perform(.record(own))
    guard case .recorded(own, .success(.ownOnly(let kept, let best)))? = answer else {
      Issue.record("not kept")
      return
    }
    #expect(store.asked == ["record", "bestUnranked", "keepOwn"])
    #expect(kept.eligibility == .ownOnly && best == nil)
  }

  @Test("a round from before the login keeps its time, but is never from the future")
  func timeOfRound() throws {
    let store = try FakeStore()
    let proven = try quiz(.newestPack(for: .top), .ranked)
    for (given, expected) in [(3, 3), (nil, 5), (9, 5)] {
      let earned = PendingResult(
        proven, by: store.player.id, finishedAt: given.map { Timestamp(milliseconds: $0) })
      guard
        case .recorded(_, .success(.ranked(let outcome)))? =
          runner(store).perform(.record(earned))
      else {
        Issue.record("not ranked")
        return
      }
      #expect(outcome.round.finishedAt == Timestamp(milliseconds: expected))
    }
  }
}
