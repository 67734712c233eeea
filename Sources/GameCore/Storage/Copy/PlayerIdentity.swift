/// The identity of a player of a store, which does not depend on the name.
struct PlayerIdentity: Hashable, Sendable {
  let id: Int
  let name: String
  private let registeredAt: Int

  static func all(in db: Connection) throws(StoreError) -> [PlayerIdentity] {
    try db.all(
      "SELECT id, name, registered_at FROM player ORDER BY id", read: PlayerIdentity.init(in:))
  }

  /// Returns the players with numbers greater than `player` who have one of these keys.
  static func all(
    after player: PlayerID, named name: SQLValue, addressed email: SQLValue,
    in db: Connection
  ) throws(StoreError) -> [PlayerIdentity] {
    try db.all(
      """
      SELECT id, name, registered_at FROM player WHERE id > \(player)
        AND (name_key = \(name) OR email_key = \(email))
      """, read: PlayerIdentity.init(in:))
  }

  private init(in row: borrowing Row) {
    id = row.integer("id")
    name = row.text("name")
    registeredAt = row.integer("registered_at")
  }

  static func == (left: PlayerIdentity, right: PlayerIdentity) -> Bool {
    left.id == right.id && left.registeredAt == right.registeredAt
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(registeredAt)
  }
}
