/// A player being copied from one store to another, with all their data except rounds.
struct CopiedPlayer: Sendable {
  let id: PlayerID
  let name: String
  /// The values of `Self.account`, in its order.
  private let account: [SQLValue]
  /// The rows of each of `CopiedTable.all`, in its order.
  private let rows: [[[SQLValue]]]
  /// The games and setups whose daily boards the player has started.
  let boardsOfDays: Set<LeaderboardKey>
  /// The player's own picture, if it is their avatar.
  let picture: AvatarName?

  private static let account: SQL = "id, name, name_key, email, email_key, hash, registered_at"

  /// Returns the player with the next number after `last`.
  static func first(after last: PlayerID, in db: Connection) throws(StoreError) -> CopiedPlayer? {
    let found = try db.first(
      "SELECT \(account) FROM player WHERE id > \(last) ORDER BY id LIMIT 1"
    ) { (id: PlayerID($0.integer("id")), name: $0.text("name"), account: $0.values) }
    guard let (id, name, account) = found else { return nil }
    var picture: AvatarName?
    if case .own(let name) = try db.profile(of: id).profile.avatar { picture = name }
    let rows = try CopiedTable.all.map { table throws(StoreError) in
      try db.all("SELECT \(table.columns) FROM \(table.name) WHERE \(table.isOf(id))") { $0.values }
    }
    let boards = try db.all(
      "SELECT game, setup FROM daily WHERE player_id = \(id)", read: LeaderboardKey.init(in:))
    return CopiedPlayer(
      id: id, name: name, account: account, rows: rows, boardsOfDays: Set(boards), picture: picture)
  }

  /// Inserts or updates the player; returns false if the number is not one of the `known` players'.
  func insert(
    _ bytes: AvatarPicture?, withPicture: Bool, besides known: Set<PlayerIdentity>,
    in db: Connection
  ) throws(StoreError) -> Bool {
    try freeNames(heldBy: known, in: db)
    try db.run(
      "INSERT INTO player(\(Self.account)) VALUES (\(list: account)) ON CONFLICT DO NOTHING")
    let there = try db.first("SELECT \(Self.account) FROM player WHERE id = \(id)") { $0.values }
    // Name, address and password may have changed since; the time of registration has not.
    guard let there, there[6] == account[6] else { return false }
    if there != account {
      let isTaken = try db.exists(
        """
        SELECT id FROM player
          WHERE id <> \(id) AND (name_key = \(account[2]) OR email_key = \(account[4]))
        """)
      guard !isTaken else { return false }
      try db.run(
        """
        UPDATE player SET name = \(account[1]), name_key = \(account[2]), email = \(account[3]),
          email_key = \(account[4]), hash = \(account[5]) WHERE id = \(id)
        """)
    }
    if let name = PlayerName(stored: name) { try db.keepLooks(of: name, for: id) }
    for (table, rows) in zip(CopiedTable.all, rows) {
      if table.isReplaced { try db.run("DELETE FROM \(table.name) WHERE \(table.isOf(id))") }
      for row in rows {
        try db.run(
          """
          INSERT INTO \(table.name)(\(table.columns)) VALUES (\(list: row))
            ON CONFLICT \(table.onConflict)
          """)
      }
    }
    if withPicture, let picture, let bytes {
      let row: SQL.Fields = ["name": picture.description, "player_id": id, "bytes": bytes.bytes]
      try db.run("\(SQL.insert(row, into: "picture")) ON CONFLICT DO NOTHING")
    }
    return true
  }

  /// Frees name and address of earlier copied players, who get their new ones later.
  private func freeNames(heldBy known: Set<PlayerIdentity>, in db: Connection) throws(StoreError) {
    let holders = try PlayerIdentity.all(
      "id > \(id) AND (name_key = \(account[2]) OR email_key = \(account[4]))", in: db)
    for holder in holders where known.contains(holder) {
      // No name or address contains a control character.
      let none = "\u{1}\(holder.id.rawValue)"
      try db.run(
        "UPDATE player SET name_key = \(none), email_key = \(none) WHERE id = \(holder.id)")
    }
  }
}

/// A table with rows of players that are copied unchanged.
struct CopiedTable: Sendable {
  let name: SQL
  let columns: SQL
  /// Whether rows are found by the key of an owner, and not by the player's number.
  var isOfOwner = false
  /// Whether the target's rows are deleted, so that a field hidden at the source is hidden there.
  var isReplaced = false
  /// What to do if the target already has a row.
  var onConflict: SQL = "DO NOTHING"

  static let all = [
    CopiedTable(name: "profile", columns: "player_id, field, value", isReplaced: true),
    CopiedTable(name: "privacy", columns: "player_id, field, audience", isReplaced: true),
    CopiedTable(
      name: "setting", columns: "owner, key, value", isOfOwner: true,
      onConflict: "(owner, key) DO UPDATE SET value = excluded.value"),
    CopiedTable(
      name: "progress",
      columns: """
        id, owner, game, revision, setup, seed, standing, moves, elapsed, saved_at, content, looks
        """, isOfOwner: true),
    CopiedTable(
      name: "album",
      columns: "player_id, id, title, artist, year, genre, track_count, artwork, kept_at"),
    CopiedTable(
      name: "recovery", columns: "player_id, code_hash, made_at",
      onConflict: """
        (player_id) DO UPDATE SET code_hash = excluded.code_hash, made_at = excluded.made_at
        """),
    // An earlier copy may have inserted an attempt before it was finished.
    CopiedTable(
      name: "daily", columns: "player_id, day, game, setup, seed, begun_at, round_id, points",
      onConflict: """
        (player_id, day, game, setup)
          DO UPDATE SET round_id = excluded.round_id, points = excluded.points
            WHERE daily.round_id IS NULL
        """),
  ]

  /// The condition that a row's player doesn't exist. Owners have no index; sets are faster.
  var isOrphan: SQL {
    isOfOwner
      ? """
      owner IN (SELECT owner FROM \(name) WHERE owner LIKE 'player:%'
        EXCEPT SELECT 'player:' || id FROM player)
      """
      : "NOT EXISTS (SELECT 1 FROM player WHERE player.id = \(name).player_id)"
  }

  /// Returns the condition that a row is a player's.
  func isOf(_ player: PlayerID) -> SQL {
    isOfOwner ? "owner = \(player.ownerKey)" : "player_id = \(player)"
  }
}

/// The identity of a player of a store, which does not depend on the name.
struct PlayerIdentity: Hashable, Sendable {
  let id: PlayerID
  private let registeredAt: Timestamp

  static func all(
    _ condition: SQL = "true", in db: Connection
  ) throws(StoreError) -> [PlayerIdentity] {
    try db.all("SELECT id, registered_at FROM player WHERE \(condition) ORDER BY id") {
      PlayerIdentity(id: PlayerID($0.integer("id")), registeredAt: $0.time("registered_at"))
    }
  }
}
