/// A secret that shows for which player this program acts.
package enum Proof: Hashable, Sendable {
  /// A session of the player.
  case session(SessionTokenHash)
  /// The hash that only the right password gives.
  case password(PasswordHash, of: PlayerID)
  /// The player's recovery code.
  case recovery(RecoveryCodeHash, of: PlayerID)
}

extension DatabaseSession {
  /// Returns whether the database confirms a proof, read from the tables.
  package func confirms(_ proof: Proof) throws(StoreError) -> Bool {
    let sql: SQL =
      switch proof {
      case .session(let token): "SELECT 1 FROM session WHERE token_hash = \(token.bytes)"
      case .password(let hash, let player):
        "SELECT 1 FROM player WHERE id = \(player) AND hash = \(hash.phc)"
      case .recovery(let code, let player):
        "SELECT 1 FROM recovery WHERE player_id = \(player) AND code_hash = \(code.bytes)"
      }
    return try exists(sql)
  }
}

/// The key by which an account is found.
package enum AccountKey: Hashable, Sendable {
  case name(String)
  case email(String)
  case id(PlayerID)

  init(_ login: LoginName) { self = login.isEmail ? .email(login.key) : .name(login.key) }
}
