/// Profiles and players' own pictures on disk.
public protocol ProfileStore: Sendable {
  /// The player's profile, without whatever a hand has made unfit to be shown.
  func profile(of player: PlayerID) throws(StoreFault) -> OwnProfile
  /// Keeps those fields of `changed` that differ from `old`, which is what the player began with: a
  /// field that another program has changed meanwhile is lost only where both changed it. A picture
  /// that is no longer the avatar is forgotten. Throws `notFound` where the player is gone.
  func save(
    _ changed: OwnProfile, insteadOf old: OwnProfile, of player: PlayerID
  ) throws(StoreFault)
  /// Keeps `picture` as the player's avatar, in the place of an earlier one. Throws `notFound`
  /// where the player is gone.
  func keepAvatar(_ picture: AvatarPicture, of player: PlayerID) throws(StoreFault) -> Avatar
  /// What of these players' avatars everybody may see; those without one are left out.
  func shownAvatars(of players: [PlayerID]) throws(StoreFault) -> [PlayerID: Avatar]
  /// A kept picture; nil where it is gone or no longer what Flipside wrote.
  func picture(of avatar: AvatarName) -> AvatarPicture?
}
