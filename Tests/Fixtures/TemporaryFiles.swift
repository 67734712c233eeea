import Glibc

/// Where tests put their files.
public enum TemporaryFiles {
  /// A directory in memory where there is room for all of them, since no test loses power;
  /// otherwise the usual one.
  public static let root: String = {
    var found = statvfs()
    let memory = "/dev/shm"
    guard statvfs(memory, &found) == 0, access(memory, W_OK | X_OK) == 0,
      UInt64(found.f_bavail) * UInt64(found.f_frsize) > 2_000_000_000
    else { return "/tmp" }
    return memory
  }()

  /// Removes a directory with everything in it.
  public static func remove(_ directory: String) {
    if let entries = opendir(directory) {
      while let entry = readdir(entries) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name == "." || name == ".." { continue }
        let path = "\(directory)/\(name)"
        // What is no directory, a link to one included, is removed at once.
        if unlink(path) != 0 { remove(path) }
      }
      closedir(entries)
    }
    rmdir(directory)
  }
}
