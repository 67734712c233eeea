/// Pairs for two to four players at one table, ruleset 1: turn by turn on one board.
///
/// A pair gives another turn; a miss passes the turn to the next seat. The seed draws who begins. A
/// miss turns back as on a board for one; the next turn may start with one of its cards at once. On
/// an opponent's turn, only the card that the opponent chooses can be turned.
///
/// A turn is a pass if both its cards had been face up before, they do not match, and no pair was
/// known: it reveals nothing. When every player has passed twice in a row, the game is over, and no
/// one gets the remaining pairs.
public enum PairsDuelGame: Game {
  /// The flip of the card at a place, as on a board for one. It does not say whose turn it is.
  public typealias Move = PairsGame.Move

  /// The reason why a card cannot be flipped now.
  public enum MoveError: Error, Hashable, Sendable {
    /// A reason of the board for one.
    case board(PairsGame.MoveError)
    /// It is an opponent's turn, and the opponent turns another card.
    case opponentTurnsAnother
  }

  /// The number of passes in a row by every player that end the game.
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
  ) throws(ContentError) -> DuelSeats {
    try DuelSeats(text)
  }

  public static func usualContent(for _: PairsLevel) -> DuelSeats { .usual }

  /// False: games that are never ranked have no daily board.
  public static var isRanked: Bool { false }

  /// Returns the mark as in Pairs, for persons and opponents alike.
  public static func mark(
    of move: Move, from before: PairsDuelState, to after: PairsDuelState
  ) -> MoveMark? {
    PairsGame.mark(of: move, from: before.board, to: after.board)
  }

  /// False: who wins depends on the other players.
  public static func isRankable(_: DuelSeats) -> Bool { false }

  public static func advance(_ state: inout PairsDuelState, at now: Elapsed) {
    PairsGame.advance(&state.board, at: now)
  }

  public static func play(
    _ move: Move, in state: inout PairsDuelState, at now: Elapsed
  ) throws(MoveError) {
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

  /// Returns the result; its points are the pairs of the first seat.
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

  /// Returns the card that the current opponent turns; nil on a person's turn and at the end.
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
