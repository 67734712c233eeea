/// The versions of the database, applied in order, once each. A released version is never edited.
enum Schema {
  /// A migration; its last statement sets `user_version` to its position in the list, from 1.
  struct Migration: Sendable {
    let name: String
    let sql: StaticString
    /// The part of the migration that SQL cannot do, performed after it.
    var fill: (@Sendable (inout Connection) throws(StoreError) -> Void)?
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
  static func version(
    of connection: inout Connection, at path: String
  ) throws(StoreError) -> Int {
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

  /// Applies the remaining migrations, all or none.
  static func migrate(
    _ connection: inout Connection, from version: Int, at path: String
  ) throws(StoreError) {
    guard version < migrations.count else { return }
    guard !connection.isReadOnly else {
      throw .schemaTooOld(found: version, known: migrations.count)
    }
    try connection.transaction { connection throws(StoreError) in
      // Another program may have been faster.
      let version = try self.version(of: &connection, at: path)
      for migration in migrations.dropFirst(version) {
        try connection.script(migration.sql)
        try migration.fill?(&connection)
      }
    }
  }

  private static func number(
    of connection: inout Connection, _ sql: StaticString
  ) throws(StoreError) -> Int {
    try connection.first(sql) { $0.integer(0) } ?? 0
  }
}
