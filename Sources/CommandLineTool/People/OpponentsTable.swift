import GameCore

/// How a player's games against each opponent went: a line for each level and opponent.
struct OpponentsTable {
  private let statistics: [GameStatistics]
  private let language: Language

  init(_ statistics: [GameStatistics], _ language: Language) {
    self.statistics = statistics
    self.language = language
  }

  /// The table; nil where no opponent was played.
  var text: String? {
    let rows = statistics.flatMap { one in
      one.opponents.filter { $0.games > 0 }.map { cells(of: $0, one.board) }
    }
    guard !rows.isEmpty else { return nil }
    var table = TextTable([
      heading(.game, .left), heading(.level, .left), heading(.opponent, .left),
      heading(.games, .right), heading(.won, .right), heading(.lost, .right),
      heading(.drawn, .right),
    ])
    for row in rows { table.add(row) }
    return table.text
  }

  private func cells(of record: OpponentRecord, _ board: LeaderboardKey) -> [String] {
    let level = board.setup.map { ScoresPhrase.setup($0).text(in: language) }
    return [
      GameTitle(board.game).text(in: language),
      level ?? StatsPhrase.all.text(in: language),
      record.opponent.name(in: language), "\(record.games)", "\(record.won)", "\(record.lost)",
      "\(record.drawn)",
    ]
  }

  private func heading(_ phrase: StatsPhrase, _ side: TextTable.Side) -> TextTable.Column {
    .init(phrase.text(in: language), side)
  }
}
