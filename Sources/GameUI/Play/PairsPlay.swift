import Canvas
import GameCore
import MediaProtocol

/// A game of Pairs on the screen: cursor, flips, pause and what is seen of it.
struct PairsPlay: GamePlay {
  /// A word about the latest input.
  enum Notice: Hashable, Sendable {
    case alreadyUp, taken
  }

  private(set) var table: GameTable<PairsGame>
  private(set) var board: CardBoard
  private(set) var notice: Notice?
  /// Whether the game was given up: then all cards lie open.
  private(set) var isLaidOpen = false
  /// The player's record for the level in points.
  let best: Int?
  private(set) var occasion = PlayOccasion()

  /// Deals: the deal is shown and the clock runs from `now`.
  init(
    _ level: PairsLevel, seed: UInt64, eligibility: Eligibility, deck: Deck, best: Int?,
    motion: Bool, at now: Moment
  ) {
    self.init(
      GameTable(level, seed: seed, eligibility: eligibility, at: now), deck: deck, best: best,
      motion: motion, at: now)
  }

  /// Restores a kept game, paused and with every face hidden.
  init(resuming saved: SavedRound, deck: Deck, best: Int?, motion: Bool) throws(ReplayFault) {
    self.init(
      try GameTable(resuming: saved), deck: deck, best: best, motion: motion,
      at: Moment(milliseconds: 0))
    followCursor()
  }

  /// Shows a round that is watched.
  init(watching round: Round<PairsGame>, _ choices: Play.Choices) {
    self.init(
      GameTable(watching: round), deck: choices.deck, best: choices.best, motion: choices.motion,
      at: Moment(milliseconds: 0))
    followCursor()
  }

  private init(
    _ table: GameTable<PairsGame>, deck: Deck, best: Int?, motion: Bool, at now: Moment
  ) {
    self.table = table
    self.best = best
    board = CardBoard(
      table.round.setup, seed: table.round.seed, deck: deck, motion: motion, at: now)
  }

  var level: PairsLevel { table.round.setup }
  var state: PairsState { table.round.state }
  var isPaused: Bool { table.isPaused && !isLaidOpen }
  var isOver: Bool { table.isOver || isLaidOpen }

  /// When `advance` is due: a second of the clock, the end of a shown miss or a step of a turning
  /// card; nil while paused and once all is still after the end.
  var nextDeadline: Moment? {
    [board.nextStep, table.nextDeadline].compactMap(\.self).min()
  }

  /// The game as it should be kept at `now`; nil after the result was reported.
  func saved(at now: Moment) -> SavedRound? { isLaidOpen ? nil : table.saved(at: now) }

  func mark(at now: Moment) -> ClockMark? { isLaidOpen ? nil : table.mark(at: now) }

  /// Takes what the player did at `now`, the board being drawn in `area`.
  ///
  /// `leaveAsked` comes with the game paused; a game that is over asks too, for nothing is lost.
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

  /// Lets happen what is due at `now`.
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

  /// Shows a watched round at another moment.
  mutating func show(_ round: Round<PairsGame>, animates: Bool, at now: Moment) {
    let before = animates ? sides : nil
    table = GameTable(watching: round)
    if !animates { board.lieStill(at: now) }
    board.turn(from: before ?? sides, to: sides, at: now)
    followCursor()
  }

  mutating func take(_ occasion: PlayOccasion) { self.occasion = occasion }

  /// Puts the cursor on the card that was flipped last.
  private mutating func followCursor() {
    if let last = table.round.moves.last { board.moveCursor(to: last.move.place) }
  }

  mutating func layOpen() -> Bool {
    isLaidOpen = true
    notice = nil
    board.lieStill(at: Moment(milliseconds: 0))
    board.turn(from: sides, to: sides, at: Moment(milliseconds: 0))
    return true
  }

  /// Pauses a game whose board has no room in `area` any more, as after a resize; lets the drawings
  /// of the deck be drawn anew where the cards have another size.
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
  var sides: [CardSide] { state.sides(areOpen: isLaidOpen) }

  private mutating func handle(_ key: Key, at now: Moment) -> [PlayOutcome] {
    if !isOver, board.moveCursor(by: key) { return [] }
    switch key {
    case .enter, .character(" "):
      if isLaidOpen { return [.leaveAsked] }
      return flip(board.cursor.place, at: now)
    case .character("p"), .character("P"): pause(at: now)
    case .escape where !isOver: pause(at: now)
    case .escape, .character("Q"):
      pause(at: now)
      return [.leaveAsked]
    default: break
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
    guard !isOver, let place = layout.place(at: mouse.point) else { return [] }
    board.moveCursor(to: place)
    return flip(place, at: now)
  }

  private mutating func flip(_ place: Int, at now: Moment) -> [PlayOutcome] {
    guard !isOver else { return [] }
    do {
      return try turning(at: now) { table throws(PairsGame.Refusal) in
        try table.play(.flip(place), at: now)
      }
    } catch {
      if case .matched = state.card(at: place) { notice = .taken } else { notice = .alreadyUp }
      return [.bell]
    }
  }

  /// Does something to the table and lets the cards turn that show another side after it.
  private mutating func turning<Fault>(
    at now: Moment, _ change: (inout GameTable<PairsGame>) throws(Fault) -> [PlayOutcome]
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
