/// The list of all games. Adding a game is one line here.
public enum Catalog {
  /// The games in the order in which they are offered.
  public static let games: [any Game.Type] = [
    PairsGame.self,
    ColorMatchGame.self,
    MovieQuizGame.self,
    PairsDuelGame.self,
  ]

  /// Returns the game named `id`, or nil if it is unknown.
  public static func game(_ id: GameID) -> (any Game.Type)? {
    games.first { $0.id == id }
  }

  /// Returns the texts of the setups of `game`, easiest or shortest first; empty for an unknown
  /// game.
  public static func setups(of game: GameID) -> [String] {
    self.game(game)?.setupTexts ?? []
  }

  /// Returns whether points of different setups of `game` can be compared.
  public static func comparesSetups(of game: GameID) -> Bool {
    self.game(game)?.comparesSetups ?? true
  }

  /// The games that have leaderboards and daily boards.
  public static var rankedGames: [any Game.Type] { games.filter { $0.isRanked } }

  /// Returns whether `game` exists and its rounds are ranked.
  public static func ranks(_ game: GameID) -> Bool { self.game(game)?.isRanked ?? false }

  /// Returns a ranked game by the current rules before its first move; nil for an unknown game or
  /// setup.
  public static func opening(of game: GameID, setup: String, seed: UInt64) -> Transcript? {
    self.game(game).flatMap { opening(of: $0, setup: setup, seed: seed) }
  }

  /// Replays `transcript` and returns its result, whether or not the round was practice.
  public static func result(of transcript: Transcript) throws(ReplayError) -> RoundResult {
    guard let rules = game(transcript.game) else { throw .unknownGame(transcript.game) }
    return try rules.replayed(transcript)
  }

  /// Returns whether the current rules can resume a game that was left.
  public static func canResume(with transcript: Transcript) -> Bool {
    do throws(ReplayError) { _ = try result(of: transcript) } catch {
      return error == .unfinished
    }
    return true
  }

  /// Replays a record and returns the round if it may be ranked; throws the reason if not.
  public static func verify(_ record: ReplayRecord) throws(ReplayError) -> VerifiedRound {
    switch try prove(record) {
    case .ranked(let round): return round
    case .ownOnly: throw .ownOnly
    }
  }

  /// Replays a record and returns the round if it may be saved; throws the reason if not.
  public static func prove(_ record: ReplayRecord) throws(ReplayError) -> VerificationResult {
    _ = try replay(record)
    switch record.transcript.eligibility {
    case .ranked: return .ranked(VerifiedRound(record: record))
    case .ownOnly: return .ownOnly(VerifiedOwnRound(record: record))
    case .practice: throw .practice
    }
  }

  /// Returns the ruleset of `transcript` if its game has a later one, nil otherwise.
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
}

extension Game {
  // Swift builds a key path of a generic type at every use, which takes longer than this list.
  fileprivate static var setupTexts: [String] { Setup.allCases.map { $0.description } }
}
