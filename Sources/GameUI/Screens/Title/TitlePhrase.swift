import GameCore

/// The texts of the title.
enum TitlePhrase: Phrase {
  case tagline, login, password, stay, logIn, register, guest, quit, working
  case forgotten
  case keyGuest, keyRegister, keyLogIn, keyButtons, keyForgotten
  case notLoggedIn, typeLogin, typePassword, wrong, wait(String)

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
    case .forgotten: "Forgot password"
    case .keyGuest: "play as guest"
    case .keyRegister: "register"
    case .keyLogIn: "log in"
    case .keyButtons: "buttons"
    case .keyForgotten: "forgot?"
    case .notLoggedIn: "Not logged in"
    case .typeLogin: "Please type your player name or e-mail."
    case .typePassword: "Please type your password."
    case .wrong: "This name and password do not go together. Check both and try again."
    case .wait(let time): "Too many tries. The next one counts from \(time) on."
    }
  }

  var russian: String {
    switch self {
    case .tagline: "Карточные игры в терминале"
    case .login: "Имя или e-mail"
    case .password: "Пароль"
    case .stay: "Запомнить меня"
    case .logIn: "Войти"
    case .register: "Регистрация"
    case .guest: "Играть гостем"
    case .quit: "Выход"
    case .working: "Входим…"
    case .forgotten: "Забыли пароль?"
    case .keyGuest: "играть гостем"
    case .keyRegister: "регистрация"
    case .keyLogIn: "войти"
    case .keyButtons: "кнопки"
    case .keyForgotten: "пароль"
    case .notLoggedIn: "Войти не удалось"
    case .typeLogin: "Введите, пожалуйста, имя игрока или e-mail."
    case .typePassword: "Введите, пожалуйста, пароль."
    case .wrong: "Неверное имя или пароль. Проверьте их и попробуйте снова."
    case .wait(let time): "Слишком много попыток. Следующая — после \(time)."
    }
  }
}
