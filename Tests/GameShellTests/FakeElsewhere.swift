import GameCore
import Synchronization

/// Lists of remote players in memory; fails on demand.
final class FakeElsewhere: ElsewhereStore {
  private let state = Mutex<(lists: [String: ElsewhereList], fault: StoreFault?)>(([:], nil))

  func fail(with fault: StoreFault) { state.withLock { $0.fault = fault } }

  private func check() throws(StoreFault) {
    if let fault = state.withLock({ $0.fault }) { throw fault }
  }

  func elsewhere(from source: String) throws(StoreFault) -> ElsewhereList? {
    try check()
    return state.withLock { $0.lists[source] }
  }

  func keep(_ list: ElsewhereList) throws(StoreFault) {
    try check()
    state.withLock { $0.lists[list.source] = list }
  }
}
