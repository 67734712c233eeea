import Canvas
import GameCore

/// The part of the application's state that screens may read.
struct Context: Sendable {
  let look: RenderStyle
  /// The size of the window.
  let window: Size
  /// The area of the screen.
  let area: Rect
  let now: Moment
  /// The logged-in player; nil before the login and for a guest.
  let player: Player?
  let settings: Settings
  let environment: App.LaunchEnvironment
  /// The best known points on each leaderboard.
  let bests: [LeaderboardKey: Int]
  /// The best known points of rounds that are not ranked, by the board they would be on.
  let unrankedBests: [LeaderboardKey: Int]
  /// The preview of the chosen deck.
  var preview: DeckPreview
  /// The single pictures that have arrived or been drawn.
  let pictures: PictureLoader
  /// The albums whose covers can be used.
  let covers: UsableCovers
  /// Whether a deal is being prepared.
  let isDealing: Bool
  /// Whether the player may be new, so that the tutorial is offered.
  let offersTutorial: Bool
  /// The saved game that was put off.
  let kept: KeptGame?

  /// The area of a game, whether one is seen or not.
  var board: Rect { Chrome.content(of: Rect(at: Point(column: 0, row: 0), window)) }
  /// The chosen deck, or the one instead of it without Unicode.
  var deck: Deck { Decks.shown(settings.deck, unicode: look.unicode) }
  /// The game in the settings.
  var kind: GameKind { GameKind(in: settings) }
  /// The leaderboard of the game and setup in the settings.
  var chosenBoard: LeaderboardKey { LeaderboardKey(chosenIn: settings) }
  /// The best points for the chosen game.
  var chosenBest: Int? { best(on: chosenBoard, of: kind) }

  /// Returns the best points on a board. Quizzes on a service's films and on the included ones have
  /// separate bests.
  func best(on board: LeaderboardKey, of kind: GameKind) -> Int? {
    settings.hasServiceFilms(in: kind) ? unrankedBests[board] : bests[board]
  }
}

extension Settings {
  /// Returns whether a game is played on the films of a service.
  func hasServiceFilms(in kind: GameKind) -> Bool {
    kind.descriptor.settings.contains(.films) && filmsFromService
  }
}

extension LeaderboardKey {
  /// Creates the key for the game and setup in `settings`.
  init(chosenIn settings: Settings) {
    let kind = GameKind(in: settings)
    self.init(game: kind.id, setup: kind.setup(in: settings))
  }
}
