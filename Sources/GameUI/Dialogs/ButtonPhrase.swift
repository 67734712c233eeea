import GameCore

/// The titles of buttons that several dialogs have.
enum ButtonPhrase: Phrase {
  case ok, stay, back, keep, quit, giveUp, goOn, newGame, playAgain, sameDeal, leaderboard, close
  case register, logIn, tryAgain, logOut, cancel, drawings, fetch, ownRounds, pack, previous

  func text(in say: Language) -> String {
    switch self {
    case .ok: say("OK", "Понятно")
    case .stay: say("Stay", "Остаться")
    case .quit: say("Quit", "Закрыть Flipside")
    case .back: say("Back", "Назад")
    case .keep: say("Keep", "Сохранить")
    case .giveUp: say("Give up", "Прекратить")
    case .goOn: say("Continue", "Продолжить")
    case .newGame: say("New game", "Новая игра")
    case .playAgain: say("Play again", "Ещё раз")
    case .sameDeal: say("Same deal", "Та же раздача")
    case .leaderboard: say("Leaderboard", "Рекорды")
    case .close: say("Close", "Закрыть")
    case .register: say("Register", "Регистрация")
    case .logIn: say("Log in", "Войти")
    case .tryAgain: say("Try again", "Попробовать снова")
    case .fetch: say("Fetch", "Загрузить")
    case .logOut: say("Log out", "Выйти")
    case .cancel: say("Cancel", "Отмена")
    case .drawings: say("Play with drawings", "Играть с рисунками")
    case .ownRounds: say("My rounds", "Мои игры")
    case .previous: say("Previous", "Предыдущее")
    case .pack: say("Play with the pack", "Взять встроенные")
    }
  }
}
