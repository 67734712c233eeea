public import SystemStrings

/// The location of an SQLite store.
public struct SQLiteLocation: Hashable, Sendable {
  /// The directory of `flipside.db`.
  public let directory: SystemString
  /// The key of this system user's guest, such as the user's number.
  public let guest: String
  public var access: StoreAccess

  public init(directory: SystemString, guest: String, access: StoreAccess = .readWrite) {
    self.directory = directory
    self.guest = guest
    self.access = access
  }
}

/// Stores in an SQLite file.
extension Store {
  /// Opens the store at `place`, creating what is missing, perhaps in memory under a name. Waits
  /// for locks of other programs for `patience` milliseconds. `isRunning` returns whether the
  /// program that saved a game is running; it must not call the store.
  public convenience init(
    _ place: SQLiteLocation, patience: Int = 5000, memory: String? = nil,
    isRunning: @escaping @Sendable (ProgressID) -> Bool
  ) throws(StoreError) {
    let directory = DataDirectory(place.directory)
    let opening = SQLiteOpening(
      directory: directory, access: place.access, patience: patience, memory: memory,
      isAlive: isRunning)
    self.init(
      try opening.session(), guest: place.guest,
      files: AvatarFiles(in: place.directory), hasPicturesInside: false,
      clocks: ClockFiles(directory))
  }

  /// Opens a read-only store; nil if nothing has been saved at `place` yet. Throws if `mustExist`
  /// is set and the directory is missing.
  public static func reader(
    _ place: SQLiteLocation, directoryMustExist mustExist: Bool,
    isRunning: @escaping @Sendable (ProgressID) -> Bool
  ) throws(StoreError) -> Store? {
    let directory = DataDirectory(place.directory)
    if mustExist, directory.isMissing { throw .noDirectory(path: place.directory.text) }
    if directory.isUnused { return nil }
    var place = place
    place.access = .readOnly
    return try Store(place, isRunning: isRunning)
  }
}
