import GameCore
import SystemStrings

/// `flipside recover NAME`: sets a new password for a player who has forgotten theirs, for an
/// administrator who can write the database.
struct Recover: PrintingCommand {
  static let description = CommandDescription(
    "recover", usage: "recover NAME", "set a new password for a player",
    "задать игроку новый пароль", arguments: [.unknown])

  /// The name or address of the player.
  private let name: String

  init(_ given: inout Arguments) throws(UsageError) {
    guard let name = given.next()?.text else {
      throw UsageError(
        "use 'flipside recover NAME' with the name of a player",
        "нужна команда 'flipside recover NAME', где NAME — имя игрока")
    }
    self.name = name
  }

  func report(in context: CommandContext) throws(StoreError) -> Report {
    // Creates nothing: without records there is no account to recover.
    guard let players = try context.store(),
      let player = try Accounts(store: players).account(LoginName(name))
    else {
      return PlayerRequest.unknown(name).failure(in: context.language)
    }
    // Checked before a password is typed.
    let accounts = try context.openAccounts(context.place())
    let (name, email) = (player.name.description, player.email.description)
    let shown = TextSanitizer.line(name)
    guard let draft = Self.draft(for: shown, context) else {
      return Self.unchanged(Localized("no password entered", "пароль не введён"), context)
    }
    if let error = draft.error(name: name, email: email) {
      return Self.unchanged(error.reason, context)
    }
    guard let password = draft.password(name: name, email: email) else {
      return Self.unchanged(
        Localized("the passwords don't match", "пароли не совпадают"), context)
    }
    let code = try accounts.reset(player, to: password, at: context.now).secret.revealed
    return Localized(
      """
      \(shown) has a new password and is logged out everywhere.
      Recovery code (shown only once): \(code)
      Anyone who can write to the database can do this for any player.
      """,
      """
      У игрока \(shown) новый пароль; все его сеансы завершены.
      Код восстановления (показан только один раз): \(code)
      Так сменить пароль любого игрока может каждый, кто вправе писать в базу данных.
      """
    ).report(in: context.language)
  }

  /// Returns the report that nothing was changed, and why.
  private static func unchanged(_ reason: Localized, _ context: CommandContext) -> Report {
    Localized { say in
      reason.text(in: say) + say("; nothing was changed", "; ничего не изменилось")
    }.failure(in: context.language)
  }

  /// Asks for the password, twice if it is typed; nil if the answer is canceled.
  private static func draft(for player: String, _ context: CommandContext) -> NewPasswordDraft? {
    let prompt = context.language(
      """
      A password needs 6 or more characters with upper case, lower case and digits, or
      15 or more of any kind. It is not shown while you type.
      New password for \(player):\u{20}
      """,
      """
      В пароле должно быть от 6 знаков с заглавными и строчными буквами и цифрами
      или от 15 любых. При вводе он не показывается.
      Новый пароль для игрока \(player):\u{20}
      """)
    let answer = context.ask(prompt)
    guard case .typed(let password) = answer else {
      return answer.password.map { NewPasswordDraft(password: $0, repeated: $0) }
    }
    return context.ask(context.language("Repeat password: ", "Повторите пароль: ")).password.map {
      NewPasswordDraft(password: password, repeated: $0)
    }
  }
}

extension PasswordError {
  /// The reason why a password is refused, without the beginning of a sentence.
  fileprivate var reason: Localized {
    switch self {
    case .empty: Localized("the password is empty", "пароль пуст")
    case .tooLong:
      Localized("the password is longer than 128 characters", "пароль длиннее 128 знаков")
    case .lacks:
      Localized(
        "the password needs 6 or more characters with upper case, lower case and digits, or 15 or "
          + "more of any kind",
        "в пароле должно быть от 6 знаков с заглавными и строчными буквами и цифрами или от 15 "
          + "любых")
    case .common:
      Localized(
        "the password is too common and easy to guess", "пароль слишком простой, его легко угадать")
    }
  }
}
