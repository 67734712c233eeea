import GameCore
import Synchronization

/// Lists of remote players in memory; fails on demand.
final class FakeElsewhere: RemotePlayerStore {
  private let state = Mutex<(lists: [String: RemotePlayerList], error: StoreError?)>(([:], nil))

  func fail(with error: StoreError) { state.withLock { $0.error = error } }

  private func check() throws(StoreError) {
    if let error = state.withLock({ $0.error }) { throw error }
  }

  func elsewhere(from source: String) throws(StoreError) -> RemotePlayerList? {
    try check()
    return state.withLock { $0.lists[source] }
  }

  func keep(_ list: RemotePlayerList) throws(StoreError) {
    try check()
    state.withLock { $0.lists[list.source] = list }
  }
}
