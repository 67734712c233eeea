import Canvas
import GameCore

/// Today's boards as tables.
struct DailyTables {
  let language: Language

  /// Returns a line for each board, and the leaderboard of each that has results.
  func text(of pages: [DailyPage], for player: PlayerID?) -> String {
    guard let first = pages.first else { return "" }
    var text = DailyListPhrase.day(first.daily.date).text(in: language)
    if player != nil, first.run > 0 {
      text += "   " + DailyListPhrase.run(first.run).text(in: language)
    }
    let columns: [TableColumn<DailyPage>] = [
      language.column(DailyListPhrase.game, value: game),
      language.column(DailyListPhrase.level, value: level),
      language.column(DailyListPhrase.you) { state(of: $0, player) },
      language.column(DailyListPhrase.players, .right) { "\($0.players)" },
      language.column(DailyListPhrase.best) { $0.top.first.map(winner) ?? "" },
      language.column(DailyListPhrase.yesterday, yields: [1: .leaves]) {
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
      language.column(ScoresPhrase.rank, .right) { "\($0.rank)" },
      language.column(ScoresPhrase.player) { TextSanitizer.line($0.name.description) },
      language.column(ScoresPhrase.points, .right) { language.grouped($0.round.result.points) },
      language.column(ScoresPhrase.time, .right) { language.time($0.round.result.time) },
      language.column(ScoresPhrase.record, .right) { "\($0.round.id.rawValue)" },
    ]
    return FittedTable(forTerminal: columns, of: page.top + [page.own].compactMap(\.self)).text
  }

  private func game(_ page: DailyPage) -> String {
    GameTitle(page.daily.game).text(in: language)
  }

  private func level(_ page: DailyPage) -> String {
    ScoresPhrase.setup(page.daily.setup).text(in: language)
  }

  private func winner(_ entry: LeaderboardEntry) -> String {
    "\(TextSanitizer.line(entry.name.description)), "
      + language.grouped(entry.round.result.points)
  }

  private func state(of page: DailyPage, _ player: PlayerID?) -> String {
    guard player != nil else { return "" }
    if page.state == .played, let row = page.row(of: player) {
      return language.grouped(row.round.result.points) + ", "
        + DailyListPhrase.place(row.rank).text(in: language)
    }
    return DailyListPhrase.state(page.state).text(in: language)
  }
}

/// The texts of the list of today's boards.
enum DailyListPhrase: Phrase {
  case day(CalendarDate), run(Int)
  case game, level, you, players, best, yesterday
  case state(DailyTry), place(Int)

  func text(in say: Language) -> String {
    switch self {
    case .day(let date): say("Daily boards for \(date) (UTC)", "Игры дня \(date) (UTC)")
    case .run(let days):
      say(
        "\(say.grouped(days))-day streak",
        "серия — " + Plural.russian(days, "день", "дня", "дней"))
    case .game: say("Game", "Игра")
    case .level: say("Level", "Уровень")
    case .you: say("You", "Вы")
    case .players: say("Players", "Игроки")
    case .best: say("Best", "Рекорд")
    case .yesterday: say("Yesterday", "Вчера")
    case .place(let rank): say(Plural.ordinal(rank), "место \(rank)")
    case .state(.open): say("open", "не сыграна")
    case .state(.begun): say("in progress", "начата")
    case .state(.spent): say("gave up", "вы сдались")
    case .state(.played): say("done", "сыграна")
    case .state(.clockIsBehind(let date)): say("clock before \(date)", "на часах ещё не \(date)")
    }
  }
}
