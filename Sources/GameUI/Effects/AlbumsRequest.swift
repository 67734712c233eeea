public import GameCore

/// What the screens of albums ask of the store; each is answered by an `AlbumsAnswer`.
public enum AlbumsRequest: Hashable, Sendable {
  /// Who is searching, as the profile has it at this moment.
  case searcher(PlayerID)
  case kept(PlayerID)
  case keep(KeptAlbum, by: PlayerID)
  case forget(album: Int, by: PlayerID)
}

/// What the store answers to the screens of albums.
public enum AlbumsAnswer: Hashable, Sendable {
  case searcher(PlayerID, Result<Searcher, StoreFault>)
  /// The player's albums, the last one first.
  case kept(PlayerID, Result<[KeptAlbum], StoreFault>)
  /// To `keep` and `forget`: the player's albums now.
  case changed(PlayerID, Result<[KeptAlbum], StoreFault>)
}

extension StoreAnswer {
  /// The answer where it is about the albums of `player`.
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

/// Whoever is searching albums, and when the profile was read.
public struct Searcher: Hashable, Sendable {
  public let profile: Profile
  public let now: Timestamp

  public init(_ profile: Profile, at now: Timestamp) {
    self.profile = profile
    self.now = now
  }
}
