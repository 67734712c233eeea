import GameCore

/// The texts of the title.
enum TitlePhrase: Phrase {
  case tagline, login, password, stay, logIn, register, guest, quit, working
  case forgotten
  case keyGuest, keyRegister, keyLogIn, keyButtons, keyForgotten
  case notLoggedIn, typeLogin, typePassword, wrong, wait(String)

  func text(in say: Language) -> String {
    switch self {
    case .tagline: say("A pack of card games for the terminal", "Карточные игры в терминале")
    case .login: say("Name or e-mail", "Имя или e-mail")
    case .password: say("Password", "Пароль")
    case .stay: say("Stay logged in", "Запомнить меня")
    case .logIn: say("Log in", "Войти")
    case .register: say("Register", "Регистрация")
    case .guest: say("Play as guest", "Играть гостем")
    case .quit: say("Quit", "Выход")
    case .working: say("Logging in…", "Входим…")
    case .forgotten: say("Forgot password", "Забыли пароль?")
    case .keyGuest: say("play as guest", "играть гостем")
    case .keyRegister: say("register", "регистрация")
    case .keyLogIn: say("log in", "войти")
    case .keyButtons: say("buttons", "кнопки")
    case .keyForgotten: say("forgot?", "пароль")
    case .notLoggedIn: say("Not logged in", "Войти не удалось")
    case .typeLogin:
      say("Please type your player name or e-mail.", "Введите, пожалуйста, имя игрока или e-mail.")
    case .typePassword: say("Please type your password.", "Введите, пожалуйста, пароль.")
    case .wrong:
      say(
        "This name and password do not go together. Check both and try again.",
        "Неверное имя или пароль. Проверьте их и попробуйте снова.")
    case .wait(let time):
      say(
        "Too many tries. The next one counts from \(time) on.",
        "Слишком много попыток. Следующая — после \(time).")
    }
  }
}
