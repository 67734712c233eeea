import GameCore
import MediaProtocol
import SystemStrings

/// What a player can say of the services: an address, a key or a country.
enum ServiceEntry: Hashable, CaseIterable, Sendable {
  case films, filmsKey, players, albums, albumsCountry

  /// The environment variable that wins over what is stored; nil where there is none.
  var environment: String? {
    switch self {
    case .films: WebService.films.environment
    case .filmsKey: WebService.films.keyEnvironment
    case .players: WebService.players.environment
    case .albums: WebService.albums.environment
    case .albumsCountry: nil
    }
  }

  /// What the environment says in the place of what is stored; nil where it says nothing. A key is
  /// told as dots.
  func forced(_ conditions: App.Conditions) -> String? {
    switch self {
    case .films: conditions.addresses[WebService.films.rawValue]
    case .filmsKey: conditions.filmsKey.map { _ in ServiceKey.mask }
    case .players: conditions.addresses[WebService.players.rawValue]
    case .albums: conditions.addresses[WebService.albums.rawValue]
    case .albumsCountry: nil
    }
  }

  /// What is stored; empty where nothing is.
  func stored(_ settings: Settings) -> String {
    switch self {
    case .films: settings.filmsAddress ?? ""
    case .filmsKey: settings.filmsKey?.revealed ?? ""
    case .players: settings.playersAddress ?? ""
    case .albums: settings.albumsAddress ?? ""
    case .albumsCountry: settings.albumsCountry ?? ""
    }
  }

  /// The settings with `text`, or without it where it is empty.
  func storing(_ text: String, in settings: Settings) throws(ServiceEntryFault) -> Settings {
    let text = Self.trimmed(text)
    let value = text.isEmpty ? nil : text
    var settings = settings
    switch self {
    case .films:
      try Self.checkBase(text)
      settings.filmsAddress = value
    case .filmsKey:
      guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else { throw .key }
      settings.filmsKey = value.map(Secret.init)
    case .players:
      try Self.check(text)
      settings.playersAddress = value
    case .albums:
      try Self.checkBase(text)
      settings.albumsAddress = value
    case .albumsCountry:
      guard text.isEmpty || text.count == 2 && text.allSatisfy({ $0.isASCII && $0.isLetter })
      else { throw .country }
      settings.albumsCountry = value?.lowercased()
    }
    return settings
  }

  /// An address that more is put behind.
  private static func checkBase(_ text: String) throws(ServiceEntryFault) {
    try check(text)
    guard !text.contains(where: { "?#".contains($0) }) else { throw .query }
  }

  private static func check(_ text: String) throws(ServiceEntryFault) {
    guard !text.isEmpty, Address(text) == nil else { return }
    let lowercased = text.lowercased()
    if lowercased.hasPrefix("https://") { throw .malformed }
    // The same place on this machine may be asked: then the rest of it is right.
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

/// Why what was typed of a service cannot be kept.
enum ServiceEntryFault: Error, Hashable, Sendable, CaseIterable {
  /// It does not begin as an address does.
  case scheme
  /// It would be asked without encryption over the network.
  case plain
  /// It is no web address.
  case malformed
  /// It ends in a question, so nothing can be put behind it.
  case query
  case key
  case country
}

extension WebService {
  /// Where it is asked, as the environment says or the settings do; nil for its usual place.
  func address(_ conditions: App.Conditions, _ settings: Settings) -> String? {
    let address = conditions.addresses[rawValue] ?? settings.sources[rawValue]
    return address.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Context {
  /// Where a service is asked, as the environment says or the settings do; nil for its usual place.
  func address(of service: WebService) -> String? { service.address(conditions, settings) }

  /// The player's key for the service of films; nil where there is none.
  var filmsKey: ServiceKey? {
    conditions.filmsKey ?? settings.filmsKey.map { ServiceKey($0.revealed) }
  }
}
