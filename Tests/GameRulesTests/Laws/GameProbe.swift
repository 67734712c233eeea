import GameRules

/// What the laws must know of a game to play it: its moves, possible and impossible.
protocol GameProbe: Sendable {
  associatedtype Rules: Game
  /// Moves of which at least one is possible in every unfinished `state`; none when it is over, or
  /// before something happens by itself.
  static func possibleMoves(in state: Rules.State, of setup: Rules.Setup) -> [Rules.Move]
  /// Moves that are refused in `state`.
  static func impossibleMoves(in state: Rules.State, of setup: Rules.Setup) -> [Rules.Move]
  /// Milliseconds between two moves.
  static var pause: Range<Int> { get }
}

extension GameProbe {
  static var pause: Range<Int> { 0..<1600 }
}

/// The law list: one line for each game.
let probes: [any GameProbe.Type] = [
  PairsProbe.self,
  ColorMatchProbe.self,
]

enum PairsProbe: GameProbe {
  typealias Rules = PairsGame

  static func possibleMoves(in state: PairsState, of setup: PairsLevel) -> [PairsGame.Move] {
    (0..<setup.cards).filter { state.card(at: $0) == .faceDown }.map { .flip($0) }
  }

  static func impossibleMoves(in state: PairsState, of setup: PairsLevel) -> [PairsGame.Move] {
    let covered = (0..<setup.cards).filter { state.card(at: $0) != .faceDown }
    return (covered + [setup.cards, 99, -1]).map { .flip($0) }
  }
}

enum ColorMatchProbe: GameProbe {
  typealias Rules = ColorMatchGame

  static func possibleMoves(
    in state: ColorMatchGame.State, of _: ColorMatchDuration
  ) -> [ColorMatchGame.Move] {
    takesAnswers(state) ? ColorMatchGame.Move.allCases : []
  }

  static func impossibleMoves(
    in state: ColorMatchGame.State, of _: ColorMatchDuration
  ) -> [ColorMatchGame.Move] {
    takesAnswers(state) ? [] : ColorMatchGame.Move.allCases
  }

  private static func takesAnswers(_ state: ColorMatchGame.State) -> Bool {
    !state.isOver && state.answerShownUntil == nil
  }

  // Quicker answers are refused; how, is tested with the game.
  static var pause: Range<Int> { ColorMatchGame.quickestAnswer.milliseconds..<1600 }
}
