/// The storage of accounts and sessions. Calls block, so do not call them on the main thread.
public protocol AccountStore: Sendable {
  /// Adds a player. Throws `nameTaken` or `emailTaken` if either is in use, or if the name looks
  /// like another player's.
  func add(_ account: NewAccount, at now: Timestamp) throws(StoreError) -> Player
  /// Returns the account with this e-mail or player name.
  func credentials(for login: LoginName) throws(StoreError) -> Credentials?
  /// Returns whether this is the player's password hash. A server then lets the program act for the
  /// player.
  func confirms(_ hash: PasswordHash, of player: PlayerID) throws(StoreError) -> Bool
  /// Returns a player; nil if the player does not exist, or name or address was modified and cannot
  /// be shown. A server shows only players for whom the program acts.
  func player(_ id: PlayerID) throws(StoreError) -> Player?
  /// Replaces a password hash, when the cost has been raised.
  func replaceHash(_ hash: PasswordHash, of player: PlayerID) throws(StoreError)
  /// Replaces an account's failed logins with the result of `change`, atomically, and returns the
  /// previous ones. Those of any account whose delay ended before `oldest` are deleted.
  func updateThrottle(
    for account: LogInThrottleKey, forgettingBefore oldest: Timestamp,
    _ change: (Throttle) -> Throttle
  ) throws(StoreError) -> Throttle
  /// Returns the failed logins of this account.
  func throttle(for account: LogInThrottleKey) throws(StoreError) -> Throttle
  /// Stores the hash of a session token for a player, with the name of the system user who logged
  /// in. Ends all sessions, of any player, that were not used since `oldest`.
  func addSession(
    _ token: SessionTokenHash, for player: PlayerID, of systemUser: String, at now: Timestamp,
    forgettingBefore oldest: Timestamp
  ) throws(StoreError)
  /// Returns a stored session; nil if it is unknown or ended.
  func session(of token: SessionTokenHash) throws(StoreError) -> Session?
  /// Stores the time of a session's last use.
  func touchSession(_ token: SessionTokenHash, at now: Timestamp) throws(StoreError)
  /// Ends a session; does nothing if it is unknown.
  func endSession(_ token: SessionTokenHash) throws(StoreError)
  /// Returns the sessions of a player used since `oldest`, most recently used first.
  func sessions(
    of player: PlayerID, since oldest: Timestamp
  ) throws(StoreError) -> [OpenSession]
  /// Ends the sessions of a player, all or all but one.
  func endSessions(of player: PlayerID, but kept: SessionTokenHash?) throws(StoreError)
  /// Returns the account with this id, or nil.
  func credentials(of player: PlayerID) throws(StoreError) -> Credentials?
  /// Changes a player's name. Throws `nameTaken` if another player has it, `notFound` if the player
  /// no longer exists.
  func setName(_ name: PlayerName, of player: PlayerID) throws(StoreError)
  /// Changes a player's address. Throws `emailTaken` if another player has it, `notFound` if the
  /// player no longer exists.
  func setEmail(_ email: Email, of player: PlayerID) throws(StoreError)
  /// Replaces a password and ends the player's sessions, in one transaction. The session `old`, if
  /// it exists, continues under the token `new`.
  func setPassword(
    _ hash: PasswordHash, of player: PlayerID,
    renewing session: (old: SessionTokenHash, new: SessionTokenHash)?
  ) throws(StoreError)
  /// Replaces a player's recovery code.
  func setRecoveryCode(
    _ code: RecoveryCodeHash, of player: PlayerID, at now: Timestamp
  ) throws(StoreError)
  /// Returns a player's recovery code and its time, or nil.
  func recoveryCode(of player: PlayerID) throws(StoreError) -> KeptRecoveryCode?
  /// Replaces a password and the recovery code `used`, and ends all sessions of the player, in one
  /// transaction. Returns false if `used` is no longer the player's code, because each code can be
  /// used once.
  func recover(
    _ player: PlayerID, using used: RecoveryCodeHash, to hash: PasswordHash,
    next: RecoveryCodeHash, at now: Timestamp
  ) throws(StoreError) -> Bool
  /// Deletes a player with all their data: rounds, positions, sessions, settings, unfinished games,
  /// profile, picture and recovery code. Throws `notFound` if the player does not exist.
  func delete(_ player: PlayerID) throws(StoreError)
}
