public import GameCore

/// What players ask to see and to change of themselves; each is answered by an `AccountAnswer`.
public enum AccountRequest: Hashable, Sendable {
  case profile(PlayerID)
  case saveProfile(ProfileChange)
}

/// What the store answers to players about themselves.
public enum AccountAnswer: Hashable, Sendable {
  case profile(PlayerID, Result<StoredProfile, StoreFault>)
  case profileSaved(ProfileChange, Result<Done, StoreFault>)
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

  public init(_ changed: OwnProfile, insteadOf old: OwnProfile, of player: PlayerID) {
    self.changed = changed
    self.old = old
    self.player = player
  }
}
