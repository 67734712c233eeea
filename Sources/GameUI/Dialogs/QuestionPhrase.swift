import GameCore

/// The texts of questions before something is lost, with the consequences.
enum QuestionPhrase: Phrase {
  case ask(Question.Subject), explain(Question.Subject)

  func text(in say: Language) -> String {
    switch self {
    case .ask(.quit): say("Quit Flipside?", "Закрыть Flipside?")
    case .explain(.quit(playing: false)): say("No game is in progress.", "Незаконченной игры нет.")
    case .explain(.quit(playing: true)):
      say(
        "Your game is kept and offered again next time.",
        "Игра сохранится, в следующий раз её можно продолжить.")
    case .ask(.leave): say("Give up this game?", "Прекратить эту игру?")
    case .explain(.leave): say("It ends without a result.", "Результата у неё не будет.")
    case .ask(.restart): say("Start a new game?", "Начать новую игру?")
    case .explain(.restart):
      say(
        "The one you are playing ends without a result.",
        "У той, что идёт сейчас, результата не будет.")
    case .ask(.discardKept): say("Give up this game?", "Прекратить эту игру?")
    case .explain(.discardKept): say("It ends without a result.", "Результата у неё не будет.")
    case .ask(.forgetResult): say("Let this result go?", "Не сохранять результат?")
    case .explain(.forgetResult):
      say("Nothing keeps what a guest has played.", "То, что сыграл гость, нигде не хранится.")
    case .ask(.logOut): say("Log out?", "Выйти из учётной записи?")
    case .explain(.logOut(playing: true)):
      say(
        "Your game is kept and offered when you log in again.",
        "Игра сохранится, и после входа её можно продолжить.")
    case .explain(.logOut(playing: false)):
      say("You can log in again whenever you like.", "Войти снова можно когда угодно.")
    case .ask(.deleteRound): say("Delete this round?", "Удалить эту игру?")
    case .explain(.deleteRound):
      say(
        "It goes for good; your next best takes its place on the leaderboard.",
        "Вернуть её нельзя; её место в рекордах займёт следующая по очкам.")
    case .ask(.endSession): say("End this session?", "Завершить этот сеанс?")
    case .explain(.endSession):
      say("Whoever uses it has to log in again.", "Там придётся войти снова.")
    case .ask(.endOtherSessions): say("End all other sessions?", "Завершить все другие сеансы?")
    case .explain(.endOtherSessions):
      say("Only here you stay logged in.", "Вход останется только здесь.")
    case .ask(.forgetAlbum): say("Remove it from My albums?", "Убрать из «Моих альбомов»?")
    case .explain(.forgetAlbum): say("A search finds it again.", "Его можно снова найти поиском.")
    case .ask(.leaveForm): say("Leave without saving?", "Уйти без сохранения?")
    case .explain(.leaveForm):
      say("What you have changed here is not kept.", "То, что вы здесь изменили, не сохранится.")
    case .ask(.leaveNames): say("Leave a wrong name?", "Оставить имя с ошибкой?")
    case .explain(.leaveNames):
      say("It is not kept; the right ones are.", "Оно не сохранится; верные имена сохранятся.")
    case .ask(.leavePath): say("Leave without a picture?", "Уйти без картинки?")
    case .explain(.leavePath):
      say("The path that you have typed is forgotten.", "Введённый путь забудется.")
    }
  }
}
