import Canvas
import GameCore

/// The result of an account task.
enum AccountNotice: DialogContent, Hashable {
  case done(AccountTask)
  case failed(LogInError)
  case notRecovered(LogInError)
  /// The server was lost during the change.
  case unsettled(AccountTask)
  case exported(String)
  case notExported(ExportError)
  /// The account was deleted; in the language of its player.
  case deleted(in: Language)
  case profileSaved
  /// The form was submitted without changes.
  case unchanged(AccountTask)

  var yieldsToTyping: Bool {
    switch self {
    case .failed, .notRecovered, .unsettled, .notExported, .unchanged: true
    case .done, .exported, .deleted, .profileSaved: false
    }
  }

  func title(_ look: RenderStyle) -> String {
    switch self {
    case .done(let task), .unchanged(let task), .unsettled(let task):
      look.text(AccountPhrase.title(task))
    case .exported, .notExported: look.text(AccountPhrase.title(.export))
    case .deleted(let language): look.text(AccountPhrase.title(.delete), in: language)
    case .profileSaved: look.text(ProfilePhrase.heading)
    case .failed, .notRecovered: look.text(AccountPhrase.notChanged)
    }
  }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    switch self {
    case .done(let task): [.text(look.text(AccountPhrase.done(task)))]
    case .failed(.store(.emailTaken)): [.text(look.text(AccountPhrase.emailTaken))]
    case .failed(.wrong): [.text(look.text(AccountPhrase.wrongPassword))]
    case .notRecovered(.wrong): [.text(look.text(AccountPhrase.wrongCode))]
    case .failed(let error), .notRecovered(let error): LogInNotice.failed(error).parts(look)
    case .unsettled(let task): [.text(look.text(AccountPhrase.unsettled(task)))]
    case .exported(let path):
      [.text(look.text(AccountPhrase.done(.export))), .note(TextSanitizer.line(path, limit: 200))]
    case .notExported(.store(let error)): [.text(look.text(error))]
    case .notExported(.fileExists): [.text(look.text(AccountPhrase.fileExists))]
    case .notExported(.cannotWrite): [.text(look.text(AccountPhrase.cannotWrite))]
    case .deleted(let language): [.text(look.text(AccountPhrase.done(.delete), in: language))]
    case .profileSaved: [.text(look.text(ProfilePhrase.saved))]
    case .unchanged(.email): [.text(look.text(AccountPhrase.sameEmail))]
    case .unchanged: [.text(look.text(AccountPhrase.sameName))]
    }
  }
}
