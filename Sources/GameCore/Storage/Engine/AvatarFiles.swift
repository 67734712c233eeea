import Glibc
import SystemStrings

/// Players' own pictures: small files in a directory next to the database, each with a new name.
struct AvatarFiles {
  private let data: DataDirectory
  private var directory: SystemString { data.avatars }

  init(in directory: SystemString) { data = DataDirectory(directory) }

  func path(of name: AvatarName) -> SystemString { name.file(in: data.path) }

  /// Reads a picture; nil if it is missing, not a regular file, empty or too large.
  func read(_ name: AvatarName) -> AvatarPicture? {
    path(of: name).content(most: AvatarPicture.mostBytes, follows: false).flatMap(
      AvatarPicture.init)
  }

  /// Writes a picture completely and durably, or not at all, with the permissions of the database.
  func write(_ picture: AvatarPicture, as name: AvatarName) throws(StoreError) {
    try prepare()
    let path = path(of: name)
    let file = path.withCString {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }
    guard file >= 0 else { throw Self.error(errno, path: path) }
    defer { close(file) }
    do throws(StoreError) {
      guard writeAll(picture.bytes, to: file) else { throw Self.error(errno, path: path) }
      if let mode = data.database.status()?.st_mode { fchmod(file, mode & 0o666) }
      guard fsync(file) == 0 else { throw Self.error(errno, path: path) }
    } catch {
      _ = path.withCString(unlink)
      throw error
    }
  }

  func remove(_ name: AvatarName) { _ = path(of: name).withCString(unlink) }

  /// Returns the pictures an hour older than `kept`; newer ones may be about to enter a profile.
  func old(beside kept: AvatarName) -> Set<AvatarName> {
    guard let now = changed(kept), let names = directory.directoryNames() else { return [] }
    return Set(
      names.compactMap { AvatarName($0.text) }.filter { name in
        changed(name).map { $0 < now - 3600 } ?? false
      })
  }

  /// Returns the time when a picture was written, in seconds.
  private func changed(_ name: AvatarName) -> Int? {
    path(of: name).status(follows: false)?.st_mtim.tv_sec
  }

  /// Creates the directory, with the permissions of its parent.
  private func prepare() throws(StoreError) {
    let made = directory.withCString { mkdir($0, 0o700) } == 0
    // With a database in another place, the parent directory may not exist yet.
    if !made, errno == ENOENT { try data.makeDirectories() }
    guard made || directory.withCString({ mkdir($0, 0o700) }) == 0 else {
      guard errno == EEXIST else { throw Self.error(errno, path: directory) }
      return
    }
    if let status = (directory + "/..").status() {
      _ = directory.withCString { chmod($0, status.st_mode & 0o7777) }
    }
  }

  private static func error(_ number: Int32, path: SystemString) -> StoreError {
    switch number {
    case ENOSPC, EDQUOT: .full
    case EROFS, EACCES, EPERM: .readOnly
    default: .cannotOpen(path: path.text)
    }
  }
}
