import Canvas
import GameCore

/// The card of the player under the cursor below the list, in windows with enough room.
extension PlayersScreen {
  /// The size of the face.
  private static let face = Size(columns: 20, rows: 10)

  /// Requests the pictures of the rows, and that of the card.
  mutating func prepare(_ context: Context) -> [Action] {
    let seen = hasFaces(context) ? Array(list.rows[list.window(room(context))]) : []
    let rows = context.load(seen.map { $0.shown.avatar.portrait(context) }, in: RowAvatars.size)
    guard card(context).rows > 0 else { return rows }
    return rows + context.load([list.selected?.shown.avatar.portrait(context)], in: Self.face)
  }

  /// Draws what the list knows about the player under the cursor.
  func drawCard(into frame: inout Frame<Target>, _ context: Context) {
    var rest = card(context)
    guard rest.rows > 0, let row = list.selected, let asOf else { return }
    let look = frame.look
    frame.divider(look.shown(row.name), in: rest.cutTop(1))
    rest.cutTop(1)
    frame.face(of: row, in: Rect(at: rest.origin, Self.face), context)
    rest.cutLeft(Self.face.columns + 1)
    let last = look.labeled(PlayersPhrase.lastPlayed, look.lastPlayed(of: row, asOf: asOf))
    let facts = frame.figures(look.facts(of: row.shown) + [last], in: rest.dropLeft(2))
    rest = rest.below(facts.row + 1)
    guard !row.bests.isEmpty else {
      frame.line(look.text(PlayerCardPhrase.noRecords), .muted, in: rest.dropLeft(2))
      return
    }
    BestScores(row.bests, width: rest.columns - 2, asOf: asOf, look).draw(
      into: &frame, in: rest,
      height: rest.rows >= 2 + 2 * row.bests.count ? 2 : 1)
  }
}
