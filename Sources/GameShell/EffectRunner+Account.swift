import GameCore
import GameUI

extension EffectRunner {
  /// Performs requests of players about their accounts.
  func perform(_ request: AccountRequest) -> AccountAnswer {
    switch request {
    case .profile(let player):
      .profile(
        player,
        result { records throws(StoreError) in
          StoredProfile(try records.profiles.profile(of: player), at: dependencies.clock())
        })
    case .saveProfile(let change):
      .profileSaved(
        change,
        result { records throws(StoreError) in
          try Self.save(change, in: records.profiles)
          return Done()
        })
    case .change(let change, let player): .changed(change, player, make(change, of: player))
    case .sessions(let player): sessions(of: player) { _ in }
    case .endSession(let session, let player):
      sessions(of: player) { records throws(StoreError) in
        try records.ownAccount.endSession(session)
      }
    case .endOtherSessions(let player):
      sessions(of: player) { records throws(StoreError) in
        try records.ownAccount.endOtherSessions(of: player, keeping: session.token)
      }
    case .makeRecoveryCode(let player, let password):
      .recoveryCode(
        player,
        confirmed { records throws(LogInError) in
          try records.ownAccount.makeRecoveryCode(
            for: player, password: password, at: dependencies.clock())
        })
    case .recover(let recovery):
      .recovered(
        recovery,
        confirmed { records throws(LogInError) in
          try records.ownAccount.recover(
            recovery.login, with: recovery.code, to: recovery.password, at: dependencies.clock())
        })
    case .export(let player, let path): .exported(player, path: path, export(player, to: path))
    case .delete(let player, let password): .deleted(player, delete(player, password))
    case .anybody:
      .anybody(
        result { records throws(StoreError) in
          try !records.players.players(PlayersRequest(limit: 1)).rows.isEmpty
        })
    case .player(let player):
      .player(
        player,
        result { records throws(StoreError) in
          guard let token = session.token else { return nil }
          return try records.accounts.player(of: token, at: dependencies.clock())
        })
    }
  }

  /// Saves the picture first, so that no profile names a missing one.
  private static func save(
    _ change: ProfileChange, in profiles: any ProfileStore
  ) throws(StoreError) {
    var (changed, old) = (change.changed, change.old)
    if let picture = change.picture {
      changed.profile.avatar = try profiles.keepAvatar(picture, of: change.player)
      old.profile.avatar = changed.profile.avatar
    }
    try profiles.save(changed, insteadOf: old, of: change.player)
  }

  /// Returns the result of an operation that checks a password.
  private func confirmed<Value>(
    _ body: (Records) throws(LogInError) -> Value
  ) -> Result<Value, LogInError> {
    switch records {
    case .failure(let error): .failure(.store(error))
    case .success(let records): Result { () throws(LogInError) in try body(records) }
    }
  }

  private func make(_ change: AccountChange, of player: PlayerID) -> Result<Done, LogInError> {
    switch change {
    case .name(let name):
      result { records throws(StoreError) in
        try records.ownAccount.rename(player, to: name)
        return Done()
      }
      .mapError(LogInError.store)
    case .email(let email, let password):
      confirmed { records throws(LogInError) in
        try records.ownAccount.changeEmail(
          of: player, to: email, password: password, at: dependencies.clock())
        return Done()
      }
    case .password(let old, let new):
      confirmed { records throws(LogInError) in
        let token = try records.ownAccount.changePassword(
          of: player, from: old, to: new, renewing: session.token, at: dependencies.clock())
        if let token { session.replace(with: token) }
        return Done()
      }
    }
  }

  /// Ends the sessions of crashed programs and removes their notes. A session that cannot be ended
  /// now is tried again with the next request of a program.
  func endAbandonedSessions(in records: Records) {
    session.endAbandoned { id throws(StoreError) in try records.ownAccount.endSession(id) }
  }

  /// Repeats ending the sessions that a logout could not end.
  func endOverdueSessions() {
    if case .success(let records) = records { session.endOverdue(in: records.accounts) }
  }

  /// Returns the sessions that remain after `change`, without those of crashed programs.
  private func sessions(
    of player: PlayerID, after change: (Records) throws(StoreError) -> Void
  ) -> AccountAnswer {
    .sessions(
      player,
      result { records throws(StoreError) in
        try change(records)
        endAbandonedSessions(in: records)
        let sessions = try records.ownAccount.sessions(of: player, at: dependencies.clock())
        return OpenSessions(sessions, own: session.token?.hash)
      })
  }

  /// Writes a new file that only its owner can read.
  private func export(_ player: PlayerID, to path: String) -> Result<Done, ReplayFileError> {
    let document = result { records throws(StoreError) in
      try records.contents.contents(of: player).document(at: dependencies.clock())
    }
    switch document {
    case .failure(let error): return .failure(.store(error))
    case .success(let text):
      switch SmallFile.create(path, with: Array(text.utf8)) {
      case .created: return .success(Done())
      case .exists: return .failure(.fileExists)
      case .failed: return .failure(.cannotWrite)
      }
    }
  }

  /// Deletes the account; the player's sessions are deleted with it.
  private func delete(_ player: PlayerID, _ password: Secret) -> Result<Done, LogInError> {
    confirmed { records throws(LogInError) in
      try records.ownAccount.delete(player, password: password, at: dependencies.clock())
      session.forget()
      return Done()
    }
  }
}
