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
  /// The sessions of programs that ended without forgetting theirs, but none that a running program
  /// uses.
  func abandoned() -> [SessionTokenHash]
  /// Forgets an abandoned session, once it has ended.
  func forget(abandoned session: SessionTokenHash)
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

  public func abandoned() -> [SessionTokenHash] {
    let notes = notes
    let used = Set(notes.filter { !isAbandoned($0.program) }.map(\.session))
    return notes.filter { isAbandoned($0.program) && !used.contains($0.session) }.map(\.session)
  }

  public func forget(abandoned session: SessionTokenHash) {
    for note in notes where note.session == session && isAbandoned(note.program) {
      remove(note.program)
    }
  }

  private func isAbandoned(_ program: ProgressID) -> Bool {
    program != own && isRunning(program) == false
  }

  private var notes: [(program: ProgressID, session: SessionTokenHash)] {
    programs.compactMap { program in
      guard let bytes = SmallFile.read(path(of: program), limit: Self.size + 1),
        bytes.count == Self.size
      else { return nil }
      return (program, SessionTokenHash(bytes: bytes))
    }
  }

  /// The programs that have left a note.
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
