import Canvas
import GameCore
import MediaProtocol

/// Rules of a game that is played by turning cards on a board, as at Pairs.
protocol CardRules: Game where Setup == PairsLevel, Move == PairsGame.Move {
  /// The cards as they lie.
  static func cards(of state: State) -> PairsState
}

extension PairsGame: CardRules {
  static func cards(of state: PairsState) -> PairsState { state }
}

extension PairsDuelGame: CardRules {
  static func cards(of state: PairsDuelState) -> PairsState { state.board }
}

/// A game of cards that is played, whoever plays and by which rules: its table, and how its board
/// is seen.
struct CardSession<Rules: CardRules>: Sendable {
  /// A word about the latest input.
  enum Notice: Hashable, Sendable {
    case alreadyUp, taken
  }

  private(set) var table: GameTable<Rules>
  private(set) var board: CardBoard
  private(set) var notice: Notice?
  /// Whether the game was given up: then all cards lie open.
  private(set) var isLaidOpen = false

  /// Shows a new deal.
  init(_ table: GameTable<Rules>, deck: Deck, motion: Bool, at now: Moment) {
    self.table = table
    board = CardBoard(
      table.round.setup, seed: table.round.seed, deck: deck, motion: motion, at: now)
  }

  /// Restores a kept game, paused and with every face hidden.
  init(resuming saved: SavedRound, deck: Deck, motion: Bool) throws(ReplayFault) {
    self.init(
      try GameTable(resuming: saved), deck: deck, motion: motion, at: Moment(milliseconds: 0))
    followCursor()
  }

  /// Shows a round that is watched.
  init(watching round: Round<Rules>, deck: Deck, motion: Bool) {
    self.init(
      GameTable(watching: round), deck: deck, motion: motion, at: Moment(milliseconds: 0))
    followCursor()
  }

  var cards: PairsState { Rules.cards(of: table.round.state) }
  var isPaused: Bool { table.isPaused && !isLaidOpen }
  var isOver: Bool { table.isOver || isLaidOpen }

  /// What each card shows while the game runs.
  var sides: [CardSide] { cards.sides(areOpen: isLaidOpen) }

  /// Shows a watched round at another moment.
  mutating func show(_ round: Round<Rules>, animates: Bool, at now: Moment) {
    let before = animates ? sides : nil
    table = GameTable(watching: round)
    if !animates { board.lieStill(at: now) }
    board.turn(from: before ?? sides, to: sides, at: now)
    followCursor()
  }

  /// Lets happen what is due by the rules at `now`.
  mutating func advance(to now: Moment) -> [PlayOutcome] {
    turning(at: now) { $0.advance(to: now) }
  }

  /// Stops the clock and hides every face.
  mutating func pause(at now: Moment) {
    _ = turning(at: now) {
      $0.pause(at: now)
      return []
    }
    if isPaused {
      board.lieStill(at: now)
      notice = nil
    }
  }

  /// Shows the faces and lets the clock run again.
  mutating func goOn(at now: Moment) {
    guard !isLaidOpen else { return }
    board.lieStill(at: now)
    table.goOn(at: now)
  }

  mutating func layOpen() {
    isLaidOpen = true
    notice = nil
    board.lieStill(at: Moment(milliseconds: 0))
    board.turn(from: sides, to: sides, at: Moment(milliseconds: 0))
  }

  /// Pauses a game whose board has no room in `area` any more, as after a resize; lets the drawings
  /// of the deck be drawn anew where the cards have another size.
  mutating func fit(in area: Rect, look: RenderStyle, at now: Moment) {
    if !isOver, board.layout(in: area, look) == nil { pause(at: now) }
    board.fit(in: area, look: look, sides: sides)
  }

  mutating func show(_ photos: Gallery) { board.show(photos) }
  mutating func lackPhotos(in format: PictureFormat) { board.lackPhotos(in: format) }

  mutating func moveCursor(to place: Int) { board.moveCursor(to: place) }
  mutating func moveCursor(by key: Key) -> Bool { board.moveCursor(by: key) }
  mutating func dropNotice() { notice = nil }

  /// Turns the card at a place; says and rings why it cannot be turned.
  mutating func flip(_ place: Int, at now: Moment) -> [PlayOutcome] {
    guard !isOver else { return [] }
    do {
      return try play(.flip(place), at: now, seenAt: now)
    } catch {
      if case .matched = cards.card(at: place) { notice = .taken } else { notice = .alreadyUp }
      return [.bell]
    }
  }

  /// Makes a move as of `moment`, which the player sees at `now`.
  mutating func play(
    _ move: Rules.Move, at moment: Moment, seenAt now: Moment
  ) throws(Rules.Refusal) -> [PlayOutcome] {
    try turning(at: now) { table throws(Rules.Refusal) in try table.play(move, at: moment) }
  }

  /// Does something to the table and lets the cards turn that show another side after it.
  private mutating func turning<Fault>(
    at now: Moment, _ change: (inout GameTable<Rules>) throws(Fault) -> [PlayOutcome]
  ) throws(Fault) -> [PlayOutcome] {
    let before = sides
    let outcomes = try change(&table)
    board.turn(from: before, to: sides, at: now)
    return outcomes
  }

  /// Puts the cursor on the card that was turned last.
  private mutating func followCursor() {
    if let last = table.round.moves.last { board.moveCursor(to: last.move.place) }
  }
}
