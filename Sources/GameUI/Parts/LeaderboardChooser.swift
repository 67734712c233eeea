import Canvas
import GameCore

/// A choice of a leaderboard: the games in a row, and below it the leaderboards of the open one.
struct LeaderboardChooser: Sendable {
  let key: LeaderboardKey
  /// Whether it has only ranked games, and no list of all setups together.
  private let isRanked: Bool

  /// Creates a choice with `key` open; the first of its game if it does not exist.
  init(_ key: LeaderboardKey?, isRanked: Bool = false) {
    self.isRanked = isRanked
    let kinds = Self.kinds(isRanked)
    let kind = kinds.first { $0.id == key?.game } ?? .pairs
    let keys = Self.keys(of: kind, isRanked)
    let known = key.flatMap { keys.contains($0) ? $0 : nil }
    self.key = known ?? keys.first ?? LeaderboardKey(game: kind.id)
  }

  private static func kinds(_ isRanked: Bool) -> [GameKind] {
    isRanked ? GameKind.ranked : GameKind.allCases
  }

  /// Returns the lists of a game: for own rounds all its setups together, then each.
  private static func keys(of kind: GameKind, _ isRanked: Bool) -> [LeaderboardKey] {
    (isRanked ? [] : [LeaderboardKey(game: kind.id)])
      + kind.setups.map { LeaderboardKey(game: kind.id, setup: $0) }
  }

  var kind: GameKind { GameKind(key.game) ?? .pairs }
  private var kinds: [GameKind] { Self.kinds(isRanked) }
  var siblings: [LeaderboardKey] { Self.keys(of: kind, isRanked) }

  /// Binds the keys that open another leaderboard: of the same game, and the first of the next.
  func keys(_ bind: inout ScreenKeys, _ open: (LeaderboardKey) -> [Action]) {
    if siblings.count > 1 {
      bind.steps(
        .leftRight, kind.descriptor.setupHeading, help: LeaderboardPhrase.otherSetup
      ) { step -> [Action]? in open(siblings.moved(from: key, by: step)) }
    }
    bind("g", SettingsPhrase.game, help: LeaderboardPhrase.nextGame) {
      open(LeaderboardKey(game: kinds.moved(from: kind, by: 1).id))
    }
  }

  /// Draws the choice into the first two rows of `block`, with or without the focus.
  func draw<Target>(
    into frame: inout Frame<Target>, in block: Rect, isFocused: Bool = true,
    target: (LeaderboardKey) -> Target
  ) {
    let look = frame.look
    let games = kinds
    frame.centeredChoice(
      games.map { look.title(of: $0) }, chosen: games.firstIndex(of: kind), in: block,
      name: look.text(SettingsPhrase.game)
    ) { target(LeaderboardKey(game: games[$0].id)) }
    let siblings = siblings
    let names = siblings.map { key in
      key.setup.map { look.name(of: $0, in: kind) } ?? look.text(kind.descriptor.allSetups)
    }
    frame.centeredChoice(
      names, chosen: siblings.firstIndex(of: key), isFocused ? .focus : .title,
      in: block.dropTop(1), name: look.text(kind.descriptor.setupHeading)
    ) { target(siblings[$0]) }
  }
}
