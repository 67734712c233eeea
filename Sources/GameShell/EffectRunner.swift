public import GameCore
public import GameUI

/// Does effects one after the other, on whatever thread calls it; each blocks until it is done.
public struct EffectRunner: Sendable {
  private let records: Result<Records, StoreFault>
  private let edge: Edge
  /// Rows of the score list that are read at once: more than a screen has lines.
  private static let scoreListRows = 100

  /// A runner on the records, or on the reason why there are none: then everything is answered
  /// as far as it goes without a store.
  public init(records: Result<Records, StoreFault>, edge: Edge) {
    self.records = records
    self.edge = edge
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
      case .drawSeed: return .seed(edge.entropy())
      case .restoreSession: return try restoreSession()
      case .logIn(let name, let password, let stay):
        return logIn(name, password: password, stay: stay)
      case .register(let registration, let stay): return register(registration, stay: stay)
      case .logOut: return try logOut()
      case .save(let settings, let owner):
        try records.get().settings.save(settings, of: owner)
      case .findProgress(let owner):
        return .progress(try records.get().progress.claim(of: owner, as: edge.progress))
      case .keepProgress(let round, let owner):
        try records.get().progress.keep(round, as: edge.progress, of: owner, at: edge.clock())
      case .dropProgress: try records.get().progress.drop(edge.progress)
      case .record(let round, let player): return record(round, by: player)
      case .loadBest(let board, let player):
        return .best(board, try records.get().leaderboard.best(of: player, on: board))
      case .loadLeaderboard(let board, let player): return page(of: board, for: player)
      case .loadScoreList(let board, let player, let before):
        return .scoreList(
          try records.get().scoreList.rounds(
            of: player, on: board, before: before, limit: Self.scoreListRows))
      case .setNote(let note, let round, let player):
        try records.get().scoreList.setNote(note, of: round, by: player)
        return .noteKept(note, of: round)
      case .deleteRound(let round, let player):
        try records.get().scoreList.delete(round, by: player)
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
    case .loadScoreList(let board, let player, let before):
      .scoreListFailed(board, player, before: before, fault)
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
    var player: Player?
    if let token = edge.session.load() {
      player = try records.accounts.player(of: token, at: edge.clock())
      if player == nil { edge.session.forget() }
    }
    return .session(player, try records.settings.settings(of: owner(player)))
  }

  private func logIn(_ name: LoginName, password: Secret, stay: Bool) -> Answer {
    do {
      let accounts = try opened().accounts
      let player = try accounts.logIn(name, password: password, at: edge.clock())
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
        try records.get().accounts.register(registration, at: edge.clock()), stay: stay)
    } catch {
      return .registerFailed(error)
    }
  }

  /// Logged in whether or not the session and the settings can be kept or read.
  private func welcome(_ player: Player, stay: Bool) -> Answer {
    if stay, let token = try? records.get().accounts.openSession(for: player.id, at: edge.clock()) {
      _ = edge.session.store(token)
    }
    let settings = try? records.get().settings.settings(of: .player(player.id))
    return .loggedIn(player, settings ?? Settings())
  }

  /// The token goes first: whatever the store says, nobody is logged in here any more.
  private func logOut() throws(StoreFault) -> Answer {
    let token = edge.session.load()
    edge.session.forget()
    if let token { try records.get().accounts.endSession(token) }
    return .loggedOut(try records.get().settings.settings(of: .guest))
  }

  private func record(_ round: VerifiedRound, by player: PlayerID) -> Answer {
    do {
      return .recorded(
        try records.get().leaderboard.record(
          round, by: player, finishing: edge.progress, at: edge.clock()))
    } catch {
      return .recordFailed(round, error)
    }
  }

  private func page(of board: Board, for player: PlayerID?) -> Answer {
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
