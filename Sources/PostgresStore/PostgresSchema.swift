import GameCore
import Glibc

/// The versions of a database on a server, applied in order, once each. A released version is never
/// edited.
enum PostgresSchema {
  /// The migrations; new ones are appended.
  static let migrations: [String] = [accounts + rounds + ranks + people, secrets, verified]

  /// Updates the schema if this program may; throws if it cannot be used.
  static func check(_ wire: PGConnection, access: StoreAccess) throws(PGConnection.PGError) {
    let known = migrations.count
    var attempt = 0
    while true {
      let found = try version(wire)
      guard found >= 0 else { throw .unfit(.corrupt) }
      guard found <= known else { throw .unfit(.schemaTooNew(found: found, known: known)) }
      guard found < known else { return }
      if found == 0, access == .readOnly { throw try lack(wire) }
      guard access == .readWrite else { throw .unfit(.schemaTooOld(found: found, known: known)) }
      try refuseOtherCharacters(wire)
      do throws(PGConnection.PGError) {
        // Checks the version again, because another program may have updated it.
        try migrate(wire)
      } catch .refused(let state, let message) {
        try wire.script("ROLLBACK")
        attempt += 1
        // Another program was faster.
        let isRace = ["23505", "40001", "40P01", "42P06", "42P07", "42710", "XX000"].contains(state)
        guard isRace, attempt < 20 else { throw .refused(state: state, message: message) }
        usleep(20_000)
      }
    }
  }

  /// Throws if the database cannot store every character of names and notes.
  static func refuseOtherCharacters(_ wire: PGConnection) throws(PGConnection.PGError) {
    let isUTF8 = "SELECT (current_setting('server_encoding') = 'UTF8')::int"
    guard try wire.script(isUTF8)?.number == 1 else { throw .unfit(.notUTF8) }
  }

  /// Returns the reason why the version cannot be read: a schema that this role cannot access looks
  /// like a missing one.
  private static func lack(_ wire: PGConnection) throws(PGConnection.PGError) -> PGConnection.PGError {
    let schema = try wire.script("SELECT 1 FROM pg_namespace WHERE nspname = 'flipside'")
    let isClosed = schema?.number != nil
    return .unfit(isClosed ? .notPermitted("the schema flipside is closed to this role") : .noTable)
  }

  private static func version(_ wire: PGConnection) throws(PGConnection.PGError) -> Int {
    do throws(PGConnection.PGError) {
      return try wire.script("SELECT version FROM schema_version")?.number ?? 0
    } catch .refused("42P01", _) {
      return 0
    }
  }

  /// Updates the schema; does nothing if it is up to date or newer than this program.
  static func migrate(_ wire: PGConnection) throws(PGConnection.PGError) {
    try wire.script(
      """
      BEGIN;
      CREATE SCHEMA IF NOT EXISTS flipside;
      CREATE TABLE IF NOT EXISTS schema_version(
        one BIGINT PRIMARY KEY CHECK (one = 1), version BIGINT NOT NULL);
      INSERT INTO schema_version(one, version) VALUES (1, 0) ON CONFLICT DO NOTHING
      """)
    let found = try wire.script("SELECT version FROM schema_version FOR UPDATE")?.number ?? 0
    guard (0..<migrations.count).contains(found) else {
      try wire.script("ROLLBACK")
      return
    }
    for migration in migrations.dropFirst(found) { try wire.script(migration) }
    try wire.script("UPDATE schema_version SET version = \(migrations.count); COMMIT")
  }
}
