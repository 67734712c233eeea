extension DatabaseStore: AccountStore {
  public func add(_ account: NewAccount, at now: Timestamp) throws(StoreError) -> Player {
    try withConnection { connection throws(StoreError) in
      try connection.transaction { connection throws(StoreError) in
        if let player = try Self.added(account, in: &connection) { return player }
        try Self.refuseTaken(account.name, in: &connection)
        try Self.refuseTaken(account.email, in: &connection)
        let id = try connection.newPlayer(at: now)
        try connection.setPlayer(id)
        try connection.run(
          """
          INSERT INTO player(id, name, name_key, email, email_key, hash, registered_at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
          .integer(id.rawValue), .text(account.name.description), .text(account.name.key),
          .text(account.email.description), .text(account.email.key), .text(account.hash.phc),
          .time(now))
        if let recovery = account.recovery {
          try Self.setRecoveryCode(recovery, of: id, at: now, in: &connection)
        }
        try Self.keepLooks(of: account.name, for: id, in: &connection)
        return Player(id: id, name: account.name, email: account.email)
      }
    }
  }

  public func credentials(for login: LoginName) throws(StoreError) -> Credentials? {
    try withConnection { connection throws(StoreError) in
      func read(_ row: borrowing Row) -> Credentials? {
        Self.player(in: row).map { Credentials(player: $0, hash: PasswordHash(phc: row.text(3))) }
      }
      return login.isEmail
        ? try connection.first(
          "SELECT id, name, email, hash FROM player WHERE email_key = ?", .text(login.key),
          read: read) ?? nil
        : try connection.first(
          "SELECT id, name, email, hash FROM player WHERE name_key = ?", .text(login.key),
          read: read) ?? nil
    }
  }

  public func replaceHash(_ hash: PasswordHash, of player: PlayerID) throws(StoreError) {
    let changed = try withConnection { connection throws(StoreError) in
      try connection.transaction(as: player) { connection throws(StoreError) in
        try connection.run(
          "UPDATE player SET hash = ? WHERE id = ?", .text(hash.phc), .integer(player.rawValue))
      }
    }
    guard changed == 1 else { throw .notFound }
  }

  public func updateThrottle(
    for account: LogInThrottleKey, forgettingBefore oldest: Timestamp,
    _ change: (Throttle) -> Throttle
  ) throws(StoreError) -> Throttle {
    try withConnection { connection throws(StoreError) in
      try connection.transaction { connection throws(StoreError) in
        let key = try Self.key(for: account, in: &connection)
        let before = try Self.throttle(of: key, in: &connection)
        let after = change(before)
        guard after != before else { return before }
        try connection.run("DELETE FROM throttle WHERE wait_until < ?", .time(oldest))
        if let waitUntil = after.waitUntil {
          try connection.run(
            """
            INSERT INTO throttle(login_key, failures, wait_until) VALUES (?, ?, ?)
              ON CONFLICT(login_key)
              DO UPDATE SET failures = excluded.failures, wait_until = excluded.wait_until
            """, key, .integer(after.failures), .time(waitUntil))
        } else {
          try connection.run("DELETE FROM throttle WHERE login_key = ?", key)
        }
        return before
      }
    }
  }

  public func throttle(for account: LogInThrottleKey) throws(StoreError) -> Throttle {
    try withConnection { connection throws(StoreError) in
      try Self.throttle(of: Self.key(for: account, in: &connection), in: &connection)
    }
  }

  public func addSession(
    _ token: SessionTokenHash, for player: PlayerID, of systemUser: String, at now: Timestamp,
    forgettingBefore oldest: Timestamp
  ) throws(StoreError) {
    try withConnection { connection throws(StoreError) in
      try connection.transaction(as: player) { connection throws(StoreError) in
        try connection.run("DELETE FROM session WHERE used_at < ?", .time(oldest))
        do throws(StoreError) {
          try connection.run(
            """
            INSERT INTO session(token_hash, player_id, used_at, opened_at, "system_user")
              VALUES (?, ?, ?, ?, ?)
            """, .blob(token.bytes), .integer(player.rawValue), .time(now), .time(now),
            .text(systemUser))
        } catch {
          throw error.isMissingParent ? .notFound : error
        }
      }
    }
  }

  public func session(of token: SessionTokenHash) throws(StoreError) -> Session? {
    try withConnection { connection throws(StoreError) in
      try connection.first(
        """
        SELECT player.id, player.name, player.email, session.used_at
          FROM session JOIN player ON player.id = session.player_id WHERE token_hash = ?
        """, .blob(token.bytes)
      ) { row in
        Self.player(in: row).map { Session(player: $0, usedAt: row.time(3)) }
      } ?? nil
    }
  }

  public func touchSession(_ token: SessionTokenHash, at now: Timestamp) throws(StoreError) {
    try withConnection { connection throws(StoreError) in
      _ = try connection.run(
        "UPDATE session SET used_at = ? WHERE token_hash = ?", .time(now), .blob(token.bytes))
    }
  }

  public func endSession(_ token: SessionTokenHash) throws(StoreError) {
    try withConnection { connection throws(StoreError) in
      _ = try connection.run("DELETE FROM session WHERE token_hash = ?", .blob(token.bytes))
    }
  }

  /// Deletes the failed attempts at an account, including those by its name and address from before
  /// it existed.
  static func forgetTries(
    of player: PlayerID, in connection: inout Connection
  ) throws(StoreError) {
    let names = try connection.all(
      "SELECT name_key, email_key FROM player WHERE id = ?", .integer(player.rawValue)
    ) { [LoginName($0.text(0)), LoginName($0.text(1))] }
    for account in [.player(player)] + names.joined().map(LogInThrottleKey.unknown) {
      try connection.run(
        "DELETE FROM throttle WHERE login_key = ?", key(for: account, in: &connection))
    }
  }

  /// Returns the key of the attempts at an account. The secret is read for every account, so that
  /// the time does not reveal whether a name is known.
  private static func key(
    for account: LogInThrottleKey, in connection: inout Connection
  ) throws(StoreError) -> SQLValue {
    let secret = try connection.first("SELECT key FROM secret WHERE one = 1") { row in
      row.withBytes(0) { Array($0) }
    }
    guard let secret, (16...64).contains(secret.count) else { throw .corrupt }
    return .text(account.key(with: secret))
  }

  private static func throttle(
    of key: SQLValue, in connection: inout Connection
  ) throws(StoreError) -> Throttle {
    try connection.first(
      "SELECT failures, wait_until FROM throttle WHERE login_key = ?", key
    ) { Throttle(failures: $0.integer(0), waitUntil: $0.time(1)) } ?? .none
  }

  /// Returns the player in the first three columns; nil if name or e-mail was modified and cannot
  /// be shown.
  static func player(in row: borrowing Row) -> Player? {
    guard let name = PlayerName(stored: row.text(1)), let email = try? Email(row.text(2)) else {
      return nil
    }
    return Player(id: PlayerID(row.integer(0)), name: name, email: email)
  }

  /// Replaces the stored looks of a player's name.
  static func keepLooks(
    of name: PlayerName, for player: PlayerID, in connection: inout Connection
  ) throws(StoreError) {
    try connection.run("DELETE FROM name_look WHERE player_id = ?", .integer(player.rawValue))
    for look in name.looks {
      try connection.run(
        "INSERT INTO name_look(look, kind, player_id) VALUES (?, ?, ?)", .text(look.skeleton),
        .integer(look.kind.rawValue), .integer(player.rawValue))
    }
  }

  /// Throws if the name is that of another player than `own`, or looks like it.
  static func refuseTaken(
    _ name: PlayerName, but own: PlayerID? = nil, in connection: inout Connection
  ) throws(StoreError) {
    let holder = try connection.first(
      "SELECT id FROM player WHERE name_key = ?", .text(name.key)
    ) { PlayerID($0.integer(0)) }
    if let holder, holder != own { throw .nameTaken }
    for look in name.looks {
      let similar = try connection.all(
        "SELECT player_id FROM name_look WHERE look = ? AND kind = ? LIMIT 2",
        .text(look.skeleton), .integer(look.kind.rawValue)
      ) { PlayerID($0.integer(0)) }
      guard similar.allSatisfy({ $0 == own }) else { throw .nameTaken }
    }
  }

  /// Returns the player of exactly this account if an earlier attempt has added it: its hash has a
  /// unique salt.
  private static func added(
    _ account: NewAccount, in connection: inout Connection
  ) throws(StoreError) -> Player? {
    try connection.first(
      """
      SELECT id, name, email FROM player WHERE name_key = ? AND email_key = ? AND hash = ?
      """, .text(account.name.key), .text(account.email.key), .text(account.hash.phc)
    ) { player(in: $0) } ?? nil
  }

  /// Throws if the address is that of another player than `own`.
  static func refuseTaken(
    _ email: Email, but own: PlayerID? = nil, in connection: inout Connection
  ) throws(StoreError) {
    let holder = try connection.first(
      "SELECT id FROM player WHERE email_key = ?", .text(email.key)
    ) { PlayerID($0.integer(0)) }
    if let holder, holder != own { throw .emailTaken }
  }
}
