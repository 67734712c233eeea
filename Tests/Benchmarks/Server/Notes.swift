import Fixtures
import GameCore
import Synchronization

/// A recording of a store's statements.
final class Notes: Sendable {
  /// A statement as sent to the server, with its values.
  struct Statement: Sendable {
    let text: String
    var values: [SQLValue] = []
  }

  private let noted = Mutex<[Statement]?>(nil)

  /// Returns the statements of `body`, including the begin and end of transactions.
  func statements(of body: () throws -> Void) rethrows -> [Statement] {
    noted.withLock { $0 = [] }
    try body()
    return noted.withLock { noted in
      defer { noted = nil }
      return noted ?? []
    }
  }

  /// Records a step; its text is only computed while recording, so that it is not measured
  /// otherwise.
  func note(_ step: WatchedSession.Step) {
    noted.withLock { noted in
      guard noted != nil else { return }
      switch step {
      case .statement(let sql):
        noted?.append(Statement(text: sql.text.joined { "$\($0)" }, values: sql.values))
      case .transaction: noted?.append(Statement(text: "BEGIN ISOLATION LEVEL SERIALIZABLE"))
      case .snapshot:
        noted?.append(Statement(text: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"))
      case .commit: noted?.append(Statement(text: "COMMIT"))
      case .proof: break
      }
    }
  }
}
