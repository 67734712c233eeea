import GameCore

/// The texts of questions before something is lost, with the consequences.
enum QuestionPhrase: Phrase {
  case ask(ConfirmationDialog.Subject), explain(ConfirmationDialog.Subject)

  func text(in say: Language) -> String {
    switch self {
    case .ask(.quit): say("Quit Flipside?", "Закрыть Flipside?")
    case .explain(.quit):
      say(
        "Your game is saved. You can resume it next time.",
        "Игра сохранена. В следующий раз её можно продолжить.")
    case .ask(.leave): say("Give up this game?", "Сдаться?")
    case .explain(.leave): say("It won't be saved.", "Эта игра не сохранится.")
    case .ask(.restart): say("Start a new game?", "Начать новую игру?")
    case .explain(.restart):
      say("Your unfinished game won't be saved.", "Незаконченная игра не сохранится.")
    case .ask(.discardKept): say("Give up your saved game?", "Отказаться от сохранённой игры?")
    case .explain(.discardKept): say("It will be deleted.", "Она будет удалена.")
    case .ask(.loseResults): say("Quit without saving?", "Закрыть без сохранения?")
    case .explain(.loseResults):
      say(
        "You have played as a guest. To keep your results, register or log in first.",
        "Вы играли как гость. Чтобы сохранить результаты, зарегистрируйтесь или войдите.")
    case .ask(.loseCode): say("Quit without the code?", "Закрыть, не записав код?")
    case .explain(.loseCode):
      say(
        "It won't be shown again. You can create a new one on the You tab.",
        "Больше он не появится. Новый можно создать на вкладке «Вы».")
    case .ask(.logOut): say("Log out?", "Выйти из учётной записи?")
    case .explain(.logOut(playing: true)):
      say(
        "Your game is saved. You can resume it when you log in again.",
        "Игра сохранена. После входа её можно продолжить.")
    case .explain(.logOut(playing: false)):
      say("You can log in again at any time.", "Войти снова можно в любой момент.")
    case .ask(.deleteRound): say("Delete this round?", "Удалить эту партию?")
    case .explain(.deleteRound):
      say(
        "This can't be undone. If it is on the leaderboard, your next-best round will replace it.",
        "Вернуть её нельзя. Если она в рекордах, её сменит следующая по очкам.")
    case .ask(.endSession): say("End this session?", "Завершить этот сеанс?")
    case .explain(.endSession):
      say("You will have to log in there again.", "Там придётся войти снова.")
    case .ask(.endOtherSessions): say("End all other sessions?", "Завершить все другие сеансы?")
    case .explain(.endOtherSessions):
      say("Only this session will remain.", "Останется только этот сеанс.")
    case .ask(.forgetAlbum): say("Remove this album from My albums?", "Убрать из «Моих альбомов»?")
    case .explain(.forgetAlbum):
      say("You can find it again by searching.", "Его можно снова найти поиском.")
    case .ask(.leaveForm): say("Leave without saving?", "Уйти без сохранения?")
    case .explain(.leaveForm):
      say("Your changes will be lost.", "Введённое не сохранится.")
    case .ask(.leaveRegistration): say("Leave without registering?", "Уйти без регистрации?")
    case .explain(.leaveRegistration):
      say("You'll lose what you typed.", "Введённое не сохранится.")
    case .ask(.leaveInvalid): say("Leave without fixing this?", "Уйти, не исправив?")
    case .explain(.leaveInvalid):
      say("Invalid entries won't be saved.", "Неверные значения не сохранятся.")
    }
  }
}
