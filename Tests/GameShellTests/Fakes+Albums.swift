import GameCore
import Synchronization

extension FakeStore {
  func albums(of _: PlayerID) throws(StoreError) -> [KeptAlbum] {
    try ask("albums")
    return state.withLock { $0.albums }
  }

  func keep(_ album: KeptAlbum, of _: PlayerID, at _: Timestamp) throws(StoreError) {
    try ask("keepAlbum")
    state.withLock { $0.albums.append(album) }
  }

  func forgetAlbum(_ id: Int, of _: PlayerID) throws(StoreError) {
    try ask("forgetAlbum")
    state.withLock { state in state.albums.removeAll { $0.id == id } }
  }
}
