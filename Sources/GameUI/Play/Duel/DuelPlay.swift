import Canvas
import GameCore

/// A game of Pairs for several on the screen: opponents move at their pace, and are hurried.
struct DuelPlay: CardPlay {
  typealias Rules = PairsDuelGame

  var session: CardSession<PairsDuelGame>
  private let pace: OpponentPace
  /// What is being handled.
  private var latest: Input?
  /// What hurried an opponent to the end of its turn, and until when that, still held, is no flip
  /// of a person.
  private var hurry: (input: Input, end: Moment)?

  /// How long after hurrying an opponent the same key flips nothing, in milliseconds.
  private static let calm = 500

  /// Deals: the deal is shown and the clock runs from `now`.
  init(
    _ level: PairsLevel, seed: UInt64, seats: DuelSeats, eligibility: Eligibility,
    _ choices: Play.Choices, at now: Moment
  ) {
    session = CardSession(
      GameTable(level, seed: seed, content: seats, eligibility: eligibility, at: now),
      deck: choices.deck, motion: choices.motion, at: now)
    pace = choices.duel.pace
  }

  /// Restores a kept game, paused and with every face hidden.
  init(resuming saved: SavedRound, _ choices: Play.Choices) throws(ReplayFault) {
    session = try CardSession(resuming: saved, deck: choices.deck, motion: choices.motion)
    pace = choices.duel.pace
  }

  /// Shows a round that is watched.
  init(watching round: Round<PairsDuelGame>, _ choices: Play.Choices) {
    session = CardSession(watching: round, deck: choices.deck, motion: choices.motion)
    pace = choices.duel.pace
  }

  /// Whether an opponent is to turn a card.
  var isOpponentsTurn: Bool { !isOver && state.seats.all[state.toMove].opponent != nil }
  var isToFlip: Bool { !isOver && !isOpponentsTurn }

  /// When the opponent whose turn it is turns its card.
  private var opponentDue: Elapsed? {
    guard isOpponentsTurn else { return nil }
    let last = table.round.moves.last?.time ?? .zero
    return last + Elapsed(milliseconds: pace.milliseconds)
  }

  /// A second of the clock, the end of a shown miss, an opponent's card or a step of a turning one;
  /// nil while paused and once all is still after the end.
  var nextDeadline: Moment? {
    let second = Elapsed(milliseconds: (table.round.latest.milliseconds / 1000 + 1) * 1000)
    let due = opponentDue.map { min($0, second) } ?? second
    return [board.nextStep, table.deadline(orAt: due)].compactMap(\.self).min()
  }

  /// Lets happen what is due at `now`: opponents turn their cards as of when they were due.
  mutating func advance(to now: Moment) -> [PlayOutcome] {
    var outcomes: [PlayOutcome] = []
    while !table.isPaused, let due = opponentDue, case let shown = table.elapsed(at: now),
      due <= shown
    {
      let made = table.round.moves.count
      outcomes += moveOpponent(
        at: now.advanced(by: due.milliseconds - shown.milliseconds), seenAt: now)
      // A table that is only looked at takes no move.
      if table.round.moves.count == made { break }
    }
    return outcomes + session.advance(to: now)
  }

  /// Whether a key that ended an opponent's turn is still held. Only so long after that turn, or
  /// whoever presses it again and again would never flip a card; any other key ends it.
  mutating func goesOn(_ input: Input, at now: Moment) -> Bool {
    latest = input
    if let hurry, hurry.input == input, now < hurry.end { return true }
    hurry = nil
    return false
  }

  /// Turns a person's card; at an opponent's turn hurries that.
  mutating func flip(_ place: Int, at now: Moment) -> [PlayOutcome] {
    isOpponentsTurn ? hurryOpponent(at: now) : session.flip(place, at: now)
  }

  mutating func handleOther(at now: Moment) -> [PlayOutcome] {
    isOpponentsTurn ? hurryOpponent(at: now) : []
  }

  private mutating func hurryOpponent(at now: Moment) -> [PlayOutcome] {
    let outcomes = moveOpponent(at: now, seenAt: now)
    if !isOpponentsTurn { hurry = latest.map { ($0, now.advanced(by: Self.calm)) } }
    return outcomes
  }

  private mutating func moveOpponent(at moment: Moment, seenAt now: Moment) -> [PlayOutcome] {
    guard let move = PairsDuelGame.opponentsMove(in: state) else { return [] }
    return (try? session.play(move, at: moment, seenAt: now)) ?? []
  }
}
