import GameCore
import Synchronization

/// Albums in memory; fails on demand.
final class FakeAlbums: AlbumStore {
  private let state = Mutex<(albums: [KeptAlbum], error: StoreError?)>(([], nil))

  func fail(with error: StoreError) { state.withLock { $0.error = error } }

  private func check() throws(StoreError) {
    if let error = state.withLock({ $0.error }) { throw error }
  }

  func albums(of _: PlayerID) throws(StoreError) -> [KeptAlbum] {
    try check()
    return state.withLock { $0.albums }
  }

  func keep(_ album: KeptAlbum, of _: PlayerID, at _: Timestamp) throws(StoreError) {
    try check()
    state.withLock { $0.albums.append(album) }
  }

  func forgetAlbum(_ id: Int, of _: PlayerID) throws(StoreError) {
    try check()
    state.withLock { state in state.albums.removeAll { $0.id == id } }
  }
}
