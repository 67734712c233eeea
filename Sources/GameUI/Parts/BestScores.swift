import Canvas
import GameCore

/// A player's best rounds as a table, with bars that end at platinum.
struct BestScores {
  let table: FittedTable
  private let bests: [RankedRound]

  private static let barColumn = 3

  /// Creates the table for a width, with dates counted from a time.
  init(_ bests: [RankedRound], width: Int, asOf: Timestamp, _ look: RenderStyle) {
    self.bests = bests
    table = FittedTable(
      Self.columns(asOf, bar: min(max(30, width - 84), 40), look), of: bests, width: width,
      gaps: TableGap.wide + [1], mark: look.glyphs.ellipsis)
  }

  /// Draws the rows, each with its bar if there is room for bars, and returns their place.
  @discardableResult
  func draw<Target>(
    into frame: inout Frame<Target>, in place: Rect, shown: Range<Int>? = nil, cursor: Int? = nil,
    height: Int = 1, target: ((Int) -> Target)? = nil
  ) -> Rect {
    let bar = table.place(ofColumn: Self.barColumn)
    return frame.list(
      ListDrawing(
        table: table, shown: shown, marked: cursor, role: { $0 == cursor ? .cursor : .text },
        target: target, height: height, gap: max(height - 2, 0),
        decorate: { frame, row, line, text in
          let round = bests[row].round
          if line.rows > 1, let kind = GameKind(round.board.game) {
            let (look, time) = (frame.look, frame.look.text(PlayPhrase.time))
            let figures = kind.descriptor.columns(look).filter { $0.title != time }.map {
              "\($0.title) \($0.value(round.result))"
            }
            let place = text.below(line.row + 1).top(1)
            frame.line(look.dotted(figures, columns: place.columns), .muted, in: place)
          }
          guard let bar else { return }
          frame.bar(
            round.result.points, of: round.board.platinum ?? 0,
            in: text.dropLeft(bar.lowerBound).left(bar.count))
        }), in: place)
  }

  private static func columns(
    _ asOf: Timestamp, bar: Int, _ look: RenderStyle
  ) -> [TableColumn<RankedRound>] {
    [
      look.column(SettingsPhrase.game, least: 12) { best in
        GameKind(best.round.board.game).map { look.title(of: $0) } ?? "?"
      },
      look.column(PairsPhrase.levelHeading, least: 10) { best in
        look.name(of: best.round.board.setup ?? "", in: GameKind(best.round.board.game))
      },
      look.column(LeaderboardPhrase.points, .right, least: 6) { best in
        look.points(best.round.result.points, earlierRuleset: best.round.earlierRuleset)
      },
      look.column(
        PlayerCardPhrase.toPlatinum, least: bar, yields: [1: .shrinks(to: 11), 2: .leaves]
      ) { best in
        let (board, points) = (best.round.board, best.round.result.points)
        return look.isPlain ? look.percent(board.thousandths(of: points)) : ""
      },
      look.medalColumn(shortens: 0) { look.medal(of: $0.round) },
      look.column(LeaderboardPhrase.rank, .right, least: 3) { look.language.grouped($0.rank) },
      look.column(PlayPhrase.time, .right, least: 7, yields: [4: .leaves]) {
        look.time($0.round.result.time)
      },
      look.column(LeaderboardPhrase.date, .right, least: 7, yields: [3: .leaves]) {
        look.relative($0.round.finishedAt, asOf: asOf)
      },
    ]
  }
}
