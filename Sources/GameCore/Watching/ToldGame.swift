public import GameRules

/// A game whose rounds can be told in words, move by move: what `watch --text` prints. One
/// conformance a game, in a file of its own.
public protocol ToldGame: Game {
  /// What a move was, and what it showed; faces of cards by their names.
  static func telling(
    _ move: Move, from before: State, to after: State, _ faces: FaceNames
  ) -> Telling
}

/// A move in words.
public struct Telling: Sendable {
  /// What was done, such as the place of a card.
  public let move: any Phrase
  /// What it showed; nil where the move says all.
  public let shown: (any Phrase)?

  public init(_ move: any Phrase, shown: (any Phrase)? = nil) {
    self.move = move
    self.shown = shown
  }
}

/// A round in words.
public struct Commentary: Sendable {
  /// A move with when it was made.
  public struct Line: Sendable {
    public let time: Elapsed
    public let telling: Telling
  }

  public let lines: [Line]

  /// The moves of a round; of a game that cannot be told, as they are written down.
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
  ) -> Telling {
    guard let told = Rules.self as? any ToldGame.Type else { return Telling(PlainMove(move)) }
    return telling(told, move, before, after, faces)
  }

  private static func telling<Told: ToldGame>(
    _: Told.Type, _ move: any Sendable, _ before: any Sendable, _ after: any Sendable,
    _ faces: FaceNames
  ) -> Telling {
    guard let made = move as? Told.Move, let before = before as? Told.State,
      let after = after as? Told.State
    else { return Telling(PlainMove("\(move)")) }
    return Told.telling(made, from: before, to: after, faces)
  }
}

/// A move as it is written down.
private struct PlainMove: Phrase {
  private let move: String

  init(_ move: some CustomStringConvertible) {
    self.move = Clean.line(move.description, limit: 60)
  }

  func text(in _: Language) -> String { move }
}
