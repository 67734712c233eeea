import Canvas
import GameCore

/// The player under the cursor next to the list, in wide windows.
extension PlayersScreen {
  /// Requests the picture of the player under the cursor first, then those of the rows.
  mutating func prepare(_ context: Context) -> [Action] {
    let seen = hasFaces(context) ? Array(list.rows[list.window(room(context))]) : []
    let rows = context.load(seen.map { $0.shown.avatar.portrait(context) }, in: RowAvatars.size)
    guard let side = side(context) else { return rows }
    return rows + context.load([list.selected?.shown.avatar.portrait(context)], in: side.size)
  }

  func drawSide(into frame: inout Frame<Target>, _ context: Context) {
    guard let row = list.selected else { return }
    if let side = side(context) { frame.face(of: row, in: side, context) }
    if showsCard(context) { drawCard(of: row, into: &frame, context) }
  }

  /// Draws what the list knows about the player under the cursor.
  private func drawCard(
    of row: PlayerRow, into frame: inout Frame<Target>, _ context: Context
  ) {
    guard let asOf else { return }
    let look = frame.look
    let place = sideColumn(context)
    var rest = frame.heading(look.shown(row.name), in: place).dropTop(1)
    let last = look.labeled(PlayersPhrase.lastPlayed, look.lastPlayed(of: row, asOf: asOf))
    let facts = look.facts(of: row.shown) + [last]
    frame.figures(facts, in: rest.dropLeft(22))
    rest.cutTop(11)
    frame.divider(look.text(PlayerCardPhrase.bests), in: rest.cutTop(1))
    guard !row.bests.isEmpty else {
      frame.line(look.text(PlayerCardPhrase.noRecords), .muted, in: rest.dropTop(1))
      return
    }
    BestScores(row.bests, width: rest.columns - 2, asOf: asOf, look)
      .draw(into: &frame, in: rest, height: 2)
  }
}
