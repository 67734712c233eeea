/// The versions of the database, applied in order, once each. A released version is never edited.
enum Schema {
  /// A migration; its last statement sets `user_version` to its position in the list, from 1.
  struct Migration: Sendable {
    let name: String
    let sql: StaticString
    /// The part of the migration that SQL cannot do, performed after it.
    var fill: (@Sendable (Connection) throws -> Void)?
  }

  /// The migrations; new ones are appended.
  static let migrations = [
    accounts, choices, rounds, notes, ranks, people, contents, nameLooks, albums, looks,
    dailies, secrets, verified,
  ]

  /// The application id, "Flip", which distinguishes Flipside's files from other databases.
  static let applicationID = 0x466C_6970

  /// Returns the number of migrations applied to the database. Throws if it is another program's or
  /// a newer one.
  static func version(of db: Connection, at path: String) throws(StoreError) -> Int {
    let version = try number(of: db, "PRAGMA user_version", "user_version")
    let application = try number(of: db, "PRAGMA application_id", "application_id")
    if application == applicationID {
      guard version >= 0 else { throw .corrupt }
      guard version <= migrations.count else {
        throw .schemaTooNew(found: version, known: migrations.count)
      }
      return version
    }
    let objects = try number(of: db, "SELECT count(*) AS count FROM sqlite_schema", "count")
    guard application == 0, version == 0, objects == 0 else {
      throw .notADatabase(path: path)
    }
    return 0
  }

  /// Applies the remaining migrations, all or none.
  static func migrate(_ db: Connection, from version: Int, at path: String) throws(StoreError) {
    guard version < migrations.count else { return }
    guard !db.isReadOnly else {
      throw .schemaTooOld(found: version, known: migrations.count)
    }
    try db.transaction {
      // Another program may have been faster.
      let version = try self.version(of: db, at: path)
      for migration in migrations.dropFirst(version) {
        try db.session.script(migration.sql)
        try migration.fill?(db)
      }
    }
  }

  private static func number(
    of db: Connection, _ sql: SQL, _ column: StaticString
  ) throws(StoreError) -> Int {
    try db.first(sql) { $0.integer(column) } ?? 0
  }
}
