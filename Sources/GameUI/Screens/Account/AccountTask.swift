import GameCore

/// Something that players do with their account: a short form each.
enum AccountTask: Hashable, Sendable {
  case name, email, password, recoveryCode, export, delete
  /// A new password for whoever has forgotten the old one; before logging in.
  case recover

  enum Field: Hashable, Sendable {
    case login, code, name, email, old, password, repeated, path

    /// Whether dots are shown instead of what is typed.
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
