import Glibc
import SystemStrings

/// The directory of the database, with the paths of its files.
struct DataDirectory {
  let path: SystemString

  init(_ path: SystemString) { self.path = path }

  var database: SystemString { inside("flipside.db") }
  var avatars: SystemString { inside("avatars") }

  func inside(_ name: SystemString) -> SystemString {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// Creates what is missing of the directory, its parents and the database, for their owner only.
  func prepare() throws(StoreError) {
    guard isUsable else { throw .cannotOpen(path: path.text) }
    try makeDirectories()
    // Exclusive: closing an existing database file would release this process's locks on it.
    let file = database.withCString {
      open($0, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }
    if file >= 0 {
      close(file)
    } else if errno != EEXIST {
      throw errno == ENOSPC || errno == EDQUOT ? .full : .cannotOpen(path: database.text)
    }
  }

  /// Throws if a file of the database is not a regular one: opening a pipe would block.
  func requireRegularFiles() throws(StoreError) {
    for path in [database, database + "-wal", database + "-shm", database + "-journal"] {
      guard let kind = path.fileType, kind != S_IFREG else { continue }
      throw kind == S_IFDIR ? .cannotOpen(path: path.text) : .notADatabase(path: path.text)
    }
  }

  /// Whether nothing has been saved there yet: the database is missing, perhaps the directory too.
  var isUnused: Bool { isUsable && isMissing(database) }

  var isMissing: Bool { isUsable && isMissing(path) }

  /// Whether the write-ahead log may contain changes that are not in the database file.
  var hasLog: Bool { (database + "-wal").status().map { $0.st_size > 0 } ?? false }

  /// The URI of the database on a read-only medium.
  var immutableURI: SystemString {
    var uri = "file:"
    for byte in database.bytes {
      let isPlain = byte > 0x20 && byte < 0x7F && !"%?#".utf8.contains(byte)
      uri += isPlain ? String(UnicodeScalar(byte)) : "%" + Hexadecimal.text(of: [byte])
    }
    return SystemString(uri + "?immutable=1")
  }

  /// Creates the directory and its parents, for their owner only.
  func makeDirectories() throws(StoreError) {
    let slash = UInt8(ascii: "/")
    var made: [UInt8] = path.hasPrefix("/") ? [slash] : []
    for name in path.bytes.split(separator: slash) {
      made += name
      let step = SystemString(bytes: made)
      guard step.withCString({ mkdir($0, 0o700) }) == 0 || isDirectory(step) else {
        throw errno == ENOSPC || errno == EDQUOT ? .full : .cannotOpen(path: path.text)
      }
      made.append(slash)
    }
  }

  private var isUsable: Bool { !path.isEmpty && !path.bytes.contains(0) }

  private func isMissing(_ path: SystemString) -> Bool { path.status() == nil && errno == ENOENT }

  private func isDirectory(_ path: SystemString) -> Bool {
    let error = errno
    defer { errno = error }
    return path.fileType == S_IFDIR
  }
}

extension SystemString {
  /// Returns the attributes of a file; nil if it is missing or inaccessible, and sets `errno`.
  func status(follows: Bool = true) -> stat? {
    var status = stat()
    return withCString { follows ? stat($0, &status) : lstat($0, &status) } == 0 ? status : nil
  }

  /// The type of a file as in `st_mode`; nil if unknown.
  fileprivate var fileType: mode_t? { status().map { $0.st_mode & S_IFMT } }
}
