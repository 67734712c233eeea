import Glibc

/// The directory that holds the database, and the database file in it.
struct DataDirectory {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  var database: String { inside("flipside.db") }
  /// The directory of players' own pictures.
  var avatars: String { inside("avatars") }

  private func inside(_ name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// Makes the directory, with those above it, and an empty database file, for their owner only.
  /// What is there already stays as it is.
  func prepare() throws(StoreFault) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .cannotOpen(path: path) }
    try makeDirectories()
    // Exclusive: closing a database file that was there already would drop the locks this very
    // process may hold on it.
    let file = open(database, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if file >= 0 {
      close(file)
    } else if errno != EEXIST {
      throw errno == ENOSPC || errno == EDQUOT ? .full : .cannotOpen(path: database)
    }
  }

  /// Whether nothing has been kept there yet: the database is missing, and the directory too
  /// unless it `mustExist`.
  func isUnused(mustExist: Bool) -> Bool {
    guard !path.isEmpty, !path.utf8.contains(0), isMissing(database) else { return false }
    return !mustExist || isDirectory(path)
  }

  /// Whether changes may be waiting beside the file that its main part does not have yet.
  var hasLog: Bool {
    var status = stat()
    return stat(database + "-wal", &status) == 0 && status.st_size > 0
  }

  /// The database as a URI for a medium that cannot change.
  var immutableURI: String {
    let hexadecimal = Array("0123456789ABCDEF")
    var uri = "file:"
    for byte in database.utf8 {
      let isPlain = byte > 0x20 && byte < 0x7F && !"%?#".utf8.contains(byte)
      uri +=
        isPlain
        ? String(UnicodeScalar(byte))
        : "%\(hexadecimal[Int(byte >> 4)])\(hexadecimal[Int(byte & 15)])"
    }
    return uri + "?immutable=1"
  }

  private func makeDirectories() throws(StoreFault) {
    var made = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      made += name
      guard mkdir(made, 0o700) == 0 || isDirectory(made) else {
        throw errno == ENOSPC || errno == EDQUOT ? .full : .cannotOpen(path: path)
      }
      made += "/"
    }
  }

  private func isMissing(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 && errno == ENOENT
  }

  private func isDirectory(_ path: String) -> Bool {
    let error = errno
    defer { errno = error }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
