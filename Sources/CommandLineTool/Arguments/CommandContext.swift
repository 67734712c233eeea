public import GameCore
public import SystemStrings

/// A command line, and what commands need from outside.
public struct CommandContext {
  let invocation: Invocation
  /// The clock of the records, known once they are open.
  public var clock: () -> Timestamp = { Timestamp(milliseconds: 0) }
  /// Returns the seconds by which local time is ahead of UTC.
  public var offsetFromUTC: () -> Int = { 0 }
  /// Returns the names of the faces of a deal.
  public var faces: (Transcript) -> FaceNames = { _ in FaceNames() }
  /// Opens the leaderboards in a directory read-only; nil if nothing has been saved there yet.
  /// Throws if the directory is missing although it must exist.
  public var openLeaderboards: Opener<any RoundReader> = { _, _ in nil }
  /// Opens the players in a directory in the same way.
  public var openPlayers: Opener<DatabaseStore> = { _, _ in nil }
  /// Returns the token of the logged-in player for the records in a directory.
  public var session: (SystemString) -> SessionToken? = { _ in nil }
  /// Opens the accounts in a directory for changes.
  public var openAccounts: (SystemString) throws(StoreError) -> Accounts = CommandContext.nothing
  /// Shows a prompt for a password.
  public var ask: (String) -> PasswordAnswer = { _ in .cancelled }
  /// What `flipside table` needs.
  public var maintenance = Maintenance()

  /// Opens the records in a directory, which must exist if the second argument says so.
  public typealias Opener<Opened> = (SystemString, Bool) throws(StoreError) -> Opened?

  static func nothing<Opened>(in place: SystemString) throws(StoreError) -> Opened {
    throw .cannotOpen(path: place.text)
  }

  public init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  /// Performs the command.
  public func run() -> Outcome {
    do throws(StoreError) {
      return try invocation.command.run(in: self)
    } catch {
      return .report(Report(error, in: language))
    }
  }
}

/// The answer to a password prompt.
public enum PasswordAnswer: Hashable, Sendable {
  /// Typed on a terminal, so it should be asked for twice.
  case typed(Secret)
  /// Read from a pipe or file.
  case piped(Secret)
  /// Canceled, or end of input.
  case cancelled

  var password: Secret? {
    switch self {
    case .typed(let password), .piped(let password): password
    case .cancelled: nil
    }
  }
}

extension CommandContext {
  var language: Language { invocation.language }
  var now: Timestamp { clock() }
  var secondsFromUTC: Int { offsetFromUTC() }

  /// Returns the place of the records.
  func place() throws(StoreError) -> SystemString {
    guard let place = invocation.dataDirectory else {
      throw .cannotOpen(path: "$HOME/.local/share/flipside")
    }
    return place
  }

  /// Opens the leaderboards read-only; nil if nothing has been saved yet.
  func leaderboards() throws(StoreError) -> (any RoundReader)? {
    try openLeaderboards(place(), invocation.isDataDirectoryNamed)
  }

  /// Opens the players read-only; nil if nothing has been saved yet.
  func players() throws(StoreError) -> DatabaseStore? {
    try openPlayers(place(), invocation.isDataDirectoryNamed)
  }
}
