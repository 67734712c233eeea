internal import Glibc
public import SystemStrings

/// The reason why a file could not be written.
public enum FileError: Error, Hashable, Sendable {
  /// The system's error number, such as ENOSPC.
  case failed(Int32)
}

/// The metadata of a file.
public struct FileFacts: Hashable, Sendable {
  public let isRegular: Bool
  public let bytes: Int
  /// The time of the last change in nanoseconds since 1970.
  public let changed: Int

  /// Reads the metadata, following symbolic links; nil if the file is missing or inaccessible.
  public init?(of path: SystemString) {
    var facts = stat()
    guard path.withCString({ stat($0, &facts) }) == 0 else { return nil }
    isRegular = facts.st_mode & S_IFMT == S_IFREG
    bytes = Int(facts.st_size)
    changed = Int(facts.st_mtim.tv_sec) &* 1_000_000_000 &+ Int(facts.st_mtim.tv_nsec)
  }
}

/// Functions that write complete files; no file is ever partly written.
public enum Files {
  /// Writes a file atomically; concurrent readers see the old or the new content.
  public static func replace(_ path: SystemString, with bytes: [UInt8]) throws(FileError) {
    guard path.replaceFile(with: bytes) else { throw .failed(errno) }
  }

  /// Removes a file and returns whether it existed and was removed.
  @discardableResult
  public static func remove(_ path: SystemString) -> Bool {
    path.withCString(unlink) == 0
  }

  /// Sets the modification time of a file to now and returns whether it exists.
  @discardableResult
  public static func touch(_ path: SystemString) -> Bool {
    path.withCString { utimensat(AT_FDCWD, $0, nil, 0) } == 0
  }

  /// Creates a directory and its parents, for this user only.
  public static func makeDirectory(_ path: SystemString) throws(FileError) {
    let make = { path.withCString { mkdir($0, 0o700) } == 0 || errno == EEXIST }
    if make() { return }
    guard errno == ENOENT, let slash = path.bytes.lastIndex(of: UInt8(ascii: "/")), slash > 0 else {
      throw .failed(errno)
    }
    try makeDirectory(SystemString(bytes: Array(path.bytes[..<slash])))
    guard make() else { throw .failed(errno) }
  }
}
