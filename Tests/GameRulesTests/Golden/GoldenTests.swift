import Bots
import Testing

@testable import GameRules

@Suite("What was true once stays true")
struct GoldenTests {
  @Test("Seeds 1 to 25 deal what they always dealt, on every level")
  func deals() throws {
    let file = GoldenFile(name: "pairs-deals.txt")
    let dealt = PairsLevel.allCases.flatMap { level in
      (UInt64(1)...25).map { "\(level) \($0) \(letters(PairsGame.deal(level, seed: $0)))" }
    }
    try file.recordIfAsked { dealt }
    #expect(try file.lines() == dealt)
  }

  @Test("Kept records verify for ever, as they were recorded")
  func replays() throws {
    let file = GoldenFile(name: "pairs-replays.txt")
    try file.recordIfAsked { try playedNow().map(line) }
    let lines = try file.lines()
    #expect(lines.count == 20)
    for line in lines {
      let record = try #require(self.record(line))
      #expect(try Catalog.verify(record).record == record)
    }
  }

  private func letters(_ state: PairsState) -> String {
    String(String.UnicodeScalarView(state.faces.map { Unicode.Scalar(65 + $0) }))
  }

  private func playedNow() throws -> [ReplayRecord] {
    try PairsLevel.allCases.flatMap { level in
      try (1...5).map { (seed: UInt64) in
        let pace = Pace.varied(250...1900, seed: seed)
        let recall = [0, 40, 70, 90, 100][Int(seed) - 1]
        let player = Forgetful(recall: recall, seed: seed)
        let deal = seed &* 0x9E37_79B9_7F4A_7C15
        return try VerifiedRound.verified(level, seed: deal, playedBy: player, pace: pace).record
      }
    }
  }

  private func line(_ record: ReplayRecord) -> String {
    let (played, result) = (record.transcript, record.claimed)
    return [
      "\(played.game)", "\(played.revision)", played.setup, "\(played.seed)", "\(result.points)",
      "\(result.time.milliseconds)", "\(result.figures)", played.moves,
    ].joined(separator: ";")
  }

  private func record(_ line: String) -> ReplayRecord? {
    let parts = line.split(separator: ";").map(String.init)
    guard parts.count == 8, let revision = Int(parts[1]), let seed = UInt64(parts[3]),
      let points = Int(parts[4]), let time = Int(parts[5]), let figures = Figures(parts[6])
    else { return nil }
    return ReplayRecord(
      transcript: Transcript(
        game: GameID(parts[0]), revision: revision, setup: parts[2], seed: seed,
        standing: .ranked, moves: parts[7]),
      claimed: RoundResult(
        points: points, time: Elapsed(milliseconds: time), figures: figures))
  }
}
