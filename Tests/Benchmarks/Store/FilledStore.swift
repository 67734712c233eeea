import Bots
import CReference
import GameCore
import GameRules
import Glibc

/// A store with very many players, each with one true round.
enum FilledStore {
  /// Fills the database in `directory`: nine easy rounds for each one on the expert board.
  static func fill(_ directory: String, players: Int) throws {
    _ = try Scratch.store(in: directory)
    let rounds = try (0..<1000).map { try round(UInt64($0)).record }
    let texts = rounds.map { record in
      copies([
        record.transcript.setup, record.transcript.moves, record.claimed.figures.description,
      ])
    }
    let digests = rounds.flatMap(\.transcript.digest)
    defer { for text in texts.joined() { free(text) } }
    let filled = digests.withUnsafeBytes { digests in
      let rows = zip(rounds, texts).enumerated().map { number, pair in
        let (record, text) = pair
        return reference_round(
          setup: text[0], moves: text[1], figures: text[2],
          digest: digests.baseAddress.map { $0 + 16 * number }, seed: record.transcript.seed,
          points: Int64(record.claimed.points),
          milliseconds: Int64(record.claimed.time.milliseconds))
      }
      return reference_fill(
        "\(directory)/flipside.db", Int64(players), rows, Int64(rows.count))
    }
    guard filled == 0 else { throw CannotMeasure("\(players) records cannot be stored") }
  }

  private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) }
  }

  private static func round(_ seed: UInt64) throws -> VerifiedRound {
    try VerifiedRound.verified(
      seed % 10 == 0 ? .expert : .easy, seed: seed,
      playedBy: Forgetful(recall: Int(seed % 101), seed: seed),
      pace: .varied(400...1400, seed: seed))
  }
}
