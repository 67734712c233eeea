public import GameCore
import Glibc
public import SystemStrings

/// Which session each running program goes on with, so that those of programs that have crashed can
/// be ended.
public protocol LogInLedger: Sendable {
  /// Notes this program's session in place of the last.
  func note(_ session: SessionTokenHash)
  /// This program has no session any more.
  func forget()
  /// The sessions of programs that ended without a word, each told once, but none that a running
  /// program goes on with.
  func takeAbandoned() -> [SessionTokenHash]
}

/// A small file of each program beside the database. It names the hash of a token, by which nobody
/// can log in.
public struct LogInNotes: LogInLedger {
  private let directory: SystemString
  private let own: ProgressID
  private let isRunning: @Sendable (ProgressID) -> Bool?

  private static let prefix = "login-"
  /// Bytes of a session's hash.
  private static let size = 32

  /// The notes in `directory`, those of this program under the name `own`; `isRunning` does not
  /// know of programs on other machines.
  public init(
    directory: SystemString, own: ProgressID,
    isRunning: @escaping @Sendable (ProgressID) -> Bool?
  ) {
    self.directory = directory
    self.own = own
    self.isRunning = isRunning
  }

  public func note(_ session: SessionTokenHash) {
    _ = SmallFile.replace(path(of: own), with: session.bytes)
  }

  public func forget() {
    remove(own)
  }

  public func takeAbandoned() -> [SessionTokenHash] {
    var abandoned: [(program: ProgressID, session: SessionTokenHash)] = []
    var used: Set<SessionTokenHash> = []
    for program in programs {
      guard let bytes = SmallFile.read(path(of: program), limit: Self.size + 1),
        bytes.count == Self.size
      else { continue }
      let session = SessionTokenHash(bytes: bytes)
      if program != own, isRunning(program) == false {
        abandoned.append((program, session))
      } else {
        used.insert(session)
      }
    }
    for note in abandoned { remove(note.program) }
    return abandoned.map(\.session).filter { !used.contains($0) }
  }

  /// Whoever has left a note.
  private var programs: [ProgressID] {
    (directory.directoryNames() ?? []).map(\.text)
      .filter { $0.hasPrefix(Self.prefix) }.compactMap(Self.program(named:))
  }

  private func path(of program: ProgressID) -> SystemString {
    directory + "/" + SystemString(Self.name(of: program))
  }

  private func remove(_ program: ProgressID) {
    _ = path(of: program).withCString(unlink)
  }

  /// A machine's part of a name has no `/`, a process's no `@`.
  private static func name(of program: ProgressID) -> String {
    prefix + program.rawValue.split(separator: "/").joined(separator: "@")
  }

  private static func program(named name: String) -> ProgressID? {
    let parts = name.dropFirst(prefix.count).split(separator: "@")
    guard let process = parts.last, process.contains(":") else { return nil }
    return ProgressID(parts.joined(separator: "/"))
  }
}
