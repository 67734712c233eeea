/// Changes that players make to their accounts.
extension DatabaseStore {
  public func sessions(
    of player: PlayerID, since oldest: Timestamp
  ) throws(StoreError) -> [OpenSession] {
    try withConnection { connection throws(StoreError) in
      try Self.sessions(of: player, since: oldest, &connection)
    }
  }

  public func endSessions(
    of player: PlayerID, but kept: SessionTokenHash?
  ) throws(StoreError) {
    try withConnection { connection throws(StoreError) in
      try Self.endSessions(of: player, but: kept, in: &connection)
    }
  }

  public func credentials(of player: PlayerID) throws(StoreError) -> Credentials? {
    try withConnection { connection throws(StoreError) in
      try connection.first(
        "SELECT id, name, email, hash FROM player WHERE id = ?", .integer(player.rawValue)
      ) { row in
        Self.player(in: row).map { Credentials(player: $0, hash: PasswordHash(phc: row.text(3))) }
      } ?? nil
    }
  }

  public func setName(_ name: PlayerName, of player: PlayerID) throws(StoreError) {
    try change(player) { connection throws(StoreError) in
      try Self.refuseTaken(name, but: player, in: &connection)
      let changed = try connection.run(
        "UPDATE player SET name = ?, name_key = ? WHERE id = ?", .text(name.description),
        .text(name.key), .integer(player.rawValue))
      if changed > 0 { try Self.keepLooks(of: name, for: player, in: &connection) }
      return changed
    }
  }

  public func setEmail(_ email: Email, of player: PlayerID) throws(StoreError) {
    try change(player) { connection throws(StoreError) in
      try Self.refuseTaken(email, but: player, in: &connection)
      return try connection.run(
        "UPDATE player SET email = ?, email_key = ? WHERE id = ?", .text(email.description),
        .text(email.key), .integer(player.rawValue))
    }
  }

  public func setPassword(
    _ hash: PasswordHash, of player: PlayerID,
    renewing session: (old: SessionTokenHash, new: SessionTokenHash)?
  ) throws(StoreError) {
    try change(player) { connection throws(StoreError) in
      if let session {
        try connection.run(
          """
          INSERT INTO session(token_hash, player_id, used_at, opened_at, "system_user")
            SELECT ?, player_id, used_at, opened_at, "system_user" FROM session
              WHERE token_hash = ? AND player_id = ?
          """, .blob(session.new.bytes), .blob(session.old.bytes), .integer(player.rawValue))
      }
      try Self.endSessions(of: player, but: session?.new, in: &connection)
      return try connection.run(
        "UPDATE player SET hash = ? WHERE id = ?", .text(hash.phc), .integer(player.rawValue))
    }
  }

  public func setRecoveryCode(
    _ code: RecoveryCodeHash, of player: PlayerID, at now: Timestamp
  ) throws(StoreError) {
    try withConnection { connection throws(StoreError) in
      try connection.transaction(as: player) { connection throws(StoreError) in
        try Self.setRecoveryCode(code, of: player, at: now, in: &connection)
      }
    }
  }

  public func recoveryCode(of player: PlayerID) throws(StoreError) -> KeptRecoveryCode? {
    try withConnection { connection throws(StoreError) in
      try Self.recoveryCode(of: player, in: &connection)
    }
  }

  public func recover(
    _ player: PlayerID, using used: RecoveryCodeHash, to hash: PasswordHash,
    next: RecoveryCodeHash, at now: Timestamp
  ) throws(StoreError) -> Bool {
    try withConnection { connection throws(StoreError) in
      try connection.transaction(as: player) { connection throws(StoreError) in
        guard try Self.recoveryCode(of: player, in: &connection)?.hash == used else { return false }
        try Self.setRecoveryCode(next, of: player, at: now, in: &connection)
        try Self.endSessions(of: player, but: nil, in: &connection)
        try connection.run(
          "UPDATE player SET hash = ? WHERE id = ?", .text(hash.phc), .integer(player.rawValue))
        return true
      }
    }
  }

  public func delete(_ player: PlayerID) throws(StoreError) {
    try change(player) { connection throws(StoreError) in
      let avatar = try Self.profile(of: player, in: &connection).profile.avatar
      let owner = key(of: .player(player))
      try connection.run("DELETE FROM progress WHERE owner = ?", owner)
      try connection.run("DELETE FROM setting WHERE owner = ?", owner)
      try Self.forgetTries(of: player, in: &connection)
      let deleted = try connection.run(
        "DELETE FROM player WHERE id = ?", .integer(player.rawValue))
      // Before the commit, so that a picture cannot outlive its player after a crash.
      if deleted == 1, case .own(let name) = avatar { files.remove(name) }
      return deleted
    }
  }

  static func setRecoveryCode(
    _ code: RecoveryCodeHash, of player: PlayerID, at now: Timestamp,
    in connection: inout Connection
  ) throws(StoreError) {
    do throws(StoreError) {
      try connection.run(
        """
        INSERT INTO recovery(player_id, code_hash, made_at) VALUES (?, ?, ?) ON CONFLICT(player_id)
          DO UPDATE SET code_hash = excluded.code_hash, made_at = excluded.made_at
        """, .integer(player.rawValue), .blob(code.bytes), .time(now))
    } catch {
      throw error.isMissingParent ? .notFound : error
    }
  }

  static func sessions(
    of player: PlayerID, since oldest: Timestamp, _ connection: inout Connection
  ) throws(StoreError) -> [OpenSession] {
    try connection.all(
      """
      SELECT token_hash, opened_at, used_at, "system_user" FROM session
        WHERE player_id = ? AND used_at >= ? ORDER BY used_at DESC, opened_at DESC, token_hash
      """, .integer(player.rawValue), .time(oldest)
    ) { row in
      OpenSession(
        id: SessionTokenHash(bytes: row.withBytes(0) { Array($0) }), openedAt: row.timeIfAny(1),
        usedAt: row.time(2), systemUser: TextSanitizer.line(row.text(3), limit: 40))
    }
  }

  static func recoveryCode(
    of player: PlayerID, in connection: inout Connection
  ) throws(StoreError) -> KeptRecoveryCode? {
    try connection.first(
      "SELECT code_hash, made_at FROM recovery WHERE player_id = ?", .integer(player.rawValue)
    ) { row in
      KeptRecoveryCode(
        hash: RecoveryCodeHash(bytes: row.withBytes(0) { Array($0) }), madeAt: row.time(1))
    }
  }

  private static func endSessions(
    of player: PlayerID, but kept: SessionTokenHash?, in connection: inout Connection
  ) throws(StoreError) {
    try connection.run(
      "DELETE FROM session WHERE player_id = ? AND token_hash != ?", .integer(player.rawValue),
      .blob(kept?.bytes ?? [0]))
  }

  /// Changes one player with `body`, which returns the number of changed rows; throws if there is
  /// none.
  private func change(
    _ player: PlayerID, _ body: (inout Connection) throws(StoreError) -> Int
  ) throws(StoreError) {
    try withConnection { connection throws(StoreError) in
      try connection.transaction(as: player) { connection throws(StoreError) in
        guard try body(&connection) == 1 else { throw .notFound }
      }
    }
  }
}
