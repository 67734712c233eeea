import Canvas
import GameCore

/// Statistics as a table with a line for each setup.
struct StatsTable {
  let statistics: [GameStatistics]
  let say: Language

  /// The tables of all games, and those of the results against opponents.
  var text: String {
    let games = statistics.map(\.board.game).withoutRepetitions
    let tables = games.map { game in text(statistics.filter { $0.board.game == game }) }
    return (tables + [opponents].compactMap(\.self)).joined(separator: "\n")
  }

  private func text(_ statistics: [GameStatistics]) -> String {
    let wanted: [Figure] = [.memoryErrors, .right, .wrong, .meanAnswer, .stroopCost]
    let had = Set(statistics.flatMap { $0.figures.map(\.figure) })
    var columns: [TableColumn<GameStatistics>] = [
      say.column("Game", "Игра") { GameTitle($0.board.game).text(in: say) },
      say.column("Level", "Уровень") { level($0.board) },
      say.column("Rounds", "Партии", .right) { say.grouped($0.rounds) },
    ]
    // In Duel the points are only the number of pairs.
    if statistics.allSatisfy({ Catalog.ranks($0.board.game) }) {
      columns += [
        say.column("Best", "Рекорд", .right) { number($0.best) },
        say.column("Mean", "Среднее", .right) { number($0.meanPoints) },
        say.column("Median", "Медиана", .right) { number($0.medianPoints) },
      ]
    }
    columns += [
      say.column("Mean time", "Среднее время", .right, yields: [2: .leaves]) { one in
        one.meanTime.map(say.time) ?? ""
      }
    ]
    if statistics.contains(where: { $0.turns != nil }) {
      columns.append(
        say.column("Turns over par", "Ходов сверх нормы", .right, yields: [2: .leaves]) { one in
          one.turns.map { hundredths($0.meanOverPar) } ?? ""
        })
    }
    columns += wanted.filter(had.contains).map { figure in
      TableColumn(ScoresPhrase.figure(figure).text(in: say), .right, yields: [3: .leaves]) { one in
        one.figures.first { $0.figure == figure }
          .map { mean($0.meanHundredths, of: figure) } ?? ""
      }
    }
    columns.append(
      say.column("Longest streak, days", "Лучшая серия, дней", .right, yields: [1: .leaves]) {
        "\($0.days.longestStreak)"
      })
    return FittedTable(forTerminal: columns, of: statistics).text
  }

  /// The results against opponents, a line for each level and opponent; nil if none was played.
  private var opponents: String? {
    let rows = statistics.flatMap { one in
      one.opponents.filter { $0.games > 0 }.map { (board: one.board, record: $0) }
    }
    guard !rows.isEmpty else { return nil }
    let columns: [TableColumn<(board: LeaderboardKey, record: OpponentRecord)>] = [
      say.column("Game", "Игра") { GameTitle($0.board.game).text(in: say) },
      say.column("Level", "Уровень") { level($0.board) },
      say.column("Opponent", "Соперник") { $0.record.opponent.name(in: say) },
      say.column("Games", "Партии", .right) { "\($0.record.games)" },
      say.column("Wins", "Победы", .right) { "\($0.record.won)" },
      say.column("Losses", "Поражения", .right) { "\($0.record.lost)" },
      say.column("Draws", "Ничьи", .right) { "\($0.record.drawn)" },
    ]
    return FittedTable(forTerminal: columns, of: rows).text
  }

  private func level(_ board: LeaderboardKey) -> String {
    board.setup.map { ScoresPhrase.setup($0).text(in: say) } ?? say("all", "все")
  }

  private func number(_ value: Int?) -> String { value.map(say.grouped) ?? "" }

  /// Returns a mean value; milliseconds have no decimals.
  private func mean(_ value: Int, of figure: Figure) -> String {
    switch figure {
    case .meanAnswer, .stroopCost: say.grouped((value + (value < 0 ? -50 : 50)) / 100)
    case .turns, .memoryErrors, .right, .wrong, .score, .multiplier, .pairsOfFirst,
      .pairsOfSecond, .pairsOfThird, .pairsOfFourth:
      hundredths(value)
    }
  }

  private func hundredths(_ value: Int) -> String {
    (value < 0 ? "-" : "") + say.hundredths(abs(value))
  }
}
