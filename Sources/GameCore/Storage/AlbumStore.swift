/// Players' own albums on disk.
public protocol AlbumStore: Sendable {
  /// The albums that a player has kept, the last one first; none for an unknown player.
  func albums(of player: PlayerID) throws(StoreFault) -> [KeptAlbum]
  /// Keeps an album for a player, in the place of what was kept under its number; of more than
  /// `KeptAlbum.most` those kept first are forgotten. Throws `notFound` where the player is gone.
  func keep(_ album: KeptAlbum, of player: PlayerID, at now: Timestamp) throws(StoreFault)
  /// Forgets an album of a player; one that is not kept is forgotten already.
  func forgetAlbum(_ id: Int, of player: PlayerID) throws(StoreFault)
}
