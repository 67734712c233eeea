public import GameCore
public import SystemStrings

/// What the commands about people read.
public typealias PeopleStore = PlayersStore & StatisticsStore & AccountStore & DailyStore

/// What the commands about people need of the world.
public struct PeopleConditions {
  /// Opens the records in a directory for reading; nil where nothing has been kept there yet. A
  /// directory that `mustExist` and does not is a fault.
  public typealias Opener = (_ directory: SystemString, _ mustExist: Bool) throws(StoreFault) -> (
    any PeopleStore
  )?

  private let clock: () -> Timestamp
  let secondsFromUTC: Int
  let session: (SystemString) -> SessionToken?
  let openStore: Opener
  let openAccounts: (SystemString) throws(StoreFault) -> Accounts
  let ask: (String) -> PasswordAnswer

  /// - Parameters:
  ///   - clock: the time that counts for the records, known once they are open.
  ///   - session: the token of whoever stays logged in, of the records in a directory.
  ///   - openAccounts: opens the accounts in a directory for changing them.
  ///   - ask: asks for a password with a prompt.
  public init(
    clock: @escaping () -> Timestamp, secondsFromUTC: Int,
    session: @escaping (SystemString) -> SessionToken?,
    openStore: @escaping Opener,
    openAccounts: @escaping (SystemString) throws(StoreFault) -> Accounts,
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

/// The commands about people: players, statistics, a forgotten password.
public enum PeopleTool {
  /// Does what `invocation` asks for; nil for every other command.
  public static func report(
    on invocation: Invocation, under conditions: PeopleConditions
  ) -> Report? {
    let language = invocation.language
    do throws(StoreFault) {
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
        // Nothing is made here: where nobody has played there is nobody to recover.
        guard let store = try open(invocation, conditions), let directory = invocation.dataDirectory
        else { return RecoverPhrase.nobody(name).failure(in: language) }
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

  private static let nowhere = StoreFault.cannotOpen(path: "$HOME/.local/share/flipside")

  private static func open(
    _ invocation: Invocation, _ conditions: PeopleConditions
  ) throws(StoreFault) -> (any PeopleStore)? {
    guard let directory = invocation.dataDirectory else { throw nowhere }
    return try conditions.openStore(directory, invocation.isDataDirectoryNamed)
  }
}

extension Phrase {
  /// The sentence on standard error, and the status of a failed command.
  func failure(in language: Language) -> Report {
    Report(errors: "flipside: \(text(in: language))\n", status: .failedCheck)
  }
}
