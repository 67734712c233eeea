import Fixtures
import Glibc
import SystemStrings
import Testing

@testable import GameCore
@testable import PostgresStore

@Suite("What a server rejects is reported, loses no record, and works again later", .blocking)
struct PostgresBadDayTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func server(
    _ equipment: PostgresServer.Equipment = .plain, _ settings: String...
  ) throws -> PostgresServer {
    let server = try #require(PostgresServer(equipment, settings: settings))
    try #require(server.waitUntilReady(), "PostgreSQL cannot be started: see its package")
    return server
  }

  private func store(
    _ address: String, patience: Int = 8000, echo: Int = 0
  ) throws -> Store {
    try .postgres(scratch.place(at: address, patience: patience, echo: echo))
  }

  private func wire(to server: PostgresServer) throws -> PGConnection {
    let wire = try PGConnection(to: [("dbname", server.address(of: "postgres"))], patience: 30_000)
    try wire.script("SET search_path = flipside")
    return wire
  }

  /// Returns the fault of a failed operation.
  private func error(_ body: () throws -> Void) -> StoreError? {
    do {
      try body()
      return nil
    } catch {
      return error as? StoreError
    }
  }

  /// Returns the message of the fault that the server is unreachable.
  private func unreachable(_ body: () throws -> Void) -> String? {
    if case .unreachable(let reason) = error(body) { reason } else { nil }
  }

  /// Returns the message of the fault that the server is not trusted.
  private func mistrust(_ body: () throws -> Void) -> String? {
    if case .notTrusted(let reason) = error(body) { reason } else { nil }
  }

  @Test("a server without a free connection counts as unreachable until one is free")
  func connections() throws {
    let server = try server(.plain, "max_connections = 5", "superuser_reserved_connections = 0")
    let anna = try store(server.address(of: "postgres")).player("Anna")
    var others: [PGConnection] = []
    while others.count < 10, let other = try? wire(to: server) { others.append(other) }
    #expect(others.count < 10)
    let late = try store(server.address(of: "postgres"))
    let reason = unreachable { try late.play(pace: 2000, by: anna) }
    #expect(reason?.contains("too many") == true)
    others = []
    // The server takes a while to notice that they are closed.
    #expect(eventually { unreachable { try late.play(pace: 2000, by: anna) } == nil })
    #expect(try late.page(of: .easy, for: anna.id, limit: 10).top.count == 1)
    #expect(try wire(to: server).script("SELECT count(*) FROM round")?.number == 1)
  }

  @Test("nothing is created in a database that cannot store every character")
  func latin() throws {
    let server = try server()
    _ = try wire(to: server).script(
      "CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'")
    let place = try scratch.place(at: server.address(of: "latin"))
    #expect(throws: SetupError.store(.notUTF8)) { try StoreSetup.run(at: place, role: .usual) }
    #expect(throws: StoreError.notUTF8) { try Store.postgres(place).player("Anna") }
    let latin = try PGConnection(to: place.parameters, patience: 30_000)
    let made = "SELECT count(*) FROM pg_namespace WHERE nspname = 'flipside'"
    #expect(try latin.script(made)?.number == 0)
  }

  @Test("a full disk of the server is reported, and a result is recorded once there is room")
  func full() throws {
    let server = try server()
    let store = try store(server.address(of: "postgres"))
    let anna = try store.player("Anna")
    // The answer of a server whose table cannot grow; the next test uses a real disk if mounts are
    // allowed.
    _ = try wire(to: server).script(
      """
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full';
      END $$;
      CREATE TRIGGER refuse AFTER INSERT ON round FOR EACH ROW EXECUTE FUNCTION refuse()
      """)
    #expect(throws: StoreError.full) { try store.play(pace: 2000, by: anna) }
    #expect(try store.page(of: .easy, for: anna.id, limit: 10).top.isEmpty)
    _ = try wire(to: server).script("DROP TRIGGER refuse ON round")
    try store.play(pace: 2000, by: anna)
    try store.play(pace: 2000, by: anna)
    #expect(try wire(to: server).script("SELECT count(*) FROM round")?.number == 1)
  }

  @Test(
    "a full disk of a real server is survived",
    .enabled(if: Mounts.arePermitted, "mounting takes rights that the tests have not got here"))
  func smallDisk() throws {
    let server = try server(.small)
    let store = try store(server.address(of: "postgres"))
    let anna = try store.player("Anna")
    let filler = try wire(to: server)
    _ = try filler.script("CREATE TABLESPACE small LOCATION '\(server.directory)/small'")
    _ = try filler.script("ALTER TABLE round SET TABLESPACE small")
    _ = try filler.script("CREATE TABLE filler(text TEXT) TABLESPACE small")
    // In smaller and smaller pieces, until no page is left.
    for rows in [1000, 30, 1] {
      while (try? filler.script(
        "INSERT INTO filler SELECT repeat('x', 1900) FROM generate_series(1, \(rows))")) != nil
      {}
    }
    var seed: UInt64 = 0
    var refusal: StoreError?
    // First uses up the free space of the table's pages.
    while refusal == nil, seed < 200 {
      seed += 1
      do {
        try store.play(seed: seed, pace: 2000, by: anna)
      } catch let error as StoreError {
        refusal = error
      }
    }
    #expect(refusal == .full)
    #expect(try store.page(of: .easy, for: anna.id, limit: 10).players == min(Int(seed) - 1, 1))
    _ = try filler.script("DROP TABLE filler; CHECKPOINT")
    try store.play(seed: seed, pace: 2000, by: anna)
    #expect(
      try wire(to: server).script("SELECT count(*) FROM flipside.round")?.number == Int(seed))
  }

  @Test("a certificate of another authority or for another name is rejected with a message")
  func certificates() throws {
    // A separate local address, so that the usual port is free.
    let number = Int(getpid())
    let place = "127.77.\(number / 250 % 250 + 1).\(number % 250 + 1)"
    let server = try server(.certified, "listen_addresses = '\(place)'")
    func address(_ host: String, _ authority: String) -> String {
      "postgres://flipside@\(host)/postgres?hostaddr=\(place)&sslmode=verify-full"
        + "&sslrootcert=\(server.directory)/\(authority).crt"
    }
    let store = try store(address("flipside.test", "ca"))
    let anna = try store.player("Anna")
    try store.play(pace: 2000, by: anna)
    let foreign = mistrust {
      try self.store(address("flipside.test", "other")).play(pace: 1000, by: anna)
    }
    #expect(foreign?.contains("certificate verify failed") == true)
    let misnamed = mistrust {
      try self.store(address("other.test", "ca")).play(pace: 1000, by: anna)
    }
    #expect(misnamed?.contains("does not match host name") == true)
    let encrypted = "SELECT count(*) FROM pg_stat_ssl WHERE ssl AND pid <> pg_backend_pid()"
    #expect(try wire(to: server).script(encrypted)?.number == 1)
    #expect(try wire(to: server).script("SELECT count(*) FROM round")?.number == 1)
  }

  @Test("a wrong password, role or database is reported as such, not as an unreachable server")
  func notLetIn() throws {
    let server = try server()
    let address = server.address(of: "postgres")
    func words(_ address: String) -> String? {
      let error = self.error { _ = try store(address).player("Anna") }
      return if case .notLetIn(let reason) = error { reason } else { nil }
    }
    let missing = words(server.address(of: "nothing"))
    #expect(missing?.hasSuffix("database \"nothing\" does not exist") == true)
    let nobody = words(address.replacing("flipside@", with: "nobody@"))
    #expect(nobody?.hasSuffix("role \"nobody\" does not exist") == true)
    let access = "\(server.directory)/data/pg_hba.conf"
    try #require(system("echo 'local all all scram-sha-256' > \(access)") == 0)
    _ = try wire(to: server).script("SELECT pg_reload_conf()")
    #expect(eventually { (try? wire(to: server)) == nil })
    let passwords = "\(server.directory)/passwords"
    try #require(system("echo '*:*:*:*:no' > \(passwords); chmod 600 \(passwords)") == 0)
    let wrong = words("\(address)&passfile=\(passwords)")
    #expect(wrong?.contains("password authentication failed for user \"flipside\"") == true)
    #expect(words("\(address)&passfile=/dev/null")?.contains("password") == true)
  }

  @Test("only the first request waits for a server that hangs, and later ones try again")
  func hanging() throws {
    let server = try server()
    let proxy = try #require(CutProxy(before: server.directory))
    let address = "postgres://flipside@/postgres?host=\(proxy.directory)"
    let store = try store(address, patience: 3000, echo: .max)
    let later = try self.store(address, patience: 3000)
    let anna = try store.player("Anna")
    try store.play(seed: 1, pace: 2000, by: anna)
    proxy.stall()
    #expect(unreachable { try store.play(seed: 2, pace: 2000, by: anna) } == PGConnection.noAnswer)
    #expect(unreachable { try later.play(seed: 2, pace: 2000, by: anna) } == PGConnection.noAnswer)
    let connections = proxy.connections
    for seed in 2...9 as ClosedRange<UInt64> {
      #expect(
        unreachable { try store.play(seed: seed, pace: 2000, by: anna) } == PGConnection.noAnswer)
    }
    #expect(proxy.connections == connections)
    proxy.flow()
    #expect(eventually { unreachable { try later.play(seed: 2, pace: 2000, by: anna) } == nil })
    #expect(try wire(to: server).script("SELECT count(*) FROM round")?.number == 2)
  }
}

/// Whether the tests may create private mounts.
private enum Mounts {
  static let arePermitted =
    system("unshare -m sh -c 'mount -t tmpfs -o size=64k tmpfs /mnt' 2>/dev/null") == 0
}
