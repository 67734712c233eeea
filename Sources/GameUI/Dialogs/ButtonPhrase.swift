import GameCore

/// The titles of buttons that several dialogs have.
enum ButtonPhrase: SpokenPhrase {
  case ok, keepPlaying, keepEditing, back, keep, quit, giveUp, giveUpAndStart, resume, newGame,
    sameDeal, close
  case register, logIn, tryAgain, logOut, cancel, drawings, fetch, pack, previous,
    next, remove, save, later, start, play

  func text(in say: Language) -> String {
    switch self {
    case .ok: say("OK", "ОК")
    case .keepPlaying: say("Keep playing", "Играть дальше")
    case .keepEditing: say("Keep editing", "Вернуться")
    case .quit: say("Quit", "Закрыть Flipside")
    case .back: say("Back", "Назад")
    case .keep: say("Keep it", "Оставить")
    case .giveUp: say("Give up", "Сдаться")
    case .giveUpAndStart: say("Give up and start", "Отказаться и начать")
    case .resume: say("Resume", "Продолжить")
    case .newGame: say("New game", "Новая игра")
    case .sameDeal: say("Same deal", "Повторить")
    case .close: say("Close", "Закрыть")
    case .register: say("Register", "Регистрация")
    case .logIn: say("Log in", "Войти")
    case .tryAgain: say("Try again", "Попробовать снова")
    case .fetch: say("Download", "Загрузить")
    case .logOut: say("Log out", "Выйти")
    case .cancel: say("Cancel", "Отмена")
    case .previous: say("Previous", "Предыдущий")
    case .next: say("Continue", "Дальше")
    case .remove: say("Remove", "Убрать")
    case .save: say("Save", "Сохранить")
    case .later: say("Not now", "Не сейчас")
    case .start: say("Start", "Начать")
    case .play: say("Play", "Играть")
    case .drawings: say("Use drawings", "Взять рисунки")
    case .pack: say("Use included films", "Взять фильмы из игры")
    }
  }

  func spoken(in say: Language) -> String? {
    // In Russian, the button's name is a word that repeats the last answer.
    if case .sameDeal = self { say("Same deal", "Та же раздача") } else { nil }
  }
}
