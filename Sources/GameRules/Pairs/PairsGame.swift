/// Pairs, ruleset 1: find the matching cards against the clock.
///
/// A turn is two flips. A match stays face up; a miss stays face up for a second or until the next
/// flip, whichever is first. Flipping a face-up card is refused.
public enum PairsGame: Game {
  /// The flip of the card at a place, counted row by row from 0. As text `F12`.
  public struct Move: GameMove {
    public let place: Int

    /// Returns the flip of the card at `place`.
    public static func flip(_ place: Int) -> Move {
      Move(place: place)
    }

    private init(place: Int) {
      self.place = place
    }

    public init?(text: Span<UInt8>) {
      guard !text.isEmpty, text[0] == UInt8(ascii: "F"),
        let place = Int(digits: text.extracting(1...), most: 2)
      else { return nil }
      self.place = place
    }

    public var description: String { "F\(place)" }
  }

  /// The reason why a card cannot be flipped now.
  public enum MoveError: Error, Hashable, Sendable {
    case offTheBoard
    case alreadyFaceUp
    case gameOver
  }

  /// The time for which a miss is shown unless the next flip is earlier.
  public static let missShownFor = Elapsed.seconds(1)

  public static let id = GameID("pairs")
  public static let revision = 1

  public static func deal(_ setup: PairsLevel, seed: UInt64, content _: NoContent) -> PairsState {
    var faces = (0..<setup.cards).map { UInt8($0 / 2) }
    var generator = Generator(seed: seed)
    generator.arrange(&faces)
    return PairsState(level: setup, faces: faces)
  }

  public static func advance(_ state: inout PairsState, at now: Elapsed) {
    if case .missShown(_, _, let until) = state.turn, until <= now {
      state.turn = .open
    }
  }

  public static func play(
    _ move: Move, in state: inout PairsState, at now: Elapsed
  ) throws(MoveError) {
    let place = move.place
    guard state.finishedAt == nil else { throw .gameOver }
    guard state.faces.indices.contains(place) else { throw .offTheBoard }
    guard !state.isMatched[place], !state.isUp(place) else { throw .alreadyFaceUp }
    switch state.turn {
    case .open, .missShown:
      state.turn = .oneUp(place)
    case .oneUp(let first):
      complete(first, place, in: &state, at: now)
      state.wasSeen[first] = true
      state.wasSeen[place] = true
    }
  }

  public static func nextDeadline(in state: PairsState) -> Elapsed? {
    if case .missShown(_, _, let until) = state.turn { until } else { nil }
  }

  public static func result(of state: PairsState) -> RoundResult? {
    state.finishedAt.map { time in
      RoundResult(
        points: PairsScoring.points(level: state.level, turns: state.turns, time: time),
        time: time,
        figures: [.turns: state.turns, .memoryErrors: state.memoryErrors])
    }
  }

  /// The points of par turns in par time.
  public static func platinum(for setup: PairsLevel) -> Int? { 100 * setup.pairs }

  private static func complete(
    _ first: Int, _ second: Int, in state: inout PairsState, at now: Elapsed
  ) {
    state.turns += 1
    if state.faces[first] == state.faces[second] {
      state.isMatched[first] = true
      state.isMatched[second] = true
      state.pairsFound += 1
      state.turn = .open
      if state.pairsFound == state.level.pairs { state.finishedAt = now }
    } else {
      if state.partnerWasSeen(of: first) { state.memoryErrors += 1 }
      state.turn = .missShown(first, second, until: now + missShownFor)
    }
  }
}
