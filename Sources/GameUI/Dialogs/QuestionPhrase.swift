import GameCore

/// The questions about something that would be given up, and what comes of it.
enum QuestionPhrase: Phrase {
  case ask(Question.Subject), explain(Question.Subject)

  var english: String {
    switch self {
    case .ask(.quit): "Quit Flipside?"
    case .explain(.quit(playing: false)): "No game is in progress."
    case .explain(.quit(playing: true)): "Your game is kept and offered again next time."
    case .ask(.leave): "Give up this game?"
    case .explain(.leave): "It ends without a result."
    case .ask(.restart): "Start a new game?"
    case .explain(.restart): "The one you are playing ends without a result."
    case .ask(.discardKept): "Give up this game?"
    case .explain(.discardKept): "It ends without a result."
    case .ask(.forgetResult): "Let this result go?"
    case .explain(.forgetResult): "Nothing keeps what a guest has played."
    case .ask(.logOut): "Log out?"
    case .explain(.logOut(playing: true)):
      "Your game is kept and offered when you log in again."
    case .explain(.logOut(playing: false)): "You can log in again whenever you like."
    case .ask(.deleteRound): "Delete this round?"
    case .explain(.deleteRound):
      "It goes for good; your next best takes its place on the leaderboard."
    case .ask(.endSession): "End this session?"
    case .explain(.endSession): "Whoever uses it has to log in again."
    case .ask(.endOtherSessions): "End all other sessions?"
    case .explain(.endOtherSessions): "Only here you stay logged in."
    case .ask(.forgetAlbum): "Remove it from My albums?"
    case .explain(.forgetAlbum): "A search finds it again."
    case .ask(.leaveForm): "Leave without saving?"
    case .explain(.leaveForm): "What you have changed here is not kept."
    case .ask(.leaveNames): "Leave a wrong name?"
    case .explain(.leaveNames): "It is not kept; the right ones are."
    case .ask(.leavePath): "Leave without a picture?"
    case .explain(.leavePath): "The path that you have typed is forgotten."
    }
  }

  var russian: String {
    switch self {
    case .ask(.quit): "Закрыть Flipside?"
    case .explain(.quit(playing: false)): "Незаконченной игры нет."
    case .explain(.quit(playing: true)): "Игра сохранится, в следующий раз её можно продолжить."
    case .ask(.leave): "Прекратить эту игру?"
    case .explain(.leave): "Результата у неё не будет."
    case .ask(.restart): "Начать новую игру?"
    case .explain(.restart): "У той, что идёт сейчас, результата не будет."
    case .ask(.discardKept): "Прекратить эту игру?"
    case .explain(.discardKept): "Результата у неё не будет."
    case .ask(.forgetResult): "Не сохранять результат?"
    case .explain(.forgetResult): "То, что сыграл гость, нигде не хранится."
    case .ask(.logOut): "Выйти из учётной записи?"
    case .explain(.logOut(playing: true)):
      "Игра сохранится, и после входа её можно продолжить."
    case .explain(.logOut(playing: false)): "Войти снова можно когда угодно."
    case .ask(.deleteRound): "Удалить эту игру?"
    case .explain(.deleteRound):
      "Вернуть её нельзя; её место в рекордах займёт следующая по очкам."
    case .ask(.endSession): "Завершить этот сеанс?"
    case .explain(.endSession): "Там придётся войти снова."
    case .ask(.endOtherSessions): "Завершить все другие сеансы?"
    case .explain(.endOtherSessions): "Вход останется только здесь."
    case .ask(.forgetAlbum): "Убрать из «Моих альбомов»?"
    case .explain(.forgetAlbum): "Его можно снова найти поиском."
    case .ask(.leaveForm): "Уйти без сохранения?"
    case .explain(.leaveForm): "То, что вы здесь изменили, не сохранится."
    case .ask(.leaveNames): "Оставить имя с ошибкой?"
    case .explain(.leaveNames): "Оно не сохранится; верные имена сохранятся."
    case .ask(.leavePath): "Уйти без картинки?"
    case .explain(.leavePath): "Введённый путь забудется."
    }
  }
}
