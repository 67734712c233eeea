import GameCore

/// The texts of the page about the player.
enum YouPhrase: Phrase {
  case guest, unfilled, loading, keyOpen
  case row(YouScreen.Row), remark(YouScreen.Row)

  var english: String {
    switch self {
    case .guest:
      "Guests have neither profile nor account: log in, or register."
    case .unfilled: "not filled in yet"
    case .loading: "Reading…"
    case .keyOpen: "open"
    case .row(.profile): "About you"
    case .row(.name): "Player name"
    case .row(.email): "E-mail"
    case .row(.password): "Password"
    case .row(.sessions): "Sessions"
    case .row(.recoveryCode): "Recovery code"
    case .row(.export): "Your data"
    case .row(.delete): "Delete the account"
    case .remark(.password): "change it"
    case .remark(.sessions): "where you are logged in"
    case .remark(.recoveryCode): "make a new one"
    case .remark(.export): "all of it as one file"
    case .remark(.delete): "with everything in it"
    case .remark: ""
    }
  }

  var russian: String {
    switch self {
    case .guest:
      "У гостя нет ни анкеты, ни учётной записи: войдите или зарегистрируйтесь."
    case .unfilled: "пока не заполнено"
    case .loading: "Читаем…"
    case .keyOpen: "открыть"
    case .row(.profile): "О вас"
    case .row(.name): "Имя игрока"
    case .row(.email): "E-mail"
    case .row(.password): "Пароль"
    case .row(.sessions): "Сеансы"
    case .row(.recoveryCode): "Код восстановления"
    case .row(.export): "Ваши данные"
    case .row(.delete): "Удалить учётную запись"
    case .remark(.password): "изменить"
    case .remark(.sessions): "где вы вошли"
    case .remark(.recoveryCode): "создать новый"
    case .remark(.export): "всё одним файлом"
    case .remark(.delete): "со всем, что в ней есть"
    case .remark: ""
    }
  }
}
