/// The storage of players' albums.
public protocol AlbumStore: Sendable {
  /// Returns a player's albums, newest first; none for an unknown player.
  func albums(of player: PlayerID) throws(StoreError) -> [KeptAlbum]
  /// Saves an album for a player, replacing the one with its id; beyond `KeptAlbum.most` the oldest
  /// ones are deleted. Throws `notFound` if the player no longer exists.
  func keep(_ album: KeptAlbum, of player: PlayerID, at now: Timestamp) throws(StoreError)
  /// Deletes an album of a player; does nothing if it is not saved.
  func forgetAlbum(_ id: Int, of player: PlayerID) throws(StoreError)
}
