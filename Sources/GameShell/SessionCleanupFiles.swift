public import GameCore
import Glibc
public import SystemStrings

/// The sessions that each running program still has to end, so that those of crashed programs can
/// be ended.
public protocol SessionCleanupLedger: Sendable {
  /// Stores this program's sessions, replacing those stored before.
  func note(_ sessions: [SessionTokenHash])
  /// Deletes this program's note.
  func forget()
  /// Returns the sessions of crashed programs that no running program uses.
  func abandoned() -> [SessionTokenHash]
  /// Deletes a crashed program's session from its note, after it was ended.
  func forget(abandoned session: SessionTokenHash)
}

/// A small file of each program next to the database, with the hashes of tokens, with which no one
/// can log in.
public struct SessionCleanupFiles: SessionCleanupLedger {
  private let directory: SystemString
  private let own: ProgressID
  private let isRunning: @Sendable (ProgressID) -> Bool?

  private static let prefix = "login-"
  /// The number of bytes of a session's hash.
  private static let size = 32
  /// The maximum number of sessions in a note.
  private static let most = 256

  /// Creates the notes in `directory`; `own` is the id of this program. `isRunning` does not know
  /// programs on other machines.
  public init(
    directory: SystemString, own: ProgressID,
    isRunning: @escaping @Sendable (ProgressID) -> Bool?
  ) {
    self.directory = directory
    self.own = own
    self.isRunning = isRunning
  }

  public func note(_ sessions: [SessionTokenHash]) {
    write(sessions, for: own)
  }

  public func forget() {
    remove(own)
  }

  public func abandoned() -> [SessionTokenHash] {
    let notes = notes
    let used = Set(notes.filter { !isAbandoned($0.program) }.flatMap(\.sessions))
    return notes.filter { isAbandoned($0.program) }.flatMap(\.sessions)
      .filter { !used.contains($0) }
  }

  public func forget(abandoned session: SessionTokenHash) {
    for note in notes where note.sessions.contains(session) && isAbandoned(note.program) {
      let left = note.sessions.filter { $0 != session }
      if left.isEmpty { remove(note.program) } else { write(left, for: note.program) }
    }
  }

  private func isAbandoned(_ program: ProgressID) -> Bool {
    program != own && isRunning(program) == false
  }

  private var notes: [(program: ProgressID, sessions: [SessionTokenHash])] {
    programs.compactMap { program in
      let limit = Self.size * Self.most + 1
      guard let bytes = path(of: program).start(count: limit),
        bytes.count < limit, bytes.count.isMultiple(of: Self.size)
      else { return nil }
      let sessions = stride(from: 0, to: bytes.count, by: Self.size).map {
        SessionTokenHash(bytes: Array(bytes[$0..<$0 + Self.size]))
      }
      return (program, sessions)
    }
  }

  private func write(_ sessions: [SessionTokenHash], for program: ProgressID) {
    let bytes = sessions.suffix(Self.most).flatMap(\.bytes)
    _ = path(of: program).replaceFile(with: bytes, durably: true)
  }

  /// The programs with a note.
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

  /// Returns the file name of a program's note. A machine's name contains no `/`, a process's no
  /// `@`.
  private static func name(of program: ProgressID) -> String {
    prefix + String(program.rawValue.map { $0 == "/" ? "@" : $0 })
  }

  private static func program(named name: String) -> ProgressID? {
    let program = name.dropFirst(prefix.count)
    guard program.split(separator: "@").last?.contains(":") == true else { return nil }
    return ProgressID(String(program.map { $0 == "@" ? "/" : $0 }))
  }
}
