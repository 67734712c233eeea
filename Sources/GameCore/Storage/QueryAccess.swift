/// What a question to the store may use while it runs.
public struct QueryAccess {
  private let stored: Result<Records, StoreError>
  /// Returns the time of the wall clock.
  public let clock: () -> Timestamp
  /// The id of this program's unfinished game.
  public let program: ProgressID
  public let session: any OwnSession
  public let files: any PlayerFiles
  /// Reports the number of finished parts of long work, and of all.
  public let report: (_ done: Int, _ total: Int) -> Void

  public init(
    _ stored: Result<Records, StoreError>, clock: @escaping () -> Timestamp,
    program: ProgressID, session: any OwnSession, files: any PlayerFiles,
    report: @escaping (_ done: Int, _ total: Int) -> Void
  ) {
    self.stored = stored
    self.clock = clock
    self.program = program
    self.session = session
    self.files = files
    self.report = report
  }

  public var records: Records { get throws(StoreError) { try stored.get() } }

  /// Returns the stored data; throws `failure` if there is none.
  public func records<Failure>(or failure: (StoreError) -> Failure) throws(Failure) -> Records {
    try stored.mapError(failure).get()
  }
}

/// The session of this program.
public protocol OwnSession: Sendable {
  /// The token of the session, or nil.
  var token: SessionToken? { get }
  func replace(with token: SessionToken)
  /// Forgets the session, which the store has already ended.
  func forget()
  /// Ends the sessions of crashed programs with `end`.
  func endAbandoned(_ end: (SessionTokenHash) throws(StoreError) -> Void)
}

/// The files whose paths the player types.
public protocol PlayerFiles: Sendable {
  /// Returns the names in a directory that begin with the last part of a path.
  func names(startingLike path: String) -> FileNames
  /// Returns the kind of the file at a path.
  func kind(of path: String) -> FileKind
  /// Creates a file that only its owner can read.
  func create(_ path: String, with text: String) throws(ExportError)
}

/// The names in a directory that match a typed path.
public struct FileNames: Hashable, Sendable {
  /// The first names in order, directories with a trailing slash.
  public let names: [String]
  /// The common prefix of all matching names, including those left out.
  public let common: String

  public init(_ names: [String], common: String) {
    self.names = names
    self.common = common
  }
}

/// The kind of a file.
public enum FileKind: Hashable, Sendable {
  case plain, directory, missing
  /// It may not be read.
  case forbidden
  /// A pipe, a socket or a device.
  case special
}

/// The reason why a player's data cannot be exported.
public enum ExportError: Error, Hashable, Sendable {
  /// The file exists; it is not overwritten.
  case fileExists
  case cannotWrite
  case store(StoreError)
}

/// A success without a value.
public struct Done: Hashable, Sendable {
  public init() {}
}
