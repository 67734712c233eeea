import GameCore
import MediaProtocol
import SystemStrings

/// A setting of services: an address, a key or a country.
enum ServiceEntry: Hashable, CaseIterable, Sendable {
  case films, filmsKey, players, albums, albumsCountry

  /// The service whose address it is, or nil.
  private var service: WebService? {
    switch self {
    case .films: .films
    case .players: .players
    case .albums: .albums
    case .filmsKey, .albumsCountry: nil
    }
  }

  /// The environment variable that overrides the stored value, or nil.
  var environment: String? {
    self == .filmsKey ? WebService.films.keyEnvironment : service?.environment
  }

  /// Returns the value from the environment, or nil. A key is shown as dots.
  func forced(_ launch: App.LaunchEnvironment) -> String? {
    self == .filmsKey
      ? launch.filmsKey.map { _ in ServiceKey.mask }
      : service.flatMap { launch.addresses[$0.rawValue] }
  }

  /// Returns the stored value; empty if there is none.
  func stored(_ settings: Settings) -> String {
    let stored =
      switch self {
      case .filmsKey: settings.filmsKey?.revealed
      case .albumsCountry: settings.albumsCountry
      case .films, .players, .albums: service.flatMap { settings.sources[$0.rawValue] }
      }
    return stored ?? ""
  }

  /// Returns the settings with `text`, or without it if it is empty.
  func storing(_ text: String, in settings: Settings) throws(ServiceEntryError) -> Settings {
    let text = Self.trimmed(text)
    let value = text.isEmpty ? nil : text
    var settings = settings
    switch self {
    case .filmsKey:
      guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else { throw .key }
      settings.filmsKey = value.map(Secret.init)
    case .films, .players, .albums:
      try Self.check(text)
      // Paths are appended to the others.
      guard self == .players || !text.contains(where: { "?#".contains($0) }) else { throw .query }
      if let service { settings.sources[service.rawValue] = value }
    case .albumsCountry:
      guard text.isEmpty || text.count == 2 && text.allSatisfy({ $0.isASCII && $0.isLetter })
      else { throw .country }
      settings.albumsCountry = value?.lowercased()
    }
    return settings
  }

  private static func check(_ text: String) throws(ServiceEntryError) {
    guard !text.isEmpty, Address(text) == nil else { return }
    let lowercased = text.lowercased()
    if lowercased.hasPrefix("https://") { throw .malformed }
    // The same address with HTTP is only allowed on this machine: the rest of it is valid.
    throw lowercased.hasPrefix("http://") && Address("https://" + text.dropFirst(7)) != nil
      ? .plain : .scheme
  }

  private static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

/// The fault of a service setting.
enum ServiceEntryError: Error, Hashable, Sendable, CaseIterable {
  /// It does not begin like an address.
  case scheme
  /// It would be unencrypted on the network.
  case plain
  /// It is not a web address.
  case malformed
  /// It ends with a query, so that no path can be appended.
  case query
  case key
  case country
}

extension WebService {
  /// Returns the address from environment or settings; nil for the default.
  func address(_ launch: App.LaunchEnvironment, _ settings: Settings) -> String? {
    let address = launch.addresses[rawValue] ?? settings.sources[rawValue]
    return address.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the address in use. Pictures that the service names are fetched only if this address
  /// may link to them.
  func origin(_ launch: App.LaunchEnvironment, _ settings: Settings) -> String {
    address(launch, settings) ?? base
  }
}

extension Context {
  /// Returns the address of a service from environment or settings; nil for the default.
  func address(of service: WebService) -> String? { service.address(environment, settings) }

  /// The player's API key for the film service, or nil.
  var filmsKey: ServiceKey? {
    environment.filmsKey ?? settings.filmsKey.map { ServiceKey($0.revealed) }
  }
}
