import Canvas
import GameCore
import MediaProtocol

/// A game being played, as the screens around it handle it.
protocol GamePlay: Sendable {
  var kind: GameKind { get }
  var isOver: Bool { get }
  var isPaused: Bool { get }
  /// The time when `advance` is due; nil while nothing happens without input.
  var nextDeadline: Moment? { get }
  /// Returns the game to be saved; nil after the result was reported.
  func saved(at now: Moment) -> SavedRound?
  /// Returns the clock of a saved game; nil if nothing is saved.
  func mark(at now: Moment) -> SavedClock?
  /// The appearance saved with the game: see `SavedRound.appearance`.
  var appearance: String { get }

  /// Handles the player's input at `now`, with the game drawn in `area`.
  mutating func handle(
    _ input: Input, at now: Moment, in area: Rect, look: RenderStyle
  ) -> [PlayOutcome]
  /// Performs the steps due at `now`.
  mutating func advance(to now: Moment) -> [PlayOutcome]
  /// Ends all motion.
  mutating func endMotion(at now: Moment)
  /// Returns whether the outcome of the last move is not visible yet.
  func isRevealing(at now: Moment) -> Bool
  /// Stops the clock and hides what must not be seen during the pause.
  mutating func pause(at now: Moment)
  mutating func unpause(at now: Moment)
  /// Ends the game without a result and reveals everything; returns false if there is nothing to
  /// reveal.
  mutating func revealBoard() -> Bool
  /// Prepares drawing in `area`; pauses a game that no longer fits.
  mutating func fit(in area: Rect, look: RenderStyle, at now: Moment)
  /// Shows photos on the cards, by the rules' numbers of the faces.
  mutating func show(_ photos: Gallery)
  /// Shows drawings instead of photos in a format.
  mutating func useDrawings(in format: PictureFormat)
  /// Returns the format in which the photos of a game are needed but missing.
  func missingFormat(in area: Rect, look: RenderStyle) -> PictureFormat?
  /// The mode of the game.
  var mode: GameMode { get set }
  /// The game's questions to the helper, the most important first; answers are optional.
  var mediaQueries: [MediaQuery] { get }
  /// Handles an answer of the helper; ignores answers to other questions.
  mutating func receive(_ report: MediaReport, to query: MediaQuery, at now: Moment)
    -> [PlayOutcome]

  /// Returns the keys that work in the game, the most important first.
  func hints(_ look: RenderStyle) -> [KeyBinding]
  /// The keys that work while it is paused.
  var pausedHints: [KeyBinding] { get }
  /// Draws the game at `now`; below a dialog, a pause shows no text.
  func draw(
    into canvas: inout Canvas, in area: Rect, at now: Moment, look: RenderStyle, isCovered: Bool)
}

extension GamePlay {
  var appearance: String { "" }
  var pausedHints: [KeyBinding] { KeyBinding.paused }
  mutating func revealBoard() -> Bool { false }
  mutating func fit(in _: Rect, look _: RenderStyle, at _: Moment) {}
  mutating func endMotion(at _: Moment) {}
  func isRevealing(at _: Moment) -> Bool { false }
  mutating func show(_: Gallery) {}
  mutating func useDrawings(in _: PictureFormat) {}
  func missingFormat(in _: Rect, look _: RenderStyle) -> PictureFormat? { nil }
  var mediaQueries: [MediaQuery] { [] }
  mutating func receive(_: MediaReport, to _: MediaQuery, at _: Moment) -> [PlayOutcome] { [] }
}

/// The choices made before a deal.
struct DealChoices: Hashable {
  let setup: String
  let deck: Deck
  /// Whether inks have textures besides their colors.
  let inkTextures: Bool
  /// The points to beat; nil if there is no best.
  let best: Int?
  let motion: Bool
  /// The films of a service; nil for the bundled ones.
  var films: ServiceFilms?
  /// The players of a game for several, and the pace of opponents.
  var duel = Settings.defaults.duel
  /// The logged-in player.
  var player: String?
  /// Whether opponents move at once, because a wait would only be silence.
  var isPlain = false
}
