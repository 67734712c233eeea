/// A player of a table, the same under whatever name.
struct KnownPlayer: Hashable, Sendable {
  let id: Int
  let name: String
  private let registeredAt: Int

  static func all(in connection: inout Connection) throws(StoreFault) -> [KnownPlayer] {
    try connection.all("SELECT id, name, registered_at FROM player ORDER BY id") {
      KnownPlayer(id: $0.integer(0), name: $0.text(1), registeredAt: $0.integer(2))
    }
  }

  static func == (left: KnownPlayer, right: KnownPlayer) -> Bool {
    left.id == right.id && left.registeredAt == right.registeredAt
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(registeredAt)
  }
}
