extension Dialog.Choice {
  var english: String {
    switch self {
    case .ok: "OK"
    case .stay: "Stay"
    case .quit: "Quit"
    case .giveUp: "Give up"
    case .goOn: "Continue"
    case .newGame: "New game"
    case .playAgain: "Play again"
    case .leaderboard: "Leaderboard"
    case .close: "Close"
    case .register: "Register"
    case .logIn: "Log in"
    case .tryAgain: "Try again"
    case .fetch: "Fetch"
    case .logOut: "Log out"
    case .note: "Note"
    case .delete: "Delete"
    case .cancel: "Cancel"
    case .drawings: "Play with drawings"
    }
  }

  var russian: String {
    switch self {
    case .ok: "Понятно"
    case .stay: "Остаться"
    case .quit: "Выйти"
    case .giveUp: "Сдаться"
    case .goOn: "Продолжить"
    case .newGame: "Новая игра"
    case .playAgain: "Ещё раз"
    case .leaderboard: "Рекорды"
    case .close: "Закрыть"
    case .register: "Регистрация"
    case .logIn: "Войти"
    case .tryAgain: "Попробовать снова"
    case .fetch: "Загрузить"
    case .logOut: "Выйти"
    case .note: "Заметка"
    case .delete: "Удалить"
    case .cancel: "Отмена"
    case .drawings: "Играть с рисунками"
    }
  }
}

extension Dialog.Confirmation {
  var english: (question: String, text: String) {
    switch self {
    case .quit: ("Quit Flipside?", "Your game is kept and offered again next time.")
    case .leave: ("Leave this game?", "Giving up ends it without a result.")
    case .restart: ("Start a new game?", "The one you are playing ends without a result.")
    case .logOut(playing: true): ("Log out?", "The game you are playing ends without a result.")
    case .logOut(playing: false): ("Log out?", "You can log in again whenever you like.")
    case .delete:
      ("Delete this round?", "It goes for good; your next best takes its place on the leaderboard.")
    }
  }

  var russian: (question: String, text: String) {
    switch self {
    case .quit: ("Выйти из Flipside?", "Игра сохранится, и в следующий раз её можно продолжить.")
    case .leave: ("Оставить игру?", "Если сдаться, она закончится без результата.")
    case .restart: ("Начать новую игру?", "Нынешняя закончится без результата.")
    case .logOut(playing: true):
      ("Выйти из учётной записи?", "Нынешняя игра закончится без результата.")
    case .logOut(playing: false):
      ("Выйти из учётной записи?", "Войти снова можно когда угодно.")
    case .delete:
      ("Удалить эту игру?", "Вернуть её нельзя; её место в рекордах займёт следующая по очкам.")
    }
  }
}
