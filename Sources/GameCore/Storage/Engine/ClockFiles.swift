import Glibc
public import SystemStrings

/// What the clocks of games in progress showed last: a small file of each running program beside
/// the database. It outlives the program, as what it writes is the system's at once; nothing waits
/// for the disk, so that a power cut may cost seconds.
struct ClockFiles {
  private let directory: DataDirectory
  private static let prefix = "clock-"

  init(_ directory: DataDirectory) {
    self.directory = directory
  }

  /// Where a program notes its clock; nil for the name of no program.
  static func path(of id: ProgressID, in directory: DataDirectory) -> SystemString? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard !id.process.isEmpty,
      id.process.utf8.allSatisfy({ digits.contains($0) || $0 == UInt8(ascii: ":") })
    else {
      return nil
    }
    return directory.inside(prefix + id.process)
  }

  /// What a program noted last; nil where it noted nothing, or nothing that can be read.
  func mark(of id: ProgressID) -> ClockMark? {
    guard let path = Self.path(of: id, in: directory) else { return nil }
    let file = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) }
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: ClockMark.size)
    let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    return count == ClockMark.size ? ClockMark(bytes: bytes) : nil
  }

  /// The programs that have noted something, and have not taken it away.
  var programs: [ProgressID] {
    (directory.path.directoryNames() ?? []).map(\.text)
      .filter { $0.hasPrefix(Self.prefix) }
      .map { ProgressID(String($0.dropFirst(Self.prefix.count))) }
      .filter { Self.path(of: $0, in: directory) != nil }
  }

  /// Removes what a program has left behind.
  func remove(_ id: ProgressID) {
    _ = Self.path(of: id, in: directory)?.withCString(unlink)
  }
}

/// Notes what the clock of this program's game shows, many times over in one place.
public final class ClockNotes {
  private let path: SystemString?
  private var file: Int32 = -1

  /// Notes for the program `id` beside the database in `directory`; no file before the first.
  public init(directory: SystemString, for id: ProgressID) {
    path = ClockFiles.path(of: id, in: DataDirectory(directory))
  }

  deinit {
    guard file >= 0 else { return }
    close(file)
    _ = path?.withCString(unlink)
  }

  /// Notes a mark in place of the last; where the disk refuses, what the game itself keeps stays.
  public func note(_ mark: ClockMark) {
    if file < 0, let path {
      file = path.withCString {
        open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
      }
    }
    guard file >= 0 else { return }
    mark.bytes.withUnsafeBytes { _ = pwrite(file, $0.baseAddress, $0.count, 0) }
  }
}
