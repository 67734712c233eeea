import GameCore

/// `flipside stats`.
struct Stats {
  private let request: StatsRequest
  private let language: Language
  private let conditions: PeopleConditions

  init(_ request: StatsRequest, _ language: Language, _ conditions: PeopleConditions) {
    self.request = request
    self.language = language
    self.conditions = conditions
  }

  /// Returns the report on the given player, or on the one logged in by `session`.
  func report(
    from store: (any PeopleStore)?, session: SessionToken?
  ) throws(StoreError) -> Report {
    let player: Player
    switch try self.player(in: store, session: session) {
    case .success(let found): player = found
    case .failure(let sentence): return sentence.failure(in: language)
    }
    var all: [GameStatistics] = []
    for game in Catalog.games where request.game == nil || request.game == game.id {
      guard let played = try store?.playedRounds(of: player.id, in: game.id, progress: { _, _ in })
      else { continue }
      let setups = Catalog.setups(of: game.id).filter { request.level ?? $0 == $0 }
      all += setups.map { statistics(of: played, $0) }.filter { $0.rounds > 0 }
      if request.level == nil, !played.rounds.isEmpty { all.append(statistics(of: played, nil)) }
    }
    let run = try store?.dailyRun(of: player.id, at: conditions.now) ?? 0
    if request.json { return Report(output: StatsDocument(player, all, dailyRun: run).text) }
    guard !all.isEmpty else {
      let sentence = StatsPhrase.emptyState(player.name, in: request.game)
      return Report(output: sentence.text(in: language) + "\n")
    }
    let daily = run > 0 ? "\n" + StatsPhrase.dailyRun(run).text(in: language) + "\n" : ""
    return Report(output: StatsTable(all, language).text + daily)
  }

  private func statistics(of played: PlayedRounds, _ setup: String?) -> GameStatistics {
    GameStatistics(
      played, setup: setup, at: conditions.now, secondsFromUTC: conditions.secondsFromUTC,
      firstWeekday: .monday)
  }

  private func player(
    in store: (any PeopleStore)?, session: SessionToken?
  ) throws(StoreError) -> Result<Player, StatsPhrase> {
    if let name = request.player {
      let known = try PlayerName(stored: name).flatMap { name throws(StoreError) in
        try store?.player(named: name)
      }
      let found = try known.flatMap { id throws(StoreError) in try store?.credentials(of: id) }
      return found.map { .success($0.player) } ?? .failure(.unknownPlayer(name))
    }
    guard let store, let session,
      let player = try Accounts(store: store).player(of: session, at: conditions.now)
    else { return .failure(.sayWho) }
    return .success(player)
  }
}

/// The texts of the statistics.
enum StatsPhrase: Phrase, Error {
  case unknownPlayer(String)
  case sayWho
  case emptyState(PlayerName, in: GameID?)
  case dailyRun(Int)
  case game, level, all, rounds, best, mean, median, meanTime, overPar, run
  case opponent, games, won, lost, drawn

  func text(in say: Language) -> String {
    switch self {
    case .unknownPlayer(let name):
      say(
        "there is no player '\(TextSanitizer.line(name, limit: 60))'",
        "игрока '\(TextSanitizer.line(name, limit: 60))' нет")
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
