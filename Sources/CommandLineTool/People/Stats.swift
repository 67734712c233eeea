import GameCore

/// `flipside stats`.
struct Stats: Command {
  static let description = CommandDescription(
    "stats", "stats [OPTIONS]", options: [.anyGame, .level, .player, .json]
  ) { $0("print a player's statistics", "показать статистику игрока") }

  private let request: PlayerRequest

  init(_ given: inout Arguments) throws(UsageError) {
    request = try PlayerRequest(given)
  }

  func run(in context: CommandContext) throws(StoreError) -> Outcome {
    .report(try report(from: context.players(), context))
  }

  private func report(
    from store: (any PeopleStore)?, _ context: CommandContext
  ) throws(StoreError) -> Report {
    let language = context.language
    guard let store, let player = try request.player(in: store, context) else {
      return request.player.map { PlayerRequest.unknown($0).failure(in: language) }
        ?? StatsPhrase.sayWho.failure(in: language)
    }
    var all: [GameStatistics] = []
    for game in Catalog.games where request.game ?? game.id == game.id {
      let played = try store.playedRounds(of: player.id, in: game.id, progress: { _, _ in })
      let setups = Catalog.setups(of: game.id).filter { request.level ?? $0 == $0 }
      all += setups.map { Self.statistics(of: played, $0, context) }.filter { $0.rounds > 0 }
      if request.level == nil, !played.rounds.isEmpty {
        all.append(Self.statistics(of: played, nil, context))
      }
    }
    let run = try store.dailyRun(of: player.id, at: context.now)
    if request.isJSON {
      return Report(output: StatsDocument(player, all, dailyRun: run).text)
    }
    guard !all.isEmpty else {
      return StatsPhrase.emptyState(player.name, in: request.game).report(in: language)
    }
    let daily = run > 0 ? "\n" + StatsPhrase.dailyRun(run).text(in: language) + "\n" : ""
    return Report(output: StatsTable(all, language).text + daily)
  }

  private static func statistics(
    of played: PlayedRounds, _ setup: String?, _ context: CommandContext
  ) -> GameStatistics {
    GameStatistics(
      played, setup: setup, at: context.now, secondsFromUTC: context.secondsFromUTC,
      firstWeekday: .monday)
  }
}

/// The texts of the statistics.
enum StatsPhrase: Phrase {
  case sayWho
  case emptyState(PlayerName, in: GameID?)
  case dailyRun(Int)
  case game, level, all, rounds, best, mean, median, meanTime, overPar, run
  case opponent, games, won, lost, drawn

  func text(in say: Language) -> String {
    switch self {
    case .sayWho:
      say(
        "no one is logged in; name a player with --player NAME",
        "никто не вошёл; укажите игрока: --player ИМЯ")
    case .emptyState(let name, in: nil):
      say("\(name) has no results here yet.", "У игрока \(name) здесь пока нет результатов.")
    case .emptyState(let name, in: let game?):
      say(
        "\(name) has no results in \(GameTitle(game).text(in: say)) yet.",
        "У игрока \(name) в игре «\(GameTitle(game).text(in: say))» пока нет результатов.")
    case .dailyRun(let days):
      say(
        "Daily board: \(say.grouped(days))-day streak",
        "Игра дня: серия — \(Plural.russian(days, "день", "дня", "дней"))")
    case .game: say("Game", "Игра")
    case .level: say("Level", "Уровень")
    case .all: say("all", "все")
    case .rounds: say("Rounds", "Партии")
    case .best: say("Best", "Рекорд")
    case .mean: say("Mean", "Среднее")
    case .median: say("Median", "Медиана")
    case .meanTime: say("Mean time", "Среднее время")
    case .overPar: say("Turns over par", "Ходов сверх нормы")
    case .run: say("Streak, days", "Дней подряд")
    case .opponent: say("Opponent", "Соперник")
    case .games: say("Games", "Игры")
    case .won: say("Wins", "Победы")
    case .lost: say("Losses", "Поражения")
    case .drawn: say("Draws", "Ничьи")
    }
  }
}
