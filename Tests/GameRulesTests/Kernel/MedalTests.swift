import Testing

@testable import GameRules

@Suite("Medals by multiples of platinum")
struct MedalTests {
  @Test("each step begins exactly at its multiple, and no points give no medal")
  func steps() {
    #expect(Medal(points: 0, platinum: 600) == nil && Medal(points: -5, platinum: 600) == nil)
    let expected: [(Int, Medal)] = [
      (1, .bronze), (199, .bronze), (200, .silver), (399, .silver), (400, .gold), (599, .gold),
      (600, .platinum), (1500, .platinum),
    ]
    for (points, medal) in expected { #expect(Medal(points: points, platinum: 600) == medal) }
    // A platinum score that is not a multiple of three.
    let medals = [333, 334, 666, 667].map { Medal(points: $0, platinum: 1000) }
    #expect(medals == [.bronze, .silver, .silver, .gold])
  }

  @Test("the least points of a medal give it, and one point less gives a lower one")
  func least() {
    for platinum in [4, 600, 1000, 1001] {
      for medal in Medal.allCases {
        let least = medal.leastPoints(platinum: platinum)
        #expect(Medal(points: least, platinum: platinum) == medal)
        #expect(
          Medal(points: least - 1, platinum: platinum).map(\.rawValue) ?? -1 == medal.rawValue - 1)
      }
    }
  }

  @Test("more points never lower the medal, and platinum can be reached", arguments: probes)
  func monotone(probe: any GameProbe.Type) {
    Self.check(probe)
  }

  private static func check<Probe: GameProbe>(_: Probe.Type) {
    let game = Probe.Rules.self
    for setup in Catalog.setups(of: game.id) {
      guard let platinum = Catalog.platinum(of: game.id, setup: setup) else {
        #expect(!game.isRanked)
        continue
      }
      let most = Probe.Rules.Setup(setup).map { Probe.possiblePoints(for: $0).upperBound } ?? 0
      #expect(platinum > 2 && platinum <= most, "\(game.id) \(setup)")
      let medals = stride(from: 1, through: most, by: max(most / 200, 1)).map {
        Catalog.medal(for: $0, in: game.id, setup: setup)?.rawValue ?? -1
      }
      #expect(medals == medals.sorted() && medals.first == Medal.bronze.rawValue)
      #expect(Catalog.medal(for: most, in: game.id, setup: setup) == .platinum)
    }
  }

  @Test("the platinum scores that the documents name")
  func platinumScores() {
    #expect(PairsLevel.allCases.map { PairsGame.platinum(for: $0) } == [600, 1200, 1800, 2400])
    #expect(
      [4000, 13_000, 23_000]
        == ColorMatchDuration.allCases.map { ColorMatchGame.platinum(for: $0) })
    #expect(MovieQuizGame.platinum(for: .top) == 1530)
    for level in PairsLevel.allCases {
      // Par turns are not a whole number, so the points are a little less than platinum.
      let turns = (level.par + 99) / 100
      let points = PairsScoring.points(level: level, turns: turns, time: level.parTime)
      #expect(points <= 100 * level.pairs && points > 90 * level.pairs)
    }
  }

  @Test("Duel, unknown games and unknown setups have no medals")
  func none() {
    #expect(Catalog.medal(for: 5, in: PairsDuelGame.id, setup: "easy") == nil)
    #expect(Catalog.medal(for: 5, in: PairsGame.id, setup: "huge") == nil)
    #expect(Catalog.medal(for: 5, in: GameID("chess"), setup: "easy") == nil)
  }
}

@Suite("A round of one answer given again and again")
struct OneAnswerTests {
  private static func record(_ answers: [ColorMatchGame.Move]) throws -> ReplayRecord {
    var round = Round<ColorMatchGame>(.thirty, seed: 5, eligibility: .ranked)
    for (number, answer) in answers.enumerated() {
      round.advance(to: .seconds(2 * number + 2))
      try round.play(answer, at: .seconds(2 * number + 2))
    }
    round.advance(to: .seconds(30))
    return try #require(round.record)
  }

  @Test("is recognized from eight answers on; one other answer makes it a normal round")
  func recognized() throws {
    for answer in ColorMatchGame.Move.allCases {
      let other: ColorMatchGame.Move = answer == .yes ? .no : .yes
      let same = Array(repeating: answer, count: 8)
      #expect(try Self.record(same).isOneAnswer)
      #expect(try !Self.record(Array(same.dropLast())).isOneAnswer)
      #expect(try !Self.record(same + [other]).isOneAnswer)
    }
  }

  @Test("is recognized in a quiz, unless all its answers are right", arguments: [0, 7, 10])
  func quiz(right: Int) {
    for answer in ["Y", "N"] {
      let moves = (1...10).map { "\(answer)@\($0)000 K@\($0)500" }.joined(separator: " ")
      let transcript = Transcript(
        game: MovieQuizGame.id, revision: 1, setup: "popular", seed: 1,
        eligibility: .ranked, moves: moves)
      let result = RoundResult(points: 100 * right, time: .seconds(10), figures: [.right: right])
      let record = ReplayRecord(transcript: transcript, claimed: result)
      #expect(record.isOneAnswer == (right < 10))
    }
  }

  @Test("a stored one still verifies, with the same points")
  func verifies() throws {
    let record = try Self.record(Array(repeating: .yes, count: 10))
    #expect(try Catalog.verify(record).result == record.claimed)
  }
}
