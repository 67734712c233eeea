import GameCore
import GameShell

/// The records on disk, put together for the shell.
struct Storage {
  /// Where the records are; nil where nobody knows a place.
  let directory: String?

  /// A runner of effects on the records, or on why they cannot be opened.
  func runner() -> EffectRunner {
    let edge = Edge(
      session: SessionFile(path: "\(directory ?? "")/session-\(Surroundings.user())"),
      progress: ProcessIdentity.current(), clock: Clocks.wall, entropy: RandomBits.draw)
    do throws(StoreFault) {
      let store = try Self.store(in: directory ?? "", access: .readWrite)
      let records = Records(
        accounts: Accounts(store: store), settings: store, progress: store, leaderboard: store,
        scoreList: store)
      return EffectRunner(records: .success(records), edge: edge)
    } catch {
      return EffectRunner(records: .failure(error), edge: edge)
    }
  }

  /// Opens the database of a directory for this user.
  static func store(
    in directory: String, access: SQLiteStore.Access
  ) throws(StoreFault) -> SQLiteStore {
    guard !directory.isEmpty else { throw .cannotOpen(path: "$HOME/.local/share/flipside") }
    return try SQLiteStore(
      SQLiteStore.Place(
        directory: directory, guest: String(Surroundings.user()), access: access),
      isRunning: ProcessIdentity.isRunning)
  }
}
