import Canvas
import GameCore

/// The player's newest rounds of the open leaderboard, beside it where the window has room.
struct OwnRoundsBeside: Sendable {
  /// An area with room for the leaderboard, its faces and these.
  static let leastColumns = 78 + Podium.width + width + 4
  static let width = 62
  private static let places = 10

  private var asked: OwnRoundsQuery?
  private var list = ListView<OwnRoundsRow>()

  /// Lets the next look ask again: a round may have been played.
  mutating func forgetAsked() { asked = nil }

  /// Whether there is something to be shown.
  func isShown(_ context: Context) -> Bool {
    context.area.columns >= Self.leastColumns && context.player != nil && !list.rows.isEmpty
  }

  mutating func ask(_ key: LeaderboardKey, _ context: Context) -> [Action] {
    guard context.area.columns >= Self.leastColumns, let player = context.player else { return [] }
    let query = OwnRoundsQuery(key, of: player.id)
    guard query != asked else { return [] }
    asked = query
    return .ask(.ownRounds(query))
  }

  mutating func receive(_ query: OwnRoundsQuery, _ result: Result<OwnRoundsPage, StoreFault>) {
    guard query == asked else { return }
    list = ListView()
    // Without them a leaderboard is as good.
    if case .success(let page) = result { list.show(page.rows, total: page.total) }
  }

  /// Draws them with their heading in the third row of `place`, as the leaderboard has it.
  func draw<Target>(_ kind: GameKind, into frame: inout Frame<Target>, in place: Rect) {
    let look = frame.look
    frame.write(look.text(OwnRoundsPhrase.guestTitle), place.column + 2, place.row, .title)
    let drawing = ListDrawing<Target>(
      table: table(Array(list.rows.prefix(Self.places)), kind, width: place.columns - 4, look))
    let row = frame.list(
      drawing, at: Point(column: place.column, row: place.row + 3), bottom: place.bottom)
    if row + 1 < place.bottom {
      let count = look.text(OwnRoundsPhrase.rounds(list.total ?? list.rows.count))
      frame.write(count, place.column + 2, row + 1, .muted)
    }
  }

  /// The widest table that fits: first the setup goes, then the figures.
  private func table(
    _ rows: [OwnRoundsRow], _ kind: GameKind, width: Int, _ look: RenderStyle
  ) -> Table {
    typealias Column = Table.Column
    let columns =
      [Column(look.text(LeaderboardPhrase.date), least: 16)]
      + kind.descriptor.ownColumns.map { $0.column(look) }
      + [Column(look.text(kind.descriptor.setupHeading), least: 7)]
    let cells = rows.map { $0.cells(kind, look) }
    for count in [columns.count, columns.count - 1] {
      let table = Table(
        Array(columns.prefix(count)), rows: cells.map { Array($0.prefix(count)) })
      if table.width <= width { return table }
    }
    return Table(Array(columns.prefix(2)), rows: cells.map { Array($0.prefix(2)) })
  }
}
