/// Registration, login and sessions on a store. Calls block while Argon2id runs and the gate is
/// busy, so do not call them on the main thread.
public struct Accounts: Sendable {
  /// The store of the accounts and of all other data.
  public let store: Store
  let hasher: PasswordHasher
  let attempts: FailedLogInCounter
  private let systemUser: @Sendable () -> String
  private let unanswered = UnansweredRegistration()

  /// Creates accounts. `cost` is that of hashing one password. Every password, right or wrong, for
  /// a known or an unknown account, is hashed behind `gate`. `systemUser` is the user name shown in
  /// the list of sessions.
  public init(
    store: Store, cost: PasswordCost = .standard,
    gate: any HashingGate = UnlimitedHashingGate(),
    systemUser: @escaping @Sendable () -> String = { "" }
  ) {
    self.store = store
    self.systemUser = systemUser
    attempts = FailedLogInCounter(in: store)
    hasher = PasswordHasher(cost: cost, gate: gate)
  }

  /// Adds a player. Throws `nameTaken` or `emailTaken` if either is in use, or if the name is
  /// reserved or looks like one in use.
  public func register(
    _ registration: Registration, at now: Timestamp
  ) throws(StoreError) -> Player {
    try enroll(registration, at: now).player
  }

  /// Adds a player like `register`, and returns the recovery code, to be shown once.
  public func enroll(
    _ registration: Registration, at now: Timestamp
  ) throws(StoreError) -> RegistrationResult {
    guard !ReservedName.isLike(registration.name) else { throw .nameTaken }
    let attempt = try attempt(with: registration)
    do throws(StoreError) {
      let player = try store.add(attempt.account, at: now)
      unanswered.forget()
      return RegistrationResult(player: player, code: attempt.code)
    } catch {
      if case .unreachable = error { unanswered.note(attempt) }
      throw error
    }
  }

  private func attempt(
    with registration: Registration
  ) throws(StoreError) -> UnansweredRegistration.SentRegistration {
    if let before = try unanswered.attempt(with: registration, hasher) { return before }
    let code = RecoveryCode.draw()
    let hash = try hasher.hash(registration.password.secret)
    let account = NewAccount(
      name: registration.name, email: registration.email, hash: hash, recovery: code.hash)
    return UnansweredRegistration.SentRegistration(account: account, code: code)
  }

  /// Returns the player with this name and password. An unknown name and a wrong password get the
  /// same answer after the same time. An attempt is counted before the password is checked, so that
  /// concurrent attempts cannot bypass the limit; if the store is read-only, it is counted in
  /// memory. Attempts by name and by address count together.
  public func logIn(
    _ login: LoginName, password: Secret, at now: Timestamp
  ) throws(LogInError) -> Player {
    let found = try countedCredentials(for: login, at: now)
    guard try fits(password, found), let credentials = found,
      let player = try stored({ () throws(StoreError) in try store.player(credentials.id) })
    else { throw .wrong }
    renew(credentials, password)
    try stored { () throws(StoreError) in try attempts.forget(.player(player.id), at: now) }
    return player
  }

  /// Opens a session: its token logs the player in until `Store.endSession`, or until it has not
  /// been used for `SessionPolicy.lifetime`.
  public func openSession(
    for player: PlayerID, at now: Timestamp
  ) throws(StoreError) -> SessionToken {
    let token = SessionToken.draw()
    try store.addSession(
      token.hash, for: player, of: TextSanitizer.line(systemUser(), limit: 40), at: now,
      forgettingBefore: SessionPolicy.oldest(at: now))
    return token
  }

  /// Returns the player logged in by a session token; nil if it is unknown, ended or expired.
  public func player(of token: SessionToken, at now: Timestamp) throws(StoreError) -> Player? {
    guard let session = try store.session(of: token.hash),
      session.usedAt >= SessionPolicy.oldest(at: now)
    else { return nil }
    if SessionPolicy.shouldNote(lastUse: session.usedAt, at: now) {
      do throws(StoreError) {
        try store.touchSession(token.hash, at: now)
      } catch {
        guard error.forbidsOnlyWriting else { throw error }
      }
    }
    return session.player
  }

  /// Counts an attempt at an account and returns its credentials, or nil if there is none.
  func countedCredentials(
    for login: LoginName, at now: Timestamp
  ) throws(LogInError) -> Credentials? {
    let (before, credentials) = try stored { () throws(StoreError) in
      let credentials = try store.credentials(for: login)
      let account = credentials.map { LogInThrottleKey.player($0.id) } ?? .unknown(login)
      return (try attempts.count(attemptOn: account, at: now), credentials)
    }
    if let until = ThrottlePolicy.wait(of: before, at: now) { throw .wait(until: until) }
    return credentials
  }

  /// Returns whether a password is that of an account. The store is asked about an unknown one too,
  /// so that the time reveals nothing.
  func fits(_ password: Secret, _ credentials: Credentials?) throws(LogInError) -> Bool {
    try stored { () throws(StoreError) in
      let hash = try hasher.hash(password, like: credentials?.hash)
      let isConfirmed = try store.confirms(hash, of: credentials?.id ?? PlayerID(-1))
      return isConfirmed && credentials?.hash.isVerifiable == true
    }
  }

  /// Hashes again at the current cost. If the hash cannot be stored, the old one stays valid.
  func renew(_ credentials: Credentials, _ password: Secret) {
    guard hasher.isOutdated(credentials.hash) else { return }
    do throws(StoreError) {
      try store.replaceHash(hasher.hash(password), of: credentials.id)
    } catch {
      return
    }
  }

  func stored<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(LogInError) -> Result {
    do throws(StoreError) {
      return try body()
    } catch {
      throw .store(error)
    }
  }

  /// Performs a change; throws `unsettled` if the server was lost, because the answer may be all
  /// that is missing.
  func changed<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(LogInError) -> Result {
    do throws(LogInError) {
      return try stored(body)
    } catch .store(.unreachable) {
      throw .unsettled
    }
  }
}
