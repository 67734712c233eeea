/// The storage of accounts and sessions.
extension Store {
  /// Adds a player. Throws `emailTaken`, or `nameTaken` also for a name that looks alike.
  public func add(_ account: NewAccount, at now: Timestamp) throws(StoreError) -> Player {
    try write { db in
      if let player = try db.player(added: account) { return player }
      try db.refuseTaken(account.name)
      try db.refuseTaken(account.email)
      let id = try db.session.newPlayer(at: now)
      try db.session.setPlayer(id)
      let row: SQL.Fields = [
        "id": id, "name": account.name.description, "name_key": account.name.key,
        "email": account.email.description, "email_key": account.email.key,
        "hash": account.hash.phc, "registered_at": now,
      ]
      try db.run(.insert(row, into: "player"))
      _ = try db.session.prove(.password(account.hash, of: id))
      if let recovery = account.recovery { try db.setRecoveryCode(recovery, of: id, at: now) }
      try db.keepLooks(of: account.name, for: id)
      return Player(id: id, name: account.name, email: account.email)
    }
  }

  /// Returns the account with this e-mail or player name.
  public func credentials(for login: LoginName) throws(StoreError) -> Credentials? {
    try withoutTransaction { db in try db.credentials(AccountKey(login)) }
  }

  /// Returns whether this is the player's password hash. A server then accepts the player's
  /// changes.
  public func confirms(_ hash: PasswordHash, of player: PlayerID) throws(StoreError) -> Bool {
    try withoutTransaction { db in try db.session.prove(.password(hash, of: player)) }
  }

  /// Returns a player; nil if the player does not exist, or name or address was modified and cannot
  /// be shown. A server shows only players for whom the program acts.
  public func player(_ id: PlayerID) throws(StoreError) -> Player? {
    try withoutTransaction { db in try db.player("id = \(id)") }
  }

  /// Replaces a password hash, when the cost has been raised.
  public func replaceHash(_ hash: PasswordHash, of player: PlayerID) throws(StoreError) {
    try change(player) { db in try db.setHash(hash, of: player) }
  }

  /// Replaces an account's failed logins with the result of `change`, atomically, and returns the
  /// previous ones. Those of any account whose delay ended before `oldest` are deleted.
  public func updateThrottle(
    for account: LogInThrottleKey, forgettingBefore oldest: Timestamp,
    _ change: (Throttle) -> Throttle
  ) throws(StoreError) -> Throttle {
    try write { db in
      let key = try db.key(for: account)
      let before = try db.throttle(of: key)
      let after = change(before)
      guard after != before else { return before }
      try db.run("DELETE FROM throttle WHERE wait_until < \(oldest)")
      if let end = after.waitUntil {
        let row: SQL.Fields = ["login_key": key, "failures": after.failures, "wait_until": end]
        try db.run(.upsert(row, into: "throttle", key: ["login_key"]))
      } else {
        try db.run("DELETE FROM throttle WHERE login_key = \(key)")
      }
      return before
    }
  }

  /// Returns the failed logins of this account.
  public func throttle(for account: LogInThrottleKey) throws(StoreError) -> Throttle {
    try withoutTransaction { db in try db.throttle(of: db.key(for: account)) }
  }

  /// Stores the hash of a session token for a player, with the name of the system user who logged
  /// in. Ends all sessions, of any player, that were not used since `oldest`.
  public func addSession(
    _ token: SessionTokenHash, for player: PlayerID, of systemUser: String, at now: Timestamp,
    forgettingBefore oldest: Timestamp
  ) throws(StoreError) {
    try write(as: player) { db in
      try db.run("DELETE FROM session WHERE used_at < \(oldest)")
      let row: SQL.Fields = [
        "token_hash": token.bytes, "player_id": player, "used_at": now, "opened_at": now,
        "\"system_user\"": systemUser,
      ]
      try db.run(.insert(row, into: "session"))
      _ = try db.session.prove(.session(token))
    }
  }

  /// Returns the player of a stored session and the time of its last use, with a precision of a
  /// day; nil if it is unknown or ended.
  public func session(
    of token: SessionTokenHash
  ) throws(StoreError) -> (player: Player, usedAt: Timestamp)? {
    try withoutTransaction { db in
      guard try db.session.prove(.session(token)) else { return nil }
      return try db.first(
        """
        SELECT player.id, name, email, used_at FROM session
          JOIN \(db.dialect.accounts) ON player.id = player_id WHERE token_hash = \(token.bytes)
        """
      ) { row in Player(in: row).map { (player: $0, usedAt: row.time("used_at")) } }
    }
  }

  /// Stores the time of a session's last use.
  public func touchSession(_ token: SessionTokenHash, at now: Timestamp) throws(StoreError) {
    try withoutTransaction { db in
      _ = try db.run("UPDATE session SET used_at = \(now) WHERE token_hash = \(token.bytes)")
    }
  }

  /// Ends a session; does nothing if it is unknown.
  public func endSession(_ token: SessionTokenHash) throws(StoreError) {
    try withoutTransaction { db in
      // Whoever knows the hash may end the session, also that of a crashed program.
      defer { db.session.withdraw(.session(token)) }
      guard try db.session.prove(.session(token)) else { return }
      _ = try db.run("DELETE FROM session WHERE token_hash = \(token.bytes)")
    }
  }
}

extension Connection {
  func credentials(_ key: AccountKey) throws(StoreError) -> Credentials? {
    try first(dialect.credentials(key)) { row in
      let hash = row.text("hash")
      let start = hash.lastIndex(of: "$").map { hash[...$0] } ?? ""
      return Credentials(id: PlayerID(row.integer("id")), hash: PasswordHash(phc: String(start)))
    }
  }

  fileprivate func player(_ condition: SQL) throws(StoreError) -> Player? {
    try first(
      "SELECT id, name, email FROM \(dialect.accounts) WHERE \(condition)", read: Player.init(in:))
  }

  /// Returns the player if an earlier attempt has added exactly this account: its salt is unique.
  fileprivate func player(added account: NewAccount) throws(StoreError) -> Player? {
    guard let id = try credentials(.name(account.name.key))?.id,
      try session.prove(.password(account.hash, of: id))
    else { return nil }
    return try player("id = \(id) AND email_key = \(account.email.key)")
  }

  /// Deletes the failed attempts at an account, also those from before it existed.
  func forgetAttempts(of player: PlayerID) throws(StoreError) {
    let names = try all(
      "SELECT name_key, email_key FROM \(dialect.accounts) WHERE id = \(player)"
    ) { [LoginName($0.text("name_key")), LoginName($0.text("email_key"))] }
    for account in [.player(player)] + names.joined().map(LogInThrottleKey.unknown) {
      try run("DELETE FROM throttle WHERE login_key = \(key(for: account))")
    }
  }

  /// Returns the key of the attempts at an account. The secret is read for every account, so that
  /// the time does not reveal whether a name is known.
  fileprivate func key(for account: LogInThrottleKey) throws(StoreError) -> SQLValue {
    let secret = try first("SELECT key FROM secret WHERE one = 1") { $0.bytes("key") }
    guard let secret, (16...64).contains(secret.count) else { throw .corrupt }
    return .text(account.key(with: secret))
  }

  fileprivate func throttle(of key: SQLValue) throws(StoreError) -> Throttle {
    try first("SELECT failures, wait_until FROM throttle WHERE login_key = \(key)") {
      Throttle(failures: $0.integer("failures"), waitUntil: $0.time("wait_until"))
    } ?? .none
  }

  /// Replaces the stored looks of a player's name.
  func keepLooks(of name: PlayerName, for player: PlayerID) throws(StoreError) {
    try run("DELETE FROM name_look WHERE player_id = \(player)")
    for look in name.looks {
      let row: SQL.Fields = [
        "look": look.skeleton, "kind": look.kind.rawValue, "player_id": player,
      ]
      try run(.insert(row, into: "name_look"))
    }
  }

  /// Throws if the name is that of another player than `own`, or looks like it.
  func refuseTaken(_ name: PlayerName, but own: PlayerID? = nil) throws(StoreError) {
    if let holder = try player(named: name), holder != own { throw .nameTaken }
    for look in name.looks {
      let similar = try all(
        """
        SELECT player_id FROM name_look WHERE look = \(look.skeleton)
          AND kind = \(look.kind.rawValue) LIMIT 2
        """
      ) { PlayerID($0.integer("player_id")) }
      guard similar.allSatisfy({ $0 == own }) else { throw .nameTaken }
    }
  }

  /// Throws `emailTaken` if the address is that of another player than `own`.
  func refuseTaken(_ email: Email, but own: PlayerID? = nil) throws(StoreError) {
    if let holder = try credentials(.email(email.key))?.id, holder != own { throw .emailTaken }
  }

  func player(named name: PlayerName) throws(StoreError) -> PlayerID? {
    try first("SELECT id FROM player WHERE name_key = \(name.key)") { PlayerID($0.integer("id")) }
  }
}

extension Player {
  /// Reads the columns `id`, `name` and `email`; nil if they were modified and cannot be shown.
  init?(in row: borrowing Row) {
    guard let name = PlayerName(stored: row.text("name")),
      let email = try? Email(row.text("email"))
    else { return nil }
    self.init(id: PlayerID(row.integer("id")), name: name, email: email)
  }
}
