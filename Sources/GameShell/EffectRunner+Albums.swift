import GameCore
import GameUI

extension EffectRunner {
  /// Performs requests of the album screens.
  func perform(_ request: AlbumsRequest) -> AlbumsAnswer {
    switch request {
    case .searcher(let player):
      .searcher(
        player,
        result { records throws(StoreError) in
          let profile = try records.profiles.profile(of: player).profile
          return Searcher(profile, at: dependencies.clock())
        })
    case .kept(let player):
      .kept(player, result { records throws(StoreError) in try records.albums.albums(of: player) })
    case .keep(let album, let player):
      .changed(
        player,
        result { records throws(StoreError) in
          try records.albums.keep(album, of: player, at: dependencies.clock())
          return try records.albums.albums(of: player)
        })
    case .forget(let album, let player):
      .changed(
        player,
        result { records throws(StoreError) in
          try records.albums.forgetAlbum(album, of: player)
          return try records.albums.albums(of: player)
        })
    }
  }
}
