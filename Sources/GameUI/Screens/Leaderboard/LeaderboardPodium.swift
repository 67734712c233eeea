import Canvas
import GameCore

/// The best three players above the rows of a leaderboard, in large windows.
enum LeaderboardPodium {
  /// The size of a face.
  static let face = Size(columns: 10, rows: 5)
  /// The size with a blank row below it.
  static let size = Size(columns: 3 * step - 1, rows: 15)
  /// The columns from one step to the next.
  static let step = 26
  /// The rows of a step below the highest one, by rank.
  static let drops = [0, 2, 3]

  static func fits(in area: Rect, _ look: RenderStyle) -> Bool {
    area.rows >= 46 && area.columns >= 110 && look.unicode && !look.isPlain
  }
}

extension LeaderboardScreen {
  /// Whether the best three are on a podium.
  func hasPodium(in area: Rect, _ look: RenderStyle) -> Bool {
    !isAlone && top >= LeaderboardPodium.drops.count && LeaderboardPodium.fits(in: area, look)
  }

  /// Draws the second, the first and the third player next to each other, each with face, name and
  /// points on a step.
  func drawPodium(into frame: inout Frame<Target>, in place: Rect, _ context: Context) {
    let look = frame.look
    let whole = place.centered(LeaderboardPodium.size).dropBottom(1)
    for (number, row) in [1, 0, 2].enumerated() {
      let entry = list.rows[row]
      var step = whole.dropLeft(number * LeaderboardPodium.step).left(LeaderboardPodium.step - 1)
      step.cutTop(LeaderboardPodium.drops[row])
      frame.hitArea(step, .row(row))
      let face = step.cutTop(LeaderboardPodium.face.rows).centered(LeaderboardPodium.face)
      frame.undescribed { frame in
        faces.draw(entry, into: &frame, in: face, context)
        frame.line(look.shown(entry.name), .title, in: step.cutTop(1), .center)
        step.cutTop(1)
        for text in LargeDigits.rows(of: look.language.grouped(entry.round.result.points)) {
          let line = step.cutTop(1).centered(Size(columns: TextWidth.of(text), rows: 1))
          frame.canvas.writeBlocks(
            text, column: line.column, row: line.row, style: look.style(.title))
        }
        guard let chip = look.chip(ofRank: entry.rank) else { return }
        frame.canvas.fill(step, style: chip)
        frame.canvas.write("\(entry.rank)", in: step.top(1), .center, style: chip)
      }
    }
  }
}
