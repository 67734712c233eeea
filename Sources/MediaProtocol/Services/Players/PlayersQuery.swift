/// Asks for the players of a list elsewhere.
public struct PlayersQuery: Hashable, Sendable {
  /// What the list's address goes by among those that the environment sets.
  public static let name = "players"
  /// The environment variable that holds the address.
  public static let environment = "FLIPSIDE_PLAYERS_URL"

  /// The address that an environment sets, by its name.
  public static func addresses(in environment: [String: String]) -> [String: String] {
    environment[Self.environment].map { [name: $0] } ?? [:]
  }

  /// Where the list is.
  public let address: String

  public init(address: String) {
    self.address = address
  }
}

extension PlayersQuery: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(address) }
  init(from reader: inout ByteReader) throws(WireFault) {
    self.init(address: try reader.text())
  }
}
