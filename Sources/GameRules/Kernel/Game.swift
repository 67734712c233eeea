/// The rules of one game as pure values: no clock, no randomness, no input or output.
///
/// Time comes in as `Elapsed`, chance as a seed; what is random in the looks of a game is not the
/// rules' business. Whatever conforms can be recorded, resumed, replayed, verified and ranked.
public protocol Game: Sendable {
  /// What is chosen before the deal and decides what is ranked with what: a level, a duration.
  /// Never the art. Its text is stored and must read back as the same setup.
  associatedtype Setup: Hashable, Sendable, CaseIterable, LosslessStringConvertible
  /// What a game is played on beside setup and seed, such as a pack of films. Its text is part of
  /// the record; most games have none.
  associatedtype Content: Hashable, Sendable, CustomStringConvertible = NoContent
  /// Everything the rules know in the middle of a game.
  associatedtype State: Equatable, Sendable
  /// What a player does. Its text has no space and no `@`, and reads back as the same move.
  associatedtype Move: Hashable, Sendable, LosslessStringConvertible
  /// Why a move is not possible now.
  associatedtype Refusal: Error, Equatable, Sendable

  /// The name under which results are stored, in lower case with hyphens.
  static var id: GameID { get }
  /// The ruleset of new games; raised whenever an old replay could come out differently.
  static var revision: Int { get }
  /// The rulesets that games are still played again by, the last of them `revision`.
  static var revisions: ClosedRange<Int> { get }

  /// The state when the deal is shown; the same for the same setup, seed and content, for ever.
  static func deal(_ setup: Setup, seed: UInt64, content: Content) -> State
  /// The same by one of `revisions`. Written only by a game that has several.
  static func deal(_ setup: Setup, seed: UInt64, content: Content, revision: Int) -> State
  /// Reads a content's text back; throws where no game of this setup and seed can have had it.
  static func content(
    from text: String, for setup: Setup, seed: UInt64
  ) throws(ContentFault) -> Content
  /// Whether everybody can be asked the same: a game on other content is never ranked.
  static func isRankable(_ content: Content) -> Bool
  /// What a ranked game of this setup is played on where nobody chooses: nothing, or the newest
  /// that the program carries.
  static func usualContent(for setup: Setup) -> Content
  /// Lets everything happen that was due at or before `now`, as of when it was due.
  static func settle(_ state: inout State, at now: Elapsed)
  /// Makes `move` at `now`, which is not before any earlier move and already settled to.
  /// A refused move changes nothing.
  static func play(_ move: Move, in state: inout State, at now: Elapsed) throws(Refusal)
  /// When something happens by itself next, if anything does.
  static func nextDeadline(in state: State) -> Elapsed?
  /// The result of a finished game; nil while it goes on.
  static func result(of state: State) -> RoundResult?
  /// Whether points of different setups can be compared, so that all are ranked together too.
  static var comparesSetups: Bool { get }
  /// The points a finished game can have.
  static func possiblePoints(for setup: Setup) -> ClosedRange<Int>
  /// Reads the UTF-8 of a move's text; nil for what is none. It need not be written: it reads by
  /// `Move`'s own conversion unless a game has a quicker way.
  static func move(from text: Span<UInt8>) -> Move?
  /// What stands out of a move when a round is watched: a pair, a mistake; nil for nothing.
  static func mark(of move: Move, from before: State, to after: State) -> RoundMark?
  /// Whether what a game comes to is the player's own doing, to be ranked and played for as the
  /// board of the day.
  static var isRanked: Bool { get }
  /// Plays `transcript` to its end. No game writes its own: it is a requirement only so that the
  /// compiler builds one for each game, several times as quick as one for all.
  static func replayed(_ transcript: Transcript) throws(ReplayFault) -> RoundResult
}

extension Game {
  public static var revisions: ClosedRange<Int> { revision...revision }
  public static var comparesSetups: Bool { true }
  public static var isRanked: Bool { true }

  public static func deal(
    _ setup: Setup, seed: UInt64, content: Content, revision _: Int
  ) -> State {
    deal(setup, seed: seed, content: content)
  }

  public static func move(from text: Span<UInt8>) -> Move? {
    Move(text: text)
  }

  public static func mark(of _: Move, from _: State, to _: State) -> RoundMark? { nil }

  public static func replayed(_ transcript: Transcript) throws(ReplayFault) -> RoundResult {
    try Replay<Self>.result(of: transcript)
  }
}

/// The stored name of a game, such as `pairs`.
public struct GameID: Hashable, Sendable, CustomStringConvertible {
  /// Lower-case letters, digits and hyphens.
  public let description: String

  public init(_ name: String) {
    description = name
  }
}
