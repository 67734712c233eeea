import GameCore
import GameUI

extension EffectRunner {
  /// Returns whether the session of `player` here no longer exists, because the password was
  /// changed or another program ended it. False if the store cannot be read.
  func isEnded(logInOf player: PlayerID) -> Bool {
    guard case .success(let accounts) = accounts, let token = session.token else { return false }
    do throws(StoreError) {
      return try accounts.player(of: token, at: dependencies.clock())?.id != player
    } catch {
      return false
    }
  }

  /// Repeats ending the sessions that a logout could not end.
  func endOverdueSessions() {
    if case .success(let accounts) = accounts { session.endOverdue(in: accounts) }
  }

  /// The event to report if the login here was ended elsewhere.
  var endedLogIn: StoreAnswer? {
    session.player.flatMap { isEnded(logInOf: $0) ? .loggedOut($0) : nil }
  }

  /// Ends the session unless the next run resumes it.
  public func leave() {
    guard case .success(let accounts) = accounts else { return }
    session.leave(accounts)
    try? accounts.store.endLease()
  }
}

extension StoreRequest {
  /// Whether performing the request writes to the store, which shows whether it is writable again.
  var isWritten: Bool {
    switch self {
    case .logIn, .register, .save, .noteTaught, .keepProgress, .dropProgress, .record: true
    case .restoreSession, .logOut, .drawSeed, .findProgress, .date, .query: false
    }
  }

  /// Whether performing the request may log a player in.
  var mayLogIn: Bool {
    switch self {
    case .restoreSession, .logIn, .register: true
    case .logOut, .save, .noteTaught, .drawSeed, .findProgress, .keepProgress, .dropProgress,
      .record, .date, .query:
      false
    }
  }

  /// The player whose private data this shows or changes and who must be logged in. Unfinished
  /// games are excluded: they are saved even after the login has ended.
  var privatePlayer: PlayerID? {
    switch self {
    case .save(_, .player(let player)), .findProgress(.player(let player)): player
    case .record(let earned): earned.player
    case .query(let query): query.privatePlayer
    case .restoreSession, .logIn, .register, .logOut, .save, .noteTaught, .drawSeed, .findProgress,
      .keepProgress, .dropProgress, .date:
      nil
    }
  }
}
