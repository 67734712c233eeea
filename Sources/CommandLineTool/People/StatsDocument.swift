import GameCore

/// Statistics as one JSON object; its names do not depend on the language.
struct StatsDocument {
  let player: PlayerName
  let statistics: [GameStatistics]
  let dailyStreak: Int

  var text: String {
    let document: JSON = [
      "player": .text(player.description), "dailyRun": .number(dailyStreak),
      "statistics": .list(statistics.map(value)),
    ]
    return document.lines(depth: 3)
  }

  private func value(_ one: GameStatistics) -> JSON {
    [
      "game": .text(one.board.game.description), "level": JSON(one.board.setup),
      "rounds": .number(one.rounds), "best": JSON(one.best), "mean": JSON(one.meanPoints),
      "median": JSON(one.medianPoints), "totalTimeMs": .number(one.totalTime),
      "meanTimeMs": JSON(one.meanTime?.milliseconds),
      "shortestTimeMs": JSON(one.shortestTime?.milliseconds),
      "meanTurnsOverParHundredths": JSON(one.turns?.meanOverPar),
      "roundsUnderPar": JSON(one.turns?.underPar),
      "figures": .object(one.figures.map { JSON.Member($0.figure.rawValue, summary($0)) }),
      "days": .number(one.days.days), "longestRunOfDays": .number(one.days.longestStreak),
      "currentRunOfDays": .number(one.days.currentStreak),
      "calendar": [
        "from": .text(one.days.start.description),
        "rounds": JSON(one.days.weeks.flatMap { $0.compactMap(\.self) }),
      ],
      "points": JSON(one.points),
      "histogram": [
        "from": .number(one.histogram.start), "width": .number(one.histogram.width),
        "rounds": JSON(one.histogram.counts), "parBar": JSON(one.histogram.platinumBar),
      ],
      "heat": one.board.setup == nil ? .null : one.heat.map(heat) ?? .null,
      "forgetting": .list(one.forgetting.map(recall)),
      "opponents": .list(one.opponents.map(record)),
    ]
  }

  private func summary(_ figure: FigureSummary) -> JSON {
    [
      "rounds": .number(figure.rounds), "total": .number(figure.total),
      "least": .number(figure.least), "most": .number(figure.most),
      "meanHundredths": .number(figure.meanHundredths),
    ]
  }

  private func heat(_ map: HeatMap) -> JSON {
    [
      "columns": .number(map.columns), "rows": .number(map.rows), "flips": JSON(map.flips),
      "forgotten": JSON(map.forgotten),
    ]
  }

  private func record(_ record: OpponentRecord) -> JSON {
    [
      "opponent": .text(record.opponent.rawValue), "won": .number(record.won),
      "lost": .number(record.lost), "drawn": .number(record.drawn),
    ]
  }

  private func recall(_ point: ForgettingRatePoint) -> JSON {
    [
      "turnsAgoFrom": .number(point.turnsAgo.lowerBound),
      "turnsAgoTo": .number(point.turnsAgo.upperBound),
      "observations": .number(point.observations), "errors": .number(point.errors),
    ]
  }
}
