import GameCore

/// The texts around the tabs and in the line of keys.
enum TabPhrase: Phrase {
  case rules, settings, board, leaderboard, players, guest, logIn, logOut
  case keyMove, keyChange, keyScroll, keyPress, keyTabs, keyHelp, keyQuit, keyNext
  case keyStart, keyBack, keyGame, keyGoOn, keyOpen, keyExplain
  case you, settingsShort, leaderboardShort
  case albums
  case tooSmall, needs(columns: Int, rows: Int), has(columns: Int, rows: Int), kept, quitHere

  var english: String {
    switch self {
    case .rules: "Rules"
    case .settings: "Settings"
    case .board: "Board"
    case .leaderboard: "Leaderboard"
    case .players: "Players"
    case .guest: "Guest"
    case .logIn: "Log in"
    case .logOut: "Log out"
    case .keyMove: "move"
    case .keyChange: "change"
    case .keyScroll: "scroll"
    case .keyPress: "press"
    case .keyTabs: "tabs"
    case .keyHelp: "help"
    case .keyQuit: "quit"
    case .keyNext: "next"
    case .keyStart: "start"
    case .keyBack: "back"
    case .keyGame: "game"
    case .keyGoOn: "go on"
    case .keyOpen: "open"
    case .keyExplain: "explain"
    case .you: "You"
    case .settingsShort: "Setup"
    case .leaderboardShort: "Top"
    case .albums: "Albums"
    case .tooSmall: "This window is too small."
    case .needs(let columns, let rows): "Needed: \(columns) columns, \(rows) rows."
    case .has(let columns, let rows): "Now: \(columns) columns, \(rows) rows."
    case .quitHere: "Ctrl-C quits."
    case .kept: "Nothing is lost: make it larger."
    }
  }

  var russian: String {
    switch self {
    case .rules: "Правила"
    case .settings: "Настройки"
    case .board: "Игра"
    case .leaderboard: "Рекорды"
    case .players: "Игроки"
    case .guest: "Гость"
    case .logIn: "Войти"
    case .logOut: "Выйти"
    case .keyMove: "выбор"
    case .keyChange: "изменить"
    case .keyScroll: "листать"
    case .keyPress: "нажать"
    case .keyTabs: "вкладки"
    case .keyHelp: "справка"
    case .keyQuit: "выход"
    case .keyNext: "дальше"
    case .keyStart: "начать"
    case .keyBack: "назад"
    case .keyGame: "игра"
    case .keyGoOn: "дальше"
    case .keyOpen: "открыть"
    case .keyExplain: "пояснить"
    case .you: "Вы"
    case .settingsShort: "Опции"
    case .leaderboardShort: "Топ"
    case .albums: "Альбомы"
    case .tooSmall: "Окно слишком маленькое."
    case .needs(let columns, let rows): "Нужно: столбцов \(columns), строк \(rows)."
    case .has(let columns, let rows): "Сейчас: столбцов \(columns), строк \(rows)."
    case .quitHere: "Выход: Ctrl-C."
    case .kept: "Ничего не потеряно: увеличьте окно."
    }
  }
}
