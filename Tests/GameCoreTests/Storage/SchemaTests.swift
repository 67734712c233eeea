import Bots
import CSQLite
import Glibc
import SystemStrings
import Testing

@testable import GameCore

@Suite("A database of any earlier version opens with all its data", .blocking)
struct SchemaTests {
  @Test(
    "each version is migrated to the newest and keeps its rows",
    arguments: 0...Schema.migrations.count)
  func migrates(from version: Int) throws {
    let scratch = try Scratch()
    mkdir(scratch.path, 0o700)
    for migration in Schema.migrations.prefix(version) {
      try scratch.edit(migration.sql.description)
    }
    if version > 0 {
      try scratch.edit(
        "INSERT INTO player(id, name, name_key, email, email_key, hash, registered_at)"
          + " VALUES (7, 'Anna', 'anna', 'a@b.de', 'a@b.de', 'none', 1)")
    } else {
      try scratch.write([])
    }
    let store = try scratch.store()
    let reached = try store.database.withoutTransaction { db in
      try Schema.version(of: db, at: scratch.database)
    }
    #expect(reached == Schema.migrations.count)
    let found = try store.credentials(for: LoginName("anna"))
    #expect(found?.id == (version > 0 ? PlayerID(7) : nil))
  }

  @Test("a reader migrates an older database, and then writes nothing")
  func readerMigrates() throws {
    let scratch = try Scratch()
    try scratch.age(to: 3)
    let reader = try scratch.store(access: .readOnly)
    #expect(try reader.credentials(for: LoginName("anna"))?.id == PlayerID(7))
    #expect(throws: StoreError.readOnly) { try reader.save(Settings(), of: .guest) }
    #expect(try scratch.store().credentials(for: LoginName("anna")) != nil)
  }

  @Test("players of an older database keep their names, and similar ones are rejected")
  func looksMigrate() throws {
    let scratch = try Scratch()
    try scratch.age(to: 5)
    for (id, name) in [(8, "TOM"), (9, "ТОМ"), (10, "Anna\u{1161}"), (11, "Guest")] {
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

  @Test("ranks of an older database are right after the migration", arguments: 3...5)
  func ranksMigrate(from version: Int) throws {
    let scratch = try Scratch()
    try scratch.age(to: version)
    try scratch.edit(
      """
      WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 300)
        INSERT INTO standing SELECT n, 'pairs', n % 7, n * 9973 FROM number
      """)
    #expect(try Naive.agrees(with: scratch.store(), on: .pairs))
  }

  @Test("all data of the last release about a player is kept", arguments: 3...5)
  func everything(from version: Int) throws {
    let scratch = try Scratch()
    try scratch.prepare(version: version)
    let round = try VerifiedRound.expertly(
      .easy, seed: 1, pace: .steady(Elapsed(milliseconds: 900)))
    let result = round.record.claimed
    let digest = round.record.transcript.digest.map { String(Int($0) + 256, radix: 16).dropFirst() }
    try scratch.edit(
      """
      INSERT INTO player
        VALUES (7, 'Anna', 'anna', 'a@b.de', 'a@b.de', 'none', 1); INSERT INTO session
        VALUES (x'0102', 7, 5); INSERT INTO setting
        VALUES ('player:7', 'theme', 'light'); INSERT INTO progress
        VALUES ('1:1', 'player:7', 'pairs', 1, 'hard', 3, 'ranked', '', 50, 9); INSERT INTO
        round(player_id, game, revision, setup, seed, moves, points, time_ms, figures, finished_at,
        digest)
        VALUES (7, 'pairs', 1, 'easy', 1, '\(round.record.transcript.moves)', \(result.points),
        \(result.time.milliseconds), '\(result.figures)', 77, x'\(digest.joined())'); INSERT INTO
        standing VALUES (7, 'pairs', \(result.points), 1); INSERT INTO standing
        VALUES (7, 'pairs/easy', \(result.points), 1);
      """)
    let store = try scratch.store()
    let anna = PlayerID(7)
    #expect(try store.sessions(of: anna, since: Timestamp(milliseconds: 0)).count == 1)
    #expect(try store.settings(of: .player(anna)).theme == .light)
    let kept = try store.claim(of: .player(anna), as: ProgressID("2:2"))
    #expect(kept?.transcript.setup == "hard" && kept?.elapsed == Elapsed(milliseconds: 50))
    let card = try store.card(of: anna)
    #expect(card.rounds == 1 && card.bests.map(\.round.result) == [result])
    #expect(card.row.bests.map(\.rank) == [1])
    #expect(card.row.lastPlayed == Timestamp(milliseconds: 77))
    #expect(try store.page(of: .easy, for: nil, limit: 10).top.map(\.player) == [anna])
    #expect(try store.profile(of: anna) == OwnProfile())
  }

  @Test("places of an earlier version count until the first readings have verified them")
  func verifies() throws {
    let scratch = try Scratch()
    try scratch.prepare(version: 11)
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
    let players = try store.database.withoutTransaction { db in
      try Standings.players(on: .easy, in: db)
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
    try scratch.age(to: 3)
    let error = StoreError.schemaTooOld(found: 3, known: Schema.migrations.count)
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

  @Test("each migration sets its number, and all names are different")
  func numbered() {
    for (index, migration) in Schema.migrations.enumerated() {
      #expect(migration.sql.description.hasSuffix("PRAGMA user_version = \(index + 1);"))
    }
    #expect(Set(Schema.migrations.map(\.name)).count == Schema.migrations.count)
  }

  @Test("a place without records is distinguished from an unreadable one")
  func unused() throws {
    let scratch = try Scratch()
    let place = SQLiteLocation(directory: scratch.path, guest: "1000")
    func reader(mustExist: Bool) throws -> DatabaseStore? {
      try DatabaseStore.reader(place, directoryMustExist: mustExist) { _ in false }
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
    let known = Schema.migrations.count
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
    let (journal, synchronous, keys) = try store.database.withoutTransaction { db in
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

extension Scratch {
  /// Reverts the database to an earlier version, with one player.
  fileprivate func age(to version: Int) throws {
    mkdir(path, 0o700)
    for migration in Schema.migrations.prefix(version) { try edit(migration.sql.description) }
    try edit("INSERT INTO player VALUES (7, 'Anna', 'anna', 'a@b.de', 'a@b.de', 'none', 1)")
  }
}
