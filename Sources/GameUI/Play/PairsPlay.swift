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
  private(set) var cursor: BoardCursor
  private(set) var notice: Notice?
  /// Whether the game was given up: then all cards lie open.
  private(set) var isLaidOpen = false
  /// Cards on their way from one side to the other.
  private(set) var turning: [CardTurn] = []
  let deck: Deck
  /// The deck's number of each of the rules' faces.
  let choice: [Int]
  /// The pictures of the deal by the rules' numbers; nil where the deck has none or the cards have
  /// no room for them yet.
  private(set) var gallery: Gallery?
  /// The format of the drawings that `gallery` shows; nil where it shows photos or nothing.
  private var standIns: PictureFormat?
  /// Whether the pictures came from outside the game.
  private(set) var hasPhotos = false
  /// The format in which the photos cannot be shown: drawings stand in.
  private var lacking: PictureFormat?
  /// The player's record for the level in points.
  let best: Int?
  /// Whom the game races; nil for nobody.
  let rival: Rival?
  private let motion: Bool
  /// When this was last told of anything.
  private var told: Moment

  /// Deals: the deal is shown and the clock runs from `now`.
  init(
    _ level: PairsLevel, seed: UInt64, eligibility: Eligibility, deck: Deck, best: Int?,
    motion: Bool, rival: Rival? = nil, at now: Moment
  ) {
    self.init(
      GameTable(level, seed: seed, eligibility: eligibility, at: now), deck: deck, best: best,
      motion: motion, rival: rival, at: now)
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
    _ table: GameTable<PairsGame>, deck: Deck, best: Int?, motion: Bool, rival: Rival? = nil,
    at now: Moment
  ) {
    self.table = table
    self.deck = deck
    self.best = best
    self.motion = motion
    self.rival = rival
    told = now
    cursor = BoardCursor(table.round.setup)
    choice = Deck.choice(pairs: table.round.setup.pairs, seed: table.round.seed)
  }

  var level: PairsLevel { table.round.setup }
  var state: PairsState { table.round.state }
  var isPaused: Bool { table.isPaused && !isLaidOpen }
  var isOver: Bool { table.isOver || isLaidOpen }

  /// When `advance` is due: a second of the clock, the end of a shown miss or a step of a turning
  /// card; nil while paused and once all is still after the end.
  var nextDeadline: Moment? {
    let steps = turning.compactMap { $0.nextStep(after: told) }
    return (steps + [table.nextDeadline].compactMap(\.self)).min()
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
    guard let layout = layout(in: area, look) else {
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
      turning = []
      notice = nil
    }
  }

  /// Shows the faces and lets the clock run again.
  mutating func goOn(at now: Moment) {
    guard !isLaidOpen else { return }
    told = now
    table.goOn(at: now)
  }

  /// Shows a watched round at another moment.
  mutating func show(_ round: Round<PairsGame>, animates: Bool, at now: Moment) {
    if !animates { turning = [] }
    _ = turning(at: now, animates: animates) {
      $0 = GameTable(watching: round)
      return []
    }
    followCursor()
  }

  /// Puts the cursor on the card that was flipped last.
  private mutating func followCursor() {
    if let last = table.round.moves.last { cursor.move(to: last.move.place) }
  }

  mutating func layOpen() -> Bool {
    isLaidOpen = true
    turning = []
    notice = nil
    drawSeen()
    return true
  }

  /// Pauses a game whose board has no room in `area` any more, as after a resize; lets the drawings
  /// of the deck be drawn anew where the cards have another size.
  mutating func fit(in area: Rect, look: RenderStyle, at now: Moment) {
    if !isOver, layout(in: area, look) == nil { pause(at: now) }
    guard deck.drawings != nil, let format = PictureFormat(of: level, in: area, look),
      !hasPhotos || lacking == format, standIns != format
    else { return }
    gallery = Gallery(format, count: choice.count)
    standIns = format
    drawSeen()
  }

  /// Draws the drawings that are on cards which lie open: a new deal or window does not wait for
  /// those that nobody sees.
  private mutating func drawSeen() {
    guard standIns != nil, let set = deck.drawings else { return }
    for place in 0..<level.cards {
      guard case .front(let face) = side(of: place), choice.indices.contains(face) else { continue }
      gallery?.draw(face, as: choice[face], of: set)
    }
  }

  /// Shows photos in place of the drawings, by the rules' numbers of the faces.
  mutating func show(_ photos: Gallery) {
    gallery = photos
    hasPhotos = true
    lacking = nil
    standIns = nil
  }

  /// Lets drawings stand in for the photos in a format.
  mutating func lackPhotos(in format: PictureFormat) {
    lacking = format
  }

  /// The format that the photos should have and have not; nil where they are right or none.
  func missingFormat(in area: Rect, look: RenderStyle) -> PictureFormat? {
    guard hasPhotos, let format = PictureFormat(of: level, in: area, look) else { return nil }
    return lacking == format || standIns == nil && gallery?.format == format ? nil : format
  }

  /// What the card at `place` shows while the game runs.
  func side(of place: Int) -> CardSide {
    if isLaidOpen, let face = state.face(at: place) { return .front(face) }
    return switch state.card(at: place) {
    case .faceUp(let face), .matched(let face): .front(face)
    case .faceDown, nil: .back
    }
  }

  private mutating func handle(_ key: Key, at now: Moment) -> [PlayOutcome] {
    if !isOver, cursor.handle(key) { return [] }
    switch key {
    case .enter, .character(" "):
      if isLaidOpen { return [.leaveAsked] }
      return flip(cursor.place, at: now)
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
    cursor.move(to: place)
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
    at now: Moment, animates: Bool = true,
    _ change: (inout GameTable<PairsGame>) throws(Fault) -> [PlayOutcome]
  ) throws(Fault) -> [PlayOutcome] {
    let before = (0..<level.cards).map(side)
    let outcomes = try change(&table)
    told = now
    drawSeen()
    turning.removeAll { $0.step(at: now) == nil }
    guard motion, animates else { return outcomes }
    for (place, old) in before.enumerated() where side(of: place) != old {
      turning.removeAll { $0.place == place }
      turning.append(CardTurn(place: place, from: old, to: side(of: place), since: now))
    }
    return outcomes
  }

  private static func leaves(_ input: Input) -> Bool {
    [.key(.escape), .key(.character("Q"))].contains(input)
  }
}
