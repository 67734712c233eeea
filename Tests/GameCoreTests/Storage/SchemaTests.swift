import GameCore
import Glibc
import Testing

@testable import GameCore

@Suite("A database of any earlier version opens with everything in it")
struct SchemaTests {
  @Test("each version is brought to the newest, and its rows stay", arguments: 0...4)
  func migrates(from version: Int) throws {
    let scratch = try Scratch()
    mkdir(scratch.path, 0o700)
    for migration in Schema.migrations.prefix(version) {
      try scratch.edit(migration.sql.description)
    }
    if version > 0 {
      try scratch.edit(
        "INSERT INTO player VALUES (7, 'Anna', 'anna', 'a@b.de', 'a@b.de', 'none', 1)")
    } else {
      try scratch.write([])
    }
    let store = try scratch.store()
    let reached = try store.withConnection { (connection) throws(StoreFault) in
      try Schema.version(of: &connection)
    }
    #expect(reached == Schema.migrations.count)
    let found = try store.credentials(for: LoginName("anna"))
    #expect(found?.player.id == (version > 0 ? PlayerID(7) : nil))
  }

  @Test("each migration sets its own number, and no two have a name")
  func numbered() {
    for (index, migration) in Schema.migrations.enumerated() {
      #expect(migration.sql.description.hasSuffix("PRAGMA user_version = \(index + 1);"))
    }
    #expect(Set(Schema.migrations.map(\.name)).count == Schema.migrations.count)
  }

  @Test("a newer schema is left alone and said to be newer")
  func tooNew() throws {
    let scratch = try Scratch()
    _ = try scratch.store()
    try scratch.edit("PRAGMA user_version = 99")
    let known = Schema.migrations.count
    #expect(throws: StoreFault.schemaTooNew(found: 99, known: known)) { try scratch.store() }
  }

  @Test("another program's database is left alone")
  func foreign() throws {
    let scratch = try Scratch()
    mkdir(scratch.path, 0o700)
    try scratch.edit("CREATE TABLE recipe(name TEXT)")
    #expect(throws: StoreFault.notADatabase(path: scratch.database)) { try scratch.store() }
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

  @Test("a commit is durable and several programs can read beside a writer")
  func pragmas() throws {
    let store = try Scratch().store()
    let (journal, synchronous, keys) = try store.withConnection {
      (connection) throws(StoreFault) in
      (
        try connection.first("PRAGMA journal_mode") { $0.text(0) },
        try connection.first("PRAGMA synchronous") { $0.integer(0) },
        try connection.first("PRAGMA foreign_keys") { $0.integer(0) }
      )
    }
    #expect(journal == "wal")
    #expect(synchronous == 2)
    #expect(keys == 1)
  }
}
