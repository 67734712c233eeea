public import GameRules

/// The time that a bot takes for its flips.
public enum Pace: Sendable {
  /// The same time for each flip.
  case steady(Elapsed)
  /// A random time for each flip, in milliseconds.
  case varied(ClosedRange<Int>, seed: UInt64)
}

extension Round where Rules == PairsGame {
  /// Plays a board to its end. Throws the refusal of a move that `player` should not have made.
  public init(
    _ level: PairsLevel, seed: UInt64, eligibility: Eligibility = .ranked,
    playedBy player: some PairsPlayer, pace: Pace
  ) throws(PairsGame.MoveError) {
    self.init(level, seed: seed, eligibility: eligibility)
    var player = player
    var chance = Generator(seed: pace.seed)
    while result == nil {
      let now = latest + pace.pause(&chance)
      advance(to: now)
      let move = player.chooseFlip(on: state)
      try play(move, at: now)
      if let face = state.shownFace(at: move.place) { player.see(face, at: move.place) }
    }
  }
}

extension Pace {
  fileprivate var seed: UInt64 {
    switch self {
    case .steady: 0
    case .varied(_, let seed): seed
    }
  }

  fileprivate func pause(_ chance: inout Generator) -> Elapsed {
    switch self {
    case .steady(let time): time
    case .varied(let range, _):
      Elapsed(milliseconds: range.lowerBound + Int(chance.below(UInt64(range.count))))
    }
  }
}

/// The reason why a bot's game is not available.
public enum BotError: Error {
  /// The round has no result yet.
  case unfinished
}

extension VerifiedRound {
  /// Plays a ranked board with perfect memory and verifies it.
  public static func expertly(
    _ level: PairsLevel, seed: UInt64, pace: Pace = .steady(Elapsed(milliseconds: 900))
  ) throws -> VerifiedRound {
    try verified(level, seed: seed, playedBy: PerfectMemory(level), pace: pace)
  }

  /// Plays a ranked board with `player` and verifies it.
  public static func verified(
    _ level: PairsLevel, seed: UInt64, playedBy player: some PairsPlayer, pace: Pace
  ) throws -> VerifiedRound {
    let round = try Round<PairsGame>(level, seed: seed, playedBy: player, pace: pace)
    guard let record = round.record else { throw BotError.unfinished }
    return try Catalog.verify(record)
  }
}
