import GameCore

/// The texts of the You page.
enum YouPhrase: Phrase {
  case guest, unfilled, filled, loading
  case group(YouScreen.Group), recent
  case remark(YouScreen.Row)

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
    case .remark(.account(.password)): say("change it", "изменить")
    case .remark(.sessions): say("where you are logged in", "где выполнен вход")
    case .remark(.account(.recoveryCode)): say("create a new one", "создать новый")
    case .remark(.account(.export)): say("export it as one file", "всё одним файлом")
    case .remark(.account(.delete)): say("and everything in it", "и всё, что в ней есть")
    case .remark: ""
    }
  }
}
