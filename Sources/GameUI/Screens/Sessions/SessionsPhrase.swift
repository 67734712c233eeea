import GameCore

/// The texts of the list of sessions.
enum SessionsPhrase: Phrase {
  case heading, empty, notListed, user, since, used, now, this, end, keyEnd, keyEndOthers
  case keyAgain

  func text(in say: Language) -> String {
    switch self {
    case .heading: say("Where you are logged in", "Где вы вошли")
    case .empty:
      say(
        "No log-in is kept: you are logged in here until you leave Flipside.",
        "Вход нигде не сохранён: вы вошли здесь, пока не закроете Flipside.")
    case .notListed:
      say(
        "This window is not in the list: its log-in ends when you leave it.",
        "Этого окна в списке нет: вход здесь — пока вы его не закроете.")
    case .user: say("User", "Кто")
    case .since: say("Since", "С какого времени")
    case .used: say("Last used", "Последний раз")
    case .now: say("now", "сейчас")
    case .this: say("this one", "этот")
    case .end: say("End", "Завершить")
    case .keyEnd: say("end", "завершить")
    case .keyEndOthers: say("end all others", "завершить другие")
    case .keyAgain: say("look again", "обновить")
    }
  }
}
