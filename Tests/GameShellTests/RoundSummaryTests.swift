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
    guard case .recorded(own, .success(.ownOnly(let kept)))? = runner(store).perform(.record(own))
    else {
      Issue.record("not kept")
      return
    }
    #expect(store.asked == ["record", "keepOwn"] && kept.eligibility == .ownOnly)
  }
}
