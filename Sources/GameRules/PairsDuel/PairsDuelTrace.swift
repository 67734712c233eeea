/// What a true round of Pairs for several tells about who has won.
public struct PairsDuelTrace: Hashable, Sendable {
  /// How it went for whoever kept the record.
  public enum Outcome: Hashable, Sendable, CaseIterable {
    case won, lost, drawn
  }

  public let seats: DuelSeats
  /// Pairs of each seat, never more than a board has.
  public let pairs: [Int]

  /// Nil for a round of another game.
  public init?(of round: ProvenRound) {
    self.init(of: round.record)
  }

  /// As a record claims; nil for one of another game, or that cannot be read.
  public init?(of record: ReplayRecord) {
    guard record.transcript.game == PairsDuelGame.id else { return nil }
    self.init(of: record.claimed, content: record.transcript.content)
  }

  /// As a result claims of a table with this content; nil for a content of other games.
  public init?(of result: RoundResult, content: String) {
    guard let seats = try? DuelSeats(content) else { return nil }
    self.seats = seats
    pairs = Figure.pairsBySeat.prefix(seats.count).map { figure in
      min(max(result.figures[figure] ?? 0, 0), Self.mostPairs)
    }
  }

  /// The pairs of the largest board: who claims more has these.
  private static let mostPairs = PairsLevel.allCases.map(\.pairs).max() ?? 0

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
