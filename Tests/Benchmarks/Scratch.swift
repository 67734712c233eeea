import Fixtures
import GameCore
import Glibc
import SystemStrings

/// A directory on the project's disk that is deleted at the end.
struct Scratch: ~Copyable {
  let path: String

  init() throws {
    var template = Array("flipside-bench.XXXXXX".utf8CString)
    if access(".build", W_OK) == 0 { template = Array(".build/bench.XXXXXX".utf8CString) }
    guard mkdtemp(&template) != nil, let resolved = realpath(template, nil) else {
      throw CannotMeasure("no directory can be made here")
    }
    path = String(cString: resolved)
    free(resolved)
  }

  deinit {
    TemporaryDirectory.remove(path)
  }

  /// Creates a directory in it.
  func directory(_ name: String) -> String {
    mkdir("\(path)/\(name)", 0o700)
    return "\(path)/\(name)"
  }

  /// Opens the store in a directory, as the program of this user would.
  static func store(in directory: String) throws -> Store {
    try Store(
      SQLiteLocation(directory: SystemString(directory), guest: String(getuid())),
      isRunning: { _ in false })
  }

  /// Registers a player, so that the title starts with its fields.
  @discardableResult
  static func player(in store: Store) throws -> PlayerID {
    var draft = RegistrationDraft()
    draft.name = "Bench"
    draft.email = "bench@example.org"
    draft.password = Secret("correct horse battery")
    draft.repeated = draft.password
    guard let registration = draft.registration else {
      throw CannotMeasure("the registration failed")
    }
    return try Accounts(store: store).register(registration, at: Timestamp(milliseconds: 1)).id
  }
}
