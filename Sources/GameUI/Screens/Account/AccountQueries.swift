import GameCore

/// The current name and address, which another program may have changed; nil if the session does
/// not identify an account.
struct OwnAccountQuery: PrivateQuery {
  let player: PlayerID

  func run(in access: QueryAccess) throws(StoreError) -> Player? {
    let accounts = try access.accounts
    guard let token = access.session.token else { return nil }
    return try accounts.player(of: token, at: access.clock())
  }
}

/// Whether there is any account.
struct AnyAccountQuery: PublicQuery {
  func run(in access: QueryAccess) throws(StoreError) -> Bool {
    try !access.store.players(PlayersRequest(limit: 1)).rows.isEmpty
  }
}

/// A change of the player's account.
struct AccountChange: PrivateQuery {
  /// The changed part.
  enum Part: Hashable {
    case name(PlayerName)
    case email(Email, password: Secret)
    case password(from: Secret, to: Password)

    /// Returns the player after the change.
    func changed(_ player: Player) -> Player {
      switch self {
      case .name(let name): Player(id: player.id, name: name, email: player.email)
      case .email(let email, _): Player(id: player.id, name: player.name, email: email)
      case .password: player
      }
    }
  }

  let part: Part
  let player: PlayerID

  func run(in access: QueryAccess) throws(LogInError) -> Done {
    let (account, now) = (try access.accounts(or: LogInError.store), access.clock())
    switch part {
    case .name(let name):
      try account.rename(player, to: name)
    case .email(let email, let password):
      try account.changeEmail(of: player, to: email, password: password, at: now)
    case .password(let old, let new):
      let token = try account.changePassword(
        of: player, from: old, to: new, renewing: access.session.token, at: now)
      if let token { access.session.replace(with: token) }
    }
    return Done()
  }
}

/// A new recovery code for a player who knows the password.
struct RecoveryCodeRequest: PrivateQuery {
  let player: PlayerID
  let password: Secret

  func run(in access: QueryAccess) throws(LogInError) -> RecoveryCode {
    try access.accounts(or: LogInError.store).makeRecoveryCode(
      for: player, password: password, at: access.clock())
  }
}

/// A new password set with the recovery code, for a player who is not logged in.
struct Recovery: PublicQuery {
  let login: LoginName
  let code: RecoveryCode
  let password: Password

  func run(in access: QueryAccess) throws(LogInError) -> RegistrationResult {
    try access.accounts(or: LogInError.store).recover(
      login, with: code, to: password, at: access.clock())
  }
}

/// The export of all data about the player to a new file that only its owner can read.
struct AccountExport: PrivateQuery {
  let player: PlayerID
  let path: String

  func run(in access: QueryAccess) throws(ExportError) -> Done {
    let contents = Result { () throws(StoreError) in
      try access.store.contents(of: player)
    }
    let document = try contents.mapError(ExportError.store).get().document(at: access.clock())
    try access.files.create(path, with: document)
    return Done()
  }
}

/// A new file with a recovery code that only its owner can read; answered with its path.
struct RecoveryCodeFile: PublicQuery {
  let code: RecoveryCode
  let directory: String

  func run(in access: QueryAccess) throws(ExportError) -> String {
    var path = "\(directory)/flipside-recovery-code.txt"
    // Files of earlier codes stay.
    for number in 2...99 {
      do throws(ExportError) {
        try access.files.create(path, with: "Flipside: \(code.secret.revealed)\n")
        return path
      } catch {
        guard error == .fileExists else { throw error }
        path = "\(directory)/flipside-recovery-code-\(number).txt"
      }
    }
    throw .fileExists
  }
}

/// The deletion of the account, with the player's sessions. It needs no login, which may have ended
/// with the account in an attempt whose answer was lost.
struct AccountDeletion: PublicQuery {
  let player: PlayerID
  let password: Secret

  func run(in access: QueryAccess) throws(LogInError) -> Done {
    try access.accounts(or: LogInError.store).delete(
      player, password: password, at: access.clock())
    access.session.forget()
    return Done()
  }
}
