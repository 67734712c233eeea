import CommandLineTool
import GameCore
import GameShell
import SystemStrings

/// The records on disk, put together for the shell.
struct Storage {
  /// Where the records are; nil where nobody knows a place.
  let directory: SystemString?

  /// A runner of effects on the records, or on why they cannot be opened.
  func runner() -> EffectRunner {
    let dependencies = Dependencies(
      session: directory.map(Self.session),
      progress: ProcessIdentity.current(), clock: Clocks.wall, entropy: RandomBits.draw)
    do throws(StoreFault) {
      guard let directory else { throw .cannotOpen(path: "$HOME/.local/share/flipside") }
      let store = try TableStore(Self.place(directory), isRunning: ProcessIdentity.isRunning)
      let accounts = Self.accounts(in: store, directory)
      let records = Records(
        accounts: accounts,
        settings: store, progress: store, leaderboard: store,
        ownRounds: store, census: store, profiles: store, ownAccount: accounts,
        contents: store, players: store, statistics: store, albums: store,
        elsewhere: store, daily: store)
      return EffectRunner(records: .success(records), dependencies: dependencies)
    } catch {
      return EffectRunner(records: .failure(error), dependencies: dependencies)
    }
  }

  /// The database of a directory for reading; nil where nothing has been kept there yet.
  static func reader(in directory: SystemString, mustExist: Bool) throws(StoreFault) -> TableStore?
  {
    try TableStore.reader(
      place(directory), directoryMustExist: mustExist, isRunning: ProcessIdentity.isRunning)
  }

  /// What the commands about people need.
  static func peopleConditions() -> PeopleConditions {
    let now = Clocks.wall()
    return PeopleConditions(
      now: now, secondsFromUTC: Clocks.secondsFromUTC(at: now),
      session: { session(in: $0).load() },
      openStore: { directory, mustExist throws(StoreFault) in
        try reader(in: directory, mustExist: mustExist)
      },
      openAccounts: { directory throws(StoreFault) in
        let store = try TableStore(place(directory), isRunning: ProcessIdentity.isRunning)
        return accounts(in: store, directory)
      },
      ask: PasswordPrompt.ask)
  }

  private static func accounts(in store: TableStore, _ directory: SystemString) -> Accounts {
    Accounts(
      store: store, gate: HashingSlots(directory: directory),
      systemUser: Surroundings.userName)
  }

  private static func session(in directory: SystemString) -> SessionFile {
    SessionFile(path: "\(directory)/session-\(Surroundings.user())")
  }

  private static func place(_ directory: SystemString) -> SQLitePlace {
    SQLitePlace(directory: directory, guest: String(Surroundings.user()))
  }
}
