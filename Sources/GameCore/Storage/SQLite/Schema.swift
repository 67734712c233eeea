/// The schema of the database. Of earlier versions, only the released one, 0.1.0, is updated.
enum Schema {
  /// The version that this program writes; a change of the schema needs the next one.
  static let version = 14
  /// The version of 0.1.0.
  static let released = 5

  /// The application id, "Flip", which distinguishes Flipside's files from other databases.
  static let applicationID = 0x466C_6970

  /// Returns the database's version, 0 if it is empty. Throws if this program can't use it.
  static func version(of db: Connection, at path: String) throws(StoreError) -> Int {
    let version = try db.first("PRAGMA user_version") { $0.integer("user_version") } ?? 0
    let application = try db.first("PRAGMA application_id") { $0.integer("application_id") } ?? 0
    if application == applicationID {
      guard version > 0 else { throw .corrupt }
      guard version <= self.version else {
        throw .schemaTooNew(found: version, known: self.version)
      }
      guard [released, self.version].contains(version) else {
        throw .schemaNotReleased(found: version)
      }
      return version
    }
    let objects = try db.count("SELECT count(*) AS count FROM sqlite_schema")
    guard application == 0, version == 0, objects == 0 else { throw .notADatabase(path: path) }
    return 0
  }

  /// Creates or updates the database, completely or not at all.
  static func migrate(_ db: Connection, from version: Int, at path: String) throws(StoreError) {
    guard version < self.version else { return }
    guard !db.isReadOnly else { throw .schemaTooOld(found: version, known: self.version) }
    try db.transaction {
      // Another program may have been faster.
      let version = try self.version(of: db, at: path)
      guard version < self.version else { return }
      if version == released { try db.session.script(alteration) }
      try db.session.script(SharedTables.script)
      try db.session.script(remainder)
      try fillNameLooks(db)
    }
  }

  /// Adds the looks of the players' names, which find names that look alike.
  private static func fillNameLooks(_ db: Connection) throws(StoreError) {
    try Connection.walk { last throws(StoreError) in
      let players = try db.all(
        "SELECT id, name FROM player WHERE id > \(last) ORDER BY id LIMIT 256"
      ) { (id: PlayerID($0.integer("id")), name: PlayerName(stored: $0.text("name"))) }
      for case let (player, name?) in players {
        try db.keepLooks(of: name, for: player)
      }
      return players.last?.id.rawValue
    }
  }
}
