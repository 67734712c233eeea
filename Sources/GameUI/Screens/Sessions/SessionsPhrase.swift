import GameCore

/// The texts of the list of sessions.
enum SessionsPhrase: Phrase {
  case heading, empty, notListed, user, since, used, now, this, end, keyEnd, keyEndOthers
  case keyAgain

  var english: String {
    switch self {
    case .heading: "Where you are logged in"
    case .empty: "No log-in is kept: you are logged in here until you leave Flipside."
    case .notListed: "This window is not in the list: its log-in ends when you leave it."
    case .user: "User"
    case .since: "Since"
    case .used: "Last used"
    case .now: "now"
    case .this: "this one"
    case .end: "End"
    case .keyEnd: "end"
    case .keyEndOthers: "end all others"
    case .keyAgain: "look again"
    }
  }

  var russian: String {
    switch self {
    case .heading: "Где вы вошли"
    case .empty: "Вход нигде не сохранён: вы вошли здесь, пока не закроете Flipside."
    case .notListed: "Этого окна в списке нет: вход здесь — пока вы его не закроете."
    case .user: "Кто"
    case .since: "С какого времени"
    case .used: "Последний раз"
    case .now: "сейчас"
    case .this: "этот"
    case .end: "Завершить"
    case .keyEnd: "завершить"
    case .keyEndOthers: "завершить другие"
    case .keyAgain: "обновить"
    }
  }
}
