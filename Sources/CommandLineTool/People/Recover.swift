import GameCore
import SystemStrings

/// `flipside recover NAME`: sets a new password for a player who has forgotten theirs, for an
/// administrator who can write the database.
struct Recover {
  private let name: String
  private let language: Language
  private let conditions: PeopleConditions

  init(_ name: String, _ language: Language, _ conditions: PeopleConditions) {
    self.name = name
    self.language = language
    self.conditions = conditions
  }

  func report(
    from store: any PeopleStore, in directory: SystemString
  ) throws(StoreError) -> Report {
    guard let player = try store.credentials(for: LoginName(name))?.player else {
      return RecoverPhrase.unknownPlayer(name).failure(in: language)
    }
    // Checked before a password is typed.
    let accounts = try conditions.openAccounts(directory)
    var draft = NewPasswordDraft()
    switch conditions.ask(RecoverPhrase.prompt(player.name).text(in: language)) {
    case .typed(let password):
      draft.password = password
      switch conditions.ask(RecoverPhrase.again.text(in: language)) {
      case .typed(let repeated), .piped(let repeated): draft.repeated = repeated
      case .cancelled: return RecoverPhrase.cancelled.failure(in: language)
      }
    case .piped(let password):
      draft.password = password
      draft.repeated = password
    case .cancelled: return RecoverPhrase.cancelled.failure(in: language)
    }
    let (name, email) = (player.name.description, player.email.description)
    if let error = draft.error(name: name, email: email) {
      return RecoverPhrase.refused(error).failure(in: language)
    }
    guard let password = draft.password(name: name, email: email) else {
      return RecoverPhrase.differs.failure(in: language)
    }
    let code = try accounts.reset(player, to: password, at: conditions.now)
    return Report(
      output: RecoverPhrase.done(player.name, code).text(in: language) + "\n")
  }
}
