import Canvas
import GameCore

/// A game of Pairs for several on the screen. Opponents move at their pace, which a key speeds up.
struct DuelPlay: CardPlay {
  typealias Rules = PairsDuelGame

  let kind = GameKind.pairsDuel
  var session: CardSession<PairsDuelGame>
  var mode = GameMode()
  /// The milliseconds from one card of an opponent to the next.
  private let wait: Int
  /// The input being handled.
  private var latest: Input?
  /// The input that hurried an opponent to the end of its turn, and the time until which it flips
  /// no card if it is held.
  private var hurry: (input: Input, end: Moment)?

  /// The milliseconds after hurrying an opponent during which the same key flips nothing.
  private static let calm = 500

  init(_ table: GameTable<PairsDuelGame>, _ choices: DealChoices) {
    session = CardSession(table, choices)
    wait = choices.isPlain ? 0 : choices.duel.pace.milliseconds
  }

  /// Whether it is an opponent's turn.
  var isOpponentsTurn: Bool { !isOver && state.seats.all[state.toMove].opponent != nil }
  var isToFlip: Bool { !isOver && !isOpponentsTurn }

  /// The time when the opponent turns its card.
  private var opponentDue: Elapsed? {
    guard isOpponentsTurn else { return nil }
    let last = table.round.moves.last?.time ?? .zero
    return last + Elapsed(milliseconds: wait)
  }

  /// The time of the next second, the end of a shown miss, an opponent's card or a step of a
  /// turning one; nil while paused, and at the end when no card is turning.
  var nextDeadline: Moment? {
    let due = opponentDue.orLesser(table.round.latest.nextSecond)
    return board.nextStep.orLesser(table.deadline(orAt: due))
  }

  /// Performs the steps due at `now`; opponents turn their cards as of the time when they were due.
  mutating func advance(to now: Moment) -> [PlayOutcome] {
    var outcomes: [PlayOutcome] = []
    while !table.isPaused, let due = opponentDue, case let shown = table.elapsed(at: now),
      due <= shown
    {
      let made = table.round.moves.count
      outcomes += moveOpponent(
        at: now.advanced(by: due.milliseconds - shown.milliseconds), seenAt: now)
      // A watched table accepts no moves.
      if table.round.moves.count == made { break }
    }
    return outcomes + advanceTable(to: now)
  }

  /// Returns whether a key that ended an opponent's turn is still held. This is limited in time,
  /// because a player who presses it repeatedly could otherwise never flip a card; any other key
  /// ends it.
  mutating func ignoresRepeat(_ input: Input, at now: Moment) -> Bool {
    latest = input
    if let hurry, hurry.input == input, now < hurry.end { return true }
    hurry = nil
    return false
  }

  /// Turns a person's card; on an opponent's turn, hurries it.
  mutating func flip(_ place: Int, at now: Moment) -> [PlayOutcome] {
    isOpponentsTurn ? hurryOpponent(at: now) : flipCard(place, at: now)
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
    return (try? play(move, at: moment, seenAt: now)) ?? []
  }
}
