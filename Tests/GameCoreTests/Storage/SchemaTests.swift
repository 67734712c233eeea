import Bots
import CSQLite
import Glibc
import SystemStrings
import Testing

@testable import GameCore

@Suite("A database of the released version opens with all its data", .blocking)
struct SchemaTests {
  @Test("one that 0.1.0 wrote keeps its players, rounds, notes, settings and games in progress")
  func released() throws {
    let scratch = try Scratch()
    try scratch.prepareReleased(withRows: true)
    let store = try scratch.store()
    let anna = try #require(try store.credentials(for: LoginName("anna"))).id
    #expect(try store.credentials(for: LoginName("boris@example.org")) != nil)
    #expect(try store.contents(of: anna).sessions.count == 1)
    #expect(try store.settings(of: .player(anna)).theme == .light)
    let own = try store.rounds(of: anna, on: .easy, before: nil, limit: 10)
    #expect(own.rows.count == 2 && own.rows.contains { $0.note == RoundNote("windy") })
    let page = try store.page(of: .easy, for: anna, limit: 10)
    #expect(page.players == 2 && page.top.map(\.rank) == [1, 2])
    let kept = try store.claim(of: .player(anna), as: ProgressID("2:2"))
    #expect(kept?.transcript.setup == "normal" && kept?.elapsed == Elapsed(milliseconds: 3579))
    #expect(kept?.transcript.moves == "F0@1003 F1@1531 F2@3058")
    let card = try store.card(of: anna)
    #expect(card.rounds == 2 && card.bests.map(\.round.result.points) == [1221])
    #expect(card.row.bests.map(\.rank) == [2])
    #expect(card.row.lastPlayed == Timestamp(milliseconds: 1_795_943_420_237))
    #expect(try store.profile(of: anna) == OwnProfile())
    #expect(throws: StoreError.nameTaken) { try store.player("ANNA") }
    #expect(try DatabaseCheck(of: store).run { _, _ in }.flaws.isEmpty)
  }

  @Test("a new, a released and a current database reach the current version")
  func reached() throws {
    let (new, released) = (try Scratch(), try Scratch())
    try released.prepareReleased()
    for scratch in [new, released, new, released] {
      let store = try scratch.store()
      let version = try store.withoutTransaction { db in
        try Schema.version(of: db, at: scratch.database)
      }
      #expect(version == Schema.version)
      #expect(try store.credentials(for: LoginName("anna")) == nil)
    }
    #expect(Schema.remainder.description.hasSuffix("PRAGMA user_version = \(Schema.version);"))
  }

  @Test("an updated database has the same columns, indexes, triggers and views as a new one")
  func same() throws {
    let (new, released) = (try Scratch(), try Scratch())
    try released.prepareReleased()
    let question: SQL = """
      SELECT s.type || ' ' || s.name || ' ' || coalesce(c.name || ' ' || c.type || c."notnull"
          || coalesce(c.dflt_value, '') || c.pk, '')
          || CASE s.type WHEN 'table' THEN ''
            ELSE coalesce(replace(replace(s.sql, ' ', ''), char(10), ''), '') END AS part
        FROM sqlite_schema s LEFT JOIN pragma_table_info(s.name) c ORDER BY 1
      """
    let parts = try [new, released].map { scratch in
      try scratch.store().withoutTransaction { db in
        try db.all(question) { $0.text("part") }
      }
    }
    #expect(parts[0] == parts[1] && parts[0].count > 120)
  }

  @Test("a version that was never released is reported, not changed", arguments: [1, 4, 6, 13])
  func notReleased(version: Int) throws {
    let scratch = try Scratch()
    _ = try scratch.store()
    try scratch.edit("PRAGMA user_version = \(version)")
    for access in [StoreAccess.readWrite, .readOnly] {
      #expect(throws: StoreError.schemaNotReleased(found: version)) {
        try scratch.store(access: access)
      }
    }
  }

  @Test("a reader updates a released database, and then writes nothing")
  func readerMigrates() throws {
    let scratch = try Scratch()
    try scratch.prepareReleased(withRows: true)
    let reader = try scratch.store(access: .readOnly)
    #expect(try reader.credentials(for: LoginName("anna")) != nil)
    #expect(throws: StoreError.readOnly) { try reader.save(Settings(), of: .guest) }
    #expect(try scratch.store().credentials(for: LoginName("anna")) != nil)
  }

  @Test("players of an older database keep their names, and similar ones are rejected")
  func looksMigrate() throws {
    let scratch = try Scratch()
    try scratch.prepareReleased()
    for (id, name) in [(7, "Anna"), (8, "TOM"), (9, "ТОМ"), (10, "Anna\u{1161}"), (11, "Guest")] {
      let values = "\(id), '\(name)', 'n\(id)', 'e\(id)@b.de', 'e\(id)@b.de', 'none', 1"
      try scratch.edit("INSERT INTO player VALUES (\(values))")
    }
    let store = try scratch.store()
    for (id, name) in [(9, "ТОМ"), (10, "Anna\u{1161}"), (11, "Guest")] {
      let player = try Accounts(store: store).account(LoginName("e\(id)@b.de"))
      #expect(player?.id == PlayerID(id))
      #expect(player?.name.description == name)
    }
    for name in ["Tom", "tom", "ANNA", "Ａnna"] {
      #expect(throws: StoreError.nameTaken) { try store.player(name) }
    }
    #expect(throws: Never.self) { try store.player("Berta") }
  }

  @Test("ranks of an older database are right after the migration")
  func ranksMigrate() throws {
    let scratch = try Scratch()
    try scratch.prepareReleased()
    try scratch.edit(
      """
      WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 300)
        INSERT INTO standing SELECT n, 'pairs', n % 7, n * 9973 FROM number
      """)
    #expect(try Naive.agrees(with: scratch.store(), on: .pairs))
  }

  @Test("places of an earlier version count until the first readings have verified them")
  func verifies() throws {
    let scratch = try Scratch()
    try scratch.prepareReleased()
    let record = try VerifiedRound.expertly(.easy, seed: 1).record
    let digest = record.transcript.digest.map { String(Int($0) + 256, radix: 16).dropFirst() }
    let numbers =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 150) INSERT INTO "
    try scratch.edit(
      """
      \(numbers) player(id, name, name_key, email, email_key, hash, registered_at)
        SELECT i, 'Player' || i, 'p' || i, 'p' || i, 'p' || i, '', 1 FROM n;
      \(numbers) round(id, player_id, game, revision, setup, seed, moves, points, time_ms, figures,
          finished_at, digest)
        SELECT i, i, 'pairs', \(record.transcript.revision), 'easy', 1,
          '\(record.transcript.moves)', \(record.claimed.points) + (i > 1),
          \(record.claimed.time.milliseconds), '\(record.claimed.figures)', 77,
          x'\(digest.joined())' FROM n;
      INSERT INTO standing SELECT player_id, 'pairs', points, id FROM round;
      INSERT INTO standing SELECT player_id, 'pairs/easy', points, id FROM round;
      """)
    let store = try scratch.store()
    let players = try store.withoutTransaction { db in
      try db.standings.players(on: .easy)
    }
    #expect(players == 150)
    for _ in 1...3 { _ = try store.page(of: .pairs, for: nil, limit: 0) }
    let page = try store.page(of: .easy, for: PlayerID(1), limit: 10)
    #expect(page.players == 1 && page.top.map(\.player) == [PlayerID(1)])
    #expect(try scratch.count(in: "standing") == 2)
  }

  @Test("a read-only older database is reported")
  func tooOld() throws {
    let scratch = try Scratch()
    try scratch.prepareReleased()
    let error = StoreError.schemaTooOld(found: Schema.released, known: Schema.version)
    let reading = Connection(
      try SQLiteSession(
        opening: SystemString(scratch.database), path: scratch.database,
        flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_EXRESCODE, isAlive: { _ in false }))
    var told: StoreError?
    do throws(StoreError) {
      let path = scratch.database
      let version = try Schema.version(of: reading, at: path)
      try Schema.migrate(reading, from: version, at: path)
    } catch {
      told = error
    }
    #expect(told == error)
  }

  @Test("names that were typed to log in, which 0.1.0 stored unhashed, are deleted")
  func typedNames() throws {
    let scratch = try Scratch()
    try scratch.prepareReleased()
    try scratch.edit(
      """
      INSERT INTO throttle(login_key, failures, wait_until)
        VALUES ('login:someone@example.org', 3, 5), ('login:clara', 3, 5), ('player:7', 3, 5)
      """)
    let store = try scratch.store()
    #expect(try store.throttle(for: .player(PlayerID(7))).failures == 3)
    #expect(try scratch.count(in: "throttle") == 1)
    for name in ["someone@example.org", "login:clara"] { #expect(try !scratch.holds(name)) }
  }

  @Test("a place without records is distinguished from an unreadable one")
  func unused() throws {
    let scratch = try Scratch()
    let place = SQLiteLocation(directory: SystemString(scratch.path), guest: "1000")
    func reader(mustExist: Bool) throws -> Store? {
      try Store.reader(place, directoryMustExist: mustExist) { _ in false }
    }
    #expect(try reader(mustExist: false) == nil)
    #expect(throws: StoreError.noDirectory(path: scratch.path)) { try reader(mustExist: true) }
    mkdir(scratch.path, 0o700)
    #expect(try reader(mustExist: true) == nil)
    #expect(access(scratch.database, F_OK) != 0)
    mkdir(scratch.database, 0o700)
    #expect(throws: StoreError.self) { try reader(mustExist: false) }
    rmdir(scratch.database)
    let anna = try scratch.store().player("Anna")
    #expect(try reader(mustExist: true)?.credentials(for: LoginName("Anna"))?.id == anna.id)
  }

  @Test("a newer schema is not changed, and is reported")
  func tooNew() throws {
    let scratch = try Scratch()
    _ = try scratch.store()
    try scratch.edit("PRAGMA user_version = 99")
    let known = Schema.version
    #expect(throws: StoreError.schemaTooNew(found: 99, known: known)) { try scratch.store() }
  }

  @Test(
    "an impossible version is reported as damage", arguments: [-1, -99, Int(Int32.min)],
    [StoreAccess.readWrite, .readOnly])
  func impossibleVersion(version: Int, access: StoreAccess) throws {
    let scratch = try Scratch()
    _ = try scratch.store()
    try scratch.edit("PRAGMA user_version = \(version)")
    #expect(throws: StoreError.corrupt) { try scratch.store(access: access) }
  }

  @Test("another program's database is not changed")
  func foreign() throws {
    let scratch = try Scratch()
    mkdir(scratch.path, 0o700)
    try scratch.edit("CREATE TABLE recipe(name TEXT)")
    #expect(throws: StoreError.notADatabase(path: scratch.database)) { try scratch.store() }
  }

  @Test("directory and file are for their owner only")
  func modes() throws {
    let scratch = try Scratch()
    let store = try scratch.store()
    _ = try store.player("Anna")
    var status = stat()
    #expect(stat(scratch.path, &status) == 0 && status.st_mode & 0o777 == 0o700)
    for suffix in ["", "-wal", "-shm"] {
      #expect(stat(scratch.database + suffix, &status) == 0 && status.st_mode & 0o777 == 0o600)
    }
  }

  @Test("a commit is durable, and several programs can read next to a writer")
  func pragmas() throws {
    let store = try Scratch().store()
    let (journal, synchronous, keys) = try store.withoutTransaction { db in
      (
        try db.first("PRAGMA journal_mode") { $0.text("journal_mode") },
        try db.first("PRAGMA synchronous") { $0.integer("synchronous") },
        try db.first("PRAGMA foreign_keys") { $0.integer("foreign_keys") }
      )
    }
    #expect(journal == "wal")
    #expect(synchronous == 2)
    #expect(keys == 1)
  }
}
