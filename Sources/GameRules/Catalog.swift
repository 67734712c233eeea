/// All games of Flipside. Adding a game is one line here.
public enum Catalog {
  /// Every game, in the order in which it is offered.
  public static let games: [any Game.Type] = [
    PairsGame.self,
    ColorMatchGame.self,
    MovieQuizGame.self,
    PairsDuelGame.self,
  ]

  /// The game of this name, if there is one.
  public static func game(_ id: GameID) -> (any Game.Type)? {
    games.first { $0.id == id }
  }

  /// The texts of the setups of `game`, easiest or shortest first; empty for an unknown game.
  public static func setups(of game: GameID) -> [String] {
    guard let rules = self.game(game) else { return [] }
    return setupTexts(of: rules)
  }

  /// Whether points of different setups of `game` can be compared.
  public static func comparesSetups(of game: GameID) -> Bool {
    self.game(game)?.comparesSetups ?? true
  }

  /// The games that have leaderboards and boards of the day.
  public static var rankedGames: [any Game.Type] { games.filter { $0.isRanked } }

  /// Whether there is such a game and rounds of it are ranked.
  public static func ranks(_ game: GameID) -> Bool { self.game(game)?.isRanked ?? false }

  /// A ranked game by today's rules before its first move; nil for a game or setup that there is
  /// not.
  public static func opening(of game: GameID, setup: String, seed: UInt64) -> Transcript? {
    self.game(game).flatMap { opening(of: $0, setup: setup, seed: seed) }
  }

  /// Plays `transcript` again and gives the result it leads to, practice or not.
  public static func result(of transcript: Transcript) throws(ReplayFault) -> RoundResult {
    guard let rules = game(transcript.game) else { throw .unknownGame(transcript.game) }
    return try rules.replayed(transcript)
  }

  /// Whether these rules can go on with a game that was left.
  public static func canGoOn(with transcript: Transcript) -> Bool {
    do throws(ReplayFault) { _ = try result(of: transcript) } catch {
      return error == .unfinished
    }
    return true
  }

  /// Plays a record again: a round that may be ranked, or why it may not.
  public static func verify(_ record: ReplayRecord) throws(ReplayFault) -> VerifiedRound {
    switch try prove(record) {
    case .ranked(let round): return round
    case .ownOnly: throw .ownOnly
    }
  }

  /// Plays a record again: a round that may be kept, or why it may not.
  public static func prove(_ record: ReplayRecord) throws(ReplayFault) -> ProvenRound {
    let replayed = try result(of: record.transcript)
    guard replayed == record.claimed else { throw .differs(replayed: replayed) }
    switch record.transcript.eligibility {
    case .ranked: return .ranked(VerifiedRound(record))
    case .ownOnly: return .ownOnly(VerifiedOwnRound(record))
    case .practice: throw .practice
    }
  }

  /// The ruleset that a transcript was played by, where its game has a later one; nil elsewhere.
  public static func earlierRuleset(of transcript: Transcript) -> Int? {
    transcript.revision == game(transcript.game)?.revision ? nil : transcript.revision
  }

  private static func opening<Rules: Game>(
    of _: Rules.Type, setup: String, seed: UInt64
  ) -> Transcript? {
    Rules.Setup(setup).map {
      Round<Rules>(
        $0, seed: seed, content: Rules.usualContent(for: $0), eligibility: .ranked
      ).transcript
    }
  }

  private static func setupTexts<Rules: Game>(of _: Rules.Type) -> [String] {
    Rules.Setup.allCases.map(\.description)
  }
}
