import Canvas
import GameCore

/// The player's newest rounds of the open game, in wide windows.
struct OwnRoundsPanel: Sendable {
  /// The rows of a heading, titles and a few rounds.
  static let leastRows = 6
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

  /// Draws their table below a title, and a chart of their points below it or, if there is room,
  /// next to it.
  func draw<Target>(
    _ kind: GameKind, title: String? = nil, into frame: inout Frame<Target>, in place: Rect
  ) {
    let look = frame.look
    var rest = place
    let rows = min(list.rows.count, Self.places) + 4
    let isWide =
      place.columns >= 110 && place.rows < rows + Frame<Target>.leastPoints
      && !Self.charted(list.rows.prefix(Self.places), kind).isEmpty
    let panel = isWide ? rest.cutLeft(place.columns / 2 - 2) : place
    frame.divider(title ?? look.text(OwnRoundsPhrase.title), in: panel)
    let table = FittedTable(
      OwnRoundsRow.columns(kind, look), of: list.rows.prefix(Self.places),
      width: panel.columns - 2, gaps: TableGap.wide, mark: look.glyphs.ellipsis)
    let drawn = frame.list(ListDrawing<Target>(table: table), in: panel.dropTop(1))
    frame.points(
      of: list.rows.prefix(Self.places), kind,
      in: isWide ? rest.dropLeft(4) : place.below(drawn.bottom + 1))
  }

  /// Returns the verified rounds of the newest one's board, oldest first, for a chart of points;
  /// none if there are fewer than two or they have no ranks.
  static func charted(_ rows: some Sequence<OwnRoundsRow>, _ kind: GameKind) -> [RoundSummary] {
    let all = rows.compactMap(\.verified)
    let rounds = all.filter { $0.board == all[0].board }.prefix(30).reversed()
    return Catalog.ranks(kind.id) && rounds.count > 1 ? Array(rounds) : []
  }
}

extension Frame {
  /// The rows of the smallest chart of points with its heading.
  fileprivate static var leastPoints: Int { 8 }

  /// Draws a chart of the points of the newest round's board, if there are several rounds and there
  /// is room.
  mutating func points(
    of rows: some Sequence<OwnRoundsRow>, _ kind: GameKind, in place: Rect
  ) {
    let rounds = OwnRoundsPanel.charted(rows, kind)
    guard let newest = rounds.last, place.rows >= Self.leastPoints else { return }
    let look = look
    let points = rounds.map(\.result.points)
    let level = newest.board.setup.map { look.name(of: $0, in: kind) }
    divider(look.dotted([look.text(StatisticsPhrase.last(points.count)), level]), in: place)
    LineChart(
      values: points, line: points.indices.map { points[...$0].max() ?? 0 },
      lineName: look.text(LowercasePhrase(PlayPhrase.best)),
      names: look.days(
        rounds.map { CalendarDate($0.finishedAt, secondsFromUTC: look.secondsFromUTC) })
    )
    .draw(into: &self, in: place.dropTop(2).top(min(place.rows - 2, 15)))
  }
}
