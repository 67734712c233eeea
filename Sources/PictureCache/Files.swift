internal import Glibc

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
  public init?(of path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    isRegular = facts.st_mode & S_IFMT == S_IFREG
    bytes = Int(facts.st_size)
    changed = Int(facts.st_mtim.tv_sec) &* 1_000_000_000 &+ Int(facts.st_mtim.tv_nsec)
  }
}

/// Whole files, read and written without a trace of half of one.
public enum Files {
  /// The content of a regular file; nil where it cannot be read or has more than `most` bytes.
  public static func read(_ path: String, most: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
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
  public static func start(of path: String, count: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = Glibc.read(file, &bytes, count)
    return got < 0 ? nil : Array(bytes.prefix(got))
  }

  /// Writes a file in place of whatever was there; who reads it meanwhile sees the old or the new.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(FileFault) {
    let draft = "\(path).\(getpid()).draft"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
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
    guard written == bytes.count, closed, rename(draft, path) == 0 else {
      unlink(draft)
      throw .failed(written < bytes.count ? fault : errno)
    }
  }

  /// The names in a directory without `.` and `..`, in no particular order, at most `most`;
  /// nil where it cannot be read.
  public static func names(in directory: String, most: Int = .max) -> [String]? {
    guard let stream = opendir(directory) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < most, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      // A name that is no UTF-8 cannot be shown or kept; it is passed over.
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Makes a directory with everything above it, for this user only.
  public static func makeDirectory(_ path: String) throws(FileFault) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw .failed(errno)
    }
    try makeDirectory(String(path[..<slash]))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .failed(errno) }
  }
}
