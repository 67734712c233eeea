import Canvas
import GameCore

/// A player's best rounds as a table, with bars that end at par.
struct BestScores {
  let table: FittedTable
  private let bests: [RankedRound]

  private static let barColumn = 3

  /// Creates the table for a width, with dates counted from a time.
  init(_ bests: [RankedRound], width: Int, asOf: Timestamp, _ look: RenderStyle) {
    self.bests = bests
    table = FittedTable(
      Self.columns(asOf, look), of: bests, width: width, gaps: width < 60 ? [2, 1] : [2],
      mark: look.glyphs.ellipsis)
  }

  /// Draws the bar of a row, whose text is at `text`, if there is room for bars.
  func drawBar<Target>(of row: Int, into frame: inout Frame<Target>, in text: Rect) {
    guard let columns = table.place(ofColumn: Self.barColumn) else { return }
    let round = bests[row].round
    frame.bar(
      round.result.points, of: round.board.par ?? 0,
      in: text.dropLeft(columns.lowerBound).left(columns.count))
  }

  private static func columns(
    _ asOf: Timestamp, _ look: RenderStyle
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
        PlayerCardPhrase.toPlatinum, least: 30, yields: [1: .shrinks(to: 11), 2: .leaves]
      ) { _ in "" },
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
