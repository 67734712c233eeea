import GameCore

/// The texts of the leaderboard.
enum LeaderboardPhrase: SpokenPhrase {
  case rank, name, points, date, timeOfDay, loading, empty, ties
  case medal, medals
  /// The points that are missing to the rank above, and its player.
  case toPass(String, points: Int)
  /// A number of days before today.
  case daysAgo(Int)
  /// The effects of keys, for the help.
  case todayKeys, allTimeKeys, nextGame, otherSetup
  /// The heading of the rounds of the only player.
  case youAlone, alone(String)
  /// The meaning of the mark on rounds of an earlier ruleset.
  case earlierRuleset(Int)
  /// This number of results cannot be verified by this version.
  case needNewerVersion(Int)

  func text(in say: Language) -> String {
    switch self {
    case .rank: say("Rank", "Место")
    case .name: say("Player", "Игрок")
    case .points: say("Points", "Очки")
    case .date: say("Date", "Дата")
    case .medal: say("Medal", "Медаль")
    case .medals: say("Medals", "Медали")
    case .timeOfDay: "UTC"
    case .todayKeys: say("Today's standings", "Таблица дня")
    case .allTimeKeys: say("All-time leaderboard", "Рекорды за всё время")
    case .nextGame: say("Next game", "Следующая игра")
    case .otherSetup: say("Another level, duration or list", "Другой уровень, время или набор")
    case .daysAgo(..<1): say("today", "сегодня")
    case .daysAgo(let days): say("\(days) d ago", "\(days) дн.")
    case .loading: say("Loading…", "Загружаем рекорды…")
    case .empty: say("No one yet. Be the first!", "Пока никого. Первое место свободно!")
    case .ties: say("Ties: earlier result first", "При равных очках выше тот, кто раньше")
    case .toPass(let name, let points):
      say(
        "\(Plural.english(points, "more point", "more points")) to pass \(name)",
        "Выше вас \(name): не хватает \(Plural.russian(points, "очка", "очков", "очков"))")
    case .youAlone:
      say(
        "Only your rounds are here so far.",
        "Других игроков здесь пока нет. Это ваши лучшие партии.")
    case .alone(let name):
      say("Only \(name) has played here so far.", "Пока здесь играет только \(name).")
    case .earlierRuleset(let number):
      say(
        "\(RenderStyle.earlierMark) under ruleset \(number)",
        "\(RenderStyle.earlierMark) по редакции правил \(number)")
    case .needNewerVersion(let count):
      say(
        "\(count) \(count == 1 ? "result needs" : "results need") a newer version of Flipside",
        Plural.russian(count, "результат", "результата", "результатов")
          + " — только в более новой версии Flipside")
    }
  }

  func spoken(in say: Language) -> String? {
    switch self {
    case .daysAgo(let days) where days > 0:
      say.plural(days, ("day", "days"), ("день", "дня", "дней")) + say(" ago", " назад")
    case .earlierRuleset(let number):
      say("under ruleset \(number)", "по редакции правил \(number)")
    default: nil
    }
  }
}
