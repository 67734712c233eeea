public import SystemStrings

/// Where a table's SQLite database is.
public struct SQLitePlace: Hashable, Sendable {
  /// The directory that holds `flipside.db`.
  public let directory: SystemString
  /// The key of this system user's guest, such as the user's number.
  public let guest: String
  public var access: StoreAccess

  public init(directory: SystemString, guest: String, access: StoreAccess = .readWrite) {
    self.directory = directory
    self.guest = guest
    self.access = access
  }

  /// A place whose name is known to be text.
  public init(directory: String, guest: String, access: StoreAccess = .readWrite) {
    self.init(directory: SystemString(directory), guest: guest, access: access)
  }
}

/// Tables in an SQLite file.
extension TableStore {
  /// Opens the store at `place`, making directory and database where they are missing.
  ///
  /// `isRunning` tells whether the program that kept a game still runs; it must not call the store.
  public convenience init(
    _ place: SQLitePlace, isRunning: @escaping @Sendable (ProgressID) -> Bool
  ) throws(StoreFault) {
    try self.init(place, patience: 5000, isRunning: isRunning)
  }

  /// As above, waiting `patience` milliseconds for locks of other programs, and with the records in
  /// the `memory` of this program where it has a name.
  convenience init(
    _ place: SQLitePlace, patience: Int, memory: String? = nil,
    isRunning: @escaping @Sendable (ProgressID) -> Bool
  ) throws(StoreFault) {
    let directory = DataDirectory(place.directory)
    let opening = Opening(
      directory: directory, access: place.access, patience: patience, memory: memory,
      isAlive: isRunning)
    self.init(
      try opening.session(), guest: place.guest,
      files: AvatarFiles(in: place.directory), hasPicturesInside: false,
      clocks: ClockFiles(directory))
  }

  /// A store for reading only; nil where nothing has been kept at `place` yet. A directory that is
  /// not there is a fault where it `mustExist`.
  public static func reader(
    _ place: SQLitePlace, directoryMustExist mustExist: Bool,
    isRunning: @escaping @Sendable (ProgressID) -> Bool
  ) throws(StoreFault) -> TableStore? {
    let directory = DataDirectory(place.directory)
    if mustExist, directory.isMissing { throw .noDirectory(path: place.directory.text) }
    if directory.isUnused { return nil }
    var place = place
    place.access = .readOnly
    return try TableStore(place, isRunning: isRunning)
  }
}
