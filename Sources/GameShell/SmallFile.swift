import Glibc
import SystemStrings

/// Functions that read and write small files completely.
enum SmallFile {
  /// Returns the first `limit` bytes of a file; nil if it cannot be read. With `isOwn` it must be a
  /// regular file, not a link, that belongs to this user and that no one else can write.
  static func read(_ path: SystemString, limit: Int, isOwn: Bool = false) -> [UInt8]? {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (isOwn ? O_NOFOLLOW : 0)
    let file = path.withCString { open($0, flags) }
    guard file >= 0 else { return nil }
    defer { close(file) }
    if isOwn {
      var found = stat()
      guard fstat(file, &found) == 0, found.st_mode & S_IFMT == S_IFREG,
        found.st_uid == geteuid(), found.st_mode & (S_IWGRP | S_IWOTH) == 0
      else { return nil }
    }
    var bytes = [UInt8](repeating: 0, count: limit)
    var length = 0
    while length < limit {
      let count = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(file, buffer.baseAddress.map { $0 + length }, limit - length)
      }
      if count < 0 { return nil }
      if count == 0 { break }
      length += count
    }
    return Array(bytes.prefix(length))
  }

  /// The result of creating a file.
  enum Creation: Hashable {
    case created
    /// The name is in use.
    case exists
    case failed
  }

  /// Creates a file that only its owner can read; a partly written one is removed.
  static func create(_ path: String, with bytes: [UInt8]) -> Creation {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return errno == EEXIST ? .exists : .failed }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        write(file, buffer.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      written += count
    }
    let isKept = fsync(file) == 0
    guard close(file) == 0, isKept, written == bytes.count else {
      unlink(path)
      return .failed
    }
    return .created
  }

  /// Replaces a file atomically with one that only its owner can read.
  static func replace(_ path: SystemString, with bytes: [UInt8]) -> Bool {
    let draft: SystemString = "\(path).\(getpid())"
    _ = draft.withCString(unlink)
    let file = draft.withCString {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }
    guard file >= 0 else { return false }
    let isWritten = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } == bytes.count
    let isKept = fsync(file) == 0
    let isReplaced = { draft.withCString { old in path.withCString { rename(old, $0) } } == 0 }
    guard close(file) == 0, isWritten, isKept, isReplaced() else {
      _ = draft.withCString(unlink)
      return false
    }
    return true
  }
}
