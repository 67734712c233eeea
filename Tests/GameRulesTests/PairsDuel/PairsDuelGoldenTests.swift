import Bots
import Testing

@testable import GameRules

@Suite("Pairs for several does not change")
struct PairsDuelGoldenTests {
  @Test("Seeds 1 to 25 have the same first player, and opponents begin with the same card")
  func deals() throws {
    let file = GoldenFile(name: "pairs-duel-deals.txt")
    let lines = try PairsLevel.allCases.flatMap { level in
      try (UInt64(1)...25).map { seed in
        let words = try Opponent.allCases.map { opponent in
          let seats = try #require(
            DuelSeats([.opponent(opponent), .opponent(opponent), .opponent(opponent)]))
          let state = PairsDuelGame.deal(level, seed: seed, content: seats)
          let move = try #require(PairsDuelGame.opponentsMove(in: state))
          return "\(state.toMove)\(move)"
        }
        return "\(level) \(seed) \(words.joined(separator: " "))"
      }
    }
    try file.recordIfAsked { lines }
    #expect(try file.lines() == lines)
  }

  @Test("Saved rounds still verify as they were recorded")
  func replays() throws {
    let file = GoldenFile(name: "pairs-duel-replays.txt")
    try file.recordIfAsked { try playedNow().map(RecordLine.text) }
    let lines = try file.lines()
    #expect(lines.count == 24)
    for line in lines {
      let record = try #require(RecordLine.record(line))
      #expect(try Catalog.prove(record).record == record)
    }
  }

  /// Returns rounds of two, four, and one against each opponent, on each level.
  private func playedNow() throws -> [ReplayRecord] {
    let tables =
      [DuelSeats.couple, .family] + Opponent.allCases.map { .against($0, named: "Anna") }
    return try PairsLevel.allCases.flatMap { level in
      try tables.enumerated().map { number, seats in
        let seed = UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15
        let round = try Round<PairsDuelGame>(
          level, seed: seed, seats: seats, people: Forgetful(recall: 85, seed: seed),
          pause: Elapsed(milliseconds: 731))
        let record = try #require(round.record)
        return try Catalog.prove(record).record
      }
    }
  }
}
