import Canvas
import GameCore
import MediaProtocol

/// A game of cards on the screen. Keys, mouse, pauses and board are the same for all rules; each
/// game adds the rest.
protocol CardPlay: WatchablePlay where Rules: CardRules {
  var session: CardSession<Rules> { get set }

  /// Whether it is a person's turn.
  var isToFlip: Bool { get }
  /// The key that flips a card, by its current effect.
  var flipKey: KeyBinding { get }
  /// Returns whether an input is a key repeat, which has no effect.
  mutating func ignoresRepeat(_ input: Input, at now: Moment) -> Bool
  /// Turns the chosen card.
  mutating func flip(_ place: Int, at now: Moment) -> [PlayOutcome]
  /// Handles a key without a meaning on the board, or a press outside the cards.
  mutating func handleOther(at now: Moment) -> [PlayOutcome]
  /// Draws the figures next to the cards, and marks on them.
  func drawFigures(
    _ layout: BoardLayout, into canvas: inout Canvas, in area: Rect, at now: Moment,
    look: RenderStyle)
}

extension CardPlay {
  var notice: PlayPhrase? { session.notice }
  var level: PairsLevel { table.round.setup }
  var isToFlip: Bool { !isOver }
  var flipKey: KeyBinding { .flip }

  static var markNames: (hits: any Phrase, errors: any Phrase) {
    (PlayPhrase.pairs, PairsPhrase.memoryErrors)
  }

  /// Returns the game to be saved at `now`; nil after the result was reported.
  func saved(at now: Moment) -> SavedRound? { isLaidOpen ? nil : table.saved(at: now) }
  func mark(at now: Moment) -> SavedClock? { isLaidOpen ? nil : table.mark(at: now) }

  mutating func show(_ photos: Gallery) { session.board.show(photos) }
  mutating func useDrawings(in format: PictureFormat) {
    session.board.useDrawings(in: format)
  }
  func missingFormat(in area: Rect, look: RenderStyle) -> PictureFormat? {
    board.missingFormat(in: area, look: look)
  }

  mutating func ignoresRepeat(_: Input, at _: Moment) -> Bool { false }
  mutating func handleOther(at _: Moment) -> [PlayOutcome] { [] }
  mutating func advance(to now: Moment) -> [PlayOutcome] { advanceTable(to: now) }
  mutating func flip(_ place: Int, at now: Moment) -> [PlayOutcome] { flipCard(place, at: now) }

  /// Handles the player's input at `now`, with the board drawn in `area`.
  mutating func handle(
    _ input: Input, at now: Moment, in area: Rect, look: RenderStyle
  ) -> [PlayOutcome] {
    var outcomes = advance(to: now)
    let input = KeyboardLayout.latin(input)
    if ignoresRepeat(input, at: now) { return outcomes }
    session.notice = nil
    guard session.hasRoom else {
      pause(at: now)
      if Self.leaves(input, isLaidOpen: isLaidOpen) { outcomes.append(.leaveAsked) }
      return outcomes
    }
    switch input {
    case .key(let key):
      outcomes += isPaused ? wake(by: input, at: now) : handle(key, at: now)
    case .mouse(let mouse):
      if let layout = board.layout(in: area, look) {
        outcomes += handle(mouse, at: now, on: layout)
      }
    case .paste: break
    }
    return outcomes
  }

  private mutating func handle(_ key: Key, at now: Moment) -> [PlayOutcome] {
    if !isOver, session.board.cursor.handle(key) { return [] }
    switch key {
    case KeyBinding.flip:
      return isLaidOpen ? [.leaveAsked] : flip(board.cursor.place, at: now)
    case KeyBinding.leave: return [.leaveAsked]
    case .escape where isOver: return [.leaveAsked]
    case KeyBinding.pause, .character("P"): pause(at: now)
    case .control, .function: break
    default: return handleOther(at: now)
    }
    return []
  }

  private mutating func handle(
    _ mouse: Mouse, at now: Moment, on layout: BoardLayout
  ) -> [PlayOutcome] {
    guard mouse.action == .press else { return [] }
    if isPaused {
      unpause(at: now)
      return []
    }
    guard !isOver else { return [] }
    guard let place = layout.place(at: mouse.point) else { return handleOther(at: now) }
    session.board.cursor.move(to: place)
    return flip(place, at: now)
  }

  /// Returns whether an input leaves a board that does not fit: Q, or after giving up also Esc,
  /// Space and Enter.
  private static func leaves(_ input: Input, isLaidOpen: Bool) -> Bool {
    guard case .key(let key) = input else { return false }
    return KeyBinding.leave.has(key)
      || isLaidOpen && (key == .escape || KeyBinding.flip.has(key))
  }
}
