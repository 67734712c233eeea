import CommandLineTool
import GameCore
import GameShell
import PostgresStore
import SystemStrings

/// The records, put together for the shell: in a directory, or on a server.
struct Storage {
  /// Where the records are; nil where nobody knows a place.
  let place: SystemString?
  /// Where this machine keeps what is its own about records on a server; nil where nobody knows.
  let usual: SystemString?
  /// Whether many people use this account of the system, so that no session is kept or read.
  var isAccountShared = false
  /// The clock of the server that holds the records, if one does.
  private let serverClock = ServerClock()

  /// Why nothing can be kept there, where that is known before anything is opened.
  var fault: StoreFault? {
    guard let place, PostgresAddress.isMeant(by: place) else { return nil }
    do throws(StoreFault) {
      _ = try table(at: place, access: .readWrite)
      return nil
    } catch {
      return error
    }
  }

  /// The directory of what is not in the database: copies of pictures, clocks, the session.
  var directory: SystemString? { place.flatMap(directory(of:)) }

  /// The name of the place that may be shown.
  var shownPlace: String? { fault == nil ? place?.text : nil }

  /// Where results wait that the records did not take.
  var held: HeldResults? {
    heldDirectory.map {
      HeldResults(
        directory: $0, own: program, isFirst: isOnServer, isRunning: HostIdentity.isRunning)
    }
  }

  /// Where games in progress wait that the records did not take.
  var heldGames: HeldGames? {
    heldDirectory.map {
      HeldGames(directory: $0, own: program, isRunning: HostIdentity.isRunning)
    }
  }

  /// Whether the records are a server's, which other machines may use.
  private var isOnServer: Bool { place.map(PostgresAddress.isMeant) ?? false }

  /// The name of this program among those that share the records.
  private var program: ProgressID {
    isOnServer ? HostIdentity.program() : ProcessIdentity.current()
  }

  private var heldDirectory: SystemString? {
    directory.map { "\($0)/held-\(Surroundings.user())" }
  }

  /// A runner of effects on the records, or on why they cannot be opened.
  func runner(holding held: HeldResults?, _ games: HeldGames?) -> EffectRunner {
    let store = place.map { place in
      Result { () throws(StoreFault) in try table(at: place, access: .readWrite) }
    }
    let (server, isOnServer) = (serverClock, isOnServer)
    let dependencies = Dependencies(
      session: place.flatMap(session),
      logIns: directory.map {
        LogInNotes(
          directory: $0, own: HostIdentity.program(), isRunning: HostIdentity.isRunning)
      }, progress: program, clock: clock,
      setClock: {
        if isOnServer, server.now == nil { (try? store?.get())?.connect() }
      }, entropy: RandomBits.draw,
      held: held, heldGames: games)
    do throws(StoreFault) {
      guard let place, let store = try store?.get() else {
        throw .cannotOpen(path: "$HOME/.local/share/flipside")
      }
      if isOnServer { LeaseKeeper.start { store.renewLease() } }
      let accounts = accounts(in: store, place)
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

  /// The records of a place for reading; nil where nothing has been kept there yet. A server is
  /// connected to at once: the first question may be about the time.
  func reader(in place: SystemString, mustExist: Bool) throws(StoreFault) -> TableStore? {
    guard PostgresAddress.isMeant(by: place) else {
      return try TableStore.reader(
        sqlitePlace(place), directoryMustExist: mustExist, isRunning: ProcessIdentity.isRunning)
    }
    let store = try table(at: place, access: .readOnly)
    store.connect()
    return store
  }

  /// What the commands about people need.
  func peopleConditions() -> PeopleConditions {
    PeopleConditions(
      clock: clock, secondsFromUTC: Clocks.secondsFromUTC(at: Clocks.wall()),
      session: { session(in: $0)?.load() },
      openStore: { place, mustExist throws(StoreFault) in
        try reader(in: place, mustExist: mustExist)
      },
      openAccounts: { place throws(StoreFault) in
        accounts(in: try table(at: place, access: .readWrite), place)
      },
      ask: PasswordPrompt.ask)
  }

  /// What the commands about a whole table need.
  func tableConditions() -> TableConditions {
    TableConditions(
      openSource: { place throws(StoreFault) in
        guard PostgresAddress.isMeant(by: place) else {
          return try reader(in: place, mustExist: true)
        }
        return try .postgres(server(place, access: .readOnly).unhurried)
      },
      openTarget: { place throws(StoreFault) in
        guard PostgresAddress.isMeant(by: place) else {
          return try table(at: place, access: .readWrite)
        }
        return try .postgres(server(place, access: .readWrite).unhurried)
      },
      setUp: { place, role throws(SetupFault) in
        guard PostgresAddress.isMeant(by: place) else { return nil }
        let server: PostgresPlace
        do throws(StoreFault) {
          server = try self.server(place, access: .readWrite)
        } catch {
          throw .store(error)
        }
        return try TableSetup.run(at: server.unhurried, role: role)
      },
      show: ProgressLine.show)
  }

  /// The time that counts for the records: a server's own, once it is known.
  var clock: @Sendable () -> Timestamp {
    let server = serverClock
    return { server.now ?? Clocks.wall() }
  }

  private func table(
    at place: SystemString, access: StoreAccess
  ) throws(StoreFault) -> TableStore {
    guard PostgresAddress.isMeant(by: place) else {
      return try TableStore(sqlitePlace(place), isRunning: ProcessIdentity.isRunning)
    }
    return try .postgres(server(place, access: access))
  }

  private func server(
    _ place: SystemString, access: StoreAccess
  ) throws(StoreFault) -> PostgresPlace {
    let address = try PostgresAddress(place)
    guard let directory = directory(of: place) else {
      throw .cannotOpen(path: "$HOME/.local/share/flipside")
    }
    return PostgresPlace(
      address: address, guest: "\(HostIdentity.name())/\(Surroundings.user())",
      directory: directory, access: access, clock: serverClock, isAlive: HostIdentity.isRunning)
  }

  /// The data directory, or for a server one of its own below the usual one.
  private func directory(of place: SystemString) -> SystemString? {
    guard PostgresAddress.isMeant(by: place) else { return place }
    return usual.map { "\($0)/servers/\(place.fileNameDigits)" }
  }

  private func accounts(in store: TableStore, _ place: SystemString) -> Accounts {
    guard PostgresAddress.isMeant(by: place) else {
      return Accounts(
        store: store, gate: HashingSlots(directory: place), systemUser: Surroundings.userName)
    }
    return Accounts(
      store: store, gate: HostSlots(),
      systemUser: { "\(Surroundings.userName())@\(HostIdentity.name())" })
  }

  private func session(in place: SystemString) -> (any SessionKeeper)? {
    if isAccountShared { return SharedAccount() }
    return directory(of: place).map {
      SessionFile(path: "\($0)/session-\(Surroundings.user())")
    }
  }

  private func sqlitePlace(_ directory: SystemString) -> SQLitePlace {
    SQLitePlace(directory: directory, guest: String(Surroundings.user()))
  }
}
