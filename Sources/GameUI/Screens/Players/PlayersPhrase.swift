import GameCore

/// The texts of the list of players.
enum PlayersPhrase: Phrase {
  case filter, filterHint, order, byName, byPoints, byLastPlayed, filteredByName
  case lastPlayed, now, never, loading, empty, nobodyLike, more, count(Int), atLeast(Int), you
  case keyOpen, keyOrder, keyFilter, keyStatistics, keyToList, keyClear
  case statistics, guest, elsewhere, keyElsewhere

  func text(in say: Language) -> String {
    switch self {
    case .filter: say("Filter", "Отбор")
    case .filterHint:
      say("press / and type the beginning of a name", "нажмите / и введите начало имени")
    case .order: say("Order", "Порядок")
    case .byName: say("name", "имя")
    case .byPoints: say("points", "очки")
    case .byLastPlayed: say("last played", "последняя игра")
    case .filteredByName:
      say("A filtered list is in order of names.", "При отборе список идёт по именам.")
    case .lastPlayed: say("Last played", "Последняя игра")
    case .now: say("playing now", "играет сейчас")
    case .never: say("never", "пока нет")
    case .loading: say("Reading the players…", "Читаем список игроков…")
    case .empty:
      say(
        "Nobody has registered on this table yet.",
        "За этим столом пока никто не зарегистрирован.")
    case .nobodyLike: say("Nobody's name begins like that.", "Имён, которые так начинаются, нет.")
    case .more:
      say(
        "Not all could be read; move down to try again.",
        "Прочитано не всё; ещё раз — клавишей вниз.")
    case .count(let count):
      say(
        Plural.english(count, "player", "players"),
        Plural.russian(count, "игрок", "игрока", "игроков"))
    case .atLeast(let count):
      say(
        "\(count) or more players",
        "не меньше " + Plural.russian(count, "игрока", "игроков", "игроков"))
    case .you: say("you", "вы")
    case .keyOpen: say("card", "карточка")
    case .keyOrder: say("order", "порядок")
    case .keyFilter: say("filter", "отбор")
    case .keyStatistics: say("statistics", "статистика")
    case .keyToList: say("to the list", "к списку")
    case .keyClear: say("clear", "очистить")
    case .statistics: say("Statistics", "Статистика")
    case .guest:
      say(
        "Log in or register to have statistics of your rounds.",
        "Войдите или зарегистрируйтесь, чтобы у вас была статистика игр.")
    case .elsewhere: say("Elsewhere >", "За другим столом >")
    case .keyElsewhere: say("elsewhere", "другой стол")
    }
  }
}

extension PlayersScreen.Order {
  var phrase: PlayersPhrase {
    switch self {
    case .name: .byName
    case .points: .byPoints
    case .lastPlayed: .byLastPlayed
    }
  }
}
