import Canvas
import GameCore
import MediaProtocol

/// A game being played, as the screens around it handle it: one conformance a game.
protocol GamePlay: Sendable {
  var isOver: Bool { get }
  var isPaused: Bool { get }
  /// When `advance` is due; nil while nothing happens by itself.
  var nextDeadline: Moment? { get }
  /// The game as it should be kept on disk; nil after the result was reported.
  func saved(at now: Moment) -> SavedRound?
  /// What the clock of a kept game shows; nil where nothing is kept.
  func mark(at now: Moment) -> ClockMark?
  /// What is kept with the game to show it as it is: see `SavedRound.looks`.
  var looks: String { get }

  /// Takes what the player did at `now`, the game being drawn in `area`.
  mutating func handle(
    _ input: Input, at now: Moment, in area: Rect, look: RenderStyle
  ) -> [PlayOutcome]
  /// Lets happen what is due at `now`.
  mutating func advance(to now: Moment) -> [PlayOutcome]
  /// Stops the clock and hides what must not be seen meanwhile.
  mutating func pause(at now: Moment)
  mutating func goOn(at now: Moment)
  /// Ends the game without a result, with all that it has hidden in sight; false where it hides
  /// nothing.
  mutating func layOpen() -> Bool
  /// Gets ready to be drawn in `area`; pauses a game that has no room in it any more.
  mutating func fit(in area: Rect, look: RenderStyle, at now: Moment)
  /// Shows photos on the cards, by the rules' numbers of the faces.
  mutating func show(_ photos: Gallery)
  /// Lets drawings stand in for the photos in a format.
  mutating func lackPhotos(in format: PictureFormat)
  /// The format that the photos of a game should have and have not.
  func missingFormat(in area: Rect, look: RenderStyle) -> PictureFormat?
  /// What it is played for beside itself.
  var occasion: PlayOccasion { get }
  /// Takes what it is played for; a game that has no such thing leaves it.
  mutating func take(_ occasion: PlayOccasion)
  /// What it would like to be told by the helper, the most important first; it may never come.
  var inquiries: [Inquiry] { get }
  /// Takes an answer of the helper; one to a question of somebody else is left alone.
  mutating func receive(_ finding: Finding, at now: Moment) -> [PlayOutcome]

  /// The keys that work in the game, the most needed first.
  func hints(_ look: RenderStyle) -> [Hint]
  /// Draws the game as of `now`; under an alert a pause says nothing of its own.
  func draw(
    into canvas: inout Canvas, in area: Rect, at now: Moment, look: RenderStyle, isCovered: Bool)
  /// What it is made of, such as its cards: an alert hides each piece whole or not at all.
  func pieces(in area: Rect, look: RenderStyle) -> [Rect]
}

extension GamePlay {
  var looks: String { "" }
  mutating func layOpen() -> Bool { false }
  mutating func show(_: Gallery) {}
  mutating func lackPhotos(in _: PictureFormat) {}
  func missingFormat(in _: Rect, look _: RenderStyle) -> PictureFormat? { nil }
  var occasion: PlayOccasion { PlayOccasion() }
  mutating func take(_: PlayOccasion) {}
  var inquiries: [Inquiry] { [] }
  mutating func receive(_: Finding, at _: Moment) -> [PlayOutcome] { [] }
  func pieces(in _: Rect, look _: RenderStyle) -> [Rect] { [] }
}

/// The game on the table, whichever it is.
struct Play: Sendable {
  /// What is chosen before a deal.
  struct Choices: Hashable {
    let setup: String
    let deck: Deck
    /// Whether inks have textures beside their colours.
    let inkTextures: Bool
    /// The points to beat; nil where there is no record.
    let best: Int?
    let motion: Bool
    /// The films of a service; nil for those that the program carries.
    var films: ServiceFilms?
    /// Who sits at a table for several, and how quickly opponents move.
    var duel = DuelSettings()
    /// Who is logged in.
    var player: String?
  }

  let kind: GameKind
  private(set) var game: any GamePlay

  /// Deals a game and shows it at `now`; nil for a setup that the game does not have.
  init?(
    _ kind: GameKind, _ choices: Choices, seed: UInt64, eligibility: Eligibility, at now: Moment
  ) {
    guard let game = kind.descriptor.deal(choices, seed: seed, eligibility: eligibility, at: now)
    else {
      return nil
    }
    self.kind = kind
    self.game = game
  }

  /// Takes a kept game up again, paused; nil where the rules can't replay it.
  init?(resuming saved: SavedRound, _ looks: KeptLooks, _ choices: Choices) {
    guard let kind = GameKind(saved.transcript.game),
      let game = kind.descriptor.resume(saved.looking(looks.rest), choices)
    else { return nil }
    self.kind = kind
    self.game = game
    take(looks.occasion)
  }

  var isOver: Bool { game.isOver }
  var isPaused: Bool { game.isPaused }
  var occasion: PlayOccasion { game.occasion }
  mutating func take(_ occasion: PlayOccasion) { game.take(occasion) }
  var nextDeadline: Moment? { game.nextDeadline }
  func saved(at now: Moment) -> SavedRound? { game.saved(at: now) }
  func mark(at now: Moment) -> ClockMark? { game.mark(at: now) }
  var looks: String { game.looks }
  func hints(_ look: RenderStyle) -> [Hint] { game.hints(look) }

  mutating func handle(
    _ input: Input, at now: Moment, in area: Rect, look: RenderStyle
  ) -> [PlayOutcome] {
    game.handle(input, at: now, in: area, look: look)
  }

  mutating func advance(to now: Moment) -> [PlayOutcome] { game.advance(to: now) }
  mutating func pause(at now: Moment) { game.pause(at: now) }
  mutating func goOn(at now: Moment) { game.goOn(at: now) }
  mutating func layOpen() -> Bool { game.layOpen() }
  mutating func fit(in area: Rect, look: RenderStyle, at now: Moment) {
    game.fit(in: area, look: look, at: now)
  }
  mutating func show(_ photos: Gallery) { game.show(photos) }
  mutating func lackPhotos(in format: PictureFormat) { game.lackPhotos(in: format) }
  func missingFormat(in area: Rect, look: RenderStyle) -> PictureFormat? {
    game.missingFormat(in: area, look: look)
  }
  var inquiries: [Inquiry] { game.inquiries }
  mutating func receive(_ finding: Finding, at now: Moment) -> [PlayOutcome] {
    game.receive(finding, at: now)
  }

  /// Draws the game; under an alert at `cover` no part of a card is left beside that.
  func draw(
    into canvas: inout Canvas, in area: Rect, at now: Moment, look: RenderStyle, under cover: Rect?
  ) {
    game.draw(into: &canvas, in: area, at: now, look: look, isCovered: cover != nil)
    guard let cover else { return }
    canvas.clear(game.pieces(in: area, look: look), under: cover, style: look.style(.text))
  }
}
