import Bots

@testable import GameRules

/// The moves of a game, possible and impossible, for testing the laws.
protocol GameProbe: Sendable {
  associatedtype Rules: Game
  /// Returns moves of which at least one is possible in every unfinished `state`; none when it is
  /// over, or before an event without a move.
  static func possibleMoves(in state: Rules.State, of setup: Rules.Setup) -> [Rules.Move]
  /// Returns moves that are refused in `state`.
  static func impossibleMoves(in state: Rules.State, of setup: Rules.Setup) -> [Rules.Move]
  /// Returns the contents of games with this setup and seed; if there are several, the last is not
  /// ranked.
  static func contents(for setup: Rules.Setup, seed: UInt64) -> [Rules.Content]
  /// The milliseconds between two moves.
  static var pause: Range<Int> { get }
  /// Returns the range of points that a finished game can have.
  static func possiblePoints(for setup: Rules.Setup) -> ClosedRange<Int>
}

extension GameProbe {
  static var pause: Range<Int> { 0..<1600 }
}

extension GameProbe where Rules.Content == NoContent {
  static func contents(for _: Rules.Setup, seed _: UInt64) -> [NoContent] { [NoContent()] }
}

/// The games to test: one line for each.
let probes: [any GameProbe.Type] = [
  PairsProbe.self,
  ColorMatchProbe.self,
  MovieQuizProbe.self,
  PairsDuelProbe.self,
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

  // The most are those of a board without a miss in no time.
  static func possiblePoints(for setup: PairsLevel) -> ClosedRange<Int> { 1...250 * setup.pairs }
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

  // The most are those of right answers only, at the fastest allowed pace.
  static func possiblePoints(for setup: ColorMatchDuration) -> ClosedRange<Int> {
    0...ColorMatchGame.points(for: setup, pace: ColorMatchGame.quickestAnswer)
  }

  // Faster answers are refused, which the game's tests cover.
  static var pause: Range<Int> { ColorMatchGame.quickestAnswer.milliseconds..<1600 }
}

enum MovieQuizProbe: GameProbe {
  typealias Rules = MovieQuizGame

  static func possibleMoves(
    in state: MovieQuizState, of _: MovieQuizSetup
  ) -> [MovieQuizGame.Move] {
    switch state.phase {
    case .waiting: [.show]
    case .asked: [.yes, .no]
    case .answered: [.skip]
    case .over: []
    }
  }

  static func impossibleMoves(
    in state: MovieQuizState, of setup: MovieQuizSetup
  ) -> [MovieQuizGame.Move] {
    let possible = possibleMoves(in: state, of: setup)
    return MovieQuizGame.Move.allCases.filter { !possible.contains($0) }
  }

  static func contents(for setup: MovieQuizSetup, seed: UInt64) -> [MovieQuizContent] {
    [.newestPack(for: setup)]
      + [MovieQuizContent.drawn(from: Films.fromService, seed: seed)]
      .compactMap(\.self)
  }

  // The most are those of right answers within their first second.
  static func possiblePoints(for _: MovieQuizSetup) -> ClosedRange<Int> {
    0...200 * MovieQuizGame.questions
  }

  // Includes times longer than the waits for posters and after answers, so that both cases occur.
  static var pause: Range<Int> { MovieQuizGame.quickestAnswer.milliseconds..<2400 }
}

enum PairsDuelProbe: GameProbe {
  typealias Rules = PairsDuelGame

  static func possibleMoves(
    in state: PairsDuelState, of setup: PairsLevel
  ) -> [PairsGame.Move] {
    guard state.endedAt == nil else { return [] }
    if let move = PairsDuelGame.opponentsMove(in: state) { return [move] }
    return (0..<setup.cards).filter { place in
      state.owner(of: place) == nil && state.board.turn != .oneUp(place)
    }.map { .flip($0) }
  }

  static func impossibleMoves(
    in state: PairsDuelState, of setup: PairsLevel
  ) -> [PairsGame.Move] {
    let possible = possibleMoves(in: state, of: setup)
    return ((0..<setup.cards) + [setup.cards, 99, -1]).map { .flip($0) }
      .filter { !possible.contains($0) }
  }

  static func possiblePoints(for setup: PairsLevel) -> ClosedRange<Int> { 0...setup.pairs }

  static func contents(for _: PairsLevel, seed: UInt64) -> [DuelSeats] {
    [.couple, .family]
      + [.against(Opponent.allCases[Int(seed % 4)], named: "Анна"), .against(.marble)]
  }
}
