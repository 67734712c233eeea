import GameCore
import GameUI

extension EffectRunner {
  /// Returns whether the session of `player` here no longer exists, because the password was
  /// changed or another program ended it. False if the store cannot be read.
  func isEnded(logInOf player: PlayerID) -> Bool {
    guard case .success(let records) = records, let token = session.token else { return false }
    do throws(StoreError) {
      return try records.accounts.player(of: token, at: dependencies.clock())?.id != player
    } catch {
      return false
    }
  }

  /// The event to report if the login here was ended elsewhere.
  var endedLogIn: StoreAnswer? {
    session.player.flatMap { isEnded(logInOf: $0) ? .loggedOut($0) : nil }
  }

  /// Ends the session unless the next run resumes it.
  public func leave() {
    guard case .success(let records) = records else { return }
    session.leave(records.accounts)
    try? records.progress.endLease()
  }
}

extension StoreRequest {
  /// Whether performing the request writes to the store, which shows whether it is writable again.
  var isWritten: Bool {
    switch self {
    case .logIn, .register, .save, .noteTaught, .keepProgress, .dropProgress, .record: true
    case .restoreSession, .logOut, .drawSeed, .findProgress, .date, .screen: false
    }
  }

  /// The player whose private data this shows or changes and who must be logged in. Unfinished
  /// games are excluded: they are saved even after the login has ended.
  var privatePlayer: PlayerID? {
    switch self {
    case .save(_, .player(let player)), .findProgress(.player(let player)): player
    case .record(let earned): earned.player
    case .screen(let request): request.privatePlayer
    case .restoreSession, .logIn, .register, .logOut, .save, .noteTaught, .drawSeed, .findProgress,
      .keepProgress, .dropProgress, .date:
      nil
    }
  }
}

extension ScreenRequest {
  fileprivate var privatePlayer: PlayerID? {
    switch self {
    case .ownRounds(let query): query.player
    case .setNote(let change): change.player
    case .deleteRound(_, let player): player
    case .account(let request): request.privatePlayer
    case .statistics(let query): query.player
    case .albums(let request): request.privatePlayer
    case .daily(.begin(_, let player)): player
    case .best, .leaderboard, .census, .players, .playerCard, .avatars, .file, .elsewhere, .watch,
      .daily(.page), .daily(.run), .daily(.practise), .daily(.mayPractise):
      nil
    }
  }
}

extension AccountRequest {
  fileprivate var privatePlayer: PlayerID? {
    switch self {
    case .profile(let player), .change(_, let player), .sessions(let player),
      .endSession(_, let player), .endOtherSessions(let player),
      .makeRecoveryCode(let player, _), .export(let player, _), .player(let player):
      player
    case .saveProfile(let change): change.player
    case .delete(let player, _): player
    case .recover, .anybody: nil
    }
  }
}

extension AlbumsRequest {
  fileprivate var privatePlayer: PlayerID {
    switch self {
    case .searcher(let player), .kept(let player), .keep(_, let player), .forget(_, let player):
      player
    }
  }
}
