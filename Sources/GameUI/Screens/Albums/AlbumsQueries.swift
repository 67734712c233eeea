import GameCore

/// The player's saved albums, newest first, after a change.
struct AlbumsQuery: StoreQuery {
  /// A change of the saved albums.
  enum Change: Hashable {
    case keep(KeptAlbum)
    case forget(Int)
  }

  let player: PlayerID
  var change: Change?
  var privatePlayer: PlayerID? { player }
  var isToldIfLost: Bool { change != nil }

  func run(in access: QueryAccess) throws(StoreError) -> [KeptAlbum] {
    let store = try access.records.store
    switch change {
    case .keep(let album): try store.keep(album, of: player, at: access.clock())
    case .forget(let id): try store.forgetAlbum(id, of: player)
    case nil: break
    }
    return try store.albums(of: player)
  }
}

/// The current profile of the player who is searching for albums.
struct SearcherQuery: StoreQuery {
  let player: PlayerID
  var privatePlayer: PlayerID? { player }

  func run(in access: QueryAccess) throws(StoreError) -> Searcher {
    let profile = try access.records.store.profile(of: player).profile
    return Searcher(profile: profile, now: access.clock())
  }
}

/// The player who is searching for albums, and the time when the profile was read.
struct Searcher: Hashable {
  let profile: Profile
  let now: Timestamp
}
