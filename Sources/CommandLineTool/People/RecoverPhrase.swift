import GameCore

/// The texts of `flipside recover`.
enum RecoverPhrase: Phrase {
  case prompt(PlayerName)
  case again, cancelled, differs
  case refused(PasswordError)
  case done(PlayerName, RecoveryCode)

  func text(in say: Language) -> String {
    switch self {
    case .prompt(let name):
      say(
        """
        A password needs 6 or more characters with upper case, lower case and digits, or
        15 or more of any kind. It is not shown while you type.
        New password for \(TextSanitizer.line(name.description)):\u{20}
        """,
        """
        В пароле должно быть от 6 знаков с прописными и строчными буквами и цифрами
        или от 15 любых. При вводе он не показывается.
        Новый пароль для игрока \(TextSanitizer.line(name.description)):\u{20}
        """)
    case .again: say("Repeat password: ", "Ещё раз: ")
    case .cancelled:
      say("no password entered; nothing was changed", "пароль не введён; ничего не изменилось")
    case .differs:
      say(
        "the passwords don't match; nothing was changed",
        "пароли не совпадают; ничего не изменилось")
    case .refused(.empty):
      say("the password is empty; nothing was changed", "пароль пуст; ничего не изменилось")
    case .refused(.tooLong):
      say(
        "the password is longer than 128 characters; nothing was changed",
        "пароль длиннее 128 знаков; ничего не изменилось")
    case .refused(.lacks):
      say(
        "the password needs 6 or more characters with upper case, lower case and digits, or 15 or "
          + "more of any kind; nothing was changed",
        "в пароле должно быть от 6 знаков с прописными и строчными буквами и цифрами или от 15 "
          + "любых; ничего не изменилось")
    case .refused(.common):
      say(
        "the password is too common and easy to guess; nothing was changed",
        "пароль слишком простой, его легко угадать; ничего не изменилось")
    case .done(let name, let code):
      say(
        """
        \(TextSanitizer.line(name.description)) has a new password and is logged out everywhere.
        Recovery code (shown only once): \(code.secret.revealed)
        Anyone who can write to the database can do this for any player.
        """,
        """
        У игрока \(TextSanitizer.line(name.description)) новый пароль; все его сеансы завершены.
        Код восстановления (показан только один раз): \(code.secret.revealed)
        Так сменить пароль любого игрока может каждый, кто вправе писать в базу данных.
        """)
    }
  }
}
