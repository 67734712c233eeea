/// A service that is not a deck, with its environment variables.
public enum WebService: String, Hashable, Sendable, CaseIterable {
  case films, albums, players

  /// The default address, without a slash at the end; empty if the service has none.
  public var base: String {
    switch self {
    case .films: "https://tv-api.com/en/API"
    case .albums: "https://itunes.apple.com"
    case .players: ""
    }
  }

  /// The environment variable that replaces `base`, such as `FLIPSIDE_FILMS_URL`.
  public var environment: String { "FLIPSIDE_\(rawValue.uppercased())_URL" }

  /// Returns the addresses set in the environment, by the id of their deck or the name of their
  /// service.
  public static func addresses(in environment: [String: String]) -> [String: String] {
    let names =
      NetworkDeck.all.map { ($0.id, $0.environment) }
      + allCases.map { ($0.rawValue, $0.environment) }
    return names.reduce(into: [:]) { addresses, name in
      if let address = environment[name.1], !address.isEmpty { addresses[name.0] = address }
    }
  }

  /// The environment variable for the player's API key; nil if the service needs none.
  public var keyEnvironment: String? {
    switch self {
    case .films: "FLIPSIDE_FILMS_KEY"
    case .albums, .players: nil
    }
  }

  /// Returns the player's API key from the environment, or nil.
  public func key(in environment: [String: String]) -> ServiceKey? {
    guard let name = keyEnvironment, let key = environment[name], !key.isEmpty else { return nil }
    return ServiceKey(key)
  }
}
