import GameCore

/// A task of players concerning their account; each has a short form.
enum AccountTask: Hashable, Sendable {
  case name, email, password, recoveryCode, export, delete
  /// Setting a new password if the old one was forgotten, before logging in.
  case recover

  enum Field: Hashable, Sendable {
    case login, code, name, email, old, password, repeated, path

    /// Whether dots are shown instead of the text.
    var isMasked: Bool { [.old, .password, .repeated].contains(self) }
  }

  /// The fields from the top.
  var fields: [Field] {
    switch self {
    case .name: [.name]
    case .email: [.email, .old]
    case .password: [.old, .password, .repeated]
    case .recoveryCode, .delete: [.old]
    case .export: [.path]
    case .recover: [.login, .code, .password, .repeated]
    }
  }
}
