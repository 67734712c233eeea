import GameCore

/// The texts of `flipside recover`.
enum RecoverPhrase: Phrase {
  case nobody(String)
  case prompt(PlayerName)
  case again, cancelled, differs
  case refused(PasswordFault)
  case done(PlayerName, RecoveryCode)

  func text(in say: Language) -> String {
    switch self {
    case .nobody(let name):
      say(
        "there is no player '\(Clean.line(name, limit: 60))'.",
        "игрока '\(Clean.line(name, limit: 60))' нет.")
    case .prompt(let name):
      say(
        """
        A password has 6 characters with a digit, a lower-case and an upper-case letter,
        or 15 of anything. Nothing of it is shown while it is typed.
        New password for \(Clean.line(name.description)):\u{20}
        """,
        """
        В пароле 6 знаков с цифрой, строчной и прописной буквой либо 15 любых.
        Пока он вводится, на экране ничего не видно.
        Новый пароль для игрока \(Clean.line(name.description)):\u{20}
        """)
    case .again: say("The same again: ", "Ещё раз: ")
    case .cancelled:
      say("no password was given; nothing has changed.", "пароль не введён; ничего не изменилось.")
    case .differs:
      say(
        "the two passwords differ; nothing has changed.",
        "пароли не совпадают; ничего не изменилось.")
    case .refused(.empty):
      say("the password is empty; nothing has changed.", "пароль пуст; ничего не изменилось.")
    case .refused(.tooLong):
      say(
        "the password is longer than 128 characters; nothing has changed.",
        "пароль длиннее 128 знаков; ничего не изменилось.")
    case .refused(.lacks):
      say(
        "the password needs 6 characters with a digit, a lower-case and an upper-case letter, "
          + "or 15 of anything; nothing has changed.",
        "в пароле нужно 6 знаков с цифрой, строчной и прописной буквой либо 15 любых; "
          + "ничего не изменилось.")
    case .refused(.common):
      say(
        "that password is one of the first that anybody tries; nothing has changed.",
        "такой пароль пробуют одним из первых; ничего не изменилось.")
    case .done(let name, let code):
      say(
        """
        \(Clean.line(name.description)) has a new password and is logged out everywhere.
        Recovery code, shown only now: \(code.secret.revealed)
        Whoever may write the database of Flipside can do this for every player in it.
        """,
        """
        У игрока \(Clean.line(name.description)) новый пароль; все его сеансы завершены.
        Код восстановления, показан только сейчас: \(code.secret.revealed)
        Это может сделать для любого игрока каждый, кто может писать в базу данных Flipside.
        """)
    }
  }
}
