import Glibc

/// A directory for the files of a test, deleted with everything in it when it is released.
public final class TemporaryDirectory: Sendable {
  /// The system refused to create a directory.
  public struct Refused: Error {}

  /// A directory in memory if there is room for all files of tests, because no test loses power;
  /// otherwise the usual one.
  public static let root: String = {
    var found = statvfs()
    let memory = "/dev/shm"
    guard statvfs(memory, &found) == 0, access(memory, W_OK | X_OK) == 0,
      UInt64(found.f_bavail) * UInt64(found.f_frsize) > 2_000_000_000
    else { return "/tmp" }
    return memory
  }()

  public let path: String

  public init() throws(Refused) {
    guard let made = Self.make("flipside-test") else { throw Refused() }
    path = made
  }

  deinit { Self.remove(path) }

  /// Creates a directory that its user deletes, whose name begins with `prefix`; nil on failure.
  public static func make(_ prefix: String, in root: String = root) -> String? {
    var template = Array("\(root)/\(prefix)-XXXXXX".utf8CString)
    return mkdtemp(&template).map { String(cString: $0) }
  }

  /// Returns the names in a directory; none if it cannot be read.
  public static func names(in directory: String) -> [String] {
    entries(of: Array(directory.utf8CString)).map { name in
      String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// Deletes a directory with everything in it.
  public static func remove(_ directory: String) {
    remove(Array(directory.utf8CString))
  }

  private static func remove(_ directory: [CChar]) {
    for name in entries(of: directory) {
      let path = directory.dropLast() + [CChar(bitPattern: UInt8(ascii: "/"))] + name
      // Anything but a directory, including links to one, is deleted at once.
      if unlink(path) != 0 { remove(path) }
    }
    rmdir(directory)
  }

  /// Returns the names in a directory as they are, because some tests use names that are not UTF-8.
  private static func entries(of directory: [CChar]) -> [[CChar]] {
    guard let list = opendir(directory) else { return [] }
    defer { closedir(list) }
    var names: [[CChar]] = []
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
      }
      let dot = CChar(bitPattern: UInt8(ascii: "."))
      if name != [dot, 0], name != [dot, dot, 0] { names.append(name) }
    }
    return names
  }
}
