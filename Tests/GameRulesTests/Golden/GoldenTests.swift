import Bots
import Testing

@testable import GameRules

@Suite("Deals and records do not change")
struct GoldenTests {
  @Test("Seeds 1 to 25 deal the same as always, on every level")
  func deals() throws {
    let file = GoldenFile(name: "pairs-deals.txt")
    let dealt = PairsLevel.allCases.flatMap { level in
      (UInt64(1)...25).map { "\(level) \($0) \(letters(PairsGame.deal(level, seed: $0)))" }
    }
    try file.recordIfAsked { dealt }
    #expect(try file.lines() == dealt)
  }

  @Test("Saved records still verify as they were recorded")
  func replays() throws {
    let file = GoldenFile(name: "pairs-replays.txt")
    try file.recordIfAsked { try playedNow().map(RecordLine.text) }
    let lines = try file.lines()
    #expect(lines.count == 20)
    for line in lines {
      let record = try #require(RecordLine.record(line))
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
}
