public import GameCore

/// What players ask to see and to change of themselves; each is answered by an `AccountAnswer`.
public enum AccountRequest: Hashable, Sendable {
  case profile(PlayerID)
  case saveProfile(ProfileChange)
  case change(AccountChange, PlayerID)
  /// Where the player is logged in.
  case sessions(PlayerID)
  case endSession(SessionTokenHash, PlayerID)
  case endOtherSessions(PlayerID)
  /// A new recovery code for whoever knows the password.
  case makeRecoveryCode(PlayerID, password: Secret)
  /// A new password for whoever has the recovery code; who is not logged in.
  case recover(Recovery)
  /// Everything about the player as one file.
  case export(PlayerID, path: String)
  /// Deletes the account, where the password is the player's.
  case delete(PlayerID, password: Secret)
  /// Whether there is any account.
  case anybody
  /// Name and address as they are now: another program may have changed them.
  case player(PlayerID)
}

/// What the store answers to players about themselves.
public enum AccountAnswer: Hashable, Sendable {
  case profile(PlayerID, Result<StoredProfile, StoreFault>)
  case profileSaved(ProfileChange, Result<Done, StoreFault>)
  case changed(AccountChange, PlayerID, Result<Done, LogInFault>)
  /// To `sessions`, and to what ends some: those that are left.
  case sessions(PlayerID, Result<SessionsList, StoreFault>)
  case recoveryCode(PlayerID, Result<RecoveryCode, LogInFault>)
  case recovered(Recovery, Result<Enrolment, LogInFault>)
  case exported(PlayerID, path: String, Result<Done, ExportFault>)
  case deleted(PlayerID, Result<Done, LogInFault>)
  case anybody(Result<Bool, StoreFault>)
  /// Nil where the account cannot be told by a session.
  case player(PlayerID, Result<Player?, StoreFault>)
}

extension AccountAnswer {
  /// Whether this is the answer to a request of the account's forms.
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

/// A profile as it is kept, and the day it is read on, by which birth dates are checked.
public struct StoredProfile: Hashable, Sendable {
  public let own: OwnProfile
  public let now: Timestamp

  public init(_ own: OwnProfile, at now: Timestamp) {
    self.own = own
    self.now = now
  }
}

/// A profile that takes the place of an earlier one.
public struct ProfileChange: Hashable, Sendable {
  public let changed: OwnProfile
  /// What the player began with.
  public let old: OwnProfile
  public let player: PlayerID
  /// The player's new picture; nil where the avatar is that of `changed`.
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

/// Something of an account that is to be another.
public enum AccountChange: Hashable, Sendable {
  case name(PlayerName)
  case email(Email, password: Secret)
  case password(from: Secret, to: Password)
}

/// What sets a new password without the old one.
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

/// Where a player is logged in.
public struct SessionsList: Hashable, Sendable {
  /// The one used last first.
  public let sessions: [OpenSession]
  /// The session of this program; nil where it has none.
  public let own: SessionTokenHash?

  public init(_ sessions: [OpenSession], own: SessionTokenHash?) {
    self.sessions = sessions
    self.own = own
  }
}

/// Why a player's data is not exported.
public enum ExportFault: Error, Hashable, Sendable {
  /// There is something already, which is not written over.
  case fileExists
  case cannotWrite
  case store(StoreFault)
}
