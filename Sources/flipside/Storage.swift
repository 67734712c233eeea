import CommandLineTool
import GameCore
import GameShell
import GameUI
import PostgresStore
import SystemStrings

/// The records for the shell, in a directory or on a server.
struct Storage {
  /// The place of the records; nil if unknown.
  let place: SystemString?
  /// The default directory, for this machine's data about records on a server; nil if unknown.
  let usual: SystemString?
  /// Whether several people use this system account, so that no session is stored.
  var isAccountShared = false
  /// The clock of this machine, which may be wrong.
  var wall: @Sendable () -> Timestamp = { Clocks.wall() }
  /// The clock of the records' server, if there is one.
  private let serverClock = ServerClock()

  /// The reason why the place is unusable, if it is known before opening.
  var error: StoreError? {
    guard let place, PostgresAddress.matches(place) else { return nil }
    do throws(StoreError) {
      _ = try openStore(at: place, access: .readWrite)
      return nil
    } catch {
      return error
    }
  }

  /// The directory for data outside the database: copies of pictures, clocks, the session.
  var directory: SystemString? { place.flatMap(directory(of:)) }

  /// The name of the place if it may be shown.
  var shownPlace: String? { error == nil ? place?.text : nil }

  /// The queue of results that could not be saved.
  var queued: ResultOutbox? {
    outboxDirectory.map {
      ResultOutbox(
        directory: $0, own: program, isFirst: isOnServer, isRunning: HostIdentity.isRunning)
    }
  }

  /// The queue of unfinished games that could not be saved.
  var queuedGames: GameOutbox? {
    outboxDirectory.map {
      GameOutbox(directory: $0, own: program, isRunning: HostIdentity.isRunning)
    }
  }

  /// Whether the records are on a server, which other machines may use.
  private var isOnServer: Bool { place.map(PostgresAddress.matches) ?? false }

  /// The id of this program among those that share the records.
  private var program: ProgressID {
    isOnServer ? HostIdentity.program() : ProcessIdentity.current()
  }

  private var outboxDirectory: SystemString? {
    directory.map { "\($0)/held-\(ProcessEnvironment.user())" }
  }

  /// Returns a runner on the records, or on the reason why they cannot be opened.
  func runner(queueing queued: ResultOutbox?, _ games: GameOutbox?) -> EffectRunner {
    let store = place.map { place in
      Result { () throws(StoreError) in try openStore(at: place, access: .readWrite) }
    }
    let (server, isOnServer) = (serverClock, isOnServer)
    let dependencies = Dependencies(
      session: place.flatMap(session),
      logIns: directory.map {
        SessionCleanupFiles(
          directory: $0, own: HostIdentity.program(), isRunning: HostIdentity.isRunning)
      }, progress: program, clock: clock,
      setClock: {
        if isOnServer, server.now == nil { (try? store?.get())?.connect() }
      }, entropy: RandomBits.draw,
      queued: queued, queuedGames: games)
    do throws(StoreError) {
      guard let place, let store = try store?.get() else {
        throw .cannotOpen(path: "$HOME/.local/share/flipside")
      }
      if isOnServer { LeaseKeeper.start { store.renewLease() } }
      let records = Records(accounts: accounts(in: store, place), store: store)
      return EffectRunner(records: .success(records), dependencies: dependencies)
    } catch {
      return EffectRunner(records: .failure(error), dependencies: dependencies)
    }
  }

  /// Returns the records of a place read-only; nil if nothing has been saved there yet. Connects to
  /// a server at once, because its clock may be read first.
  func reader(in place: SystemString, mustExist: Bool) throws(StoreError) -> DatabaseStore? {
    guard PostgresAddress.matches(place) else {
      return try DatabaseStore.reader(
        sqlitePlace(place), directoryMustExist: mustExist, isRunning: ProcessIdentity.isRunning)
    }
    let store = try openStore(at: place, access: .readOnly)
    store.connect()
    return store
  }

  /// Provides what commands need.
  func provide(for context: inout CommandContext) {
    context.clock = clock
    context.offsetFromUTC = { Clocks.secondsFromUTC(at: Clocks.wall()) }
    context.faces = BoardFaceNames.names(of:)
    context.openLeaderboards = { place, mustExist throws(StoreError) in
      try reader(in: place, mustExist: mustExist)
    }
    context.openPlayers = { place, mustExist throws(StoreError) in
      try reader(in: place, mustExist: mustExist)
    }
    context.session = { session(in: $0)?.load() }
    context.openAccounts = { place throws(StoreError) in
      accounts(in: try openStore(at: place, access: .readWrite), place)
    }
    context.ask = PasswordPrompt.ask
    provide(for: &context.maintenance)
  }

  private func provide(for maintenance: inout Maintenance) {
    maintenance.openSource = { place throws(StoreError) in
      guard PostgresAddress.matches(place) else {
        return try reader(in: place, mustExist: true)
      }
      return try .postgres(server(place, access: .readOnly).unhurried)
    }
    maintenance.openTarget = { place throws(StoreError) in
      guard PostgresAddress.matches(place) else {
        return try openStore(at: place, access: .readWrite)
      }
      return try .postgres(server(place, access: .readWrite).unhurried)
    }
    maintenance.setUp = { place, role throws(SetupError) in
      guard PostgresAddress.matches(place) else { return nil }
      let server: PostgresLocation
      do throws(StoreError) {
        server = try self.server(place, access: .readWrite)
      } catch {
        throw .store(error)
      }
      return try StoreSetup.run(at: server.unhurried, role: role)
    }
    maintenance.show = ProcessEnvironment.showProgress
  }

  /// The clock of the records: the server's, once it is known.
  var clock: @Sendable () -> Timestamp {
    let (server, wall) = (serverClock, wall)
    return { server.now ?? wall() }
  }

  func openStore(
    at place: SystemString, access: StoreAccess
  ) throws(StoreError) -> DatabaseStore {
    guard PostgresAddress.matches(place) else {
      return try DatabaseStore(sqlitePlace(place), isRunning: ProcessIdentity.isRunning)
    }
    return try .postgres(server(place, access: access))
  }

  private func server(
    _ place: SystemString, access: StoreAccess
  ) throws(StoreError) -> PostgresLocation {
    let address = try PostgresAddress(place)
    guard let directory = directory(of: place) else {
      throw .cannotOpen(path: "$HOME/.local/share/flipside")
    }
    return PostgresLocation(
      address: address, guest: "\(HostIdentity.name())/\(ProcessEnvironment.user())",
      directory: directory, access: access, clock: serverClock, isAlive: HostIdentity.isRunning)
  }

  /// Returns the data directory; for a server a separate one below the default.
  private func directory(of place: SystemString) -> SystemString? {
    guard PostgresAddress.matches(place) else { return place }
    return usual.map { "\($0)/servers/\(place.fileNameDigits)" }
  }

  private func accounts(in store: DatabaseStore, _ place: SystemString) -> Accounts {
    let isOnServer = PostgresAddress.matches(place)
    return Accounts(store: store, gate: HashingSlots()) {
      ProcessEnvironment.userName() + (isOnServer ? "@\(HostIdentity.name())" : "")
    }
  }

  private func session(in place: SystemString) -> (any SessionKeeper)? {
    if isAccountShared { return NullSessionKeeper() }
    return directory(of: place).map {
      SessionTokenFile(path: "\($0)/session-\(ProcessEnvironment.user())")
    }
  }

  private func sqlitePlace(_ directory: SystemString) -> SQLiteLocation {
    SQLiteLocation(directory: directory, guest: String(ProcessEnvironment.user()))
  }
}
