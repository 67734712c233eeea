import GameCore
import PostgresStore
import SystemStrings

/// Stores on a server, which players' programs use with their role.
extension Store {
  /// Creates the tables and the role of players' programs, as the owner, and returns the owner's
  /// store.
  @discardableResult
  static func setUp(at address: String, in directory: String) throws -> Store {
    let place = try place(of: "owner", in: directory, at: address)
    _ = try StoreSetup.run(at: place, role: .usual)
    return try .postgres(place)
  }

  /// Opens the store of a program on a host.
  static func asPlayers(
    of host: String, in directory: String, at address: String
  ) throws -> Store {
    try .postgres(place(of: host, in: directory, at: address))
  }

  private static func place(
    of host: String, in directory: String, at address: String
  ) throws -> PostgresLocation {
    let address = try PostgresAddress(SystemString(address))
    return PostgresLocation(
      address: address, guest: "\(host)/1000", directory: "\(directory)/\(host)"
    ) { _ in false }
  }
}
