public import GameCore
public import GameUI

/// Does effects one after the other, on whatever thread calls it; each blocks until it is done.
public struct EffectRunner: Sendable {
  private let records: Result<Records, StoreFault>
  private let dependencies: Dependencies
  private let session: StayingSession
  /// Rows of the score list that are read at once: more than a screen has lines.
  private static let ownRoundsRows = 100

  /// A runner on the records, or on the reason why there are none: then everything is answered
  /// as far as it goes without a store.
  public init(records: Result<Records, StoreFault>, dependencies: Dependencies) {
    self.records = records
    self.dependencies = dependencies
    session = StayingSession(dependencies.session)
  }

  /// What the application is told before anything else.
  public var greeting: Answer? {
    guard case .failure(let fault) = records else { return nil }
    return .storeUnavailable(fault)
  }

  /// Does one effect and gives its answer, if it has one.
  public func perform(_ effect: Effect) -> Answer? {
    do {
      switch effect {
      case .drawSeed: return .seed(dependencies.entropy())
      case .restoreSession: return try restoreSession()
      case .logIn(let name, let password, let stay):
        return logIn(name, password: password, stay: stay)
      case .register(let registration, let stay): return register(registration, stay: stay)
      case .logOut: return try logOut()
      case .save(let settings, let owner):
        try records.get().settings.save(settings, of: owner)
      case .findProgress(let owner):
        return .progress(try records.get().progress.claim(of: owner, as: dependencies.progress))
      case .keepProgress(let round, let owner):
        try records.get().progress.keep(
          round, as: dependencies.progress, of: owner, at: dependencies.clock())
      case .dropProgress: try records.get().progress.drop(dependencies.progress)
      case .record(let earned): return record(earned)
      case .loadBest(let board, let player):
        return .best(board, try records.get().leaderboard.best(of: player, on: board))
      case .loadLeaderboard(let board, let player): return page(of: board, for: player)
      case .loadOwnRounds(let board, let player, let before):
        return .ownRounds(
          try records.get().ownRounds.rounds(
            of: player, on: board, before: before, limit: Self.ownRoundsRows))
      case .setNote(let note, let round, let player):
        try records.get().ownRounds.setNote(note, of: round, by: player)
        return .noteKept(note, of: round)
      case .deleteRound(let round, let player):
        try records.get().ownRounds.delete(round, by: player)
        return .roundDeleted(round)
      // The loop and the client of the picture helper do these.
      case .setMouse, .bell, .redraw, .suspend, .quit, .loadPictures, .redrawPictures,
        .cancelPictures:
        break
      }
      return nil
    } catch {
      return failure(error, of: effect)
    }
  }

  /// The answer to an effect that did not come through, where the application waits for one.
  private func failure(_ fault: StoreFault, of effect: Effect) -> Answer? {
    switch effect {
    case .restoreSession: .session(nil, Settings())
    case .logOut: .loggedOut(Settings())
    case .findProgress: .progress(nil)
    case .loadBest(let board, _): .best(board, nil)
    case .loadOwnRounds(let board, let player, let before):
      .ownRoundsFailed(board, player, before: before, fault)
    case .setNote(let note, let round, _): .noteFailed(note, of: round, fault)
    case .deleteRound(let round, _): .deleteFailed(round, fault)
    // Said once already, in the greeting.
    case .save, .keepProgress, .dropProgress: isOpen ? .notKept(fault) : nil
    default: nil
    }
  }

  private var isOpen: Bool {
    if case .success = records { true } else { false }
  }

  private func restoreSession() throws(StoreFault) -> Answer {
    let records = try records.get()
    let player = try session.restore(from: records.accounts, at: dependencies.clock())
    return .session(player, try records.settings.settings(of: owner(player)))
  }

  private func logIn(_ name: LoginName, password: Secret, stay: Bool) -> Answer {
    do {
      let accounts = try opened().accounts
      let player = try accounts.logIn(name, password: password, at: dependencies.clock())
      return welcome(player, stay: stay)
    } catch {
      return .logInFailed(error)
    }
  }

  private func opened() throws(LogInFault) -> Records {
    do { return try records.get() } catch { throw .store(error) }
  }

  private func register(_ registration: Registration, stay: Bool) -> Answer {
    do {
      return welcome(
        try records.get().accounts.register(registration, at: dependencies.clock()), stay: stay)
    } catch {
      return .registerFailed(error)
    }
  }

  /// Logged in whether or not the session and the settings can be kept or read.
  private func welcome(_ player: Player, stay: Bool) -> Answer {
    if let accounts = try? records.get().accounts {
      if stay {
        session.open(for: player.id, in: accounts, at: dependencies.clock())
      } else {
        session.decline(for: player.id, in: accounts, at: dependencies.clock())
      }
    }
    let settings = try? records.get().settings.settings(of: .player(player.id))
    return .loggedIn(player, settings ?? Settings())
  }

  /// The token goes first: whatever the store says, nobody is logged in here any more.
  private func logOut() throws(StoreFault) -> Answer {
    if let token = session.takeOwn() { try records.get().accounts.endSession(token) }
    return .loggedOut(try records.get().settings.settings(of: .guest))
  }

  private func record(_ earned: EarnedRound) -> Answer {
    do {
      return .recorded(
        try records.get().leaderboard.record(
          earned.round, by: earned.player, at: dependencies.clock()),
        earned)
    } catch {
      return .recordFailed(earned, error)
    }
  }

  private func page(of board: LeaderboardKey, for player: PlayerID?) -> Answer {
    do {
      return .leaderboard(try records.get().leaderboard.page(of: board, for: player, limit: 10))
    } catch {
      return .leaderboardFailed(board, error)
    }
  }

  private func owner(_ player: Player?) -> Owner {
    player.map { .player($0.id) } ?? .guest
  }
}
