/// Changes that players make to their accounts.
extension Store {
  /// Ends the sessions of a player, all or all but one.
  public func endSessions(of player: PlayerID, but kept: SessionTokenHash?) throws(StoreError) {
    try write(as: player) { db in try db.endSessions(of: player, but: kept) }
  }

  /// Returns the account with this id, or nil.
  public func credentials(of player: PlayerID) throws(StoreError) -> Credentials? {
    try withoutTransaction { db in try db.credentials(.id(player)) }
  }

  /// Changes a player's name. Throws `nameTaken` if another player has it, or `notFound`.
  public func setName(_ name: PlayerName, of player: PlayerID) throws(StoreError) {
    try change(player) { db in
      try db.refuseTaken(name, but: player)
      let changed = try db.run(
        "UPDATE player SET name = \(name.description), name_key = \(name.key) WHERE id = \(player)")
      if changed > 0 { try db.keepLooks(of: name, for: player) }
      return changed
    }
  }

  /// Changes a player's address. Throws `emailTaken` if another player has it, or `notFound`.
  public func setEmail(_ email: Email, of player: PlayerID) throws(StoreError) {
    try change(player) { db in
      try db.refuseTaken(email, but: player)
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
      let changed = try db.setHash(hash, of: player)
      if let session {
        try db.run(
          """
          INSERT INTO session(token_hash, player_id, used_at, opened_at, "system_user")
            SELECT \(session.new.bytes), player_id, used_at, opened_at, "system_user" FROM session
              WHERE token_hash = \(session.old.bytes) AND player_id = \(player)
          """)
      }
      try db.endSessions(of: player, but: session?.new)
      if let session { _ = try db.session.prove(.session(session.new)) }
      return changed
    }
  }

  /// Replaces a player's recovery code.
  public func setRecoveryCode(
    _ code: RecoveryCodeHash, of player: PlayerID, at now: Timestamp
  ) throws(StoreError) {
    try write(as: player) { db in try db.setRecoveryCode(code, of: player, at: now) }
  }

  /// Replaces a password and the recovery code `used`, and ends all sessions of the player, in one
  /// transaction. Returns false if `used` is not the player's code or was used before.
  public func recover(
    _ player: PlayerID, using used: RecoveryCodeHash, to hash: PasswordHash,
    next: RecoveryCodeHash, at now: Timestamp
  ) throws(StoreError) -> Bool {
    try write { db in
      guard try db.session.prove(.recovery(used, of: player)) else { return false }
      _ = try db.setHash(hash, of: player)
      try db.endSessions(of: player, but: nil)
      try db.setRecoveryCode(next, of: player, at: now)
      return true
    }
  }

  /// Deletes a player with all their data: rounds, positions, sessions, settings, unfinished games,
  /// profile, picture and recovery code. Throws `notFound` if the player does not exist.
  public func delete(_ player: PlayerID) throws(StoreError) {
    try change(player) { db in
      let avatar = try db.profile(of: player).profile.avatar
      try db.run("DELETE FROM progress WHERE owner = \(player.ownerKey)")
      try db.run("DELETE FROM setting WHERE owner = \(player.ownerKey)")
      try db.forgetAttempts(of: player)
      let deleted = try db.run("DELETE FROM player WHERE id = \(player)")
      // Before the commit, so that a picture cannot outlive its player after a crash.
      if deleted == 1, case .own(let name) = avatar { files.remove(name) }
      return deleted
    }
  }

  /// Changes one row with `body`, which returns the number of rows; throws `notFound` if it is 0.
  func change(_ player: PlayerID, _ body: (Connection) throws -> Int) throws(StoreError) {
    try write(as: player) { db in
      guard try body(db) == 1 else { throw StoreError.notFound }
    }
  }
}

extension Connection {
  /// Replaces a password hash, with which the session then acts for the player.
  func setHash(_ hash: PasswordHash, of player: PlayerID) throws(StoreError) -> Int {
    let changed = try run("UPDATE player SET hash = \(hash.phc) WHERE id = \(player)")
    _ = try session.prove(.password(hash, of: player))
    return changed
  }

  func setRecoveryCode(
    _ code: RecoveryCodeHash, of player: PlayerID, at now: Timestamp
  ) throws(StoreError) {
    let row: SQL.Fields = ["player_id": player, "code_hash": code.bytes, "made_at": now]
    try run(.upsert(row, into: "recovery", key: ["player_id"]))
  }

  /// Returns the sessions of a player that were used since `oldest`, most recently used first.
  func sessions(of player: PlayerID, since oldest: Timestamp) throws(StoreError) -> [OpenSession] {
    try all(
      """
      SELECT token_hash, opened_at, used_at, "system_user" FROM session WHERE player_id = \(player)
        AND used_at >= \(oldest) ORDER BY used_at DESC, opened_at DESC, token_hash
      """
    ) { row in
      OpenSession(
        id: SessionTokenHash(bytes: row.bytes("token_hash")), openedAt: row.timeIfAny("opened_at"),
        usedAt: row.time("used_at"),
        systemUser: TextSanitizer.line(row.text("system_user"), limit: 40))
    }
  }

  fileprivate func endSessions(of player: PlayerID, but kept: SessionTokenHash?) throws(StoreError)
  {
    try run(
      "DELETE FROM session WHERE player_id = \(player) AND token_hash != \(kept?.bytes ?? [0])")
  }
}
