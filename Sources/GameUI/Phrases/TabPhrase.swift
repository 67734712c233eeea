import GameCore

/// The texts of the tabs and the hint bar.
enum TabPhrase: Phrase {
  case guest
  case keyMove, keyChange, keyScroll, keyPress, keyTabs, keyHelp, keyQuit, keyNext
  case keyContinue, keyOpen, keyRefresh, space
  case tooSmall, needs(columns: Int, rows: Int), has(columns: Int, rows: Int), kept, quitHere

  func text(in say: Language) -> String {
    switch self {
    case .guest: say("Guest", "Гость")
    case .keyMove: say("move", "выбор")
    case .keyChange: say("change", "изменить")
    case .keyScroll: say("scroll", "листать")
    case .keyPress: say("select", "выполнить")
    case .keyTabs: say("tabs", "вкладки")
    case .keyHelp: say("help", "справка")
    case .keyQuit: say("quit", "выход")
    case .keyNext: say("next", "дальше")
    case .keyContinue: say("continue", "продолжить")
    case .keyOpen: say("open", "открыть")
    case .keyRefresh: say("refresh", "обновить")
    case .space: say("Space", "Пробел")
    case .tooSmall: say("This window is too small.", "Окно слишком маленькое.")
    case .needs(let columns, let rows):
      say(
        "Make it at least \(columns) columns wide and \(rows) rows tall.",
        "Нужно не меньше \(columns) столбцов в ширину и \(rows) строк в высоту.")
    case .has(let columns, let rows):
      say("It now has ", "Сейчас: ")
        + say.plural(columns, ("column", "columns"), ("столбец", "столбца", "столбцов"))
        + say(" and ", " и ") + say.plural(rows, ("row", "rows"), ("строка", "строки", "строк"))
        + "."
    case .quitHere: say("Press Ctrl-C to quit.", "Выход: Ctrl-C.")
    case .kept: say("Nothing is lost.", "Ничего не потеряно.")
    }
  }
}
