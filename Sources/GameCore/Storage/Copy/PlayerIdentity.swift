/// The identity of a player of a store, which does not depend on the name.
struct PlayerIdentity: Hashable, Sendable {
  let id: Int
  let name: String
  private let registeredAt: Int

  static func all(in connection: inout Connection) throws(StoreError) -> [PlayerIdentity] {
    try connection.all(
      "SELECT id, name, registered_at FROM player ORDER BY id", read: PlayerIdentity.init(in:))
  }

  /// Returns the players with numbers greater than `player` who have one of these keys.
  static func all(
    after player: PlayerID, named name: SQLValue, addressed email: SQLValue,
    in connection: inout Connection
  ) throws(StoreError) -> [PlayerIdentity] {
    try connection.all(
      """
      SELECT id, name, registered_at FROM player WHERE id > ? AND (name_key = ? OR email_key = ?)
      """, .integer(player.rawValue), name, email, read: PlayerIdentity.init(in:))
  }

  private init(in row: borrowing Row) {
    id = row.integer(0)
    name = row.text(1)
    registeredAt = row.integer(2)
  }

  static func == (left: PlayerIdentity, right: PlayerIdentity) -> Bool {
    left.id == right.id && left.registeredAt == right.registeredAt
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(registeredAt)
  }
}
