import GameCore
import SystemStrings

/// `flipside recover NAME`: sets a new password for a player who has forgotten theirs, for an
/// administrator who can write the database.
struct Recover: Command {
  static let description = CommandDescription(
    "recover", "recover NAME", arguments: [.unknown]
  ) { $0("set a new password for a player", "задать игроку новый пароль") }

  /// The name or address of the player.
  private let name: String

  init(_ given: inout Arguments) throws(UsageError) {
    guard let name = given.next()?.text else { throw .recoverWhom }
    self.name = name
  }

  func run(in context: CommandContext) throws(StoreError) -> Outcome {
    .report(try report(in: context))
  }

  private func report(in context: CommandContext) throws(StoreError) -> Report {
    let language = context.language
    // Creates nothing: without records there is no account to recover.
    guard let player = try context.players()?.credentials(for: LoginName(name))?.player else {
      return PlayerRequest.unknown(name).failure(in: language)
    }
    // Checked before a password is typed.
    let accounts = try context.openAccounts(context.place())
    guard let draft = Self.draft(for: player, context) else {
      return RecoverPhrase.cancelled.failure(in: language)
    }
    let (name, email) = (player.name.description, player.email.description)
    if let error = draft.error(name: name, email: email) {
      return RecoverPhrase.refused(error).failure(in: language)
    }
    guard let password = draft.password(name: name, email: email) else {
      return RecoverPhrase.differs.failure(in: language)
    }
    let code = try accounts.reset(player, to: password, at: context.now)
    return RecoverPhrase.done(player.name, code).report(in: language)
  }

  /// Asks for the password, twice if it is typed; nil if the answer is canceled.
  private static func draft(for player: Player, _ context: CommandContext) -> NewPasswordDraft? {
    var draft = NewPasswordDraft()
    switch context.ask(RecoverPhrase.prompt(player.name).text(in: context.language)) {
    case .typed(let password):
      draft.password = password
      switch context.ask(RecoverPhrase.again.text(in: context.language)) {
      case .typed(let repeated), .piped(let repeated): draft.repeated = repeated
      case .cancelled: return nil
      }
    case .piped(let password):
      draft.password = password
      draft.repeated = password
    case .cancelled: return nil
    }
    return draft
  }
}

extension UsageError {
  static let recoverWhom = UsageError {
    $0(
      "use 'flipside recover NAME' with the name of a player",
      "нужна команда 'flipside recover NAME', где NAME — имя игрока")
  }
}
