/// A game written down so that any program with the same rules can play it again.
public struct Transcript: Hashable, Sendable {
  public let game: GameID
  /// The revision of the ruleset it was played under.
  public let revision: Int
  /// The text of the game's setup, such as `hard`.
  public let setup: String
  public let seed: UInt64
  /// What the game was played on beside setup and seed, in lines; empty for games without content.
  public let content: String
  public let eligibility: Eligibility
  /// Timed moves in order, `F0@1200 F5@1810`; empty before the first.
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

/// What a kept game was dealt from: it tells the game from any other that is kept.
public struct KeptDeal: Hashable, Sendable {
  public let game: GameID
  public let setup: String
  public let seed: UInt64
  /// Practice on the deal of a ranked game is another game.
  public let eligibility: Eligibility

  public init(game: GameID, setup: String, seed: UInt64, eligibility: Eligibility) {
    self.game = game
    self.setup = setup
    self.seed = seed
    self.eligibility = eligibility
  }
}

/// A game in progress as it is kept on disk.
public struct SavedRound: Hashable, Sendable {
  public let transcript: Transcript
  /// What the clock showed when it was saved.
  public let elapsed: Elapsed
  /// What else is needed to show the game as it was, in lines; the rules know nothing of it.
  public var looks: String

  public init(transcript: Transcript, elapsed: Elapsed, looks: String = "") {
    self.transcript = transcript
    self.elapsed = elapsed
    self.looks = looks
  }
}

/// A finished game as somebody claims it went: not to be trusted before `Catalog.verify`.
public struct ReplayRecord: Hashable, Sendable {
  public let transcript: Transcript
  /// The result that the record states.
  public let claimed: RoundResult

  public init(transcript: Transcript, claimed: RoundResult) {
    self.transcript = transcript
    self.claimed = claimed
  }
}

/// Why a record of a game is not believed.
public enum ReplayFault: Error, Hashable, Sendable {
  /// No game of this name is known.
  case unknownGame(GameID)
  /// The game is known, but not this revision of its rules.
  case unknownRevision(Int)
  /// The game has no such setup.
  case unknownSetup(String)
  /// The game cannot have been played on this content.
  case content(ContentFault)
  /// A move cannot be read; the first is number 1.
  case unreadableMove(number: Int)
  /// A move lies before the one in front of it.
  case timeRunsBackwards(number: Int)
  /// A move that the rules refuse.
  case refusedMove(number: Int)
  /// The moves end before the game does.
  case unfinished
  /// The moves lead to another result than the record states.
  case differs(replayed: RoundResult)
  /// The seed was chosen by the player: a good game, but not one to rank.
  case practice
  /// Played on content from outside: kept for its player, but not one to rank.
  case ownOnly

  /// Whether a newer version of Flipside may know what is missing here: the game, the ruleset, the
  /// setup or the pack. Rulesets count from 1.
  public var needsNewerVersion: Bool {
    switch self {
    case .unknownGame, .unknownSetup, .content(.unknownPack): true
    case .unknownRevision(let number): number > 0
    case .content, .unreadableMove, .timeRunsBackwards, .refusedMove, .unfinished, .differs,
      .practice, .ownOnly:
      false
    }
  }
}
