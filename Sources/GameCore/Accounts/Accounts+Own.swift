/// Changes that players make to their accounts.
extension Accounts {
  /// Changes a player's name. Throws `nameTaken` if it is reserved, or looks like another player's
  /// name.
  public func rename(_ player: PlayerID, to name: PlayerName) throws(LogInError) {
    guard !ReservedName.isLike(name) else { throw .store(.nameTaken) }
    try changed { () throws(StoreError) in try store.setName(name, of: player) }
  }

  /// Changes the address of a player who knows the password, because it can be used to log in.
  /// Throws `emailTaken` if another player has it. Wrong passwords are throttled like failed
  /// logins.
  public func changeEmail(
    of player: PlayerID, to email: Email, password: Secret, at now: Timestamp
  ) throws(LogInError) {
    try confirm(password, of: player, at: now)
    try changed { () throws(StoreError) in try store.setEmail(email, of: player) }
  }

  /// Replaces the password if `old` is correct, and ends all sessions of the player. `session`,
  /// this program's session, continues with the returned token, so that a stolen copy of the old
  /// one is useless. Wrong passwords are throttled like failed logins.
  public func changePassword(
    of player: PlayerID, from old: Secret, to new: Password, renewing session: SessionToken?,
    at now: Timestamp
  ) throws(LogInError) -> SessionToken? {
    try confirm(old, of: player, at: now)
    let renewal = session.map { (old: $0, new: SessionToken.draw()) }
    try changed { () throws(StoreError) in
      try store.setPassword(
        hasher.hash(new.secret), of: player, renewing: renewal.map { ($0.old.hash, $0.new.hash) })
    }
    return renewal?.new
  }

  /// Returns the sessions of a player, most recently used first.
  public func sessions(
    of player: PlayerID, at now: Timestamp
  ) throws(StoreError) -> [OpenSession] {
    try store.withoutTransaction { db in
      try db.sessions(of: player, since: SessionPolicy.oldest(at: now))
    }
  }

  /// Creates a recovery code for a player who knows the password, and returns it to be shown once.
  /// The previous code becomes invalid, perhaps even if this throws `unsettled`.
  public func makeRecoveryCode(
    for player: PlayerID, password: Secret, at now: Timestamp
  ) throws(LogInError) -> RecoveryCode {
    try confirm(password, of: player, at: now)
    let code = RecoveryCode.draw()
    try changed { () throws(StoreError) in
      try store.setRecoveryCode(code.hash, of: player, at: now)
    }
    return code
  }

  /// Sets a new password with a recovery code, ends all sessions, and returns the next code; each
  /// can be used once. An unknown name and a wrong code get the same answer after the same time.
  /// Failed attempts are throttled like failed logins and count together with them. If this throws
  /// `unsettled`, the new password may be valid already.
  public func recover(
    _ login: LoginName, with code: RecoveryCode, to password: Password, at now: Timestamp
  ) throws(LogInError) -> RegistrationResult {
    let credentials = try countedCredentials(for: login, at: now)
    let next = RecoveryCode.draw()
    let recovered = try changed { () throws(StoreError) -> Player? in
      // Also for an unknown name or a wrong code, so that the time reveals nothing.
      let hash = try hasher.hash(password.secret)
      guard let id = credentials?.id,
        try store.recover(id, using: code.hash, to: hash, next: next.hash, at: now)
      else { return nil }
      let player = try store.player(id)
      try attempts.forget(.player(id), at: now)
      return player
    }
    guard let player = recovered else { throw .wrong }
    return RegistrationResult(player: player, code: next)
  }

  /// Returns the account for `login`, or nil.
  public func account(_ login: LoginName) throws(StoreError) -> Player? {
    guard let id = try store.credentials(for: login)?.id else { return nil }
    return try store.player(id)
  }

  /// Sets a new password without a check, for administrators who can write the database anyway.
  /// Ends all sessions of the player and returns the next recovery code.
  public func reset(
    _ player: Player, to password: Password, at now: Timestamp
  ) throws(StoreError) -> RecoveryCode {
    let code = RecoveryCode.draw()
    try store.setPassword(hasher.hash(password.secret), of: player.id, renewing: nil)
    try store.setRecoveryCode(code.hash, of: player.id, at: now)
    try attempts.forget(.player(player.id), at: now)
    return code
  }

  /// Deletes the player and all their data if `password` is correct. Wrong passwords are throttled
  /// like failed logins. A player who no longer exists is deleted: the answer to an earlier attempt
  /// may have been lost.
  public func delete(
    _ player: PlayerID, password: Secret, at now: Timestamp
  ) throws(LogInError) {
    do throws(LogInError) {
      try confirm(password, of: player, at: now)
      try changed { () throws(StoreError) in try store.delete(player) }
    } catch .store(.notFound) {
      let left = try stored { () throws(StoreError) in try store.credentials(of: player) }
      guard left == nil else { throw .store(.notFound) }
    }
  }

  /// Throws unless `password` is the player's. A wrong one counts as a failed login.
  private func confirm(
    _ password: Secret, of player: PlayerID, at now: Timestamp
  ) throws(LogInError) {
    let (before, credentials) = try stored { () throws(StoreError) in
      guard let credentials = try store.credentials(of: player) else { throw .notFound }
      return (try attempts.count(attemptOn: .player(player), at: now), credentials)
    }
    if let until = ThrottlePolicy.wait(of: before, at: now) { throw .wait(until: until) }
    guard try fits(password, credentials) else { throw .wrong }
    try stored { () throws(StoreError) in try attempts.forget(.player(player), at: now) }
  }
}

/// A new player with the recovery code, which is not stored and cannot be shown again.
public struct RegistrationResult: Hashable, Sendable {
  public let player: Player
  public let code: RecoveryCode
}

/// The input of the form for a new password.
public struct NewPasswordDraft: Hashable, Sendable {
  public let password: Secret
  public let repeated: Secret

  public init(password: Secret, repeated: Secret) {
    self.password = password
    self.repeated = repeated
  }

  /// Returns the problem with the password for an account of this name and address, which it must
  /// not be; nil if there is none.
  public func error(name: String, email: String) -> PasswordError? {
    do throws(PasswordError) {
      let checked = try Password(password.revealed)
      return checked.isOne(of: name, email) ? .common : nil
    } catch {
      return error
    }
  }

  public var repeatedDiffers: Bool { repeated != password }

  /// Returns the checked password; nil if there is a problem.
  public func password(name: String, email: String) -> Password? {
    guard !repeatedDiffers, error(name: name, email: email) == nil else { return nil }
    return try? Password(password.revealed)
  }
}
