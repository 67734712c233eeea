public import GameCore
public import GameUI

/// A runner that performs store requests one after the other, blocking the calling thread.
public struct EffectRunner: Sendable {
  let accounts: Result<Accounts, StoreError>
  let dependencies: Dependencies
  let session: PersistentLogin

  /// Creates a runner on the accounts and their store, or with the reason why there is none; then
  /// it answers as far as possible without a store.
  public init(accounts: Result<Accounts, StoreError>, dependencies: Dependencies) {
    self.accounts = accounts
    self.dependencies = dependencies
    session = PersistentLogin(dependencies.session, dependencies.logIns)
  }

  /// The first event for the application.
  public var greeting: StoreAnswer? {
    guard case .failure(let error) = accounts else { return nil }
    return .unavailable(error)
  }

  /// Performs a request and returns the answer, if any; long requests report their progress to
  /// `reporting`.
  public func perform(
    _ request: StoreRequest, reporting: @escaping (StoreAnswer) -> Void = { _ in }
  ) -> StoreAnswer? {
    dependencies.setClock()
    if request.isWritten { endOverdueSessions() }
    guard let player = request.privatePlayer, isEnded(logInOf: player) else {
      let own = answer(to: request, reporting: reporting)
      // Results that waited for the player's login.
      if request.mayLogIn, session.player != nil, let own, let news = catchUp() {
        reporting(own)
        return news
      }
      return own
    }
    // A round finished before the player was notified still counts.
    if case .record = request, let recorded = answer(to: request, reporting: reporting) {
      reporting(recorded)
    }
    return .loggedOut(player)
  }

  private func answer(
    to request: StoreRequest, reporting: @escaping (StoreAnswer) -> Void
  ) -> StoreAnswer? {
    switch request {
    case .restoreSession: restoreSession()
    case .logIn(let name, let password, let stay):
      .logIn(name, logIn(name, password: password, stay: stay))
    case .register(let registration, let stay):
      .register(registration.name, register(registration, stay: stay))
    case .logOut: .logOut(logOut(reporting))
    case .save(let settings, let owner):
      kept(request) { accounts throws(StoreError) in
        try accounts.store.save(settings, of: owner)
      }
    case .noteTaught: kept(request, Self.noteTaught)
    case .drawSeed: .seed(dependencies.entropy())
    case .findProgress(let owner):
      .progress(owner, claim(of: owner))
    case .keepProgress(let round, let owner):
      notKept(request, because: keep(round, of: owner))
    case .dropProgress(let deal): drop(deal, for: request)
    case .record(let earned): .recorded(earned, kept(earned))
    case .date(let record): .dated(record, dependencies.clock())
    case .query(let query):
      query.answer(
        in: QueryAccess(
          accounts, clock: dependencies.clock, program: dependencies.progress, session: session,
          files: TypedFiles()
        ) { reporting(.underway(query, done: $0, total: $1)) })
    }
  }

  /// Returns the result of an operation on the stored data.
  func result<Value>(
    _ body: (Accounts) throws(StoreError) -> Value
  ) -> Result<Value, StoreError> {
    Result { () throws(StoreError) in try body(try accounts.get()) }
  }

  /// Performs a request that is answered only if it fails. If there is no store at all, `greeting`
  /// has already reported it.
  private func kept(
    _ request: StoreRequest, _ body: (Accounts) throws(StoreError) -> Void
  ) -> StoreAnswer? {
    guard case .failure(let error) = result(body) else { return nil }
    return notKept(request, because: error)
  }

  private func notKept(_ request: StoreRequest, because error: StoreError?) -> StoreAnswer? {
    guard case .success = accounts, let error else { return nil }
    return .notKept(request, error)
  }

  private func drop(_ deal: KeptDeal, for request: StoreRequest) -> StoreAnswer? {
    dependencies.queuedGames?.release(deal)
    return kept(request) { accounts throws(StoreError) in
      try accounts.store.drop(dependencies.progress, of: deal)
    }
  }

  private func restoreSession() -> StoreAnswer {
    let player = result { accounts throws(StoreError) in
      endAbandonedSessions(in: accounts)
      return try session.restore(from: accounts, at: dependencies.clock())
    }
    switch player {
    case .success(let player?):
      return .session(.player(Welcome(player, settings: settings(of: player))))
    case .success(nil): return .session(.guest(settings(of: nil)))
    case .failure(let error): return .session(.guest(.failure(error)))
    }
  }

  private func settings(of player: Player?) -> Result<Settings, StoreError> {
    result { accounts throws(StoreError) in
      guard let player else { return try accounts.store.settings(of: .guest) }
      var settings = try accounts.store.settings(of: .player(player.id))
      // The same person, whatever the account: the system user is the same.
      if !settings.isTaught, !dependencies.isAccountShared {
        settings.isTaught = try accounts.store.settings(of: .guest).isTaught
      }
      return settings
    }
  }

  /// Stores that the player has seen the tutorial in the guest settings, which each system user
  /// has.
  private static func noteTaught(in accounts: Accounts) throws(StoreError) {
    var settings = try accounts.store.settings(of: .guest)
    guard !settings.isTaught else { return }
    settings.isTaught = true
    try accounts.store.save(settings, of: .guest)
  }

  private func logIn(
    _ name: LoginName, password: Secret, stay: Bool
  ) -> Result<Welcome, LogInError> {
    switch accounts {
    case .failure(let error): .failure(.store(error))
    case .success(let accounts):
      Result { () throws(LogInError) in
        try accounts.logIn(name, password: password, at: dependencies.clock())
      }
      .map { welcome($0, stay: stay, in: accounts) }
    }
  }

  private func register(
    _ registration: Registration, stay: Bool
  ) -> Result<Welcome, StoreError> {
    result { accounts throws(StoreError) in
      let enrolment = try accounts.enroll(registration, at: dependencies.clock())
      return welcome(enrolment.player, stay: stay, in: accounts, recovery: enrolment.code)
    }
  }

  /// Ends the sessions of crashed programs and removes their notes. A session that cannot be ended
  /// now is tried again with the next request of a program.
  private func endAbandonedSessions(in accounts: Accounts) {
    session.endAbandoned { id throws(StoreError) in try accounts.store.endSession(id) }
  }

  /// Logs a player in, even if the session cannot be stored or the settings cannot be read.
  private func welcome(
    _ player: Player, stay: Bool, in accounts: Accounts, recovery: RecoveryCode? = nil
  ) -> Welcome {
    session.open(for: player.id, stay: stay, in: accounts, at: dependencies.clock())
    let profile = result { accounts throws(StoreError) in
      try accounts.store.profile(of: player.id).profile
    }
    let isEmpty = if case .success(let profile) = profile { profile.isEmpty } else { false }
    let settings = settings(of: player)
    let isDue = (try? settings.get())?.profileOffer.isDue(at: dependencies.clock()) ?? false
    return Welcome(
      player, settings: settings, offersProfile: isEmpty && isDue, recovery: recovery)
  }

  /// Ends this program's session and reports if the store fails. The player is logged out here in
  /// any case.
  private func logOut(_ reporting: (StoreAnswer) -> Void) -> Result<Settings, StoreError> {
    // Read first: a store that cannot be written can often be read.
    let settings = settings(of: nil)
    // While the player is logged in. A game that is not released is offered again when the program
    // has ended.
    _ = result { accounts throws(StoreError) in try accounts.store.park(dependencies.progress) }
    let ended = result { accounts throws(StoreError) in try session.end(in: accounts) }
    if case .failure(let error) = ended, let answer = notKept(.logOut, because: error) {
      reporting(answer)
    }
    return settings
  }
}
