import GameCore

/// What a game tells the application after input or a deadline; the same for every game.
enum PlayOutcome: Hashable, Sendable {
  /// A move was made: the game as it should be kept on disk.
  case kept(SavedRound)
  /// The game is over: the round to keep, nil for practice, and its record.
  case finished(ProvenRound?, ReplayRecord)
  /// The player wants to leave; the game is paused meanwhile.
  case leaveAsked
  /// Something was refused.
  case bell
}

/// A game of any rules on the table: its round, its clock, and when to wake up for it.
struct GameTable<Rules: Game>: Equatable, Sendable {
  private(set) var round: Round<Rules>
  private var clock: PlayClock
  private var isReported = false
  /// Whether it is only looked at: its clock stands, and nothing is hidden.
  let isWatched: Bool

  /// Shows a new deal; the clock runs from `now`.
  init(
    _ setup: Rules.Setup, seed: UInt64, content: Rules.Content, eligibility: Eligibility,
    at now: Moment
  ) {
    round = Round(setup, seed: seed, content: content, eligibility: eligibility)
    clock = PlayClock()
    clock.start(at: now)
    isWatched = false
  }

  /// Restores a kept game as it was left, paused.
  init(resuming saved: SavedRound) throws(ReplayFault) {
    round = try Round(resuming: saved)
    clock = PlayClock(at: round.latest)
    isWatched = false
  }

  /// Shows a round as it stands.
  init(watching round: Round<Rules>) {
    self.round = round
    clock = PlayClock(at: round.latest)
    isReported = true
    isWatched = true
  }

  var isOver: Bool { round.result != nil }
  var isPaused: Bool { !isOver && !clock.isRunning && !isWatched }

  /// What the clock shows at `now`; the time of the result once there is one.
  func elapsed(at now: Moment) -> Elapsed {
    round.result?.time ?? max(clock.elapsed(at: now), round.latest)
  }

  /// Makes a move at `now`. Throws why the rules refuse it; a game that is not running ignores it.
  mutating func play(_ move: Rules.Move, at now: Moment) throws(Rules.Refusal) -> [PlayOutcome] {
    guard clock.isRunning else { return [] }
    try round.play(move, at: clock.elapsed(at: now))
    return isOver ? finish() : [.kept(round.saved(at: round.latest))]
  }

  /// Lets happen what is due at `now`; tells of the end of the game once.
  mutating func advance(to now: Moment) -> [PlayOutcome] {
    if clock.isRunning { round.advance(to: clock.elapsed(at: now)) }
    return isOver ? finish() : []
  }

  /// Stops the clock at `now`, after whatever was due by then. A game that came to its end
  /// meanwhile is not paused: the next `advance` tells of it.
  mutating func pause(at now: Moment) {
    if clock.isRunning { round.advance(to: clock.elapsed(at: now)) }
    if !isOver { clock.stop(at: now) }
  }

  /// Lets the clock run again from `now`.
  mutating func goOn(at now: Moment) {
    if !isOver, !isWatched { clock.start(at: now) }
  }

  /// The next whole second of the clock that shows, or what the rules wait for, if that is earlier;
  /// nil while nothing happens by itself.
  var nextDeadline: Moment? {
    deadline(orAt: Elapsed(milliseconds: (round.latest.milliseconds / 1000 + 1) * 1000))
  }

  /// What the rules wait for, or when the clock shows `tick`, if that is earlier; nil while nothing
  /// happens by itself.
  func deadline(orAt tick: Elapsed?) -> Moment? {
    guard clock.isRunning else { return nil }
    return [round.nextDeadline, tick].compactMap(\.self).min().flatMap(clock.moment)
  }

  /// The game as it should be kept at `now`; nil after the result was reported.
  func saved(at now: Moment) -> SavedRound? {
    isReported ? nil : round.saved(at: elapsed(at: now))
  }

  /// What the clock shows at `now`; nil where no game is kept that it could belong to.
  func mark(at now: Moment) -> ClockMark? {
    guard !isOver, !round.moves.isEmpty else { return nil }
    return ClockMark(seed: round.seed, elapsed: elapsed(at: now))
  }

  private mutating func finish() -> [PlayOutcome] {
    clock = PlayClock(at: round.latest)
    guard !isReported, let record = round.record else { return [] }
    isReported = true
    let proven = try? Catalog.prove(record)
    // Kept to its last move, so that nothing is lost until the result has found its place.
    let kept = proven.map { _ in PlayOutcome.kept(round.saved(at: round.latest)) }
    return [kept, .finished(proven, record)].compactMap(\.self)
  }
}

extension GameTable where Rules.Content == NoContent {
  /// Shows a new deal of a game without content; the clock runs from `now`.
  init(_ setup: Rules.Setup, seed: UInt64, eligibility: Eligibility, at now: Moment) {
    self.init(setup, seed: seed, content: NoContent(), eligibility: eligibility, at: now)
  }
}

extension GameTable: Hashable {
  /// A round follows from its seed and its moves, so these stand for all of it.
  func hash(into hasher: inout Hasher) {
    hasher.combine(round.seed)
    hasher.combine(round.moves)
    hasher.combine(clock)
  }
}
