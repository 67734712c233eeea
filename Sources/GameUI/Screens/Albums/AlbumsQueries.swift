import GameCore

/// The player's saved albums, newest first, after a change.
struct AlbumsQuery: PrivateQuery {
  /// A change of the saved albums.
  enum Change: Hashable {
    case keep(KeptAlbum)
    case forget(Int)
  }

  let player: PlayerID
  var change: Change?
  var reportsFailure: Bool { change != nil }

  func run(in access: QueryAccess) throws(StoreError) -> [KeptAlbum] {
    let store = try access.store
    switch change {
    case .keep(let album): try store.keep(album, of: player, at: access.clock())
    case .forget(let id): try store.forgetAlbum(id, of: player)
    case nil: break
    }
    return try store.albums(of: player)
  }
}
