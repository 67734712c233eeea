/// A language of the screens; the raw value is the stored and the `--lang` name.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case russian = "ru"
}

/// A set of colours; the raw value is the stored name.
public enum ThemeName: String, Hashable, Sendable, CaseIterable {
  /// Dark or light as the terminal is, where it shows any colour and says which; else its own.
  case automatic
  /// Light text on a dark ground.
  case dark
  /// Dark text on a light ground.
  case light
  /// The strongest contrast that the terminal has.
  case highContrast = "high-contrast"
  /// The terminal's own text and ground colours.
  case terminal
}

/// Where the terminal's cursor is; the raw value is the stored and the `--cursor` name.
public enum CursorPlace: String, Hashable, Sendable, CaseIterable {
  /// In the text field that is being filled in, hidden elsewhere.
  case hidden
  /// On what is focused, everywhere: screen readers and magnifiers follow it.
  case focus
}

/// What a player has chosen, kept per player.
public struct Settings: Hashable, Sendable {
  /// The id of the deck; the screens fall back to the first deck where they do not know it.
  public var deck: String
  /// The id of the chosen game; the screens fall back to the first game where they do not know it.
  public var game: String
  /// The chosen setup of each game by the game's id, such as `pairs` and `hard`.
  public var setups: [String: String]
  /// Where decks of pictures find them and other services are asked, by the deck's id or the
  /// service's name: the path of a folder, or an address in place of the usual one.
  public var sources: [String: String]
  /// The player's own key for the service of films.
  public var filmsKey: Secret?
  /// The country whose store albums are looked for in, such as `us`; nil for that of the language.
  public var albumsCountry: String?
  /// Whether quizzes are on the films of the service, and not on those that the program carries.
  public var filmsFromService: Bool
  public var theme: ThemeName
  /// Nil: as the locale says.
  public var language: Language?
  /// Whether cards turn in steps.
  public var motion: Bool
  public var mouse: Bool
  public var bell: Bool
  /// Whether colours that a game asks about are told by a texture too.
  public var inkTextures: Bool
  /// Whether the player has seen how Pairs is played.
  public var isTaught: Bool
  public var cursor: CursorPlace
  /// Who plays Pairs for several.
  public var duel: DuelSettings

  public init(
    deck: String = "symbols", game: String = "pairs", setups: [String: String] = [:],
    sources: [String: String] = [:], filmsKey: Secret? = nil, albumsCountry: String? = nil,
    filmsFromService: Bool = false, theme: ThemeName = .automatic,
    language: Language? = nil, motion: Bool = true, mouse: Bool = true, bell: Bool = false,
    inkTextures: Bool = false, isTaught: Bool = false, cursor: CursorPlace = .hidden,
    duel: DuelSettings = DuelSettings()
  ) {
    self.deck = deck
    self.game = game
    self.setups = setups
    self.sources = sources
    self.filmsKey = filmsKey
    self.albumsCountry = albumsCountry
    self.filmsFromService = filmsFromService
    self.theme = theme
    self.language = language
    self.motion = motion
    self.mouse = mouse
    self.bell = bell
    self.inkTextures = inkTextures
    self.isTaught = isTaught
    self.cursor = cursor
    self.duel = duel
  }
}

extension Settings {
  /// These settings with what `chosen` has otherwise than `before` put on top.
  public func taking(over chosen: Settings, changedFrom before: Settings) -> Settings {
    var merged = self
    func take<Value: Equatable>(_ path: WritableKeyPath<Settings, Value>) {
      if chosen[keyPath: path] != before[keyPath: path] {
        merged[keyPath: path] = chosen[keyPath: path]
      }
    }
    take(\.deck)
    take(\.game)
    take(\.filmsKey)
    take(\.albumsCountry)
    take(\.filmsFromService)
    take(\.theme)
    take(\.language)
    take(\.motion)
    take(\.mouse)
    take(\.bell)
    take(\.inkTextures)
    take(\.isTaught)
    take(\.cursor)
    take(\.duel.table)
    take(\.duel.names)
    take(\.duel.pace)
    merged.setups.merge(chosen.setups.filter { before.setups[$0.key] != $0.value }) { $1 }
    merged.sources.merge(chosen.sources.filter { before.sources[$0.key] != $0.value }) { $1 }
    return merged
  }
}
