import Glibc
import SystemStrings

/// Functions that write small files completely.
enum SmallFile {
  /// The result of creating a file.
  enum Creation: Hashable {
    case created
    /// The name is in use.
    case exists
    case failed
  }

  /// Creates a file that only its owner can read; a partly written one is removed.
  static func create(_ path: SystemString, with bytes: [UInt8]) -> Creation {
    let file = path.withCString {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }
    guard file >= 0 else { return errno == EEXIST ? .exists : .failed }
    let isWritten = writeAll(bytes, to: file)
    let isKept = fsync(file) == 0
    guard close(file) == 0, isWritten, isKept else {
      _ = path.withCString(unlink)
      return .failed
    }
    return .created
  }

  /// Replaces a file atomically with one that only its owner can read.
  static func replace(_ path: SystemString, with bytes: [UInt8]) -> Bool {
    let draft: SystemString = "\(path).\(getpid())"
    _ = draft.withCString(unlink)
    guard create(draft, with: bytes) == .created else { return false }
    if draft.withCString({ old in path.withCString { rename(old, $0) } }) == 0 { return true }
    _ = draft.withCString(unlink)
    return false
  }
}
