/// A finished round at any of its moments: forwards or backwards, each as quick as the other.
///
/// Only what a replay gives is kept: the moves, and the state after every few of them, so that any
/// other is at most that many moves away.
public struct Playback<Rules: Game>: Sendable {
  /// A place in a round: after so many moves, when the clock shows `time`.
  public struct Place: Hashable, Sendable {
    public let moves: Int
    public let time: Elapsed
  }

  /// A marked move: the first of all is number 1.
  public struct Mark: Hashable, Sendable {
    public let move: Int
    public let time: Elapsed
    public let mark: RoundMark
  }

  public let moves: [TimedMove<Rules.Move>]
  public let marks: [Mark]
  /// When the result stands: at the last move, or after it where the game ends by itself.
  public let end: Elapsed

  private let dealt: Round<Rules>
  /// The states after 0, `stride`, twice `stride` … moves, each as of its last move.
  private let checkpoints: [Rules.State]

  /// Moves between two states that are kept.
  private static var stride: Int { 16 }

  /// Throws where the round is one of another game.
  public init(_ round: ReplayedRound) throws(ReplayFault) {
    let whole = try Round<Rules>(replaying: round.record.transcript)
    dealt = whole.dealtAgain
    moves = whole.moves
    var state = dealt.state
    var checkpoints = [state]
    var marks: [Mark] = []
    for (index, step) in moves.enumerated() {
      Rules.settle(&state, at: step.time)
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

  /// Steps that there are beside the deal: the moves, and the end where it comes by itself.
  public var steps: Int { moves.count + (endsByItself ? 1 : 0) }

  /// The place after so many steps, brought into those there are; 0 is the deal.
  public func place(afterSteps steps: Int) -> Place {
    let count = min(max(steps, 0), self.steps)
    guard count > 0 else { return Place(moves: 0, time: .zero) }
    guard count <= moves.count else { return Place(moves: moves.count, time: end) }
    return Place(moves: count, time: moves[count - 1].time)
  }

  /// The place when the clock showed `time`: after all moves that were made by then.
  public func place(at time: Elapsed) -> Place {
    var low = 0
    var high = moves.count
    while low < high {
      let middle = (low + high) / 2
      if moves[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return Place(moves: low, time: min(time, end))
  }

  /// Steps that lie behind `place`.
  public func steps(behind place: Place) -> Int {
    place.moves + (endsByItself && place.time >= end ? 1 : 0)
  }

  /// The round as it stood.
  public func round(at place: Place) -> Round<Rules> {
    let count = min(max(place.moves, 0), moves.count)
    var state = checkpoints[count / Self.stride]
    for step in moves[(count / Self.stride * Self.stride)..<count] {
      Rules.settle(&state, at: step.time)
      Self.make(step, in: &state)
    }
    let time = max(place.time, count == 0 ? .zero : moves[count - 1].time)
    Rules.settle(&state, at: time)
    return dealt.standing(at: state, moves: Array(moves[..<count]), latest: time)
  }

  /// What `transform` makes of each move, and of the states before and behind it, in one go.
  public func mapMoves<Value>(
    _ transform: (TimedMove<Rules.Move>, _ before: Rules.State, _ after: Rules.State) -> Value
  ) -> [Value] {
    var state = dealt.state
    return moves.map { step in
      Rules.settle(&state, at: step.time)
      let before = state
      Self.make(step, in: &state)
      Rules.settle(&state, at: step.time)
      return transform(step, before, state)
    }
  }

  /// When the next move after `place` was made; nil after the last.
  public func nextMove(after place: Place) -> Elapsed? {
    moves.indices.contains(place.moves) ? moves[place.moves].time : nil
  }

  private var endsByItself: Bool { moves.last.map { $0.time < end } ?? (end > .zero) }

  /// The moves are those of a replayed round: none of them is refused.
  private static func make(_ step: TimedMove<Rules.Move>, in state: inout Rules.State) {
    _ = try? Rules.play(step.move, in: &state, at: step.time)
  }
}
