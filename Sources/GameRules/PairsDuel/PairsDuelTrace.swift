/// The outcome of a proven round of Pairs for several players.
public struct PairsDuelTrace: Hashable, Sendable {
  /// The outcome for the player who saved the record.
  public enum Outcome: Hashable, Sendable, CaseIterable {
    case won, lost, drawn
  }

  public let seats: DuelSeats
  /// The pairs of each seat, at most as many as a board has.
  public let pairs: [Int]

  /// Reads `round`; nil for a round of another game.
  public init?(of round: VerificationResult) {
    self.init(of: round.record)
  }

  /// Reads the claim of `record`; nil for another game, or an unreadable record.
  public init?(of record: ReplayRecord) {
    guard record.transcript.game == PairsDuelGame.id else { return nil }
    self.init(of: record.claimed, content: record.transcript.content)
  }

  /// Reads the claim of `result`, for a table with this content; nil for the content of another
  /// game.
  public init?(of result: RoundResult, content: String) {
    guard let seats = try? DuelSeats(content) else { return nil }
    self.seats = seats
    pairs = Figure.pairsBySeat.prefix(seats.count).map { figure in
      min(max(result.figures[figure] ?? 0, 0), Self.mostPairs)
    }
  }

  /// The number of pairs of the largest board; larger claims are limited to it.
  private static let mostPairs = PairsLevel.allCases.map(\.pairs).max() ?? 0

  /// Returns the seat that took a pair in each turn, or nil; empty for a round of
  /// another game.
  public static func turns(of round: ReplayedRound) -> [Int?] {
    let ends = (try? Playback<PairsDuelGame>(round))?.mapMoves { _, before, after -> [Int?] in
      guard after.board.turns > before.board.turns else { return [] }
      return [after.board.pairsFound > before.board.pairsFound ? before.toMove : nil]
    }
    return (ends ?? []).flatMap(\.self)
  }

  /// The seats with the most pairs.
  public var leaders: [Int] {
    let most = pairs.max() ?? 0
    return pairs.indices.filter { pairs[$0] == most }
  }

  public var outcome: Outcome {
    guard leaders.contains(0) else { return .lost }
    return leaders.count == 1 ? .won : .drawn
  }
}
