import GameCore

/// The texts of `flipside recover`.
enum RecoverPhrase: Phrase {
  case nobody(String)
  case prompt(PlayerName)
  case again, cancelled, differs
  case refused(PasswordFault)
  case done(PlayerName, RecoveryCode)

  var english: String {
    switch self {
    case .nobody(let name): "there is no player '\(Clean.line(name, limit: 60))'."
    case .prompt(let name):
      """
      A password has 6 characters with a digit, a lower-case and an upper-case letter,
      or 15 of anything. Nothing of it is shown while it is typed.
      New password for \(Clean.line(name.description)):\u{20}
      """
    case .again: "The same again: "
    case .cancelled: "no password was given; nothing has changed."
    case .differs: "the two passwords differ; nothing has changed."
    case .refused(.empty): "the password is empty; nothing has changed."
    case .refused(.tooLong): "the password is longer than 128 characters; nothing has changed."
    case .refused(.lacks):
      "the password needs 6 characters with a digit, a lower-case and an upper-case letter, "
        + "or 15 of anything; nothing has changed."
    case .refused(.common):
      "that password is one of the first that anybody tries; nothing has changed."
    case .done(let name, let code):
      """
      \(Clean.line(name.description)) has a new password and is logged out everywhere.
      Recovery code, shown only now: \(code.secret.revealed)
      Whoever may write the database of Flipside can do this for every player in it.
      """
    }
  }

  var russian: String {
    switch self {
    case .nobody(let name): "игрока '\(Clean.line(name, limit: 60))' нет."
    case .prompt(let name):
      """
      В пароле 6 знаков с цифрой, строчной и прописной буквой либо 15 любых.
      Пока он вводится, на экране ничего не видно.
      Новый пароль для игрока \(Clean.line(name.description)):\u{20}
      """
    case .again: "Ещё раз: "
    case .cancelled: "пароль не введён; ничего не изменилось."
    case .differs: "пароли не совпадают; ничего не изменилось."
    case .refused(.empty): "пароль пуст; ничего не изменилось."
    case .refused(.tooLong): "пароль длиннее 128 знаков; ничего не изменилось."
    case .refused(.lacks):
      "в пароле нужно 6 знаков с цифрой, строчной и прописной буквой либо 15 любых; "
        + "ничего не изменилось."
    case .refused(.common):
      "такой пароль пробуют одним из первых; ничего не изменилось."
    case .done(let name, let code):
      """
      У игрока \(Clean.line(name.description)) новый пароль; все его сеансы завершены.
      Код восстановления, показан только сейчас: \(code.secret.revealed)
      Это может сделать для любого игрока каждый, кто может писать в базу данных Flipside.
      """
    }
  }
}
