import Glibc

/// The temporary files of tests.
public enum TemporaryFiles {
  /// A directory in memory if there is room for all of them, because no test loses power; otherwise
  /// the usual one.
  public static let root: String = {
    var found = statvfs()
    let memory = "/dev/shm"
    guard statvfs(memory, &found) == 0, access(memory, W_OK | X_OK) == 0,
      UInt64(found.f_bavail) * UInt64(found.f_frsize) > 2_000_000_000
    else { return "/tmp" }
    return memory
  }()

  /// Deletes a directory with everything in it.
  public static func remove(_ directory: String) {
    if let entries = opendir(directory) {
      while let entry = readdir(entries) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name == "." || name == ".." { continue }
        let path = "\(directory)/\(name)"
        // Anything but a directory, including links to one, is deleted at once.
        if unlink(path) != 0 { remove(path) }
      }
      closedir(entries)
    }
    rmdir(directory)
  }
}
