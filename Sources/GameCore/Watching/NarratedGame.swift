public import GameRules

/// A game whose rounds can be described in words, move by move, as `watch --text` prints them. Each
/// conformance is in a separate file.
public protocol NarratedGame: Game {
  /// Returns a description of a move and of what it revealed, with faces by name; during the game,
  /// without remarks that would help.
  static func narrate(
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
  public var shown: (any Phrase)?
}

/// The description of a round.
public struct RoundNarration: Sendable {
  /// A move with its time.
  public struct Line: Sendable {
    public let time: Elapsed
    public let narration: MoveNarration
  }

  public let lines: [Line]

  /// Describes the moves of a round; none for an unknown game.
  public init(of round: ReplayedRound, _ faces: FaceNames = FaceNames()) {
    let game = Catalog.game(round.game) as? any NarratedGame.Type
    lines = game.map { Self.lines(of: $0, round, faces) } ?? []
  }

  private static func lines<Narrated: NarratedGame>(
    of _: Narrated.Type, _ round: ReplayedRound, _ faces: FaceNames
  ) -> [Line] {
    guard let playback = try? Playback<Narrated>(round) else { return [] }
    return playback.mapMoves { step, before, after in
      let narration = Narrated.narrate(step.move, from: before, to: after, faces, inGame: false)
      return Line(time: step.time, narration: narration)
    }
  }
}
