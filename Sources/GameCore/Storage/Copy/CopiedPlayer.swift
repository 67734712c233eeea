/// A player being copied from one store to another, with all their data except rounds.
struct CopiedPlayer: Sendable {
  let id: PlayerID
  let name: String
  private let account: [SQLValue]
  private let settings: [[SQLValue]]
  private let games: [[SQLValue]]
  private let profile: [[SQLValue]]
  private let privacy: [[SQLValue]]
  private let albums: [[SQLValue]]
  private let recovery: [[SQLValue]]
  private let dailies: [[SQLValue]]
  /// The player's own picture, if it is their avatar.
  let picture: AvatarName?

  /// The games and setups whose daily boards the player has started.
  var boardsOfDays: Set<LeaderboardKey> {
    Set(
      dailies.compactMap { row in
        guard case .text(let game) = row[2], case .text(let setup) = row[3] else { return nil }
        return LeaderboardKey(game: GameID(game), setup: setup)
      })
  }

  /// Returns the player with the next number after `last`.
  static func first(
    after last: PlayerID, in connection: inout Connection
  ) throws(StoreError) -> CopiedPlayer? {
    let account = try connection.first(
      """
      SELECT id, name, name_key, email, email_key, hash, registered_at FROM player
        WHERE id > ? ORDER BY id LIMIT 1
      """, .integer(last.rawValue)
    ) { $0.values }
    guard let account, case .integer(let number) = account[0], case .text(let name) = account[1]
    else { return nil }
    let key = SQLValue.integer(number)
    let owner = SQLValue.text("player:\(number)")
    let avatar = try DatabaseStore.profile(of: PlayerID(number), in: &connection).profile.avatar
    var picture: AvatarName?
    if case .own(let name) = avatar { picture = name }
    return CopiedPlayer(
      id: PlayerID(number), name: name, account: account,
      settings: try connection.all(
        "SELECT owner, key, value FROM setting WHERE owner = ?", owner
      ) { $0.values },
      games: try connection.all(
        """
        SELECT id, owner, game, revision, setup, seed, standing, moves, elapsed, saved_at, content,
            looks
          FROM progress WHERE owner = ?
        """, owner
      ) { $0.values },
      profile: try connection.all(
        "SELECT player_id, field, value FROM profile WHERE player_id = ?", key
      ) { $0.values },
      privacy: try connection.all(
        "SELECT player_id, field, audience FROM privacy WHERE player_id = ?", key
      ) { $0.values },
      albums: try connection.all(
        """
        SELECT player_id, id, title, artist, year, genre, track_count, artwork, kept_at
          FROM album WHERE player_id = ?
        """, key
      ) { $0.values },
      recovery: try connection.all(
        "SELECT player_id, code_hash, made_at FROM recovery WHERE player_id = ?", key
      ) { $0.values },
      dailies: try connection.all(
        """
        SELECT player_id, day, game, setup, seed, begun_at, round_id, points
          FROM daily WHERE player_id = ?
        """, key
      ) { $0.values },
      picture: picture)
  }

  /// Inserts the player, or updates the existing account; returns false if another player than the
  /// `known` ones of the source has the number.
  func insert(
    _ bytes: AvatarPicture?, withPicture: Bool, besides known: Set<PlayerIdentity>,
    in connection: inout Connection
  ) throws(StoreError) -> Bool {
    try freeNames(heldBy: known, in: &connection)
    try connection.run(
      """
      INSERT INTO player(id, name, name_key, email, email_key, hash, registered_at)
        VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """, all: account)
    let there = try connection.first(
      """
      SELECT id, name, name_key, email, email_key, hash, registered_at FROM player WHERE id = ?
      """, account[0]
    ) { $0.values }
    // Name, address and password may have changed since; the time of registration has not.
    guard let there, there[6] == account[6] else { return false }
    if there != account {
      let holder = try connection.first(
        "SELECT id FROM player WHERE id <> ? AND (name_key = ? OR email_key = ?)",
        account[0], account[2], account[4]
      ) { $0.integer(0) }
      guard holder == nil else { return false }
      try connection.run(
        """
        UPDATE player SET name = ?, name_key = ?, email = ?, email_key = ?, hash = ? WHERE id = ?
        """, all: Array(account[1...5]) + [account[0]])
    }
    if let name = PlayerName(stored: name) {
      try DatabaseStore.keepLooks(of: name, for: id, in: &connection)
    }
    try insertProfile(in: &connection)
    try insertBelongings(in: &connection)
    if withPicture, let picture, let bytes {
      try connection.run(
        """
        INSERT INTO picture(name, player_id, bytes) VALUES (?, ?, ?) ON CONFLICT DO NOTHING
        """, .text(picture.description), account[0], .blob(bytes.bytes))
    }
    return true
  }

  /// Frees the player's name and address if earlier copied players had them and have since changed
  /// them; those get their new ones when it is their turn.
  private func freeNames(
    heldBy known: Set<PlayerIdentity>, in connection: inout Connection
  ) throws(StoreError) {
    let holders = try PlayerIdentity.all(
      after: id, named: account[2], addressed: account[4], in: &connection)
    for holder in holders where known.contains(holder) {
      let id = SQLValue.integer(holder.id)
      // No name or address contains a control character.
      let none = SQLValue.text("\u{1}\(holder.id)")
      try connection.run(
        "UPDATE player SET name_key = ?, email_key = ? WHERE id = ?", none, none, id)
    }
  }

  /// Copies the player's profile, privacy and settings exactly, so that a field hidden at the
  /// source is not shown here.
  private func insertProfile(in connection: inout Connection) throws(StoreError) {
    try connection.run("DELETE FROM profile WHERE player_id = ?", account[0])
    try connection.run("DELETE FROM privacy WHERE player_id = ?", account[0])
    for row in profile {
      try connection.run(
        "INSERT INTO profile(player_id, field, value) VALUES (?, ?, ?)", all: row)
    }
    for row in privacy {
      try connection.run(
        "INSERT INTO privacy(player_id, field, audience) VALUES (?, ?, ?)", all: row)
    }
    for row in settings {
      try connection.run(
        """
        INSERT INTO setting(owner, key, value) VALUES (?, ?, ?)
          ON CONFLICT(owner, key) DO UPDATE SET value = excluded.value
        """, all: row)
    }
  }

  /// Copies unfinished games, albums, the recovery code and attempts at daily boards.
  private func insertBelongings(in connection: inout Connection) throws(StoreError) {
    for row in games {
      try connection.run(
        """
        INSERT INTO progress(id, owner, game, revision, setup, seed, standing, moves, elapsed,
            saved_at, content, looks)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
        """, all: row)
    }
    for row in albums {
      try connection.run(
        """
        INSERT INTO album(player_id, id, title, artist, year, genre, track_count, artwork, kept_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
        """, all: row)
    }
    for row in recovery {
      try connection.run(
        """
        INSERT INTO recovery(player_id, code_hash, made_at) VALUES (?, ?, ?)
          ON CONFLICT(player_id)
          DO UPDATE SET code_hash = excluded.code_hash, made_at = excluded.made_at
        """, all: row)
    }
    for row in dailies {
      // An earlier copy may have inserted the attempt before it was finished.
      try connection.run(
        """
        INSERT INTO daily(player_id, day, game, setup, seed, begun_at, round_id, points)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT(player_id, day, game, setup)
          DO UPDATE SET round_id = excluded.round_id, points = excluded.points
            WHERE daily.round_id IS NULL
        """, all: row)
    }
  }
}

extension Row {
  /// The values of the row.
  fileprivate var values: [SQLValue] {
    (0..<count).map { column in
      switch kind(column) {
      case .null: .null
      case .integer, .real: .integer(integer(column))
      case .text: .text(text(column))
      case .blob: .blob(withBytes(column) { Array($0) })
      }
    }
  }
}
