public import GameCore

/// A request of a player about their account, answered by an `AccountAnswer`.
public enum AccountRequest: Hashable, Sendable {
  case profile(PlayerID)
  case saveProfile(ProfileChange)
  case change(AccountChange, PlayerID)
  /// Requests the player's sessions.
  case sessions(PlayerID)
  case endSession(SessionTokenHash, PlayerID)
  case endOtherSessions(PlayerID)
  /// Creates a new recovery code for a player who knows the password.
  case makeRecoveryCode(PlayerID, password: Secret)
  /// Sets a new password with the recovery code, for a player who is not logged in.
  case recover(Recovery)
  /// Exports all data about the player to a file.
  case export(PlayerID, path: String)
  /// Deletes the account if the password is correct.
  case delete(PlayerID, password: Secret)
  /// Requests whether there is any account.
  case anybody
  /// Requests the current name and address, which another program may have changed.
  case player(PlayerID)
}

/// An answer of the store about the player's account.
public enum AccountAnswer: Hashable, Sendable {
  case profile(PlayerID, Result<StoredProfile, StoreError>)
  case profileSaved(ProfileChange, Result<Done, StoreError>)
  case changed(AccountChange, PlayerID, Result<Done, LogInError>)
  /// The sessions, after `sessions`, or those that remain after some were ended.
  case sessions(PlayerID, Result<OpenSessions, StoreError>)
  case recoveryCode(PlayerID, Result<RecoveryCode, LogInError>)
  case recovered(Recovery, Result<RegistrationResult, LogInError>)
  case exported(PlayerID, path: String, Result<Done, ReplayFileError>)
  case deleted(PlayerID, Result<Done, LogInError>)
  case anybody(Result<Bool, StoreError>)
  /// The player; nil if the session does not identify an account.
  case player(PlayerID, Result<Player?, StoreError>)
}

extension AccountAnswer {
  /// Returns whether this is the answer to a request of the account's forms.
  func answers(_ request: AccountRequest) -> Bool {
    switch self {
    case .changed(let change, let player, _): request == .change(change, player)
    case .recovered(let recovery, _): request == .recover(recovery)
    case .exported(let player, let path, _): request == .export(player, path: path)
    case .recoveryCode(let player, _):
      if case .makeRecoveryCode(player, _) = request { true } else { false }
    case .deleted(let player, _):
      if case .delete(player, _) = request { true } else { false }
    case .profile, .profileSaved, .sessions, .anybody, .player: false
    }
  }
}

/// A stored profile, with the current date for checking dates of birth.
public struct StoredProfile: Hashable, Sendable {
  public let own: OwnProfile
  public let now: Timestamp

  public init(_ own: OwnProfile, at now: Timestamp) {
    self.own = own
    self.now = now
  }
}

/// A change of a profile.
public struct ProfileChange: Hashable, Sendable {
  public let changed: OwnProfile
  /// The profile before the change.
  public let old: OwnProfile
  public let player: PlayerID
  /// The player's new picture; nil if the avatar is that of `changed`.
  public let picture: AvatarPicture?

  public init(
    _ changed: OwnProfile, insteadOf old: OwnProfile, of player: PlayerID,
    picture: AvatarPicture? = nil
  ) {
    self.changed = changed
    self.old = old
    self.player = player
    self.picture = picture
  }
}

/// A change of an account.
public enum AccountChange: Hashable, Sendable {
  case name(PlayerName)
  case email(Email, password: Secret)
  case password(from: Secret, to: Password)
}

/// The input for setting a new password without the old one.
public struct Recovery: Hashable, Sendable {
  public let login: LoginName
  public let code: RecoveryCode
  public let password: Password

  public init(_ login: LoginName, with code: RecoveryCode, to password: Password) {
    self.login = login
    self.code = code
    self.password = password
  }
}

/// The sessions of a player.
public struct OpenSessions: Hashable, Sendable {
  /// The sessions, most recently used first.
  public let sessions: [OpenSession]
  /// The session of this program, or nil.
  public let own: SessionTokenHash?

  public init(_ sessions: [OpenSession], own: SessionTokenHash?) {
    self.sessions = sessions
    self.own = own
  }
}

/// The reason why a player's data cannot be exported.
public enum ReplayFileError: Error, Hashable, Sendable {
  /// The file exists; it is not overwritten.
  case fileExists
  case cannotWrite
  case store(StoreError)
}
