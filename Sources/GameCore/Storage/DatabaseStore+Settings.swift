extension DatabaseStore: SettingsStore {
  public func settings(of owner: Owner) throws(StoreError) -> Settings {
    let owner = key(of: owner)
    return try withConnection { connection throws(StoreError) in
      var settings = Settings()
      try connection.each("SELECT key, value FROM setting WHERE owner = ?", owner) { row in
        settings.take(row.text(1), for: row.text(0))
        return true
      }
      return settings
    }
  }

  public func save(_ settings: Settings, of owner: Owner) throws(StoreError) {
    var player: PlayerID?
    if case .player(let id) = owner { player = id }
    let owner = key(of: owner)
    try withConnection { connection throws(StoreError) in
      try connection.transaction(as: player) { connection throws(StoreError) in
        try connection.run("DELETE FROM setting WHERE owner = ?", owner)
        for (key, value) in settings.stored {
          try connection.run(
            "INSERT INTO setting(owner, key, value) VALUES (?, ?, ?)", owner, .text(key),
            .text(value))
        }
      }
    }
  }
}

extension Settings {
  private static let setupPrefix = "setup."
  private static let sourcePrefix = "source."
  private static let filmsKeyName = "secret.films"
  private static let albumsCountryName = "albumsCountry"

  /// The stored settings without secrets.
  var exported: [(key: String, value: String)] { stored.filter { $0.key != Self.filmsKeyName } }

  /// The keys and values that `take` reads back, in the order of the keys.
  var stored: [(key: String, value: String)] {
    var pairs = [
      (key: "bell", value: Self.text(bell)), (key: "cursor", value: cursor.rawValue),
      (key: "deck", value: deck),
      (key: "filmsFromService", value: Self.text(filmsFromService)),
      (key: "game", value: game), (key: "inkTextures", value: Self.text(inkTextures)),
      (key: "motion", value: Self.text(motion)), (key: "mouse", value: Self.text(mouse)),
      (key: "pictures", value: pictures.rawValue),
      (key: "taught", value: Self.text(isTaught)), (key: "theme", value: theme.rawValue),
    ]
    if let filmsKey { pairs.append((key: Self.filmsKeyName, value: filmsKey.revealed)) }
    if let albumsCountry { pairs.append((key: Self.albumsCountryName, value: albumsCountry)) }
    if let language { pairs.append((key: "language", value: language.rawValue)) }
    for game in setups.keys.sorted() {
      if let setup = setups[game] { pairs.append((key: Self.setupPrefix + game, value: setup)) }
    }
    for deck in sources.keys.sorted() {
      if let source = sources[deck] { pairs.append((key: Self.sourcePrefix + deck, value: source)) }
    }
    return pairs + duel.stored
  }

  /// Reads a stored value; an unknown key or value changes nothing.
  mutating func take(_ value: String, for key: String) {
    switch key {
    case "bell": bell = Self.truth(value) ?? bell
    case "cursor": cursor = CursorPlace(rawValue: value) ?? cursor
    case "deck": deck = value
    case "filmsFromService": filmsFromService = Self.truth(value) ?? filmsFromService
    case "game": game = value
    case "inkTextures": inkTextures = Self.truth(value) ?? inkTextures
    case "motion": motion = Self.truth(value) ?? motion
    case "mouse": mouse = Self.truth(value) ?? mouse
    case "pictures": pictures = PictureChoice(rawValue: value) ?? pictures
    case "taught": isTaught = Self.truth(value) ?? isTaught
    case "theme": theme = ThemeName(rawValue: value) ?? theme
    case "language": language = Language(rawValue: value) ?? language
    case Self.filmsKeyName: filmsKey = Secret(value)
    case Self.albumsCountryName: albumsCountry = value
    default:
      if duel.take(value, for: key) { return }
      if key.hasPrefix(Self.setupPrefix) {
        setups[String(key.dropFirst(Self.setupPrefix.count))] = value
      } else if key.hasPrefix(Self.sourcePrefix) {
        sources[String(key.dropFirst(Self.sourcePrefix.count))] = value
      }
    }
  }

  private static func text(_ truth: Bool) -> String { truth ? "on" : "off" }

  private static func truth(_ text: String) -> Bool? {
    switch text {
    case "on": true
    case "off": false
    default: nil
    }
  }
}
