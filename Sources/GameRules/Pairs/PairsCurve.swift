/// How a round of Pairs went on over its time: what somebody who races it sees of it.
public struct PairsCurve: Hashable, Sendable {
  /// Where the round stood at a moment.
  public struct Standing: Hashable, Sendable {
    public let pairs: Int
    public let turns: Int

    public init(pairs: Int, turns: Int) {
      self.pairs = pairs
      self.turns = turns
    }
  }

  public let level: PairsLevel
  public let result: RoundResult
  public let seed: UInt64
  /// When each turn ended, and whether it found a pair.
  private let turns: [Turn]

  private struct Turn: Hashable {
    let time: Elapsed
    let isHit: Bool
  }

  /// Nil for a round of another game.
  public init?(of round: ReplayedRound) {
    guard round.game == PairsGame.id, let level = PairsLevel(round.setup),
      let playback = try? Playback<PairsGame>(round)
    else { return nil }
    self.level = level
    result = round.result
    seed = round.record.transcript.seed
    turns = playback.marks.map { Turn(time: $0.time, isHit: $0.mark == .hit) }
  }

  /// What the round had come to when its clock showed `time`.
  public func standing(at time: Elapsed) -> Standing {
    let made = turns.prefix { $0.time <= time }
    return Standing(pairs: made.count { $0.isHit }, turns: made.count)
  }
}
