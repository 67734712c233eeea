import Canvas
import GameCore

/// The room for panels below the rows of a leaderboard.
struct LeaderboardPanels {
  /// The columns of a window with panels.
  private static let leastColumns = 78
  /// The rows of a heading and the medals.
  static let least = 1 + Medal.allCases.count
  private static let most = 18

  /// The rows of the panels; 0 if there is no room.
  let rows: Int

  /// Creates the room that is left in `area` by a leaderboard of this height; by default only in
  /// windows with panels.
  init(under used: Int, in area: Rect, _ look: RenderStyle, leastColumns: Int? = nil) {
    let spare = area.rows - used
    let fits =
      area.columns >= leastColumns ?? Self.leastColumns && spare >= Self.least && !look.isPlain
    rows = fits ? min(spare, Self.most) : 0
  }
}

extension LeaderboardScreen {
  /// Draws the medals of the board with the players who have them, and the player's own rounds.
  func drawPanels(into frame: inout Frame<Target>, in place: Rect, _ context: Context) {
    guard place.rows > 0 else { return }
    let hasOwn = own.isShown(context)
    let own = hasOwn ? place.right(OwnRoundsPanel.width) : place.right(0)
    drawMedals(into: &frame, in: place.dropRight(hasOwn ? own.columns + 2 : 0))
    if hasOwn { self.own.drawTable(chooser.kind, into: &frame, in: own) }
  }

  func drawMedals(into frame: inout Frame<Target>, in place: Rect) {
    let look = frame.look
    let board = chooser.key
    guard let platinum = board.platinum else { return }
    var rest = place
    frame.divider(look.text(LeaderboardPhrase.medals), in: rest.cutTop(1))
    let height = rest.rows >= 2 * Medal.allCases.count ? 2 : 1
    for medal in Medal.allCases.reversed() {
      var line = rest.cutTop(height).top(1).dropLeft(2)
      let name = line.cutLeft(16)
      frame.write("\(look.stars(medal)) \(look.text(medal))", name.column, name.row)
      if let style = look.style(of: medal) { frame.canvas.restyle(name) { _ in style } }
      let points = line.cutLeft(6)
      frame.line(look.language.grouped(medal.leastPoints(platinum: platinum)), in: points, .right)
      frame.line(players(with: medal, look), .muted, in: line.dropLeft(2))
    }
  }

  /// Returns the names of the best players with a medal.
  private func players(with medal: Medal, _ look: RenderStyle) -> String {
    guard !isAlone else { return "" }
    let names = list.rows.filter { look.medal(of: $0.round) == medal }.map { look.shown($0.name) }
    return names.joined(separator: ", ")
  }
}
