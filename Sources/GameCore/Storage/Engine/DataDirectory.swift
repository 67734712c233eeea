import Glibc
import SystemStrings

/// The directory that holds the database, and the database file in it.
struct DataDirectory {
  let path: SystemString

  init(_ path: SystemString) {
    self.path = path
  }

  var database: SystemString { inside("flipside.db") }
  /// The directory of players' own pictures.
  var avatars: SystemString { inside("avatars") }

  func inside(_ name: String) -> SystemString { inside(SystemString(name)) }

  private func inside(_ name: SystemString) -> SystemString {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// Makes the directory, with those above it, and an empty database file, for their owner only.
  /// What is there already stays as it is.
  func prepare() throws(StoreFault) {
    guard isUsable else { throw .cannotOpen(path: path.text) }
    try makeDirectories()
    // Exclusive: closing a database file that was there already would drop the locks this very
    // process may hold on it.
    let file = database.withCString {
      open($0, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }
    if file >= 0 {
      close(file)
    } else if errno != EEXIST {
      throw errno == ENOSPC || errno == EDQUOT ? .full : .cannotOpen(path: database.text)
    }
  }

  /// Throws where something that is no file lies in the place of the database or of the files that
  /// SQLite keeps beside it: opening or reading a pipe would wait for somebody at its other end.
  func refuseWhatIsNoFile() throws(StoreFault) {
    for path in [database, database + "-wal", database + "-shm", database + "-journal"] {
      guard let kind = Self.kind(of: path), kind != S_IFREG else { continue }
      throw kind == S_IFDIR ? .cannotOpen(path: path.text) : .notADatabase(path: path.text)
    }
  }

  /// Whether nothing has been kept there yet: the database is missing, maybe the directory too.
  var isUnused: Bool { isUsable && isMissing(database) }

  /// Whether there is nothing of the directory's name.
  var isMissing: Bool { isUsable && isMissing(path) }

  /// Whether changes may be waiting beside the file that its main part does not have yet.
  var hasLog: Bool {
    var status = stat()
    return (database + "-wal").withCString { stat($0, &status) } == 0 && status.st_size > 0
  }

  /// The database as a URI for a medium that cannot change.
  var immutableURI: SystemString {
    let hexadecimal = Array("0123456789ABCDEF")
    var uri = "file:"
    for byte in database.bytes {
      let isPlain = byte > 0x20 && byte < 0x7F && !"%?#".utf8.contains(byte)
      uri +=
        isPlain
        ? String(UnicodeScalar(byte))
        : "%\(hexadecimal[Int(byte >> 4)])\(hexadecimal[Int(byte & 15)])"
    }
    return SystemString(uri + "?immutable=1")
  }

  private var slash: UInt8 { UInt8(ascii: "/") }

  /// Makes the directory, with those above it, for their owner only.
  func makeDirectories() throws(StoreFault) {
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

  private func isMissing(_ path: SystemString) -> Bool {
    var status = stat()
    return path.withCString { stat($0, &status) } != 0 && errno == ENOENT
  }

  private func isDirectory(_ path: SystemString) -> Bool {
    let error = errno
    defer { errno = error }
    return Self.kind(of: path) == S_IFDIR
  }

  /// What a path leads to, as `st_mode` has it; nil where that cannot be told.
  private static func kind(of path: SystemString) -> mode_t? {
    var status = stat()
    return path.withCString { stat($0, &status) } == 0 ? status.st_mode & S_IFMT : nil
  }
}
