import GameCore
import Glibc

/// The schema of a database on a server. No earlier version was released.
enum PostgresSchema {
  /// The version that this program writes; a change of the schema needs the next one.
  static let version = 5

  private static let script = tables + rounds + ranks + verified + acting

  /// Creates the schema if it is missing and this program may; throws if it cannot be used.
  static func check(_ connection: PGConnection, access: StoreAccess) throws(PGError) {
    let known = version
    // Another program was faster.
    let races = ["23505", "40001", "40P01", "42P06", "42P07", "42710", "XX000"]
    try connection.repeatedly(after: races, pause: 20_000) { () throws(PGError) in
      let found = try found(in: connection)
      guard found >= 0 else { throw .unfit(.corrupt) }
      guard found <= known else { throw .unfit(.schemaTooNew(found: found, known: known)) }
      guard found < known else { return }
      guard found == 0 else { throw .unfit(.schemaNotReleased(found: found)) }
      guard access == .readWrite else { throw try lack(connection) }
      try refuseOtherCharacters(connection)
      try create(connection)
      // Another program may have been faster.
      try check(connection, access: access)
    }
  }

  /// Throws if the database cannot store every character of names and notes.
  private static func refuseOtherCharacters(_ connection: PGConnection) throws(PGError) {
    let isUTF8 = "SELECT (current_setting('server_encoding') = 'UTF8')::int"
    guard try connection.script(isUTF8)?.number == 1 else { throw .unfit(.notUTF8) }
  }

  /// Returns why the version cannot be read: a schema closed to this role looks like a missing one.
  private static func lack(_ connection: PGConnection) throws(PGError) -> PGError {
    let schema = try connection.script("SELECT 1 FROM pg_namespace WHERE nspname = 'flipside'")
    let isClosed = schema?.number != nil
    return .unfit(isClosed ? .notPermitted("the schema flipside is closed to this role") : .noStore)
  }

  private static func found(in connection: PGConnection) throws(PGError) -> Int {
    do throws(PGError) {
      return try connection.script("SELECT version FROM schema_version")?.number ?? 0
    } catch .refused("42P01", _) {
      return 0
    }
  }

  /// Creates the schema; does nothing if there is one.
  static func create(_ connection: PGConnection) throws(PGError) {
    try connection.script(
      """
      BEGIN;
      CREATE SCHEMA IF NOT EXISTS flipside;
      CREATE TABLE IF NOT EXISTS schema_version(
        one BIGINT PRIMARY KEY CHECK (one = 1), version BIGINT NOT NULL);
      INSERT INTO schema_version(one, version) VALUES (1, 0) ON CONFLICT DO NOTHING
      """)
    let found = try connection.script("SELECT version FROM schema_version FOR UPDATE")?.number ?? 0
    guard found == 0 else {
      try connection.script("ROLLBACK")
      return
    }
    try connection.script(script)
    try connection.script("UPDATE schema_version SET version = \(version); COMMIT")
  }
}
