/// A finished round at any of its moments, forward or backward in equal time.
///
/// It stores the moves and the state after every sixteenth one, so that any other state is at most
/// that many moves away.
public struct Playback<Rules: Game>: Sendable {
  /// A position in a round: after a number of moves, when the clock shows `time`.
  public struct Place: Hashable, Sendable {
    public let moves: Int
    public let time: Elapsed
  }

  /// A marked move. The first move is number 1.
  public struct Mark: Hashable, Sendable {
    public let move: Int
    public let time: Elapsed
    public let mark: MoveMark
  }

  public let moves: [TimedMove<Rules.Move>]
  public let marks: [Mark]
  /// The time of the result: that of the last move, or later if the game ends by itself.
  public let end: Elapsed

  private let dealt: Round<Rules>
  /// The states after 0, `stride`, twice `stride` … moves, each at the time of its last move.
  private let checkpoints: [Rules.State]

  /// The number of moves between two stored states.
  private static var stride: Int { 16 }

  /// Replays `round`; throws if it is a round of another game.
  public init(_ round: ReplayedRound) throws(ReplayError) {
    let whole = try Round<Rules>(replaying: round.record.transcript)
    dealt = whole.dealtAgain
    moves = whole.moves
    var state = dealt.state
    var checkpoints = [state]
    var marks: [Mark] = []
    for (index, step) in moves.enumerated() {
      Rules.advance(&state, at: step.time)
      let before = state
      Self.make(step, in: &state)
      if let mark = Rules.mark(of: step.move, from: before, to: state) {
        marks.append(Mark(move: index + 1, time: step.time, mark: mark))
      }
      if (index + 1).isMultiple(of: Self.stride) { checkpoints.append(state) }
    }
    var last = whole
    while last.result == nil, let deadline = last.nextDeadline { last.advance(to: deadline) }
    end = last.latest
    self.checkpoints = checkpoints
    self.marks = marks
  }

  /// The number of steps after the deal: the moves, and the end if it needs no move.
  public var steps: Int { moves.count + (endsByItself ? 1 : 0) }

  /// Returns the position after `steps`, clamped to the existing ones; 0 is the deal.
  public func place(afterSteps steps: Int) -> Place {
    let count = min(max(steps, 0), self.steps)
    guard count > 0 else { return Place(moves: 0, time: .zero) }
    guard count <= moves.count else { return Place(moves: moves.count, time: end) }
    return Place(moves: count, time: moves[count - 1].time)
  }

  /// Returns the position when the clock showed `time`: after all moves made by then.
  public func place(at time: Elapsed) -> Place {
    var low = 0
    var high = moves.count
    while low < high {
      let middle = (low + high) / 2
      if moves[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return Place(moves: low, time: min(time, end))
  }

  /// Returns the number of steps up to `place`.
  public func steps(behind place: Place) -> Int {
    place.moves + (endsByItself && place.time >= end ? 1 : 0)
  }

  /// Returns the state of the round at `place`.
  public func round(at place: Place) -> Round<Rules> {
    let count = min(max(place.moves, 0), moves.count)
    var state = checkpoints[count / Self.stride]
    for step in moves[(count / Self.stride * Self.stride)..<count] {
      Rules.advance(&state, at: step.time)
      Self.make(step, in: &state)
    }
    let time = max(place.time, count == 0 ? .zero : moves[count - 1].time)
    Rules.advance(&state, at: time)
    return dealt.standing(at: state, moves: Array(moves[..<count]), latest: time)
  }

  /// Returns the results of `transform` for each move and the states before and after it.
  public func mapMoves<Value>(
    _ transform: (TimedMove<Rules.Move>, _ before: Rules.State, _ after: Rules.State) -> Value
  ) -> [Value] {
    var state = dealt.state
    return moves.map { step in
      Rules.advance(&state, at: step.time)
      let before = state
      Self.make(step, in: &state)
      Rules.advance(&state, at: step.time)
      return transform(step, before, state)
    }
  }

  /// Returns the time of the next move after `place`; nil after the last one.
  public func nextMove(after place: Place) -> Elapsed? {
    moves.indices.contains(place.moves) ? moves[place.moves].time : nil
  }

  private var endsByItself: Bool { moves.last.map { $0.time < end } ?? (end > .zero) }

  /// Makes a move of a replayed round, which is never refused.
  private static func make(_ step: TimedMove<Rules.Move>, in state: inout Rules.State) {
    _ = try? Rules.play(step.move, in: &state, at: step.time)
  }
}
