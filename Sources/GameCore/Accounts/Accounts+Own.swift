/// What players do with their own accounts.
extension Accounts {
  /// Gives the player another name. Throws `nameTaken` where it is, or looks like, somebody else's
  /// or one that means something on the screen.
  public func rename(_ player: PlayerID, to name: PlayerName) throws(StoreFault) {
    guard !ReservedName.isLike(name) else { throw .nameTaken }
    try store.setName(name, of: player)
  }

  /// Gives whoever knows the password another address, for one can log in with it. Throws
  /// `emailTaken` where it is somebody else's. Wrong passwords are slowed as wrong log-ins are.
  public func changeEmail(
    of player: PlayerID, to email: Email, password: Secret, at now: Timestamp
  ) throws(LogInFault) {
    try confirm(password, of: player, at: now)
    try stored { () throws(StoreFault) in try store.setEmail(email, of: player) }
  }

  /// Replaces the password, if `old` is the player's, and ends all their sessions. `session`, this
  /// program's own, continues under the token that is returned: a stolen copy of the old token is
  /// worth nothing. Wrong passwords are slowed as wrong log-ins are.
  public func changePassword(
    of player: PlayerID, from old: Secret, to new: Password, renewing session: SessionToken?,
    at now: Timestamp
  ) throws(LogInFault) -> SessionToken? {
    try confirm(old, of: player, at: now)
    let renewal = session.map { (old: $0, new: SessionToken.draw()) }
    try stored { () throws(StoreFault) in
      try store.setPassword(
        hasher.hash(new.secret), of: player, renewing: renewal.map { ($0.old.hash, $0.new.hash) })
    }
    return renewal?.new
  }

  /// Where the player is logged in, the session used last first.
  public func sessions(
    of player: PlayerID, at now: Timestamp
  ) throws(StoreFault) -> [OpenSession] {
    try store.sessions(of: player, since: SessionPolicy.oldest(at: now))
  }

  /// Ends one of the sessions listed.
  public func endSession(_ id: SessionTokenHash) throws(StoreFault) {
    try store.endSession(id)
  }

  /// Ends all sessions of the player but that of this program.
  public func endOtherSessions(
    of player: PlayerID, keeping kept: SessionToken?
  ) throws(StoreFault) {
    try store.endSessions(of: player, but: kept?.hash)
  }

  /// Makes a recovery code for whoever knows the password, and gives it, to be shown this once; the
  /// one before works no more.
  public func makeRecoveryCode(
    for player: PlayerID, password: Secret, at now: Timestamp
  ) throws(LogInFault) -> RecoveryCode {
    try confirm(password, of: player, at: now)
    let code = RecoveryCode.draw()
    try stored { () throws(StoreFault) in
      try store.setRecoveryCode(code.hash, of: player, at: now)
    }
    return code
  }

  /// Sets a new password for whoever has the recovery code, ends all sessions, and gives the next
  /// code: each works once. An unknown name and a wrong code get the same answer in the same time,
  /// and tries are slowed as and together with those to log in.
  public func recover(
    _ login: LoginName, with code: RecoveryCode, to password: Password, at now: Timestamp
  ) throws(LogInFault) -> Enrolment {
    let (before, credentials) = try stored { () throws(StoreFault) in
      let credentials = try store.credentials(for: login)
      let account = TriedAccount(login, credentials)
      return (try tries.count(aTryAt: account, at: now), credentials)
    }
    if let until = ThrottlePolicy.wait(of: before, at: now) { throw .wait(until: until) }
    let next = RecoveryCode.draw()
    let isDone = try stored { () throws(StoreFault) in
      // Hashed for nobody and for a wrong code too: the time must not tell.
      let hash = try hasher.hash(password.secret)
      guard let credentials else { return false }
      return try store.recover(
        credentials.player.id, using: code.hash, to: hash, next: next.hash, at: now)
    }
    guard isDone, let credentials else { throw .wrong }
    try stored { () throws(StoreFault) in
      try tries.forget(.player(credentials.player.id), at: now)
    }
    return Enrolment(player: credentials.player, code: next)
  }

  /// The account that `login` leads to; nil where there is none.
  public func account(_ login: LoginName) throws(StoreFault) -> Player? {
    try store.credentials(for: login)?.player
  }

  /// Sets a new password without asking for anything, for whoever may write the database anyway;
  /// ends all sessions of the player and gives the next recovery code.
  public func reset(
    _ player: Player, to password: Password, at now: Timestamp
  ) throws(StoreFault) -> RecoveryCode {
    let code = RecoveryCode.draw()
    try store.setPassword(hasher.hash(password.secret), of: player.id, renewing: nil)
    try store.setRecoveryCode(code.hash, of: player.id, at: now)
    try tries.forget(.player(player.id), at: now)
    return code
  }

  /// Deletes the player with everything that is theirs, if `password` is the player's. Wrong
  /// passwords are slowed as wrong log-ins are.
  public func delete(
    _ player: PlayerID, password: Secret, at now: Timestamp
  ) throws(LogInFault) {
    try confirm(password, of: player, at: now)
    try stored { () throws(StoreFault) in try store.delete(player) }
  }

  /// Throws unless `password` is the player's. A wrong one counts as a failed log-in.
  private func confirm(
    _ password: Secret, of player: PlayerID, at now: Timestamp
  ) throws(LogInFault) {
    let (before, credentials) = try stored { () throws(StoreFault) in
      guard let credentials = try store.credentials(of: player) else { throw .notFound }
      return (try tries.count(aTryAt: .player(player), at: now), credentials)
    }
    if let until = ThrottlePolicy.wait(of: before, at: now) { throw .wait(until: until) }
    let fits = try stored { () throws(StoreFault) in
      try hasher.verify(password, against: credentials.hash)
    }
    guard fits else { throw .wrong }
    try stored { () throws(StoreFault) in try tries.forget(.player(player), at: now) }
  }
}

/// A player with the recovery code made just now, which is not kept and cannot be shown again.
public struct Enrolment: Hashable, Sendable {
  public let player: Player
  public let code: RecoveryCode

  public init(player: Player, code: RecoveryCode) {
    self.player = player
    self.code = code
  }
}

/// What somebody has typed to set a new password.
public struct NewPasswordDraft: Hashable, Sendable {
  public var password = Secret("")
  public var repeated = Secret("")

  public init() {}

  /// What is wrong with the password for the account of this name and address.
  public func fault(name: String, email: String) -> PasswordFault? {
    do throws(PasswordFault) {
      let checked = try Password(password.revealed)
      return checked.isOne(of: name, email) ? .common : nil
    } catch {
      return error
    }
  }

  public var repeatedDiffers: Bool { repeated != password }

  /// The checked password; nil while something is wrong.
  public func password(name: String, email: String) -> Password? {
    guard !repeatedDiffers, fault(name: name, email: email) == nil else { return nil }
    return try? Password(password.revealed)
  }
}
