import Canvas
import GameCore
import MediaProtocol

/// A game of Pairs for several on the screen: whose turn it is, opponents that move at their pace,
/// and the board.
struct DuelPlay: GamePlay {
  private(set) var table: GameTable<PairsDuelGame>
  private(set) var board: CardBoard
  private(set) var notice: PairsPlay.Notice?
  /// Whether the game was given up: then all cards lie open.
  private(set) var isLaidOpen = false
  private let pace: OpponentPace
  /// When a key last hurried an opponent: the same key, still held, is no flip of a person.
  private var hurried: Moment?

  /// How long after hurrying an opponent a key flips nothing, in milliseconds.
  private static let calm = 350

  /// Deals: the deal is shown and the clock runs from `now`.
  init(
    _ level: PairsLevel, seed: UInt64, seats: DuelSeats, eligibility: Eligibility,
    _ choices: Play.Choices, at now: Moment
  ) {
    self.init(
      GameTable(level, seed: seed, content: seats, eligibility: eligibility, at: now), choices,
      at: now)
  }

  /// Restores a kept game, paused and with every face hidden.
  init(resuming saved: SavedRound, _ choices: Play.Choices) throws(ReplayFault) {
    self.init(try GameTable(resuming: saved), choices, at: Moment(milliseconds: 0))
    followCursor()
  }

  /// Shows a round that is watched.
  init(watching round: Round<PairsDuelGame>, _ choices: Play.Choices) {
    self.init(GameTable(watching: round), choices, at: Moment(milliseconds: 0))
    followCursor()
  }

  /// Shows a watched round at another moment.
  mutating func show(_ round: Round<PairsDuelGame>, animates: Bool, at now: Moment) {
    let before = sides
    table = GameTable(watching: round)
    board.turn(from: animates ? before : sides, to: sides, at: now)
    if !animates { board.lieStill(at: now) }
    followCursor()
  }

  private init(_ table: GameTable<PairsDuelGame>, _ choices: Play.Choices, at now: Moment) {
    self.table = table
    pace = choices.duel.pace
    board = CardBoard(
      table.round.setup, seed: table.round.seed, deck: choices.deck, motion: choices.motion,
      at: now)
  }

  var level: PairsLevel { table.round.setup }
  var state: PairsDuelState { table.round.state }
  var isPaused: Bool { table.isPaused && !isLaidOpen }
  var isOver: Bool { table.isOver || isLaidOpen }

  /// Whether an opponent is to turn a card.
  var isOpponentsTurn: Bool { !isOver && state.seats.all[state.toMove].opponent != nil }

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

  func saved(at now: Moment) -> SavedRound? { isLaidOpen ? nil : table.saved(at: now) }
  func mark(at now: Moment) -> ClockMark? { isLaidOpen ? nil : table.mark(at: now) }

  mutating func handle(
    _ input: Input, at now: Moment, in area: Rect, look: RenderStyle
  ) -> [PlayOutcome] {
    var outcomes = advance(to: now)
    let input = KeyboardLayout.latin(input)
    notice = nil
    guard let layout = board.layout(in: area, look) else {
      pause(at: now)
      if Self.leaves(input) { outcomes.append(.leaveAsked) }
      return outcomes
    }
    switch input {
    case .key(let key):
      outcomes += isPaused ? wake(by: key, at: now) : handle(key, at: now)
    case .mouse(let mouse):
      outcomes += handle(mouse, at: now, on: layout)
    case .paste:
      break
    }
    return outcomes
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
    return outcomes + turning(at: now) { $0.advance(to: now) }
  }

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

  mutating func goOn(at now: Moment) {
    guard !isLaidOpen else { return }
    board.lieStill(at: now)
    table.goOn(at: now)
  }

  mutating func layOpen() -> Bool {
    isLaidOpen = true
    notice = nil
    board.lieStill(at: Moment(milliseconds: 0))
    board.turn(from: sides, to: sides, at: Moment(milliseconds: 0))
    return true
  }

  mutating func fit(in area: Rect, look: RenderStyle, at now: Moment) {
    if !isOver, board.layout(in: area, look) == nil { pause(at: now) }
    board.fit(in: area, look: look, sides: sides)
  }

  mutating func show(_ photos: Gallery) { board.show(photos) }
  mutating func lackPhotos(in format: PictureFormat) { board.lackPhotos(in: format) }
  func missingFormat(in area: Rect, look: RenderStyle) -> PictureFormat? {
    board.missingFormat(in: area, look: look)
  }

  /// What each card shows while the game runs.
  private var sides: [CardSide] {
    (0..<level.cards).map { place in
      if isLaidOpen, let face = state.board.face(at: place) { return .front(face) }
      return switch state.board.card(at: place) {
      case .faceUp(let face), .matched(let face): .front(face)
      case .faceDown, nil: .back
      }
    }
  }

  /// Puts the cursor on the card that was turned last.
  private mutating func followCursor() {
    if let last = table.round.moves.last { board.moveCursor(to: last.move.place) }
  }

  private mutating func handle(_ key: Key, at now: Moment) -> [PlayOutcome] {
    if !isOver, board.moveCursor(by: key) { return [] }
    switch key {
    case .character("p"), .character("P"): pause(at: now)
    case .escape where !isOver: pause(at: now)
    case .escape, .character("Q"):
      pause(at: now)
      return [.leaveAsked]
    case .enter, .character(" "):
      if isLaidOpen { return [.leaveAsked] }
      return isOpponentsTurn ? hurry(at: now) : flip(board.cursor.place, at: now)
    case .control, .function: break
    default: return isOpponentsTurn ? hurry(at: now) : []
    }
    return []
  }

  /// A key while paused: Esc and Q ask to leave, any other plain key goes on.
  private mutating func wake(by key: Key, at now: Moment) -> [PlayOutcome] {
    switch key {
    case .escape, .character("Q"): return [.leaveAsked]
    case .control, .function: break
    default: goOn(at: now)
    }
    return []
  }

  private mutating func handle(
    _ mouse: Mouse, at now: Moment, on layout: BoardLayout
  ) -> [PlayOutcome] {
    guard mouse.action == .press else { return [] }
    if isPaused {
      goOn(at: now)
      return []
    }
    if isOpponentsTurn { return hurry(at: now) }
    guard !isOver, let place = layout.place(at: mouse.point) else { return [] }
    board.moveCursor(to: place)
    return flip(place, at: now)
  }

  private mutating func hurry(at now: Moment) -> [PlayOutcome] {
    hurried = now
    return moveOpponent(at: now, seenAt: now)
  }

  private mutating func moveOpponent(at moment: Moment, seenAt now: Moment) -> [PlayOutcome] {
    guard let move = PairsDuelGame.opponentsMove(in: state) else { return [] }
    return
      (try? turning(at: now) { table throws(PairsDuelGame.Refusal) in
        try table.play(move, at: moment)
      }) ?? []
  }

  private mutating func flip(_ place: Int, at now: Moment) -> [PlayOutcome] {
    guard !isOver else { return [] }
    if let hurried, now.milliseconds - hurried.milliseconds < Self.calm {
      self.hurried = now
      return []
    }
    do {
      return try turning(at: now) { table throws(PairsDuelGame.Refusal) in
        try table.play(.flip(place), at: now)
      }
    } catch {
      notice = state.owner(of: place) == nil ? .alreadyUp : .taken
      return [.bell]
    }
  }

  /// Does something to the table and lets the cards turn that show another side after it.
  private mutating func turning<Fault>(
    at now: Moment, _ change: (inout GameTable<PairsDuelGame>) throws(Fault) -> [PlayOutcome]
  ) throws(Fault) -> [PlayOutcome] {
    let before = sides
    let outcomes = try change(&table)
    board.turn(from: before, to: sides, at: now)
    return outcomes
  }

  private static func leaves(_ input: Input) -> Bool {
    [.key(.escape), .key(.character("Q"))].contains(input)
  }
}
