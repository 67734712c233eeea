/// The progress of a round of Pairs over time, as shown in a race.
public struct PairsProgress: Hashable, Sendable {
  /// The progress at one time.
  public struct Point: Hashable, Sendable {
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
  /// The ends of the turns.
  private let turns: [Playback<PairsGame>.Mark]

  /// Replays `round`; nil for a round of another game.
  public init?(of round: ReplayedRound) {
    guard round.game == PairsGame.id, let level = PairsLevel(round.setup),
      let playback = try? Playback<PairsGame>(round)
    else { return nil }
    self.level = level
    result = round.result
    seed = round.record.transcript.seed
    turns = playback.marks
  }

  /// Returns the time when the round had found a number of pairs; nil if it never did or for 0.
  public func time(ofPair number: Int) -> Elapsed? {
    guard number > 0 else { return nil }
    return turns.lazy.filter { $0.mark == .hit }.dropFirst(number - 1).first?.time
  }

  /// Returns the progress when the clock of the round showed `time`.
  public func standing(at time: Elapsed) -> Point {
    let made = turns.prefix { $0.time <= time }
    return Point(pairs: made.count { $0.mark == .hit }, turns: made.count)
  }
}
