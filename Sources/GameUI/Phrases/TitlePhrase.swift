/// The texts of the title.
enum TitlePhrase: Phrase {
  case tagline, login, password, stay, logIn, register, guest, quit, working, back

  var english: String {
    switch self {
    case .tagline: "A pack of card games for the terminal"
    case .login: "Name or e-mail"
    case .password: "Password"
    case .stay: "Stay logged in"
    case .logIn: "Log in"
    case .register: "Register"
    case .guest: "Play as guest"
    case .quit: "Quit"
    case .working: "Logging in…"
    case .back: "Back"
    }
  }

  var russian: String {
    switch self {
    case .tagline: "Карточные игры в терминале"
    case .login: "Имя или e-mail"
    case .password: "Пароль"
    case .stay: "Не выходить из учётной записи"
    case .logIn: "Войти"
    case .register: "Регистрация"
    case .guest: "Играть гостем"
    case .quit: "Выход"
    case .working: "Входим…"
    case .back: "Назад"
    }
  }
}
