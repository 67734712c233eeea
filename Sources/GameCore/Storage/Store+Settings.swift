extension Store {
  /// Returns the settings of `owner`, with defaults for missing or unknown ones.
  public func settings(of owner: Owner) throws(StoreError) -> Settings {
    try withoutTransaction { db in try db.settings(of: owner) }
  }

  /// Saves the settings of `owner` that differ from the stored ones.
  public func save(_ settings: Settings, of owner: Owner) throws(StoreError) {
    var player: PlayerID?
    if case .player(let id) = owner { player = id }
    let stored = Dictionary(settings.stored.map { ($0.key, $0.value) }) { $1 }
    // Usually one setting has changed, so only the rows that differ are written.
    try write(as: player) { db in
      let owner = db.key(of: owner)
      let rows = try db.all("SELECT key, value FROM setting WHERE owner = \(owner)") {
        ($0.text("key"), $0.text("value"))
      }
      let found = Dictionary(rows) { $1 }
      for key in found.keys where stored[key] == nil {
        try db.run("DELETE FROM setting WHERE owner = \(owner) AND key = \(key)")
      }
      for (key, value) in stored where found[key] != value {
        // Not as one statement: row policies would find the player's session for each part of it.
        if found[key] == nil {
          let row: SQL.Fields = ["owner": owner, "key": key, "value": value]
          try db.run(.insert(row, into: "setting"))
        } else {
          try db.run("UPDATE setting SET value = \(value) WHERE owner = \(owner) AND key = \(key)")
        }
      }
    }
  }
}

extension Connection {
  func settings(of owner: Owner) throws(StoreError) -> Settings {
    var settings = Settings.defaults
    try visit("SELECT key, value FROM setting WHERE owner = \(key(of: owner))") { row in
      settings.take(row.text("value"), for: row.text("key"))
    }
    return settings
  }
}
