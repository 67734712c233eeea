/// The rules of one game as pure values: no clock, no randomness, no input or output.
///
/// Time is passed in as `Elapsed`, chance as a seed; the random parts of a game's appearance are
/// not part of the rules. Any game that conforms can be recorded, resumed, replayed, verified and
/// ranked.
public protocol Game: Sendable {
  /// The choice made before the deal, such as a level or a duration; rounds of one setup are ranked
  /// together. It does not include the artwork. Its text is stored and must read back as the same
  /// setup.
  associatedtype Setup: Hashable, Sendable, CaseIterable, LosslessStringConvertible
  /// The material that a game is played on besides setup and seed, such as a pack of films. Its
  /// text is part of the record. Most games have none.
  associatedtype Content: Hashable, Sendable, CustomStringConvertible = NoContent
  /// Everything that the rules know in the middle of a game.
  associatedtype State: Equatable, Sendable
  associatedtype Move: GameMove
  /// The reason why a move is not possible now.
  associatedtype MoveError: Error, Equatable, Sendable

  /// The name under which results are stored: lower-case letters and hyphens.
  static var id: GameID { get }
  /// The ruleset of new games. It is raised whenever an old replay could end differently.
  static var revision: Int { get }
  /// The rulesets that can still be replayed; the last one is `revision`.
  static var revisions: ClosedRange<Int> { get }

  /// Returns the state when the deal is shown; always the same for the same setup, seed and
  /// content.
  static func deal(_ setup: Setup, seed: UInt64, content: Content) -> State
  /// Returns the state when the deal is shown, by one of `revisions`. Only games with several
  /// rulesets implement it.
  static func deal(_ setup: Setup, seed: UInt64, content: Content, revision: Int) -> State
  /// Reads the text of a content; throws if no game of this setup and seed can have had it.
  static func content(
    from text: String, for setup: Setup, seed: UInt64
  ) throws(ContentError) -> Content
  /// Returns whether every player can get this content. A game on other content is never ranked.
  static func isRankable(_ content: Content) -> Bool
  /// Returns the content of a ranked game of this setup if the player does not choose any: none, or
  /// the newest in the program.
  static func usualContent(for setup: Setup) -> Content
  /// Performs every event that was due at or before `now`, as of the time when it was due.
  static func advance(_ state: inout State, at now: Elapsed)
  /// Makes `move` at `now`. Earlier moves were made at or before `now`, and `advance` has been
  /// called for it. A refused move changes nothing.
  static func play(_ move: Move, in state: inout State, at now: Elapsed) throws(MoveError)
  /// Returns the time of the next event that needs no move, or nil if there is none.
  static func nextDeadline(in state: State) -> Elapsed?
  /// Returns the result of a finished game, or nil if it is unfinished.
  static func result(of state: State) -> RoundResult?
  /// Whether points of different setups can be compared, so that all setups also share one ranking.
  static var comparesSetups: Bool { get }
  /// Returns the least points for a platinum medal; nil for a game without medals.
  static func platinum(for setup: Setup) -> Int?
  /// Returns what a move is marked with when a round is watched, such as a pair or a mistake; nil
  /// for nothing.
  static func mark(of move: Move, from before: State, to after: State) -> MoveMark?
  /// Whether results depend on the player alone, so that the game is ranked and has daily boards.
  static var isRanked: Bool { get }
  /// Whether its questions are answered with yes or no, written `Y` and `N`.
  static var asksYesOrNo: Bool { get }
  /// Plays `transcript` to its end. Games do not implement it: it is a requirement only because the
  /// compiler then specializes it for each game, which is several times faster.
  static func replayed(_ transcript: Transcript) throws(ReplayError) -> RoundResult
}

extension Game {
  public static var revisions: ClosedRange<Int> { revision...revision }
  public static var comparesSetups: Bool { true }
  public static var isRanked: Bool { true }
  public static var asksYesOrNo: Bool { false }

  public static func platinum(for _: Setup) -> Int? { nil }

  public static func deal(
    _ setup: Setup, seed: UInt64, content: Content, revision _: Int
  ) -> State {
    deal(setup, seed: seed, content: content)
  }

  public static func mark(of _: Move, from _: State, to _: State) -> MoveMark? { nil }

  public static func replayed(_ transcript: Transcript) throws(ReplayError) -> RoundResult {
    // Past the last move, if the game ends by itself.
    var round = try Round<Self>(replaying: transcript)
    while true {
      if let result = round.result { return result }
      guard let deadline = round.nextDeadline else { throw .unfinished }
      round.advance(to: deadline)
    }
  }
}

/// A player's move. Its text has no space and no `@`, and reads back as the same move.
public protocol GameMove: Hashable, Sendable, CustomStringConvertible {
  /// Reads the UTF-8 of `description`; nil for any other text.
  init?(text: Span<UInt8>)
}

extension GameMove {
  /// Reads `description` back.
  public init?(_ description: String) {
    self.init(text: description.utf8Span.span)
  }
}

/// An enum with texts as raw values is written as these.
extension GameMove where Self: RawRepresentable<String> {
  public init?(text: Span<UInt8>) {
    self.init(rawValue: text.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) })
  }

  public var description: String { rawValue }
}

/// The stored name of a game, such as `pairs`.
public struct GameID: Hashable, Sendable, CustomStringConvertible {
  /// The name: lower-case letters, digits and hyphens.
  public let description: String

  public init(_ name: String) {
    description = name
  }
}
