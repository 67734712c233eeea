/// A language of the screens. The raw value is the stored and the `--lang` name.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case russian = "ru"
}

/// A color theme. The raw value is the stored name.
public enum ThemeName: String, Hashable, Sendable, CaseIterable {
  /// Dark or light like the terminal, if it shows any color and reports its background; otherwise
  /// `terminal`.
  case automatic
  /// Light text on a dark background.
  case dark
  /// Dark text on a light background.
  case light
  /// The strongest contrast of the terminal.
  case highContrast = "high-contrast"
  /// The terminal's default colors.
  case terminal
}

/// The position of the terminal's cursor. The raw value is the stored and the `--cursor` name.
public enum CursorPlace: String, Hashable, Sendable, CaseIterable {
  /// In the active text field, otherwise hidden.
  case hidden
  /// Always at the focus, for screen readers and magnifiers.
  case focus
}

/// The rendering of pictures. The raw value is the stored and the `--pictures` name.
public enum PictureChoice: String, Hashable, Sendable, CaseIterable {
  /// Pixels if the terminal reports that it shows them.
  case automatic
  /// Pixels even if the terminal's report is known to be wrong.
  case pixels
  /// Colored cells.
  case cells
}

/// The settings of a player.
public struct Settings: Hashable, Sendable {
  /// The id of the deck; screens use the first deck if it is unknown.
  public var deck = "symbols"
  /// The id of the game; screens use the first game if it is unknown.
  public var game = "pairs"
  /// The setup of each game by the game's id, such as `hard` for `pairs`.
  public var setups: [String: String] = [:]
  /// The sources of decks and services, by the deck's id or the service's name: the path of a
  /// folder, or a URL instead of the default.
  public var sources: [String: String] = [:]
  /// The player's API key for the service for films.
  public var filmsKey: Secret?
  /// The country of the store for album searches, such as `us`; nil for that of the language.
  public var albumsCountry: String?
  /// Whether quizzes use the films of the service instead of those in the program.
  public var filmsFromService = false
  public var theme = ThemeName.automatic
  /// The language; nil for that of the locale.
  public var language: Language?
  /// Whether flips are animated.
  public var motion = true
  public var mouse = true
  public var bell = false
  /// Whether colors that a game asks about also have a texture.
  public var inkTextures = false
  /// Whether the player has seen the tutorial of Pairs.
  public var isTaught = false
  /// When an empty profile is offered after a login.
  public var profileOffer = ProfileOffer.on
  public var cursor = CursorPlace.hidden
  public var pictures = PictureChoice.automatic
  /// The players of Pairs for several.
  public var duel = DuelSettings()

  /// The settings of a new player.
  public static let defaults = Settings()
}

extension Settings {
  /// Returns these settings with the changes from `before` to `chosen` applied.
  public func taking(over chosen: Settings, changedFrom before: Settings) -> Settings {
    var merged = self
    func take<Value: Equatable>(_ path: WritableKeyPath<Settings, Value>) {
      if chosen[keyPath: path] != before[keyPath: path] {
        merged[keyPath: path] = chosen[keyPath: path]
      }
    }
    for setting in StoredSetting.all { setting.take(&merged, chosen, before) }
    take(\.duel.table)
    take(\.duel.names)
    take(\.duel.pace)
    merged.setups.merge(chosen.setups.filter { before.setups[$0.key] != $0.value }) { $1 }
    merged.sources.merge(chosen.sources.filter { before.sources[$0.key] != $0.value }) { $1 }
    return merged
  }
}
