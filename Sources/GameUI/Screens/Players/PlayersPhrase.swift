import GameCore

/// The texts of the list of players.
enum PlayersPhrase: Phrase {
  case filter, filterHint, order, byName, byPoints, byLastPlayed, filteredByName
  case lastPlayed, now, never, loading, empty, nobodyLike, more, count(Int), atLeast(Int), you
  case keyOpen, keyOrder, keyFilter, keyStatistics, keyToList, keyClear
  case statistics, guest, elsewhere, keyElsewhere

  var english: String {
    switch self {
    case .filter: "Filter"
    case .filterHint: "press / and type the beginning of a name"
    case .order: "Order"
    case .byName: "name"
    case .byPoints: "points"
    case .byLastPlayed: "last played"
    case .filteredByName: "A filtered list is in order of names."
    case .lastPlayed: "Last played"
    case .now: "playing now"
    case .never: "never"
    case .loading: "Reading the players…"
    case .empty: "Nobody has registered on this table yet."
    case .nobodyLike: "Nobody's name begins like that."
    case .more: "Not all could be read; move down to try again."
    case .count(let count): Plural.english(count, "player", "players")
    case .atLeast(let count): "\(count) or more players"
    case .you: "you"
    case .keyOpen: "card"
    case .keyOrder: "order"
    case .keyFilter: "filter"
    case .keyStatistics: "statistics"
    case .keyToList: "to the list"
    case .keyClear: "clear"
    case .statistics: "Statistics"
    case .guest: "Log in or register to have statistics of your rounds."
    case .elsewhere: "Elsewhere >"
    case .keyElsewhere: "elsewhere"
    }
  }

  var russian: String {
    switch self {
    case .filter: "Отбор"
    case .filterHint: "нажмите / и введите начало имени"
    case .order: "Порядок"
    case .byName: "имя"
    case .byPoints: "очки"
    case .byLastPlayed: "последняя игра"
    case .filteredByName: "При отборе список идёт по именам."
    case .lastPlayed: "Последняя игра"
    case .now: "играет сейчас"
    case .never: "пока нет"
    case .loading: "Читаем список игроков…"
    case .empty: "За этим столом пока никто не зарегистрирован."
    case .nobodyLike: "Имён, которые так начинаются, нет."
    case .more: "Прочитано не всё; ещё раз — клавишей вниз."
    case .count(let count): Plural.russian(count, "игрок", "игрока", "игроков")
    case .atLeast(let count): "не меньше " + Plural.russian(count, "игрока", "игроков", "игроков")
    case .you: "вы"
    case .keyOpen: "карточка"
    case .keyOrder: "порядок"
    case .keyFilter: "отбор"
    case .keyStatistics: "статистика"
    case .keyToList: "к списку"
    case .keyClear: "очистить"
    case .statistics: "Статистика"
    case .guest: "Войдите или зарегистрируйтесь, чтобы у вас была статистика игр."
    case .elsewhere: "За другим столом >"
    case .keyElsewhere: "другой стол"
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
