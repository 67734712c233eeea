import Canvas
import GameCore

extension FittedTable {
  /// Creates a table that fits a terminal of 80 columns if possible.
  init<Row>(forTerminal columns: [TableColumn<Row>], of rows: some Collection<Row>) {
    self.init(columns, of: rows, width: 80, gaps: [2, 1], breaksTitles: true)
  }

  /// The lines with line ends, without trailing spaces.
  var text: String {
    lines.map { line in
      var line = line[...]
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}

extension Language {
  /// Returns a column with its title in this language.
  func column<Row>(
    _ english: String, _ russian: String, _ alignment: FittedTable.Alignment = .left,
    yields: [Int: TableColumn<Row>.Yield] = [:], value: @escaping (Row) -> String
  ) -> TableColumn<Row> {
    TableColumn(self(english, russian), alignment, yields: yields, value: value)
  }

  /// Returns the names of a game and of a level, or that all levels are meant.
  func title(of board: LeaderboardKey) -> String {
    let setup = board.setup.map { ScoresPhrase.setup($0).text(in: self) }
    return GameTitle(board.game).text(in: self) + ", " + (setup ?? self("all levels", "все уровни"))
  }

  var rank: TableColumn<LeaderboardEntry> { column("Rank", "Место", .right) { "\($0.rank)" } }
  var player: TableColumn<LeaderboardEntry> {
    column("Player", "Игрок") { TextSanitizer.line($0.name.description) }
  }
  var round: TableColumn<LeaderboardEntry> {
    column("Round", "Партия", .right) { "\($0.round.id.rawValue)" }
  }
}
