import GameCore

/// The texts of the page about the player.
enum YouPhrase: Phrase {
  case guest, unfilled, keyOpen
  case row(YouScreen.Row)

  var english: String {
    switch self {
    case .guest:
      "Guests have neither profile nor account. Press o to log in or register."
    case .unfilled: "not filled in yet"
    case .keyOpen: "open"
    case .row(.profile): "About you"
    }
  }

  var russian: String {
    switch self {
    case .guest:
      "У гостя нет ни анкеты, ни учётной записи. Нажмите o, чтобы войти или зарегистрироваться."
    case .unfilled: "пока не заполнено"
    case .keyOpen: "открыть"
    case .row(.profile): "О вас"
    }
  }
}
