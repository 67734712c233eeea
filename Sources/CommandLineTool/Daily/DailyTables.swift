import Canvas
import GameCore

/// Today's boards as tables.
struct DailyTables {
  let say: Language

  /// Returns a line for each board, and the leaderboard of each that has results; `name` is that
  /// of the player, if one was asked for.
  func text(of pages: [DailyPage], for player: PlayerID?, name: PlayerName? = nil) -> String {
    guard let first = pages.first else { return "" }
    let date = say.date(first.daily.date)
    var text = say("Daily boards for \(date) (UTC)", "Игры дня \(date) (UTC)")
    let name = name.map { TextSanitizer.line($0.description) }
    if player != nil, first.streak > 0 {
      text += "   " + (name.map { "\($0): " } ?? "")
      text += say(
        "\(say.grouped(first.streak))-day streak",
        "серия — " + Plural.russian(first.streak, "день", "дня", "дней"))
    }
    var columns: [TableColumn<DailyPage>] = [
      say.column("Game", "Игра", value: game),
      say.column("Level", "Уровень", value: level),
    ]
    if player != nil {
      columns.append(TableColumn(name ?? say("You", "Вы")) { state(of: $0, player) })
    }
    columns += [
      say.column("Players", "Игроки", .right) { "\($0.players)" },
      say.column("Best", "Рекорд") { $0.top.first.map(winner) ?? "" },
      say.column("Yesterday", "Вчера", yields: [1: .leaves]) {
        $0.yesterday.map(winner) ?? ""
      },
    ]
    text += "\n\n" + FittedTable(forTerminal: columns, of: pages).text
    return pages.filter { !$0.top.isEmpty }.reduce(text) { text, page in
      text + "\n\(game(page)), \(level(page))\n" + ranks(page)
    }
  }

  private func ranks(_ page: DailyPage) -> String {
    let columns: [TableColumn<LeaderboardEntry>] = [
      say.rank, say.player,
      say.column("Points", "Очки", .right) { say.grouped($0.round.result.points) },
      say.column("Time", "Время", .right) { say.time($0.round.result.time) }, say.round,
    ]
    return FittedTable(forTerminal: columns, of: page.top + [page.own].compactMap(\.self)).text
  }

  private func game(_ page: DailyPage) -> String {
    GameTitle(page.daily.game).text(in: say)
  }

  private func level(_ page: DailyPage) -> String {
    ScoresPhrase.setup(page.daily.setup).text(in: say)
  }

  private func winner(_ entry: LeaderboardEntry) -> String {
    "\(TextSanitizer.line(entry.name.description)), "
      + say.grouped(entry.round.result.points)
  }

  private func state(of page: DailyPage, _ player: PlayerID?) -> String {
    switch page.state {
    case .open: return say("open", "не сыграна")
    case .begun: return say("in progress", "начата")
    case .spent: return say("no result", "без результата")
    case .clockIsBehind(let date): return say.clockIsBehind(date)
    case .played:
      guard let row = page.row(of: player) else { return say("done", "сыграна") }
      return say.grouped(row.round.result.points) + ", "
        + say(Plural.ordinal(row.rank), "место \(row.rank)")
    }
  }
}
