import Canvas
import GameCore

/// The player's newest rounds of the open game, in wide windows.
struct OwnRoundsPanel: Sendable {
  static let width = 62
  private static let places = 15

  private let least: Int
  private var asked: OwnRoundsQuery?
  /// The leaderboard whose rounds are in the list.
  private var shown: LeaderboardKey?
  private var list = ListView<OwnRoundsRow>()

  /// Creates the rounds for windows of at least this width.
  init(leastColumns: Int) {
    least = leastColumns
  }

  /// Makes the rounds be requested again, because another one may have been played.
  mutating func forgetAsked() { asked = nil }

  /// Returns whether the rounds are shown.
  func isShown(_ context: Context) -> Bool {
    context.area.columns >= least && context.player != nil && !list.rows.isEmpty
  }

  mutating func ask(_ key: LeaderboardKey, _ context: Context) -> [Action] {
    guard context.area.columns >= least, let player = context.player else { return [] }
    let query = OwnRoundsQuery(board: key, player: player.id)
    guard query != asked else { return [] }
    if query.board != shown { list = ListView() }
    shown = query.board
    asked = query
    return .ask(query)
  }

  mutating func receive(_ answer: StoreAnswer) {
    guard let asked, let result = answer.to(asked) else { return }
    list = ListView()
    // An error is not shown: the leaderboard works without them.
    if case .success(let page) = result { list.show(page.rows, total: page.total) }
  }

  /// Draws their table below a title.
  func drawTable<Target>(
    _ kind: GameKind, title: String? = nil, into frame: inout Frame<Target>, in place: Rect
  ) {
    let look = frame.look
    frame.divider(title ?? look.text(OwnRoundsPhrase.title), in: place)
    let table = FittedTable(
      OwnRoundsRow.columns(kind, look), of: list.rows.prefix(Self.places),
      width: place.columns - 4, mark: look.glyphs.ellipsis)
    frame.list(ListDrawing<Target>(table: table), in: place.dropTop(1))
  }
}
