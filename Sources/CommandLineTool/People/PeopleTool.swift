public import GameCore
public import SystemStrings

/// The storage used by the commands about people.
public typealias PeopleStore = PlayersStore & PlayedRoundsStore & AccountStore & DailyStore

/// The dependencies of the commands about people.
public struct PeopleConditions {
  /// Opens the records in a directory read-only; nil if nothing has been saved there yet. Throws if
  /// the directory is missing although it `mustExist`.
  public typealias Opener = (_ directory: SystemString, _ mustExist: Bool) throws(StoreError) -> (
    any PeopleStore
  )?

  private let clock: () -> Timestamp
  let secondsFromUTC: Int
  let session: (SystemString) -> SessionToken?
  let openStore: Opener
  let openAccounts: (SystemString) throws(StoreError) -> Accounts
  let ask: (String) -> PasswordAnswer

  /// Creates the dependencies.
  ///
  /// - Parameters:
  ///   - clock: the clock of the records, known once they are open.
  ///   - secondsFromUTC: the seconds by which local time is ahead of UTC.
  ///   - session: returns the token of the logged-in player for the records in a directory.
  ///   - openAccounts: opens the accounts in a directory for changes.
  ///   - ask: shows a prompt for a password.
  public init(
    clock: @escaping () -> Timestamp, secondsFromUTC: Int,
    session: @escaping (SystemString) -> SessionToken?,
    openStore: @escaping Opener,
    openAccounts: @escaping (SystemString) throws(StoreError) -> Accounts,
    ask: @escaping (String) -> PasswordAnswer
  ) {
    self.clock = clock
    self.secondsFromUTC = secondsFromUTC
    self.session = session
    self.openStore = openStore
    self.openAccounts = openAccounts
    self.ask = ask
  }

  var now: Timestamp { clock() }
}

/// The commands about people: players, statistics, recovery of accounts.
public enum PeopleTool {
  /// Performs the command of `invocation`; nil for other commands.
  public static func report(
    on invocation: Invocation, under conditions: PeopleConditions
  ) -> Report? {
    let language = invocation.language
    do throws(StoreError) {
      switch invocation.command {
      case .players(let request):
        let store = try open(invocation, conditions)
        let players = Players(request, language, at: conditions.now, conditions.secondsFromUTC)
        return try players.report(from: store)
      case .stats(let request):
        let stats = Stats(request, language, conditions)
        guard let directory = invocation.dataDirectory else { throw nowhere }
        return try stats.report(
          from: open(invocation, conditions), session: conditions.session(directory))
      case .recover(let name):
        // Creates nothing: without records there is no account to recover.
        guard let store = try open(invocation, conditions), let directory = invocation.dataDirectory
        else { return RecoverPhrase.unknownPlayer(name).failure(in: language) }
        let recover = Recover(name, language, conditions)
        return try recover.report(from: store, in: directory)
      case .daily(let request):
        let daily = DailyBoards(request, language, conditions)
        guard let directory = invocation.dataDirectory else { throw nowhere }
        return try daily.report(
          from: open(invocation, conditions), session: conditions.session(directory))
      case .watch, .play, .scores, .verify, .replayExport, .cache, .table, .help,
        .version:
        return nil
      }
    } catch {
      return Report(error, in: language)
    }
  }

  private static let nowhere = StoreError.cannotOpen(path: "$HOME/.local/share/flipside")

  private static func open(
    _ invocation: Invocation, _ conditions: PeopleConditions
  ) throws(StoreError) -> (any PeopleStore)? {
    guard let directory = invocation.dataDirectory else { throw nowhere }
    return try conditions.openStore(directory, invocation.isDataDirectoryNamed)
  }
}

extension Phrase {
  /// Returns the report of a failed command, with its message on standard error.
  func failure(in language: Language) -> Report {
    Report(errors: "flipside: \(text(in: language))\n", status: .failedCheck)
  }
}
