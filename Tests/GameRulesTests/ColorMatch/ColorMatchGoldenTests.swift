import GameRules
import Testing

@Suite("Color Match does not change")
struct ColorMatchGoldenTests {
  @Test("Seeds 1 to 25 ask the same questions as always")
  func questions() throws {
    let file = GoldenFile(name: "color-match-questions.txt")
    let asked = (UInt64(1)...25).map { seed in
      var generator = Generator(seed: seed)
      let questions = (1...24).map { _ in word(ColorMatchQuestion.next(from: &generator)) }
      return "\(seed) \(questions.joined(separator: " "))"
    }
    try file.recordIfAsked { asked }
    #expect(try file.lines() == asked)
  }

  @Test("The first question of the golden list is the first of the round, for any duration")
  func firstQuestion() {
    for duration in ColorMatchDuration.allCases {
      var generator = Generator(seed: 7)
      let first = ColorMatchQuestion.next(from: &generator)
      #expect(ColorMatchGame.deal(duration, seed: 7).question == first)
    }
  }

  @Test(
    "Recorded rounds still verify",
    arguments: [(1, "color-match-replays.txt"), (2, "color-match-replays-2.txt")])
  func replays(revision: Int, name: String) throws {
    let file = GoldenFile(name: name)
    // Rounds of earlier rulesets are never recorded again.
    if revision == ColorMatchGame.revision {
      try file.recordIfAsked { try playedNow().map(RecordLine.text) }
    }
    let lines = try file.lines()
    #expect(lines.count == 9)
    for line in lines {
      let record = try #require(RecordLine.record(line))
      #expect(record.transcript.revision == revision)
      #expect(try Catalog.verify(record).record == record)
    }
  }

  /// Returns meaning, word and ink by their first letters, with k for black.
  private func word(_ question: ColorMatchQuestion) -> String {
    [question.meaning, question.word, question.ink].map { color in
      switch color {
      case .red: "r"
      case .blue: "b"
      case .yellow: "y"
      case .black: "k"
      }
    }.joined()
  }

  /// Returns rounds of players who make some mistakes, and take longer if word and ink disagree.
  private func playedNow() throws -> [ReplayRecord] {
    try ColorMatchDuration.allCases.flatMap { duration in
      try (1...3).map { (number: UInt64) in
        var round = Round<ColorMatchGame>(
          duration, seed: number &* 0x9E37_79B9_7F4A_7C15, eligibility: .ranked)
        var chance = Generator(seed: number)
        while round.result == nil {
          if let next = round.state.answerShownUntil { round.advance(to: next) }
          guard round.result == nil else { break }
          let question = round.state.question
          let time = (question.isCongruent ? 420 : 560) + Int(chance.below(400))
          round.advance(to: round.latest + Elapsed(milliseconds: time))
          guard round.result == nil else { break }
          let isRight = chance.below(100) >= 8 * number
          try round.play(question.isMatch == isRight ? .yes : .no, at: round.latest)
        }
        return try Catalog.verify(#require(round.record)).record
      }
    }
  }
}
