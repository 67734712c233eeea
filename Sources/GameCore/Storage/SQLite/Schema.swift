/// The versions of the database: applied in order, each once, never edited once released.
enum Schema {
  /// One step; its last statement sets `user_version` to its place in the list, from 1.
  struct Migration: Sendable {
    let name: String
    let sql: StaticString
    /// What SQL cannot do, after it.
    var fill: (@Sendable (inout Connection) throws(StoreFault) -> Void)?
  }

  /// Every step there is; a new one goes to the end.
  static let migrations = [
    accounts, choices, rounds, notes, ranks, people, contents, nameLooks, albums, looks,
    dailies, secrets, verified,
  ]

  /// "Flip": tells the files of Flipside from other programs' databases.
  static let applicationID = 0x466C_6970

  /// The number of steps the database has seen. Throws for what is no database of Flipside's or a
  /// newer one.
  static func version(
    of connection: inout Connection, at path: String
  ) throws(StoreFault) -> Int {
    let version = try number(of: &connection, "PRAGMA user_version")
    let application = try number(of: &connection, "PRAGMA application_id")
    if application == applicationID {
      guard version >= 0 else { throw .corrupt }
      guard version <= migrations.count else {
        throw .schemaTooNew(found: version, known: migrations.count)
      }
      return version
    }
    let objects = try number(of: &connection, "SELECT count(*) FROM sqlite_schema")
    guard application == 0, version == 0, objects == 0 else {
      throw .notADatabase(path: path)
    }
    return 0
  }

  /// Takes the steps that are still to be taken: all of them or none.
  static func migrate(
    _ connection: inout Connection, from version: Int, at path: String
  ) throws(StoreFault) {
    guard version < migrations.count else { return }
    guard !connection.isReadOnly else {
      throw .schemaTooOld(found: version, known: migrations.count)
    }
    try connection.transaction { connection throws(StoreFault) in
      // Another program may have been quicker.
      let version = try self.version(of: &connection, at: path)
      for migration in migrations.dropFirst(version) {
        try connection.script(migration.sql)
        try migration.fill?(&connection)
      }
    }
  }

  private static func number(
    of connection: inout Connection, _ sql: StaticString
  ) throws(StoreFault) -> Int {
    try connection.first(sql) { $0.integer(0) } ?? 0
  }
}
