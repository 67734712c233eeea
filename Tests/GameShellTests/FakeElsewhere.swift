import GameCore
import Synchronization

/// Lists of remote players in memory; fails on demand.
final class FakeElsewhere: ElsewhereStore {
  private let state = Mutex<(lists: [String: ElsewhereList], error: StoreError?)>(([:], nil))

  func fail(with error: StoreError) { state.withLock { $0.error = error } }

  private func check() throws(StoreError) {
    if let error = state.withLock({ $0.error }) { throw error }
  }

  func elsewhere(from source: String) throws(StoreError) -> ElsewhereList? {
    try check()
    return state.withLock { $0.lists[source] }
  }

  func keep(_ list: ElsewhereList) throws(StoreError) {
    try check()
    state.withLock { $0.lists[list.source] = list }
  }
}
