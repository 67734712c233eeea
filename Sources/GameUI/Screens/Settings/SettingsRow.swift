import Canvas
import GameCore

/// A row of the settings with its options.
enum SettingsRow: Hashable, CaseIterable, Sendable {
  case game, setup, deck, source, inkTextures, films, table, pace, theme, language, motion, mouse,
    bell, cursor
  case pictures
  case services, start

  /// Returns the rows for the chosen game, from the top.
  static func rows(_ settings: Settings) -> [SettingsRow] {
    let others = GameKind.allCases.flatMap { $0.descriptor.settings }
    let own = GameKind(in: settings).descriptor.settings
    // The players are chosen where a game is started.
    return allCases.filter { row in
      row != .table && (own.contains(row) || !others.contains(row))
    }
  }

  /// Returns the names of the options; none for a text field or a button.
  func options(_ settings: Settings, _ look: RenderStyle) -> [String] {
    switch self {
    case .game: return GameKind.allCases.map { look.title(of: $0) }
    case .setup:
      let kind = GameKind(in: settings)
      return kind.setups.map { look.name(of: $0, in: kind) }
    case .deck:
      return Decks.offered(unicode: look.unicode).map { look.text($0.title) }
    case .table: return DuelSettings.Table.allCases.map { look.name(of: $0) }
    case .pace: return OpponentPace.allCases.map { look.text(DuelPhrase.pace($0)) }
    case .films: return [look.text(FilmsPhrase.pack), look.text(FilmsPhrase.service)]
    case .theme: return ThemeName.allCases.map { look.text(SettingsPhrase.colors($0)) }
    case .language: return look.unicode ? ["English", "Русский"] : []
    case .cursor: return CursorPlace.allCases.map { look.text(SettingsPhrase.cursorPlace($0)) }
    case .pictures:
      return PictureChoice.allCases.map { look.text(SettingsPhrase.pictureChoice($0)) }
    case .motion, .mouse, .bell, .inkTextures:
      return [look.text(SettingsPhrase.on), look.text(SettingsPhrase.off)]
    case .start, .services, .source: return []
    }
  }

  /// Returns the index of the chosen option.
  func chosen(_ settings: Settings, _ look: RenderStyle) -> Int? {
    switch self {
    case .game: return GameKind.allCases.firstIndex(of: GameKind(in: settings))
    case .setup:
      let kind = GameKind(in: settings)
      return kind.setups.firstIndex(of: kind.setup(in: settings))
    case .deck:
      return Decks.offered(unicode: look.unicode).firstIndex {
        $0 == Decks.shown(settings.deck, unicode: look.unicode)
      }
    case .films: return settings.filmsFromService ? 1 : 0
    case .table: return DuelSettings.Table.allCases.firstIndex(of: settings.duel.table)
    case .pace: return OpponentPace.allCases.firstIndex(of: settings.duel.pace)
    case .theme: return ThemeName.allCases.firstIndex(of: settings.theme)
    case .language: return Language.allCases.firstIndex(of: look.language)
    case .motion: return settings.motion ? 0 : 1
    case .mouse: return settings.mouse ? 0 : 1
    case .bell: return settings.bell ? 0 : 1
    case .inkTextures: return settings.inkTextures ? 0 : 1
    case .cursor: return CursorPlace.allCases.firstIndex(of: settings.cursor)
    case .pictures: return PictureChoice.allCases.firstIndex(of: settings.pictures)
    case .start, .services, .source: return nil
    }
  }

  /// Returns the settings with an option chosen; unchanged for an invalid index.
  func choosing(_ option: Int, _ settings: Settings, _ look: RenderStyle) -> Settings {
    guard options(settings, look).indices.contains(option) else { return settings }
    var settings = settings
    switch self {
    case .game: settings.game = GameKind.allCases[option].id.description
    case .setup:
      let kind = GameKind(in: settings)
      settings.setups[kind.id.description] = kind.setups[option]
    case .deck: settings.deck = Decks.offered(unicode: look.unicode)[option].id
    case .theme: settings.theme = ThemeName.allCases[option]
    case .language: settings.language = Language.allCases[option]
    case .films: settings.filmsFromService = option == 1
    case .table: settings.duel.table = DuelSettings.Table.allCases[option]
    case .pace: settings.duel.pace = OpponentPace.allCases[option]
    case .inkTextures: settings.inkTextures = option == 0
    case .motion: settings.motion = option == 0
    case .mouse: settings.mouse = option == 0
    case .bell: settings.bell = option == 0
    case .cursor: settings.cursor = CursorPlace.allCases[option]
    case .pictures: settings.pictures = PictureChoice.allCases[option]
    case .start, .services, .source: break
    }
    return settings
  }

  /// Returns the explanation of the row.
  func explanation(_ settings: Settings) -> any Phrase {
    self == .source && settings.deck == Deck.covers.id
      ? CoversPhrase.origin as any Phrase : SettingsPhrase.explain(self)
  }

  func title(_ settings: Settings) -> any Phrase {
    switch self {
    case .game: SettingsPhrase.game
    case .setup: GameKind(in: settings).descriptor.setupHeading
    case .inkTextures: SettingsPhrase.inkTextures
    case .films: FilmsPhrase.source
    case .table: DuelPhrase.players
    case .pace: DuelPhrase.opponents
    case .deck: SettingsPhrase.cards
    case .source where settings.deck == Deck.covers.id: CoversPhrase.albums
    case .source: settings.deck == Deck.folder.id ? SettingsPhrase.folder : .address
    case .theme: SettingsPhrase.theme
    case .language: SettingsPhrase.language
    case .motion: SettingsPhrase.motion
    case .mouse: SettingsPhrase.mouse
    case .bell: SettingsPhrase.bell
    case .services: SettingsPhrase.services
    case .cursor: SettingsPhrase.cursor
    case .pictures: SettingsPhrase.pictures
    case .start: SettingsPhrase.start
    }
  }
}
