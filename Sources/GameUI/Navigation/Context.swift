import Canvas
import GameCore

/// What screens read of the application, and none may write.
struct Context: Sendable {
  let look: RenderStyle
  /// The whole window.
  let window: Size
  /// Where the screen is drawn.
  let area: Rect
  let now: Moment
  /// Who is logged in; nil before that, and for a guest.
  let player: Player?
  let settings: Settings
  let conditions: App.Conditions
  /// The best points known of each leaderboard.
  let bests: [LeaderboardKey: Int]
  /// A few faces of the chosen deck.
  let preview: DeckPreview
  /// The albums whose covers can be cards.
  let covers: AlbumsAtHand
  /// Whether a deal is on its way.
  let isDealing: Bool

  /// The game that the settings choose.
  var kind: GameKind { GameKind(in: settings) }
  /// The leaderboard of what the settings choose.
  var chosenBoard: LeaderboardKey { LeaderboardKey(chosenIn: settings) }
}

extension LeaderboardKey {
  /// The leaderboard of what `settings` choose.
  init(chosenIn settings: Settings) {
    let kind = GameKind(in: settings)
    self.init(game: kind.id, setup: kind.setup(in: settings))
  }
}
