import GameCore
import GameShell

/// The records on disk, put together for the shell.
struct Storage {
  let directory: String?

  /// A runner of effects on the records, or on why they cannot be opened.
  func runner() -> EffectRunner {
    let user = Surroundings.user()
    let edge = Edge(
      session: SessionFile(path: "\(directory ?? "")/session-\(user)"),
      progress: ProcessIdentity.current(), clock: Clocks.wall,
      entropy: { var generator = SystemRandomNumberGenerator(); return generator.next() })
    return EffectRunner(records: open(), edge: edge)
  }

  private func open() -> Result<Records, StoreFault> {
    .failure(.cannotOpen(path: directory ?? ""))
  }
}
