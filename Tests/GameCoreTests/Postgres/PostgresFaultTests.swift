import Bots
import Fixtures
import Glibc
import Synchronization
import SystemStrings
import Testing

@testable import GameCore
@testable import PostgresStore

@Suite("Server faults lose no record and are reported clearly", .blocking)
struct PostgresFaultTests {
  let scratch: Scratch
  let database: PostgresDatabase

  init() throws {
    scratch = try Scratch()
    database = try PostgresDatabase(path: scratch.path)
  }

  private func store(_ change: (inout PostgresLocation) -> Void = { _ in }) throws -> Store {
    var place = try database.place()
    change(&place)
    return try .postgres(place)
  }

  @Test("a missing server is reported, and is used when it is back")
  func absent() throws {
    let address = try PostgresAddress("postgres://nobody@/none?host=/tmp/flipside-no-such-place")
    let lost = try Store.postgres(
      PostgresLocation(address: address, guest: "h/1", directory: "\(scratch.path)") { _ in false })
    #expect {
      _ = try lost.player("Anna")
    } throws: { error in
      if case .unreachable = error as? StoreError { true } else { false }
    }
  }

  @Test("an address with a password is rejected and never shown")
  func password() {
    for address in [
      "postgres://anna:secret@host/db", "postgresql://host/db?password=secret",
      "postgres://host/db?a=b&password=secret", "postgres://host/db?pass%77ord=secret",
      "postgres://anna:sec?ret@host/db", "postgres://anna:sec/ret@host/db",
      "postgres://anna:sec#ret@host/db", "postgres://anna:sec?x=ret@host/db",
      "postgres://anna:sec/?x=ret@host/db", "postgres://an?na@host/db?password=secret",
      "postgres://host/db?secret", "postgres://host/db?sslmode=prefer&secret",
    ] {
      #expect(throws: StoreError.passwordInAddress) { try PostgresAddress(SystemString(address)) }
    }
    for address in [
      "postgres://anna@host:5433/db?sslmode=verify-full", "postgres://anna@[::1]:5433/db",
      "postgres://host:5433/db?user=anna%40host", "postgres://anna@/db?host=@socket", "postgres://",
    ] {
      #expect(throws: Never.self) { try PostgresAddress(SystemString(address)) }
    }
  }

  @Test("an address may be in upper case, and a directory of that name is not one")
  func scheme() throws {
    #expect(PostgresAddress.matches("POSTGRES://anna@Host/Db"))
    #expect(try PostgresAddress("POSTGRES://anna@Host/Db").text == "postgres://anna@Host/Db")
    #expect(throws: StoreError.passwordInAddress) {
      try PostgresAddress("PostgreSQL://a:b@host/db")
    }
    for place in ["postgres:/x", "./postgres://x", "", "postgre"] {
      #expect(!PostgresAddress.matches(SystemString(place)))
    }
  }

  @Test("a role without rights gets a message, and one that may only read can read")
  func rights() throws {
    let anna = try store().player("Anna")
    try store().play(pace: 2000, by: anna)
    let role = "reader_\(database.name)"
    _ = try database.edit(
      "CREATE ROLE \(role) LOGIN; GRANT USAGE ON SCHEMA flipside TO \(role);"
        + " GRANT SELECT ON ALL TABLES IN SCHEMA flipside TO \(role)")
    let reader = try store { $0 = $0.of(role) }
    #expect(try reader.page(of: .easy, for: nil, limit: 10).top.count == 1)
    #expect {
      try reader.play(pace: 1500, by: anna)
    } throws: { error in
      if case .notPermitted = error as? StoreError { true } else { false }
    }
    _ = try database.edit("REVOKE SELECT ON ALL TABLES IN SCHEMA flipside FROM \(role)")
    #expect {
      try store { $0 = $0.of(role) }.page(of: .easy, for: nil, limit: 10)
    } throws: { error in
      if case .notPermitted = error as? StoreError { true } else { false }
    }
    _ = try database.edit("DROP OWNED BY \(role); DROP ROLE \(role)")
  }

  @Test("a read-only server can be read")
  func readOnly() throws {
    let anna = try store().player("Anna")
    _ = try database.edit(
      "ALTER DATABASE \(database.name) SET default_transaction_read_only = on")
    let store = try store()
    #expect(try store.credentials(for: LoginName("Anna"))?.id == anna.id)
    #expect(throws: StoreError.noWriter) { try store.play(pace: 2000, by: anna) }
    #expect(throws: StoreError.noWriter) { try store.save(Settings(), of: .guest) }
  }

  @Test("a newer schema is not changed, and is reported")
  func tooNew() throws {
    _ = try database.edit("UPDATE schema_version SET version = 99")
    let known = PostgresSchema.version
    #expect(throws: StoreError.schemaTooNew(found: 99, known: known)) {
      try store().player("Anna")
    }
  }

  @Test("a program that waited while a newer one updated the schema does not revert it")
  func overtaken() throws {
    let newer = try database.wire()
    _ = try newer.script("UPDATE schema_version SET version = 0")
    _ = try newer.script("BEGIN; UPDATE schema_version SET version = 99")
    let older = try store { $0.patience = 120_000 }
    let opening = BackgroundThread { try older.player("Anna") }
    let waiting =
      "SELECT count(*) FROM pg_stat_activity WHERE datname = '\(database.name)'"
      + " AND wait_event_type = 'Lock'"
    #expect(try eventually { try database.number(waiting) == 1 })
    _ = try newer.script("COMMIT")
    let known = PostgresSchema.version
    #expect(throws: StoreError.schemaTooNew(found: 99, known: known)) { try opening.value() }
    #expect(try database.number("SELECT version FROM schema_version") == 99)
  }

  @Test("a version that was never released is not changed, and is reported")
  func notReleased() throws {
    _ = try database.edit("UPDATE schema_version SET version = 4")
    #expect(throws: StoreError.schemaNotReleased(found: 4)) { try store().player("Anna") }
    #expect(try database.number("SELECT version FROM schema_version") == 4)
  }

  @Test("a version that no program has written is reported as damage")
  func impossibleVersion() throws {
    _ = try database.edit("UPDATE schema_version SET version = -1")
    #expect(throws: StoreError.corrupt) { try store().player("Anna") }
    // As a program finds it after waiting for the lock.
    try PostgresSchema.create(database.wire())
    #expect(try database.number("SELECT version FROM schema_version") == -1)
  }

  @Test("a lease acquired in a transaction that was rolled back is acquired again")
  func lease() throws {
    let session = PostgresSession(try database.place())
    try session.beginTransaction(as: nil)
    try session.acquireLease(ProgressID("h/1:1"))
    session.rollBack()
    try session.acquireLease(ProgressID("h/1:1"))
    #expect(try database.number("SELECT count(*) FROM lease") == 1)
  }

  @Test("rows without columns have no number")
  func noColumns() throws {
    #expect(try database.wire().script("SELECT FROM generate_series(1, 2)")?.number == nil)
  }

  @Test("a connection that the server has closed is replaced without a message")
  func ended() throws {
    let store = try store()
    let anna = try store.player("Anna")
    let others =
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
      + " WHERE datname = '\(database.name)' AND pid <> pg_backend_pid()"
    _ = try database.edit(others)
    #expect(try store.play(pace: 2000, by: anna).rank == 1)
    _ = try database.edit(others)
    #expect(try store.page(of: .easy, for: anna.id, limit: 10).top.count == 1)
  }

  @Test(
    "a connection that is cut or falls silent at any byte neither loses nor repeats a record",
    arguments: CutProxy.End.allCases)
  func cut(_ end: CutProxy.End) throws {
    let direct = try store()
    let anna = try direct.player("Anna")
    var seed: UInt64 = 0
    // Silence costs the timeout.
    let steps =
      end == .cut ? stride(from: 0, to: 9000, by: 61) : stride(from: 40, to: 9000, by: 900)
    var failures = 0
    for bytes in steps {
      seed += 1
      let proxy = try #require(CutProxy(before: database.directory, after: bytes, end))
      let store = try store {
        $0 = $0.through(proxy.directory)
        $0.patience = 400
      }
      do {
        try store.play(seed: seed, pace: 2000, by: anna)
      } catch {
        failures += 1
        if case .unreachable = error as? StoreError {} else { Issue.record(error) }
        // The player's next actions when the server is back.
        try direct.play(seed: seed, pace: 2000, by: anna)
      }
    }
    #expect(failures > 3)
    var rounds = 0
    try direct.visitRounds { stored in
      rounds += 1
      #expect(stored.proven?.ranked != nil)
    }
    #expect(rounds == Int(seed))
    #expect(try Naive.agrees(with: direct, on: .pairs))
  }

  @Test("killed while recording: everything confirmed is saved, once")
  func killed() throws {
    let server = try #require(PostgresServer())
    #expect(server.waitUntilReady())
    let place = try PostgresLocation(
      address: PostgresAddress(SystemString(server.address(of: "postgres"))), guest: "h/1",
      directory: SystemString(scratch.path)
    ) { _ in false }
    let anna = try Store.postgres(place).player("Anna")
    let kept = Atomic(0)
    let hasEnded = Atomic(false)
    let recording = BackgroundThread { () throws -> Set<UInt64> in
      defer { hasEnded.store(true, ordering: .relaxed) }
      let store = try Store.postgres(place)
      var acknowledged: Set<UInt64> = []
      for seed in 1...UInt64(100_000) {
        do {
          try store.play(seed: seed, pace: 2000, by: anna)
          acknowledged.insert(seed)
          kept.add(1, ordering: .relaxed)
        } catch StoreError.unreachable {
          return acknowledged
        }
      }
      return acknowledged
    }
    while kept.load(ordering: .relaxed) < 20, !hasEnded.load(ordering: .relaxed) { usleep(1000) }
    server.kill()
    let acknowledged = try recording.value()
    server.start()
    #expect(server.waitUntilReady())
    let store = try Store.postgres(place)
    // The interrupted one is recorded again, like a queued result.
    try store.play(seed: UInt64(acknowledged.count + 1), pace: 2000, by: anna)
    var seeds: [UInt64] = []
    try store.visitRounds { seeds.append($0.record.transcript.seed) }
    #expect(acknowledged.count > 3)
    #expect(seeds.sorted() == Array(1...UInt64(acknowledged.count + 1)))
  }
}

extension PostgresLocation {
  /// Returns the place with another role.
  func of(_ role: String) -> PostgresLocation {
    with(address.text.replacing("flipside@", with: "\(role)@"))
  }

  /// Returns the place with a socket in another directory.
  func through(_ directory: String) -> PostgresLocation {
    with(address.text.prefix { $0 != "?" } + "?host=\(directory)")
  }

  private func with(_ text: some StringProtocol) -> PostgresLocation {
    guard let address = try? PostgresAddress(SystemString(String(text))) else { return self }
    var place = PostgresLocation(
      address: address, guest: guest, directory: self.directory, access: access, isAlive: isAlive)
    place.patience = patience
    place.echo = echo
    place.numbering = numbering
    return place
  }
}
