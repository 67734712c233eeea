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

  /// The report on the player asked for, or on whom `session` keeps logged in.
  func report(
    from store: (any PeopleStore)?, session: SessionToken?
  ) throws(StoreFault) -> Report {
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
      let sentence = StatsPhrase.nothingYet(player.name, in: request.game)
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
  ) throws(StoreFault) -> Result<Player, StatsPhrase> {
    if let name = request.player {
      let known = try PlayerName(stored: name).flatMap { name throws(StoreFault) in
        try store?.player(named: name)
      }
      let found = try known.flatMap { id throws(StoreFault) in try store?.credentials(of: id) }
      return found.map { .success($0.player) } ?? .failure(.nobody(name))
    }
    guard let store, let session,
      let player = try Accounts(store: store).player(of: session, at: conditions.now)
    else { return .failure(.sayWho) }
    return .success(player)
  }
}

/// The texts of the statistics.
enum StatsPhrase: Phrase, Error {
  case nobody(String)
  case sayWho
  case nothingYet(PlayerName, in: GameID?)
  case dailyRun(Int)
  case game, level, all, rounds, best, mean, median, meanTime, overPar, run
  case opponent, games, won, lost, drawn

  var english: String {
    switch self {
    case .nobody(let name): "there is no player '\(Clean.line(name, limit: 60))'."
    case .sayWho: "nobody stays logged in here; say whose with --player NAME."
    case .nothingYet(let name, in: nil): "\(name) has no result here yet."
    case .nothingYet(let name, in: let game?):
      "\(name) has no result in \(GameTitle(game).english) yet."
    case .dailyRun(let days):
      "Board of the day: \(Plural.english(days, "day", "days")) in a row"
    case .game: "Game"
    case .level: "Level"
    case .all: "all"
    case .rounds: "Rounds"
    case .best: "Best"
    case .mean: "Mean"
    case .median: "Median"
    case .meanTime: "Mean time"
    case .overPar: "Turns over par"
    case .run: "Days in a row"
    case .opponent: "Opponent"
    case .games: "Games"
    case .won: "Won"
    case .lost: "Lost"
    case .drawn: "Drawn"
    }
  }

  var russian: String {
    switch self {
    case .nobody(let name): "игрока '\(Clean.line(name, limit: 60))' нет."
    case .sayWho: "здесь никто не остался в системе; укажите игрока: --player ИМЯ."
    case .nothingYet(let name, in: nil): "У игрока \(name) здесь пока нет результатов."
    case .nothingYet(let name, in: let game?):
      "У игрока \(name) в игре «\(GameTitle(game).russian)» пока нет результатов."
    case .dailyRun(let days):
      "Игра дня: \(Plural.russian(days, "день", "дня", "дней")) подряд"
    case .game: "Игра"
    case .level: "Уровень"
    case .all: "все"
    case .rounds: "Партии"
    case .best: "Лучший"
    case .mean: "Среднее"
    case .median: "Медиана"
    case .meanTime: "Среднее время"
    case .overPar: "Ходов сверх нормы"
    case .run: "Дней подряд"
    case .opponent: "Соперник"
    case .games: "Игры"
    case .won: "Победы"
    case .lost: "Поражения"
    case .drawn: "Ничьи"
    }
  }
}
