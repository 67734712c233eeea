import GameCore
import Synchronization

/// Albums in memory; fails on demand.
final class FakeAlbums: AlbumStore {
  private let state = Mutex<(albums: [KeptAlbum], fault: StoreFault?)>(([], nil))

  func fail(with fault: StoreFault) { state.withLock { $0.fault = fault } }

  private func check() throws(StoreFault) {
    if let fault = state.withLock({ $0.fault }) { throw fault }
  }

  func albums(of _: PlayerID) throws(StoreFault) -> [KeptAlbum] {
    try check()
    return state.withLock { $0.albums }
  }

  func keep(_ album: KeptAlbum, of _: PlayerID, at _: Timestamp) throws(StoreFault) {
    try check()
    state.withLock { $0.albums.append(album) }
  }

  func forgetAlbum(_ id: Int, of _: PlayerID) throws(StoreFault) {
    try check()
    state.withLock { state in state.albums.removeAll { $0.id == id } }
  }
}
