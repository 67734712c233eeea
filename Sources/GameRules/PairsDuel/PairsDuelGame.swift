/// Pairs for two to four at one table, ruleset 1: turn by turn on one board.
///
/// A pair is taken and goes on, a miss passes the turn to the next seat. The seed draws who begins.
/// A miss turns back as on a board for one; the next turn may begin with a card of it at once.
/// A seat may be an opponent's: it turns the card that its character turns, and no other.
///
/// A turn passes when both its cards had lain open before, they are no pair, and no pair was known:
/// it tells nobody anything. Where everybody has passed twice in a row, the game is over, and what
/// lies there is nobody's.
public enum PairsDuelGame: Game {
  /// Flipping the card at a place, as on a board for one; whose turn it is is not said.
  public typealias Move = PairsGame.Move

  /// Why a card cannot be flipped now.
  public enum Refusal: Error, Hashable, Sendable {
    /// As on a board for one.
    case board(PairsGame.Refusal)
    /// It is an opponent's turn, which turns another card.
    case opponentTurnsAnother
  }

  /// How often in a row everybody passes before the game is over.
  public static let passesInARow = 2

  public static let id = GameID("pairs-duel")
  public static let revision = 1

  public static func deal(
    _ setup: PairsLevel, seed: UInt64, content: DuelSeats
  ) -> PairsDuelState {
    var first = Generator(seed: seed ^ 0x6669_7273_742D_7365)
    var chance = Generator(seed: seed ^ 0x6F70_706F_6E65_6E74)
    return PairsDuelState(
      PairsGame.deal(setup, seed: seed), seats: content,
      first: Int(first.below(UInt64(content.count))), chance: chance.next())
  }

  public static func content(
    from text: String, for _: PairsLevel, seed _: UInt64
  ) throws(ContentFault) -> DuelSeats {
    try DuelSeats(text)
  }

  public static func usualContent(for _: PairsLevel) -> DuelSeats { .usual }

  /// What is never ranked has no board of the day.
  public static var isRanked: Bool { false }

  /// As at Pairs, whoever turned the cards.
  public static func mark(
    of move: Move, from before: PairsDuelState, to after: PairsDuelState
  ) -> RoundMark? {
    PairsGame.mark(of: move, from: before.board, to: after.board)
  }

  /// Never: who wins depends on who else plays.
  public static func isRankable(_: DuelSeats) -> Bool { false }

  public static func move(from text: Span<UInt8>) -> Move? {
    PairsGame.move(from: text)
  }

  public static func settle(_ state: inout PairsDuelState, at now: Elapsed) {
    PairsGame.settle(&state.board, at: now)
  }

  public static func play(
    _ move: Move, in state: inout PairsDuelState, at now: Elapsed
  ) throws(Refusal) {
    guard state.endedAt == nil else { throw .board(.gameOver) }
    if let forced = opponentsMove(in: state), forced != move { throw .opponentTurnsAnother }
    let turns = state.board.turns
    let upBefore: Int? = if case .oneUp(let place) = state.board.turn { place } else { nil }
    var board = state.board
    if case .missShown = board.turn { board.turn = .open }
    do {
      try PairsGame.play(move, in: &board, at: now)
    } catch {
      throw .board(error)
    }
    state.board = board
    let isNew = state.lastShown[move.place] == 0
    state.flips += 1
    state.lastShown[move.place] = state.flips
    guard state.board.turns > turns, let first = upBefore else {
      state.isUpNew = isNew
      return
    }
    complete(first, move.place, showedNew: isNew || state.isUpNew, in: &state, at: now)
  }

  public static func nextDeadline(in state: PairsDuelState) -> Elapsed? {
    PairsGame.nextDeadline(in: state.board)
  }

  /// Its points are the pairs of the first seat.
  public static func result(of state: PairsDuelState) -> RoundResult? {
    state.endedAt.map { time in
      func pairs(_ seat: Int) -> Int? {
        state.pairs.indices.contains(seat) ? state.pairs[seat] : nil
      }
      return RoundResult(
        points: state.pairs[0], time: time,
        figures: [
          .turns: state.board.turns, .pairsOfFirst: pairs(0), .pairsOfSecond: pairs(1),
          .pairsOfThird: pairs(2), .pairsOfFourth: pairs(3),
        ])
    }
  }

  public static func possiblePoints(for setup: PairsLevel) -> ClosedRange<Int> {
    0...setup.pairs
  }

  /// The card that the opponent whose turn it is turns; nil where it is a person's, and at the end.
  public static func opponentsMove(in state: PairsDuelState) -> Move? {
    guard state.endedAt == nil, let opponent = state.seats.all[state.toMove].opponent else {
      return nil
    }
    return .flip(opponent.flip(state.view))
  }

  private static func complete(
    _ first: Int, _ second: Int, showedNew: Bool, in state: inout PairsDuelState, at now: Elapsed
  ) {
    if state.board.faces[first] == state.board.faces[second] {
      state.takenBy[first] = state.toMove
      state.takenBy[second] = state.toMove
      state.pairs[state.toMove] += 1
      state.passes = 0
      if state.board.finishedAt != nil { state.endedAt = now }
    } else {
      state.passes = showedNew || state.isPairKnown ? 0 : state.passes + 1
      state.toMove = (state.toMove + 1) % state.seats.count
      if state.passes == passesInARow * state.seats.count { state.endedAt = now }
    }
  }
}
