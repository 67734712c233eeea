import Canvas
import GameCore

/// A player's best rounds as a table, with bars that end at par, and below them the ranked boards
/// without a result.
struct BestScores {
  private struct Row {
    let board: LeaderboardKey
    /// The best round; nil if there is none.
    var best: RankedRound?
  }

  let table: FittedTable
  private let bests: [RankedRound]

  private static let barColumn = 3

  /// Creates the table for a width, with dates counted from a time.
  init(_ bests: [RankedRound], width: Int, asOf: Timestamp, _ look: RenderStyle) {
    self.bests = bests
    let played = Set(bests.map(\.round.board))
    let boards = GameKind.ranked.flatMap { kind in
      kind.setups.map { LeaderboardKey(game: kind.id, setup: $0) }
    }
    // Read aloud, boards without a result would only take time.
    let others = look.isPlain ? [] : boards.filter { !played.contains($0) }
    table = FittedTable(
      Self.columns(asOf, look),
      of: bests.map { Row(board: $0.round.board, best: $0) } + others.map { Row(board: $0) },
      width: width, gaps: width < 60 ? [2, 1] : [2], mark: look.glyphs.ellipsis)
  }

  /// Returns the role of a row that is not selected.
  func role(of row: Int) -> Role { bests.indices.contains(row) ? .text : .muted }

  /// Draws the bar of a row, whose text is at `text`, if there is room for bars.
  func drawBar<Target>(of row: Int, into frame: inout Frame<Target>, in text: Rect) {
    guard let columns = table.place(ofColumn: Self.barColumn), bests.indices.contains(row) else {
      return
    }
    let round = bests[row].round
    let par = Catalog.par(of: round.board.game, setup: round.board.setup ?? "") ?? 0
    frame.bar(
      round.result.points, of: par, in: text.dropLeft(columns.lowerBound).left(columns.count))
  }

  private static func columns(_ asOf: Timestamp, _ look: RenderStyle) -> [TableColumn<Row>] {
    /// Returns a value of a best round; nothing without one.
    func value(_ text: @escaping (RankedRound) -> String) -> (Row) -> String {
      { $0.best.map(text) ?? "" }
    }
    return [
      look.column(PlayerCardPhrase.game, least: 12) { row in
        GameKind(row.board.game).map { look.title(of: $0) } ?? "?"
      },
      look.column(PlayerCardPhrase.setup, least: 10) { row in
        look.name(of: row.board.setup ?? "", in: GameKind(row.board.game))
      },
      look.column(LeaderboardPhrase.points, .right, least: 6) { row in
        row.best.map {
          look.points($0.round.result.points, earlierRuleset: $0.round.earlierRuleset)
        } ?? "–"
      },
      look.column(
        PlayerCardPhrase.toPlatinum, least: 30, yields: [1: .shrinks(to: 11), 2: .leaves]
      ) { _ in "" },
      look.medalColumn(shortens: 0) { row in row.best.flatMap { look.medal(of: $0.round) } },
      look.column(
        LeaderboardPhrase.rank, .right, least: 3, value: value { look.language.grouped($0.rank) }),
      look.column(
        LeaderboardPhrase.time, .right, least: 7, yields: [4: .leaves],
        value: value { look.time($0.round.result.time) }),
      look.column(
        LeaderboardPhrase.date, least: 7, yields: [3: .leaves],
        value: value { look.relative($0.round.finishedAt, asOf: asOf) }),
    ]
  }
}
