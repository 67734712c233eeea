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
    guard let list = opendir(directory) else { return [] }
    defer { closedir(list) }
    var names: [String] = []
    while let entry = readdir(list) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names.filter { $0 != "." && $0 != ".." }
  }

  /// Deletes a directory with everything in it.
  public static func remove(_ directory: String) {
    for name in names(in: directory) {
      let path = "\(directory)/\(name)"
      // Anything but a directory, including links to one, is deleted at once.
      if unlink(path) != 0 { remove(path) }
    }
    rmdir(directory)
  }
}
