import Glibc
public import SystemStrings

/// The clocks of unfinished games: a small file of each running program next to the database. The
/// files survive the program, because the system receives each write at once. They are never
/// synced, so a power failure may cost seconds.
struct ClockFiles {
  private let directory: DataDirectory
  private static let prefix = "clock-"

  init(_ directory: DataDirectory) { self.directory = directory }

  /// Returns the file of a program's clock; nil if the id is invalid.
  static func path(of id: ProgressID, in directory: DataDirectory) -> SystemString? {
    let isSound = id.process.utf8.allSatisfy { "0123456789:".utf8.contains($0) }
    return isSound && !id.process.isEmpty ? directory.inside("\(prefix)\(id.process)") : nil
  }

  /// Returns a program's last mark; nil if there is none that can be read.
  func mark(of id: ProgressID) -> SavedClock? {
    let bytes = Self.path(of: id, in: directory)?.start(count: SavedClock.size, follows: false)
    return bytes.flatMap { $0.count == SavedClock.size ? SavedClock(bytes: $0) : nil }
  }

  var programs: [ProgressID] {
    (directory.path.directoryNames() ?? []).map(\.text).filter { $0.hasPrefix(Self.prefix) }
      .map { ProgressID(String($0.dropFirst(Self.prefix.count))) }
      .filter { Self.path(of: $0, in: directory) != nil }
  }

  func remove(_ id: ProgressID) { _ = Self.path(of: id, in: directory)?.withCString(unlink) }
}

/// A file with the clock of this program's game, overwritten in place.
public final class GameClockFile {
  private let path: SystemString?
  private var file: Int32 = -1

  /// Creates notes for the program `id` next to the database; the first note creates the file.
  public init(directory: SystemString, for id: ProgressID) {
    path = ClockFiles.path(of: id, in: DataDirectory(directory))
  }

  deinit {
    guard file >= 0 else { return }
    close(file)
    _ = path?.withCString(unlink)
  }

  /// Writes a mark over the last one; if that fails, the clock in the saved game remains.
  public func note(_ mark: SavedClock) {
    if file < 0, let path {
      file = path.withCString {
        open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
      }
    }
    guard file >= 0 else { return }
    mark.bytes.withUnsafeBytes { _ = pwrite(file, $0.baseAddress, $0.count, 0) }
  }
}
