import Bots
import Foundation
import GameRules
import Testing

@Suite("The worked examples of docs/scoring.md follow from the rules")
struct WorkedExampleTests {
  /// The text of docs/scoring.md with single spaces instead of line breaks.
  private let document: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("docs/scoring.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    document = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("Pairs: 9 turns in 12.972 s on an easy board")
  func pairs() {
    let level = PairsLevel.easy
    let points = PairsScoring.points(level: level, turns: 9, time: Elapsed(milliseconds: 12_972))
    let par = "\(level.par / 100).\(level.par % 100)"
    let parTime = "\(level.parTime.milliseconds / 1000).\(level.parTime.milliseconds % 1000 / 10)"
    let sentence =
      "easy has \(level.pairs) pairs and par \(par), so par time \(parTime) s; 9 turns in 12.972 s "
      + "give 100 × \(level.pairs) × \(par)/9 × \(parTime)/12.972 = \(points) points."
    #expect(document.contains(sentence), "\(sentence)")
  }

  @Test("The table has every level with its cards, pairs and par")
  func levels() {
    for level in PairsLevel.allCases {
      let row =
        "| \(level) | \(level.columns) × \(level.rows) | \(level.pairs) "
        + "| \(level.par / 100).\(level.par % 100) |"
      #expect(document.contains(row), "\(row)")
    }
  }

  @Test("Color Match: 30 right answers and no wrong one")
  func colorMatch() throws {
    var round = Round<ColorMatchGame>(.thirty, seed: 1, eligibility: .practice)
    for number in 1...30 {
      try round.play(
        round.state.question.isMatch ? .yes : .no, at: Elapsed(milliseconds: number * 900))
    }
    round.advance(to: .seconds(30))
    let result = try #require(round.result)
    let score = try #require(result.figures[.score])
    let multiplier = try #require(result.figures[.multiplier])
    let sentence =
      "30 right answers and no wrong ones score \(score) and leave the multiplier at "
      + "\(multiplier); the bonus of \(result.points - score) brings the total to "
      + "\(result.points) points."
    #expect(document.contains(sentence), "\(sentence)")
  }

  @Test("Movie Quiz: ten right answers after 3.2 s, seven after 12 s")
  func movieQuiz() throws {
    func points(_ right: Int, after milliseconds: Int) throws -> Int {
      var round = Round<MovieQuizGame>.quiz(eligibility: .practice)
      try round.answerAll(after: milliseconds) { $0 < right }
      return try #require(round.result).points
    }
    let most = MovieQuizProbe.possiblePoints(for: .top).upperBound
    let sentence =
      "ten right answers after 3.2 s each score \(try points(10, after: 3200)) points, seven after "
      + "12 s each score \(try points(7, after: 12_000)); the maximum is \(most)."
    #expect(document.contains(sentence), "\(sentence)")
  }
}
