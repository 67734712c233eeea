import GameCore

/// `flipside stats`.
struct Stats: PrintingCommand {
  static let description = CommandDescription(
    "stats", usage: "stats [OPTIONS]", "print a player's statistics",
    "показать статистику игрока", options: [.anyGame, .level, .player, .json])

  private let request: PlayerRequest

  init(_ given: inout Arguments) throws(UsageError) {
    request = try PlayerRequest(given)
  }

  func report(in context: CommandContext) throws(StoreError) -> Report {
    let say = context.language
    guard let store = try context.players(), let player = try request.player(in: store, context)
    else {
      return request.player.map { PlayerRequest.unknown($0).failure(in: say) }
        ?? Localized(
          "no one is logged in; name a player with --player NAME",
          "никто не вошёл; укажите игрока: --player NAME"
        ).failure(in: say)
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
    let streak = try store.dailyStreak(of: player.id, at: context.now)
    if request.isJSON {
      let document = StatsDocument(player: player.name, statistics: all, dailyStreak: streak)
      return Report(output: document.text)
    }
    guard !all.isEmpty else {
      let name = TextSanitizer.line(player.name.description)
      let board = request.game.map { LeaderboardKey(game: $0, setup: request.level) }
      let shown = board.map { ": " + say.title(of: $0) } ?? ""
      return Localized(
        "\(name) has no results yet\(shown).", "У игрока \(name) пока нет результатов\(shown)."
      ).report(in: say)
    }
    let daily = say(
      "\nDaily board: \(say.grouped(streak))-day streak\n",
      "\nИгра дня: серия — \(Plural.russian(streak, "день", "дня", "дней"))\n")
    let tables = StatsTable(statistics: all, say: say).text
    return Report(output: tables + (streak > 0 ? daily : ""))
  }

  private static func statistics(
    of played: PlayedRounds, _ setup: String?, _ context: CommandContext
  ) -> GameStatistics {
    GameStatistics(
      played, setup: setup, at: context.now, secondsFromUTC: context.secondsFromUTC,
      firstWeekday: .monday)
  }
}
