import Canvas
import GameCore

extension StatisticsScreen {
  /// How the games against each opponent went, from the weakest.
  func opponentsTable(of statistics: GameStatistics, _ look: RenderStyle) -> StatisticsTable {
    let records = statistics.opponents
    func column(_ phrase: DuelPhrase) -> Table.Column {
      Table.Column(look.text(phrase), .right, least: 7)
    }
    return StatisticsTable(
      columns: [
        Table.Column(look.text(DuelPhrase.opponents), least: 12), column(.games), column(.won),
        column(.lost), column(.drawn),
      ], count: records.count
    ) { index in
      let record = records[index]
      return [
        record.opponent.name(in: look.language), "\(record.games)", "\(record.won)",
        "\(record.lost)", "\(record.drawn)",
      ]
    }
  }

  /// The same as names and numbers: four rows are no chart.
  func drawOpponents(
    _ statistics: GameStatistics, into frame: inout Frame<Target>, in place: Rect
  ) {
    let table = opponentsTable(of: statistics, frame.look)
    frame.write(
      frame.look.text(DuelPhrase.opponentsCaption), place.column, place.row, .muted,
      limit: place.columns)
    _ = frame.list(
      ListDrawing<Target>(table: table.table(of: 0..<table.count)),
      at: Point(column: place.column, row: place.row + 2), bottom: place.bottom)
  }
}
