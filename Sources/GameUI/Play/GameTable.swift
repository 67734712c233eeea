import GameCore

/// An outcome of input or a deadline for the application, the same for every game.
enum PlayOutcome: Hashable, Sendable {
  /// A move was made: the game to be saved.
  case kept(SavedRound)
  /// The game is over: the round to be saved, nil for practice, and its record.
  case finished(VerificationResult?, ReplayRecord)
  /// The player wants to leave; the game is paused meanwhile.
  case leaveAsked
  /// An input was refused.
  case bell
}

/// A current game of any rules: its round, its clock, and its deadlines.
struct GameTable<Rules: Game>: Equatable, Sendable {
  private(set) var round: Round<Rules>
  private var clock: PlayClock
  private var isReported = false
  /// Whether the clock does not move.
  private var isUntimed = false
  /// Whether it is being watched: its clock is stopped, and nothing is hidden.
  let isWatched: Bool

  /// Shows a new deal and starts the clock at `now`.
  init(
    _ setup: Rules.Setup, seed: UInt64, content: Rules.Content, eligibility: Eligibility,
    at now: Moment
  ) {
    round = Round(setup, seed: seed, content: content, eligibility: eligibility)
    clock = PlayClock()
    clock.start(at: now)
    isWatched = false
  }

  /// Restores a saved game, paused.
  init(resuming saved: SavedRound) throws(ReplayError) {
    round = try Round(resuming: saved)
    clock = PlayClock(at: round.latest)
    isWatched = false
  }

  /// Shows a round in its current state.
  init(watching round: Round<Rules>) {
    self.round = round
    clock = PlayClock(at: round.latest)
    isReported = true
    isWatched = true
  }

  var isOver: Bool { round.result != nil }
  var isPaused: Bool { !isOver && !clock.isRunning && !isWatched }

  /// Returns the time on the clock at `now`; the time of the result once there is one.
  func elapsed(at now: Moment) -> Elapsed {
    round.result?.time ?? max(time(at: now), round.latest)
  }

  /// Returns the time of a move at `now`.
  private func time(at now: Moment) -> Elapsed {
    isUntimed ? round.latest : clock.elapsed(at: now)
  }

  /// Stops the clock for good, so that the game has no time.
  mutating func removeClock() { isUntimed = true }

  /// Makes a move at `now`. Throws the reason if the rules refuse it; a game that is not running
  /// ignores it.
  mutating func play(_ move: Rules.Move, at now: Moment) throws(Rules.MoveError) -> [PlayOutcome] {
    guard clock.isRunning else { return [] }
    try round.play(move, at: time(at: now))
    return isOver ? finish() : [.kept(round.saved(at: round.latest))]
  }

  /// Performs the steps due at `now`; reports the end of the game once.
  mutating func advance(to now: Moment) -> [PlayOutcome] {
    if clock.isRunning { round.advance(to: time(at: now)) }
    return isOver ? finish() : []
  }

  /// Stops the clock at `now`, after performing the due steps. A game that has ended meanwhile is
  /// not paused; the next `advance` reports it.
  mutating func pause(at now: Moment) {
    if clock.isRunning { round.advance(to: time(at: now)) }
    if !isOver { clock.stop(at: now) }
  }

  /// Continues the clock at `now`.
  mutating func unpause(at now: Moment) {
    if !isOver, !isWatched { clock.start(at: now) }
  }

  /// The time of the next whole second, or of the next event of the rules if that is earlier; nil
  /// while nothing happens without input.
  var nextDeadline: Moment? {
    deadline(orAt: round.latest.nextSecond)
  }

  /// Returns the time of the next event of the rules, or the time when the clock shows `tick` if
  /// that is earlier; nil while nothing happens without input.
  func deadline(orAt tick: Elapsed?) -> Moment? {
    guard clock.isRunning, !isUntimed else { return nil }
    return round.nextDeadline.orLesser(tick).flatMap(clock.moment)
  }

  /// Returns the game to be saved at `now`; nil after the result was reported.
  func saved(at now: Moment) -> SavedRound? {
    isReported ? nil : round.saved(at: elapsed(at: now))
  }

  /// Returns the time on the clock at `now`; nil if there is no saved game to which it belongs.
  func mark(at now: Moment) -> SavedClock? {
    guard !isOver, !round.moves.isEmpty else { return nil }
    return SavedClock(seed: round.seed, elapsed: elapsed(at: now))
  }

  private mutating func finish() -> [PlayOutcome] {
    clock = PlayClock(at: round.latest)
    guard !isReported, let record = round.record else { return [] }
    isReported = true
    let proven = try? Catalog.prove(record)
    // Saved with its last move, so that nothing is lost until the result is recorded.
    let kept = proven.map { _ in PlayOutcome.kept(round.saved(at: round.latest)) }
    return [kept, .finished(proven, record)].compactMap(\.self)
  }
}

extension GameTable where Rules.Content == NoContent {
  /// Shows a new deal of a game without content and starts the clock at `now`.
  init(_ setup: Rules.Setup, seed: UInt64, eligibility: Eligibility, at now: Moment) {
    self.init(setup, seed: seed, content: NoContent(), eligibility: eligibility, at: now)
  }
}

extension Elapsed {
  /// The next whole second.
  var nextSecond: Elapsed { .seconds(milliseconds / 1000 + 1) }
}
