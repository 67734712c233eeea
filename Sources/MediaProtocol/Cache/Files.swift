internal import Glibc
public import SystemStrings

/// Why a file could not be written.
public enum FileFault: Error, Hashable, Sendable {
  /// The number that the system gave, such as ENOSPC.
  case failed(Int32)
}

/// What the system says of a file.
public struct FileFacts: Hashable, Sendable {
  public let isRegular: Bool
  public let bytes: Int
  /// Nanoseconds since 1970, of the last change.
  public let changed: Int

  /// Follows symbolic links; nil where there is no such file or it may not be seen.
  public init?(of path: SystemString) {
    var facts = stat()
    guard path.withCString({ stat($0, &facts) }) == 0 else { return nil }
    isRegular = facts.st_mode & S_IFMT == S_IFREG
    bytes = Int(facts.st_size)
    changed = Int(facts.st_mtim.tv_sec) &* 1_000_000_000 &+ Int(facts.st_mtim.tv_nsec)
  }
}

/// Whole files, read and written without a trace of half of one.
public enum Files {
  /// The content of a regular file; nil where it cannot be read or has more than `most` bytes.
  public static func read(_ path: SystemString, most: Int) -> [UInt8]? {
    let file = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      facts.st_size >= 0, facts.st_size <= most
    else { return nil }
    let size = Int(facts.st_size)
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(file, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0, errno == EINTR { continue }
        failed = got < 0
        if got <= 0 { break }
        count += got
      }
    }
    return failed ? nil : bytes
  }

  /// The first bytes of a regular file, at most `count`; nil where it cannot be read.
  public static func start(of path: SystemString, count: Int) -> [UInt8]? {
    let file = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = Glibc.read(file, &bytes, count)
    return got < 0 ? nil : Array(bytes.prefix(got))
  }

  /// Writes a file in place of whatever was there; who reads it meanwhile sees the old or the new.
  public static func replace(_ path: SystemString, with bytes: [UInt8]) throws(FileFault) {
    let draft: SystemString = "\(path).\(getpid()).draft"
    let file = draft.withCString {
      open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }
    guard file >= 0 else { throw .failed(errno) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(file, buffer.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { break }
      written += count
    }
    let fault = errno
    let closed = close(file) == 0
    let isReplaced = { draft.withCString { old in path.withCString { rename(old, $0) } } == 0 }
    guard written == bytes.count, closed, isReplaced() else {
      let fault = written < bytes.count ? fault : errno
      _ = draft.withCString(unlink)
      throw .failed(fault)
    }
  }

  /// Removes a file. Gives whether it was there and is gone.
  @discardableResult
  public static func remove(_ path: SystemString) -> Bool {
    path.withCString(unlink) == 0
  }

  /// Makes a file the most recently changed. Gives whether it is there.
  @discardableResult
  public static func touch(_ path: SystemString) -> Bool {
    path.withCString { utimensat(AT_FDCWD, $0, nil, 0) } == 0
  }

  /// Makes a directory with everything above it, for this user only.
  public static func makeDirectory(_ path: SystemString) throws(FileFault) {
    let make = { path.withCString { mkdir($0, 0o700) } == 0 || errno == EEXIST }
    if make() { return }
    guard errno == ENOENT, let slash = path.bytes.lastIndex(of: UInt8(ascii: "/")), slash > 0 else {
      throw .failed(errno)
    }
    try makeDirectory(SystemString(bytes: Array(path.bytes[..<slash])))
    guard make() else { throw .failed(errno) }
  }
}
