import Canvas
import GameCore
import MediaProtocol

/// The rules of a game that is played by turning cards on a board, as in Pairs.
protocol CardRules: Game where Setup == PairsLevel, Move == PairsGame.Move {
  /// Returns the cards of a state.
  static func cards(of state: State) -> PairsState
}

extension PairsGame: CardRules {
  static func cards(of state: PairsState) -> PairsState { state }
}

extension PairsDuelGame: CardRules {
  static func cards(of state: PairsDuelState) -> PairsState { state.board }
}

/// The table and the board of a game of cards.
struct CardSession<Rules: CardRules>: Sendable {
  var table: GameTable<Rules>
  var board: CardBoard
  /// The message about the latest input.
  var notice: PlayPhrase?
  /// Whether the game was given up, so that all cards are revealed.
  fileprivate(set) var isLaidOpen = false
  /// Whether the board fits into the window.
  fileprivate(set) var hasRoom = true
  /// The state before the latest turn, to be shown until its second card is completely open.
  fileprivate var unjudged: (state: Rules.State, until: Moment)?

  init(_ table: GameTable<Rules>, _ choices: DealChoices) {
    self.table = table
    board = CardBoard(
      table.round.setup, seed: table.round.seed, deck: choices.deck, motion: choices.motion)
    followCursor()
  }

  /// Puts the cursor on the last turned card.
  fileprivate mutating func followCursor() {
    if let last = table.round.moves.last { board.cursor.move(to: last.move.place) }
  }
}

extension CardPlay {
  var table: GameTable<Rules> { session.table }
  var board: CardBoard { session.board }
  var isLaidOpen: Bool { session.isLaidOpen }
  var state: Rules.State { table.round.state }
  var cards: PairsState { Rules.cards(of: state) }
  /// Returns whether a card has been taken.
  func isTaken(_ place: Int) -> Bool {
    if case .matched? = cards.card(at: place) { true } else { false }
  }
  /// Returns whether the second card of a turn is still being turned at `now`.
  func isRevealing(at now: Moment) -> Bool { session.unjudged.map { now < $0.until } ?? false }

  /// Returns the state to be shown at `now`: a turn counts only when both cards are open.
  func shown(at now: Moment) -> Rules.State {
    if let unjudged = session.unjudged, now < unjudged.until { unjudged.state } else { state }
  }
  var isPaused: Bool { table.isPaused && !isLaidOpen }
  var isOver: Bool { table.isOver || isLaidOpen }

  /// The visible side of each card while the game is running.
  var sides: [CardSide] { cards.sides(areOpen: isLaidOpen) }

  /// Shows a watched round at another moment.
  mutating func show(_ round: Round<Rules>, animates: Bool, at now: Moment) {
    let before = state
    session.table = GameTable(watching: round)
    if !animates { endMotion(at: now) }
    turnCards(from: animates ? before : state, at: now)
    session.followCursor()
  }

  /// Performs the steps that the rules require at `now`.
  mutating func advanceTable(to now: Moment) -> [PlayOutcome] {
    turning(at: now) { $0.advance(to: now) }
  }

  /// Stops the clock and hides every face.
  mutating func pause(at now: Moment) {
    _ = turning(at: now) {
      $0.pause(at: now)
      return []
    }
    if isPaused {
      endMotion(at: now)
      session.notice = nil
    }
  }

  /// Shows the faces and continues the clock.
  mutating func unpause(at now: Moment) {
    guard !isLaidOpen else { return }
    endMotion(at: now)
    session.table.unpause(at: now)
  }

  mutating func revealBoard() -> Bool {
    session.isLaidOpen = true
    session.notice = nil
    endMotion(at: Moment(milliseconds: 0))
    turnCards(from: state, at: Moment(milliseconds: 0))
    return true
  }

  /// Pauses a game whose board no longer fits into `area` after a resize; redraws the drawings of
  /// the deck if the size of the cards has changed.
  mutating func fit(in area: Rect, look: RenderStyle, at now: Moment) {
    session.hasRoom = BoardLayout.fits(level, in: area)
    if !isOver, !session.hasRoom { pause(at: now) }
    session.board.fit(in: area, look: look, to: cards, areOpen: isLaidOpen)
  }

  /// Turns a card; if that is refused, rings the bell and shows why.
  mutating func flipCard(_ place: Int, at now: Moment) -> [PlayOutcome] {
    guard !isOver else { return [] }
    do {
      return try play(.flip(place), at: now, seenAt: now)
    } catch {
      session.notice = isTaken(place) ? .taken : .alreadyUp
      return [.bell]
    }
  }

  /// Makes a move at `moment`, which the player sees at `now`.
  mutating func play(
    _ move: Rules.Move, at moment: Moment, seenAt now: Moment
  ) throws(Rules.MoveError) -> [PlayOutcome] {
    try turning(at: now) { table throws(Rules.MoveError) in try table.play(move, at: moment) }
  }

  /// Performs a change of the table and starts turning the cards whose side has changed.
  private mutating func turning<Thrown>(
    at now: Moment, _ change: (inout GameTable<Rules>) throws(Thrown) -> [PlayOutcome]
  ) throws(Thrown) -> [PlayOutcome] {
    let (before, wasOver) = (state, isOver)
    let outcomes = try change(&session.table)
    if Rules.cards(of: before) == cards {
      session.board.advance(at: now)
    } else {
      turnCards(from: before, at: now)
    }
    if isOver, !wasOver { session.board.celebrate(at: now) }
    return outcomes
  }

  /// Starts turning the cards whose side has changed since `before`.
  private mutating func turnCards(from before: Rules.State, at now: Moment) {
    let old = Rules.cards(of: before)
    session.board.turn(from: old.sides(areOpen: isLaidOpen), to: sides, at: now)
    let isJudged = cards.turns <= old.turns || board.turning.isEmpty
    session.unjudged = isJudged ? nil : (before, now.advanced(by: CardTurn.time))
  }

  /// Ends all motion.
  mutating func endMotion(at now: Moment) {
    session.board.endMotion(at: now)
    session.unjudged = nil
  }
}
