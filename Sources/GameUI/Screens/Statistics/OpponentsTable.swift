import Canvas
import GameCore

extension StatisticsScreen {
  /// Returns the results of games against each opponent, from the weakest.
  func opponentsTable(of statistics: GameStatistics, _ look: RenderStyle) -> StatisticsTable {
    let records = statistics.opponents
    return StatisticsTable(
      columns: [
        look.column(
          DuelPhrase.opponents,
          yields: [0: .says { records[$0].opponent.name(in: look.language) }]
        ) {
          look.name(of: records[$0].opponent)
        },
        look.number(DuelPhrase.games, least: 6) { records[$0].games },
        look.number(DuelPhrase.won, least: 6) { records[$0].won },
        look.number(DuelPhrase.lost, least: 6) { records[$0].lost },
        look.column(DuelPhrase.drawn, .right, least: 6, yields: [1: .leaves]) {
          look.language.grouped(records[$0].drawn)
        },
      ], count: records.count)
  }

  /// Draws them as names and numbers, because four rows need no chart.
  func drawOpponents(
    _ statistics: GameStatistics, into frame: inout Frame<Target>, in place: Rect
  ) {
    let table = opponentsTable(of: statistics, frame.look)
    frame.line(frame.look.text(DuelPhrase.opponentsCaption), .muted, in: place)
    frame.list(
      ListDrawing<Target>(
        table: FittedTable(
          table.columns, of: 0..<table.count, width: place.columns - 4, gaps: [2, 1])),
      in: place.dropTop(2))
  }
}
