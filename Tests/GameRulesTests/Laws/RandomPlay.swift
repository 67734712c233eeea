@testable import GameRules

/// Random play of games through their probes.
struct RandomPlay<Probe: GameProbe> {
  typealias Rules = Probe.Rules
  private(set) var round: Round<Rules>
  private(set) var chance: Generator

  /// Creates random play.
  ///
  /// - Parameter eligibility: The eligibility; nil for that of a game on `content`.
  init(
    _ setup: Rules.Setup, seed: UInt64, content: Rules.Content, eligibility: Eligibility? = nil
  ) {
    round = Round(
      setup, seed: seed, content: content,
      eligibility: eligibility ?? (Rules.isRankable(content) ? .ranked : .ownOnly))
    chance = Generator(seed: seed &+ 1000)
  }

  var moves: [Rules.Move] { Probe.possibleMoves(in: round.state, of: round.setup) }

  /// Returns a possible move and the time at which it will be made.
  mutating func nextStep() -> TimedMove<Rules.Move>? {
    let moves = moves
    guard round.result == nil, !moves.isEmpty else { return nil }
    let move = moves[Int(chance.below(UInt64(moves.count)))]
    let pause = Probe.pause.lowerBound + Int(chance.below(UInt64(Probe.pause.count)))
    return TimedMove(move: move, time: round.latest + Elapsed(milliseconds: pause))
  }

  /// Plays one move, or lets the game end; returns false once it is over.
  mutating func playOne() throws -> Bool {
    guard let step = nextStep() else {
      guard round.result == nil, let deadline = round.nextDeadline else { return false }
      round.advance(to: deadline)
      return true
    }
    try playOne(step)
    return true
  }

  /// Plays `step`, unless an earlier deadline has made it impossible.
  mutating func playOne(_ step: TimedMove<Rules.Move>) throws {
    round.advance(to: step.time)
    guard moves.contains(step.move) else { return }
    try round.play(step.move, at: step.time)
  }

  /// Plays a game to its end.
  static func finished(
    _ setup: Rules.Setup, seed: UInt64, content: Rules.Content
  ) throws -> Round<Rules> {
    var play = RandomPlay(setup, seed: seed, content: content)
    while try play.playOne() {}
    return play.round
  }
}
