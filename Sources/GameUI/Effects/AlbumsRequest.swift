public import GameCore

/// A request of the album screens to the store, answered by an `AlbumsAnswer`.
public enum AlbumsRequest: Hashable, Sendable {
  /// Requests the current profile of the searching player.
  case searcher(PlayerID)
  case kept(PlayerID)
  case keep(KeptAlbum, by: PlayerID)
  case forget(album: Int, by: PlayerID)
}

/// An answer of the store to the album screens.
public enum AlbumsAnswer: Hashable, Sendable {
  case searcher(PlayerID, Result<Searcher, StoreError>)
  /// The player's albums, newest first.
  case kept(PlayerID, Result<[KeptAlbum], StoreError>)
  /// The player's albums after `keep` or `forget`.
  case changed(PlayerID, Result<[KeptAlbum], StoreError>)
}

extension StoreAnswer {
  /// The answer if it is about the albums of `player`.
  func albums(of player: PlayerID?) -> AlbumsAnswer? {
    guard case .screen(.albums(let answer)) = self, answer.player == player else { return nil }
    return answer
  }
}

extension AlbumsAnswer {
  fileprivate var player: PlayerID {
    switch self {
    case .searcher(let player, _), .kept(let player, _), .changed(let player, _): player
    }
  }
}

/// The player who is searching for albums, and the time when the profile was read.
public struct Searcher: Hashable, Sendable {
  public let profile: Profile
  public let now: Timestamp

  public init(_ profile: Profile, at now: Timestamp) {
    self.profile = profile
    self.now = now
  }
}
