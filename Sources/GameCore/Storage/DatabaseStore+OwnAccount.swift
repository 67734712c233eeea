/// Changes that players make to their accounts.
extension DatabaseStore {
  public func sessions(
    of player: PlayerID, since oldest: Timestamp
  ) throws(StoreError) -> [OpenSession] {
    try database.withoutTransaction { db in try Self.sessions(of: player, since: oldest, db) }
  }

  /// Ends the sessions of a player, all or all but one.
  public func endSessions(of player: PlayerID, but kept: SessionTokenHash?) throws(StoreError) {
    try database.write(as: player) { db in try Self.endSessions(of: player, but: kept, in: db) }
  }

  /// Returns the account with this id, or nil.
  public func credentials(of player: PlayerID) throws(StoreError) -> Credentials? {
    try database.withoutTransaction { db in try Self.credentials(.id(player), in: db) }
  }

  /// Changes a player's name. Throws `nameTaken` if another player has it, `notFound` if the player
  /// no longer exists.
  public func setName(_ name: PlayerName, of player: PlayerID) throws(StoreError) {
    try change(player) { db in
      try Self.refuseTaken(name, but: player, in: db)
      let changed = try db.run(
        "UPDATE player SET name = \(name.description), name_key = \(name.key) WHERE id = \(player)")
      if changed > 0 { try Self.keepLooks(of: name, for: player, in: db) }
      return changed
    }
  }

  /// Changes a player's address. Throws `emailTaken` if another player has it, `notFound` if the
  /// player no longer exists.
  public func setEmail(_ email: Email, of player: PlayerID) throws(StoreError) {
    try change(player) { db in
      try Self.refuseTaken(email, but: player, in: db)
      return try db.run(
        """
        UPDATE player SET email = \(email.description), email_key = \(email.key)
          WHERE id = \(player)
        """)
    }
  }

  /// Replaces a password and ends the player's sessions, in one transaction. The session `old`, if
  /// it exists, continues under the token `new`.
  public func setPassword(
    _ hash: PasswordHash, of player: PlayerID,
    renewing session: (old: SessionTokenHash, new: SessionTokenHash)?
  ) throws(StoreError) {
    try change(player) { db in
      let changed = try Self.setHash(hash, of: player, in: db)
      if let session {
        try db.run(
          """
          INSERT INTO session(token_hash, player_id, used_at, opened_at, "system_user")
            SELECT \(session.new.bytes), player_id, used_at, opened_at, "system_user" FROM session
              WHERE token_hash = \(session.old.bytes) AND player_id = \(player)
          """)
      }
      try Self.endSessions(of: player, but: session?.new, in: db)
      if let session { _ = try db.session.prove(.session(session.new)) }
      return changed
    }
  }

  /// Replaces a password hash, which shows the player from then on.
  static func setHash(
    _ hash: PasswordHash, of player: PlayerID, in db: Connection
  ) throws(StoreError) -> Int {
    let changed = try db.run("UPDATE player SET hash = \(hash.phc) WHERE id = \(player)")
    _ = try db.session.prove(.password(hash, of: player))
    return changed
  }

  /// Replaces a player's recovery code.
  public func setRecoveryCode(
    _ code: RecoveryCodeHash, of player: PlayerID, at now: Timestamp
  ) throws(StoreError) {
    try database.write(as: player) { db in
      try Self.setRecoveryCode(code, of: player, at: now, in: db)
    }
  }

  /// Returns a player's recovery code and its time, or nil.
  public func recoveryCode(of player: PlayerID) throws(StoreError) -> KeptRecoveryCode? {
    try database.withoutTransaction { db in try Self.recoveryCode(of: player, in: db) }
  }

  /// Replaces a password and the recovery code `used`, and ends all sessions of the player, in one
  /// transaction. Returns false if `used` is no longer the player's code, because each code can be
  /// used once.
  public func recover(
    _ player: PlayerID, using used: RecoveryCodeHash, to hash: PasswordHash,
    next: RecoveryCodeHash, at now: Timestamp
  ) throws(StoreError) -> Bool {
    try database.write { db in
      guard try db.session.prove(.recovery(used, of: player)) else { return false }
      _ = try Self.setHash(hash, of: player, in: db)
      try Self.endSessions(of: player, but: nil, in: db)
      try Self.setRecoveryCode(next, of: player, at: now, in: db)
      return true
    }
  }

  /// Deletes a player with all their data: rounds, positions, sessions, settings, unfinished games,
  /// profile, picture and recovery code. Throws `notFound` if the player does not exist.
  public func delete(_ player: PlayerID) throws(StoreError) {
    try change(player) { db in
      let avatar = try Self.profile(of: player, in: db).profile.avatar
      let owner = key(of: .player(player))
      try db.run("DELETE FROM progress WHERE owner = \(owner)")
      try db.run("DELETE FROM setting WHERE owner = \(owner)")
      try Self.forgetTries(of: player, in: db)
      let deleted = try db.run("DELETE FROM player WHERE id = \(player)")
      // Before the commit, so that a picture cannot outlive its player after a crash.
      if deleted == 1, case .own(let name) = avatar { files.remove(name) }
      return deleted
    }
  }

  static func setRecoveryCode(
    _ code: RecoveryCodeHash, of player: PlayerID, at now: Timestamp,
    in db: Connection
  ) throws(StoreError) {
    try db.run(
      .upsert(
        into: "recovery", key: ["player_id"],
        ["player_id": player, "code_hash": code.bytes, "made_at": now]))
  }

  static func sessions(
    of player: PlayerID, since oldest: Timestamp, _ db: Connection
  ) throws(StoreError) -> [OpenSession] {
    try db.all(
      """
      SELECT token_hash, opened_at, used_at, "system_user" FROM session WHERE player_id = \(player)
        AND used_at >= \(oldest) ORDER BY used_at DESC, opened_at DESC, token_hash
      """
    ) { row in
      OpenSession(
        id: SessionTokenHash(bytes: row.bytes("token_hash")),
        openedAt: row.timeIfAny("opened_at"),
        usedAt: row.time("used_at"),
        systemUser: TextSanitizer.line(row.text("system_user"), limit: 40))
    }
  }

  static func recoveryCode(
    of player: PlayerID, in db: Connection
  ) throws(StoreError) -> KeptRecoveryCode? {
    try db.first("SELECT code_hash, made_at FROM recovery WHERE player_id = \(player)") { row in
      KeptRecoveryCode(
        hash: RecoveryCodeHash(bytes: row.bytes("code_hash")),
        madeAt: row.time("made_at"))
    }
  }

  private static func endSessions(
    of player: PlayerID, but kept: SessionTokenHash?, in db: Connection
  ) throws(StoreError) {
    try db.run(
      "DELETE FROM session WHERE player_id = \(player) AND token_hash != \(kept?.bytes ?? [0])")
  }

  /// Changes one player with `body`, which returns the number of changed rows; throws if there is
  /// none.
  private func change(_ player: PlayerID, _ body: (Connection) throws -> Int) throws(StoreError) {
    try database.write(as: player) { db in
      guard try body(db) == 1 else { throw StoreError.notFound }
    }
  }
}
