/// One game being played: the only way to make a move and the only recorder of moves.
public struct Round<Rules: Game>: Equatable, Sendable {
  public let setup: Rules.Setup
  public let seed: UInt64
  public let content: Rules.Content
  public let eligibility: Eligibility
  /// The ruleset of this game.
  public let revision: Int
  /// The state at `latest`.
  public private(set) var state: Rules.State
  /// The moves made so far, in order.
  public private(set) var moves: [TimedMove<Rules.Move>] = []
  /// The latest time that was passed to this round.
  public private(set) var latest = Elapsed.zero

  /// Deals a new game.
  public init(
    _ setup: Rules.Setup, seed: UInt64, content: Rules.Content, eligibility: Eligibility
  ) {
    self.init(
      setup, seed: seed, content: content, eligibility: eligibility, revision: Rules.revision)
  }

  private init(
    _ setup: Rules.Setup, seed: UInt64, content: Rules.Content, eligibility: Eligibility,
    revision: Int
  ) {
    self.setup = setup
    self.seed = seed
    self.content = content
    self.eligibility = eligibility
    self.revision = revision
    state = Rules.deal(setup, seed: seed, content: content, revision: revision)
  }

  /// Replays a saved game up to the point where it was left.
  public init(resuming saved: SavedRound) throws(ReplayError) {
    try self.init(replaying: saved.transcript)
    advance(to: saved.elapsed)
  }

  init(replaying transcript: Transcript) throws(ReplayError) {
    guard transcript.game == Rules.id else { throw .unknownGame(transcript.game) }
    guard Rules.revisions.contains(transcript.revision) else {
      throw .unknownRevision(transcript.revision)
    }
    guard let setup = Rules.Setup(transcript.setup) else { throw .unknownSetup(transcript.setup) }
    let content: Rules.Content
    do throws(ContentError) {
      content = try Rules.content(from: transcript.content, for: setup, seed: transcript.seed)
    } catch {
      throw .content(error)
    }
    switch (transcript.eligibility, Rules.isRankable(content)) {
    case (.ranked, false): throw .ownOnly
    case (.ownOnly, true): throw .content(.missing)
    case (.ranked, true), (.ownOnly, false), (.practice, _): break
    }
    let recorded: [TimedMove<Rules.Move>] = try MoveList.parse(transcript.moves)
    self.init(
      setup, seed: transcript.seed, content: content, eligibility: transcript.eligibility,
      revision: transcript.revision)
    for (index, step) in recorded.enumerated() {
      guard step.time >= latest else { throw .timeRunsBackwards(number: index + 1) }
      do {
        try make(step.move, at: step.time)
      } catch {
        throw .refusedMove(number: index + 1)
      }
    }
    moves = recorded
  }

  /// Performs every event that is due at or before `now`; an earlier `now` changes nothing.
  public mutating func advance(to now: Elapsed) {
    guard now >= latest else { return }
    latest = now
    Rules.advance(&state, at: now)
  }

  /// Makes and records a move at `now`, or at `latest` if that is later.
  public mutating func play(_ move: Rules.Move, at now: Elapsed) throws(Rules.MoveError) {
    try make(move, at: now)
    moves.append(TimedMove(move: move, time: latest))
  }

  private mutating func make(
    _ move: Rules.Move, at now: Elapsed
  ) throws(Rules.MoveError) {
    advance(to: now)
    try Rules.play(move, in: &state, at: latest)
  }

  /// The time of the next event that needs no move, or nil if there is none.
  public var nextDeadline: Elapsed? { Rules.nextDeadline(in: state) }

  /// The result of a finished game, or nil.
  public var result: RoundResult? { Rules.result(of: state) }

  /// The game so far, written down.
  public var transcript: Transcript {
    Transcript(
      game: Rules.id, revision: revision, setup: setup.description, seed: seed,
      content: content.description, eligibility: eligibility, moves: MoveList.text(moves))
  }

  /// Returns the game as it is saved when the clock shows `elapsed`.
  public func saved(at elapsed: Elapsed) -> SavedRound {
    SavedRound(transcript: transcript, elapsed: max(elapsed, latest))
  }

  /// The record of a finished game, or nil.
  public var record: ReplayRecord? {
    result.map { ReplayRecord(transcript: transcript, claimed: $0) }
  }
}

extension Round {
  /// The same game before its first move.
  var dealtAgain: Round {
    Round(setup, seed: seed, content: content, eligibility: eligibility, revision: revision)
  }

  /// Returns the same game in the state that `moves` led to at `latest`, for replays that have
  /// computed it.
  func standing(
    at state: Rules.State, moves: [TimedMove<Rules.Move>], latest: Elapsed
  ) -> Round {
    var round = self
    round.state = state
    round.moves = moves
    round.latest = latest
    return round
  }
}
