/// A service that the program talks to besides the decks' ones, and what the environment may say
/// of it.
public enum WebService: String, Hashable, Sendable, CaseIterable {
  case films, albums, players

  /// Where it is asked unless something else is set, without a slash at the end; empty where
  /// nobody is asked then.
  public var base: String {
    switch self {
    case .films: "https://tv-api.com/en/API"
    case .albums: "https://itunes.apple.com"
    case .players: ""
    }
  }

  /// The environment variable that replaces `base`.
  public var environment: String {
    switch self {
    case .films: "FLIPSIDE_FILMS_URL"
    case .albums: "FLIPSIDE_ALBUMS_URL"
    case .players: "FLIPSIDE_PLAYERS_URL"
    }
  }

  /// The addresses that an environment sets, by the name of their service.
  public static func addresses(in environment: [String: String]) -> [String: String] {
    allCases.reduce(into: [:]) { addresses, service in
      if let address = environment[service.environment], !address.isEmpty {
        addresses[service.rawValue] = address
      }
    }
  }

  /// The environment variable that holds the player's key; nil where none is needed.
  public var keyEnvironment: String? {
    switch self {
    case .films: "FLIPSIDE_FILMS_KEY"
    case .albums, .players: nil
    }
  }

  /// The player's key for the service in an environment; nil where it has none.
  public func key(in environment: [String: String]) -> ServiceKey? {
    guard let name = keyEnvironment, let key = environment[name], !key.isEmpty else { return nil }
    return ServiceKey(key)
  }
}
