import GameCore

/// The texts of the title.
enum TitlePhrase: Phrase {
  case tagline, stay, guest, quit, working
  case forgotten, dailyAt(String)
  case keyMenu
  case notLoggedIn, typeLogin, typePassword, wrong, wait(String)

  func text(in say: Language) -> String {
    switch self {
    case .tagline: say("Card games for the terminal", "Карточные игры для терминала")
    case .stay: say("Stay logged in", "Запомнить меня")
    case .guest: say("Play as guest", "Войти гостем")
    case .quit: say("Quit", "Выход")
    case .working: say("Logging in…", "Входим…")
    case .forgotten: say("Forgot password?", "Забыли пароль?")
    case .dailyAt(let time):
      say(
        "A new daily board every day at 00:00 UTC", "Новая игра дня — каждый день в 00:00 UTC")
        + (time == "00:00" ? "" : say(" (\(time) here)", " (здесь \(time))"))
    case .keyMenu: say("menu", "меню")
    case .notLoggedIn: say("Could not log in", "Не удалось войти")
    case .typeLogin:
      say("Enter your player name or email.", "Введите имя игрока или почту.")
    case .typePassword: say("Enter your password.", "Введите пароль.")
    case .wrong:
      say(
        "Wrong name or password. Check both, and Caps Lock.",
        "Неверное имя или пароль. Проверьте раскладку и Caps Lock.")
    case .wait(let time):
      say(
        "Too many attempts. Try again after \(time).",
        "Слишком много попыток. Попробуйте снова после \(time).")
    }
  }
}
