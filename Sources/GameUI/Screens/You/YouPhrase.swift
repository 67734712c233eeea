import GameCore

/// The texts of the You page.
enum YouPhrase: Phrase {
  case guest, unfilled, filled, loading
  case group(YouScreen.Group), recent
  case row(YouScreen.Row), remark(YouScreen.Row)

  func text(in say: Language) -> String {
    switch self {
    case .guest:
      say(
        "Guests have no account. Log in or register.",
        "У гостя нет учётной записи. Войдите или зарегистрируйтесь.")
    case .unfilled: say("not filled out yet", "пока не заполнен")
    case .filled: say("filled out", "заполнен")
    case .loading: say("Loading…", "Загружаем…")
    case .group(.player): say("Player", "Игрок")
    case .group(.login): say("Login", "Вход")
    case .group(.account): say("Account", "Учётная запись")
    case .recent: say("Latest rounds", "Последние партии")
    case .row(.profile): say("Profile", "Профиль")
    case .row(.name): say("Player name", "Имя игрока")
    case .row(.email): say("Email", "Почта")
    case .row(.password): say("Password", "Пароль")
    case .row(.sessions): say("Sessions", "Сеансы")
    case .row(.recoveryCode): say("Recovery code", "Код восстановления")
    case .row(.export): say("Your data", "Ваши данные")
    case .row(.delete): say("Delete account", "Удалить учётную запись")
    case .remark(.password): say("change it", "изменить")
    case .remark(.sessions): say("where you are logged in", "где выполнен вход")
    case .remark(.recoveryCode): say("create a new one", "создать новый")
    case .remark(.export): say("export it as one file", "всё одним файлом")
    case .remark(.delete): say("and everything in it", "и всё, что в ней есть")
    case .remark: ""
    }
  }
}
