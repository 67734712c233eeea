import GameCore
import GameUI

extension EffectRunner {
  /// Performs requests of the screen of remote players.
  func perform(_ request: RemotePlayerRequest) -> Result<StoredRemotePlayerList?, StoreError> {
    result { records throws(StoreError) in
      let now = dependencies.clock()
      switch request {
      case .kept(let source):
        return try records.elsewhere.elsewhere(from: source).map {
          StoredRemotePlayerList($0, at: now)
        }
      case .keep(let players, let source, let age):
        let fetchedAt = Timestamp(milliseconds: now.milliseconds - 1000 * age)
        let list = RemotePlayerList(source: source, fetchedAt: fetchedAt, players: players)
        try records.elsewhere.keep(list)
        return StoredRemotePlayerList(list, at: now)
      }
    }
  }
}
