public import GameRules

/// A game whose rounds can be described in words, move by move, as `watch --text` prints them. Each
/// conformance is in a separate file.
public protocol NarratedGame: Game {
  /// Returns a description of a move and of what it revealed, with faces by name; during the game,
  /// without remarks that would help.
  static func telling(
    _ move: Move, from before: State, to after: State, _ faces: FaceNames, inGame: Bool
  ) -> MoveNarration
  /// Returns the question that a state asks; nil if it asks none.
  static func question(of state: State) -> (any Phrase)?
}

extension NarratedGame {
  public static func question(of _: State) -> (any Phrase)? { nil }
}

/// The description of a move.
public struct MoveNarration: Sendable {
  /// The action, such as the position of a card.
  public let move: any Phrase
  /// What it revealed; nil if that is part of the move.
  public let shown: (any Phrase)?

  public init(_ move: any Phrase, shown: (any Phrase)? = nil) {
    self.move = move
    self.shown = shown
  }
}

/// The description of a round.
public struct Commentary: Sendable {
  /// A move with its time.
  public struct Line: Sendable {
    public let time: Elapsed
    public let telling: MoveNarration
  }

  public let lines: [Line]

  /// Describes the moves of a round; those of a game without descriptions are written as in the
  /// transcript.
  public init(of round: ReplayedRound, _ faces: FaceNames = FaceNames()) {
    lines = Catalog.game(round.game).map { Self.lines(of: $0, round, faces) } ?? []
  }

  private static func lines<Rules: Game>(
    of _: Rules.Type, _ round: ReplayedRound, _ faces: FaceNames
  ) -> [Line] {
    guard let playback = try? Playback<Rules>(round) else { return [] }
    return playback.mapMoves { step, before, after in
      Line(time: step.time, telling: telling(Rules.self, step.move, before, after, faces))
    }
  }

  private static func telling<Rules: Game>(
    _: Rules.Type, _ move: Rules.Move, _ before: Rules.State, _ after: Rules.State,
    _ faces: FaceNames
  ) -> MoveNarration {
    guard let told = Rules.self as? any NarratedGame.Type else {
      return MoveNarration(TranscriptMove(move))
    }
    return telling(told, move, before, after, faces)
  }

  private static func telling<Told: NarratedGame>(
    _: Told.Type, _ move: any Sendable, _ before: any Sendable, _ after: any Sendable,
    _ faces: FaceNames
  ) -> MoveNarration {
    guard let made = move as? Told.Move, let before = before as? Told.State,
      let after = after as? Told.State
    else { return MoveNarration(TranscriptMove("\(move)")) }
    return Told.telling(made, from: before, to: after, faces, inGame: false)
  }
}

/// A move as in the transcript.
private struct TranscriptMove: Phrase {
  private let move: String

  init(_ move: some CustomStringConvertible) {
    self.move = TextSanitizer.line(move.description, limit: 60)
  }

  func text(in _: Language) -> String { move }
}
