/// A game written down so that any program with the same rules can replay it.
public struct Transcript: Hashable, Sendable {
  public let game: GameID
  /// The ruleset that the game was played by.
  public let revision: Int
  /// The text of the game's setup, such as `hard`.
  public let setup: String
  public let seed: UInt64
  /// The content of the game besides setup and seed, in lines; empty for games without content.
  public let content: String
  public let eligibility: Eligibility
  /// The timed moves in order, such as `F0@1200 F5@1810`; empty before the first one.
  public let moves: String

  public init(
    game: GameID, revision: Int, setup: String, seed: UInt64, content: String = "",
    eligibility: Eligibility, moves: String
  ) {
    self.game = game
    self.revision = revision
    self.setup = setup
    self.seed = seed
    self.content = content
    self.eligibility = eligibility
    self.moves = moves
  }

  public var deal: KeptDeal {
    KeptDeal(game: game, setup: setup, seed: seed, eligibility: eligibility)
  }
}

/// The deal of a saved game, which distinguishes it from every other saved game.
public struct KeptDeal: Hashable, Sendable {
  public let game: GameID
  public let setup: String
  public let seed: UInt64
  /// The eligibility: practice on the deal of a ranked game is a separate game.
  public let eligibility: Eligibility
}

/// An unfinished game as it is saved.
public struct SavedRound: Hashable, Sendable {
  public let transcript: Transcript
  /// The time on the clock when the game was saved.
  public let elapsed: Elapsed
  /// The appearance of the game, in lines; the rules do not read it.
  public var appearance: String

  public init(transcript: Transcript, elapsed: Elapsed, appearance: String = "") {
    self.transcript = transcript
    self.elapsed = elapsed
    self.appearance = appearance
  }
}

/// A finished game with a claimed result, not to be trusted before `Catalog.verify`.
public struct ReplayRecord: Hashable, Sendable {
  public let transcript: Transcript
  /// The result that the record states.
  public let claimed: RoundResult

  public init(transcript: Transcript, claimed: RoundResult) {
    self.transcript = transcript
    self.claimed = claimed
  }

  /// Whether a round of questions was played with one answer, given again and again without
  /// reading: at least eight, because fewer may be chance, and not all of them right.
  public var isOneAnswer: Bool {
    guard Catalog.game(transcript.game)?.asksYesOrNo == true else { return false }
    let answers = transcript.moves.split(separator: " ").map { $0.prefix(1) }
      .filter { ["Y", "N"].contains($0) }
    return answers.count >= 8 && Set(answers).count == 1
      && claimed.figures[.right] != answers.count
  }
}

/// The reason why a record of a game is not accepted.
public enum ReplayError: Error, Hashable, Sendable {
  /// The game is unknown.
  case unknownGame(GameID)
  /// The game is known, but not this revision of its rules.
  case unknownRevision(Int)
  /// The game has no such setup.
  case unknownSetup(String)
  /// The record counts in lists that this version does not know.
  case unknownEligibility(String)
  /// The game cannot have been played on this content.
  case content(ContentError)
  /// A move cannot be read. The first move is number 1.
  case unreadableMove(number: Int)
  /// A move is earlier than the one before it.
  case timeRunsBackwards(number: Int)
  /// The rules refuse a move.
  case refusedMove(number: Int)
  /// The moves end before the game does.
  case unfinished
  /// The moves lead to a different result than the record claims.
  case differs(replayed: RoundResult)
  /// The player chose the seed: a valid game, but not ranked.
  case practice
  /// Played on content from outside: saved for its player, but not ranked.
  case ownOnly

  /// Whether the missing game, ruleset, setup, eligibility or pack may exist in a newer version of
  /// Flipside. Rulesets start at 1.
  public var needsNewerVersion: Bool {
    switch self {
    case .unknownGame, .unknownSetup, .unknownEligibility, .content(.unknownPack): true
    case .unknownRevision(let number): number > 0
    case .content, .unreadableMove, .timeRunsBackwards, .refusedMove, .unfinished, .differs,
      .practice, .ownOnly:
      false
    }
  }
}
