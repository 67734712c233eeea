/// The storage of profiles and players' own pictures.
public protocol ProfileStore: Sendable {
  /// Returns the player's profile, without modified values that cannot be shown.
  func profile(of player: PlayerID) throws(StoreError) -> OwnProfile
  /// Saves the fields of `changed` that differ from `old`, so that a field changed meanwhile by
  /// another program is overwritten only if both changed it. A picture that is no longer the avatar
  /// is deleted. Throws `notFound` if the player no longer exists.
  func save(
    _ changed: OwnProfile, insteadOf old: OwnProfile, of player: PlayerID
  ) throws(StoreError)
  /// Saves `picture` as the player's avatar, replacing an earlier one. Throws `notFound` if the
  /// player no longer exists.
  func keepAvatar(_ picture: AvatarPicture, of player: PlayerID) throws(StoreError) -> Avatar
  /// Returns these players' avatars if every player may see them; the others are left out.
  func shownAvatars(of players: [PlayerID]) throws(StoreError) -> [PlayerID: Avatar]
  /// Returns a stored picture; nil if it is missing or has been modified.
  func picture(of avatar: AvatarName) -> AvatarPicture?
}
