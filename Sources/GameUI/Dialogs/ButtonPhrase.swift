import GameCore

/// The titles of buttons that several dialogs have.
enum ButtonPhrase: Phrase {
  case ok, stay, back, keep, quit, giveUp, goOn, newGame, playAgain, sameDeal, leaderboard, close
  case register, logIn, tryAgain, logOut, cancel, drawings, fetch, ownRounds, pack

  var english: String {
    switch self {
    case .ok: "OK"
    case .stay: "Stay"
    case .quit: "Quit"
    case .back: "Back"
    case .keep: "Keep"
    case .giveUp: "Give up"
    case .goOn: "Continue"
    case .newGame: "New game"
    case .playAgain: "Play again"
    case .sameDeal: "Same deal"
    case .leaderboard: "Leaderboard"
    case .close: "Close"
    case .register: "Register"
    case .logIn: "Log in"
    case .tryAgain: "Try again"
    case .fetch: "Fetch"
    case .logOut: "Log out"
    case .cancel: "Cancel"
    case .drawings: "Play with drawings"
    case .ownRounds: "My rounds"
    case .pack: "Play with the pack"
    }
  }

  var russian: String {
    switch self {
    case .ok: "Понятно"
    case .stay: "Остаться"
    case .quit: "Закрыть Flipside"
    case .back: "Назад"
    case .keep: "Сохранить"
    case .giveUp: "Прекратить"
    case .goOn: "Продолжить"
    case .newGame: "Новая игра"
    case .playAgain: "Ещё раз"
    case .sameDeal: "Та же раздача"
    case .leaderboard: "Рекорды"
    case .close: "Закрыть"
    case .register: "Регистрация"
    case .logIn: "Войти"
    case .tryAgain: "Попробовать снова"
    case .fetch: "Загрузить"
    case .logOut: "Выйти"
    case .cancel: "Отмена"
    case .drawings: "Играть с рисунками"
    case .ownRounds: "Мои игры"
    case .pack: "Взять встроенные"
    }
  }
}
