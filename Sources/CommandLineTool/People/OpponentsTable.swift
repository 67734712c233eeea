import Canvas
import GameCore

/// The results of a player's games against opponents: a line for each level and opponent.
struct OpponentsTable {
  private let statistics: [GameStatistics]
  private let language: Language

  init(_ statistics: [GameStatistics], _ language: Language) {
    self.statistics = statistics
    self.language = language
  }

  /// The table; nil if no opponent was played.
  var text: String? {
    let rows = statistics.flatMap { one in
      one.opponents.filter { $0.games > 0 }.map { Row(board: one.board, record: $0) }
    }
    guard !rows.isEmpty else { return nil }
    let columns: [TableColumn<Row>] = [
      language.column(StatsPhrase.game) { GameTitle($0.board.game).text(in: language) },
      language.column(StatsPhrase.level) { row in
        (row.board.setup.map(ScoresPhrase.setup) as (any Phrase)? ?? StatsPhrase.all)
          .text(in: language)
      },
      language.column(StatsPhrase.opponent) { $0.record.opponent.name(in: language) },
      language.column(StatsPhrase.games, .right) { "\($0.record.games)" },
      language.column(StatsPhrase.won, .right) { "\($0.record.won)" },
      language.column(StatsPhrase.lost, .right) { "\($0.record.lost)" },
      language.column(StatsPhrase.drawn, .right) { "\($0.record.drawn)" },
    ]
    return FittedTable(forTerminal: columns, of: rows).text
  }

  private struct Row {
    let board: LeaderboardKey
    let record: OpponentRecord
  }
}
