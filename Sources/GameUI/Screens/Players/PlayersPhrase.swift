import GameCore

/// The texts of the list of players.
enum PlayersPhrase: SpokenPhrase {
  case filter, filterHint, order, filteredByName
  case lastPlayed, now, never, loading, empty, noMatch, more, count(Int), atLeast(Int), you
  case keyOrder, keyStatistics, keyToList, keyClear
  case statistics, guest, remotePlayers, keyRemotePlayers

  func text(in say: Language) -> String {
    switch self {
    case .filter: say("Filter", "Фильтр")
    case .filterHint:
      say("press / and type the start of a name", "нажмите / и введите начало имени")
    case .order: say("Sorted by", "Порядок")
    case .filteredByName:
      say("Filtered lists are always sorted by name.", "С фильтром порядок всегда по имени.")
    case .lastPlayed: say("Last played", "Последняя игра")
    case .now: say("now", "сейчас")
    case .never: say("never", "пока нет")
    case .loading: say("Loading players…", "Загружаем игроков…")
    case .empty:
      say(
        "No one has registered here yet.",
        "Здесь пока никто не зарегистрировался.")
    case .noMatch: say("No player names start with that.", "Имён с таким началом нет.")
    case .more:
      say(
        "Could not load the whole list. Press Down to try again.",
        "Загружено не всё. Чтобы повторить, нажмите «вниз».")
    case .count(let count):
      say.plural(count, ("player", "players"), ("игрок", "игрока", "игроков"))
    case .atLeast(let count):
      say(
        "\(count)+ players",
        "не меньше " + Plural.russian(count, "игрока", "игроков", "игроков"))
    case .you: say("you", "вы")
    case .keyOrder: say("sort", "порядок")
    case .keyStatistics: say("my statistics", "моя статистика")
    case .keyToList: say("go to list", "к списку")
    case .keyClear: say("clear", "очистить")
    case .statistics: say("Statistics", "Статистика")
    case .guest:
      say(
        "Log in or register to see your statistics here.",
        "Войдите или зарегистрируйтесь, и здесь будет ваша статистика.")
    case .remotePlayers: say("Remote players >", "Другой сервер >")
    case .keyRemotePlayers: say("remote players", "другой сервер")
    }
  }

  func spoken(in say: Language) -> String? {
    switch self {
    case .filterHint: say("the start of a name", "начало имени")
    case .remotePlayers: say("Remote players", "Другой сервер")
    case .atLeast(let count): say("at least \(count) players", text(in: .russian))
    case .more:
      say(
        "Could not load the whole list. Type more to try again.",
        "Загружено не всё. Чтобы повторить, введите «дальше».")
    default: nil
    }
  }
}
