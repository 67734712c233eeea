import Canvas
import GameCore

/// The settings: a row for each, and Start.
struct SettingsForm: Hashable {
  enum Row: Hashable, CaseIterable {
    case level, deck, theme, language, motion, mouse, bell, start
  }

  /// What input came to.
  enum Wish: Hashable {
    case change(Settings)
    case start
  }

  var row = Row.level

  /// Takes a key while `settings` are in force.
  mutating func take(_ key: Key, _ settings: Settings, _ look: Look) -> Wish? {
    switch key {
    case .up, .character("k"): row = row.moved(by: -1)
    case .down, .character("j"): row = row.moved(by: 1)
    case .home: row = .level
    case .end: row = .start
    case .left, .character("h"): return step(-1, settings, look)
    case .right, .character("l"), .character(" "):
      return row == .start ? press() : step(1, settings, look)
    case .enter: return row == .start ? .start : step(1, settings, look)
    default: break
    }
    return nil
  }

  /// A press of the mouse on a row or an option of it.
  mutating func press(
    _ target: Row, option: Int?, _ settings: Settings, _ look: Look
  ) -> Wish? {
    row = target
    if target == .start { return .start }
    return option.map { .change(Self.choosing($0, of: target, settings, look)) }
  }

  private func press() -> Wish? { row == .start ? .start : nil }

  private func step(_ step: Int, _ settings: Settings, _ look: Look) -> Wish? {
    let count = Self.count(of: row, look)
    guard count > 0 else { return nil }
    let current = Self.chosen(row, settings, look) ?? 0
    return .change(Self.choosing((current + step + count) % count, of: row, settings, look))
  }

  /// How many options a row has.
  static func count(of row: Row, _ look: Look) -> Int {
    switch row {
    case .level: GameKind.pairs.setups.count
    case .deck: Decks.offered(unicode: look.unicode).count
    case .theme: ThemeName.allCases.count
    case .language: look.unicode ? Language.allCases.count : 0
    case .motion, .mouse, .bell: 2
    case .start: 0
    }
  }

  /// The number of the option that is chosen in a row.
  static func chosen(_ row: Row, _ settings: Settings, _ look: Look) -> Int? {
    switch row {
    case .level: GameKind.pairs.setups.firstIndex(of: GameKind.pairs.setup(in: settings))
    case .deck:
      Decks.offered(unicode: look.unicode).firstIndex {
        $0 == Decks.shown(settings.deck, unicode: look.unicode)
      }
    case .theme: ThemeName.allCases.firstIndex(of: settings.theme)
    case .language: Language.allCases.firstIndex(of: look.language)
    case .motion: settings.motion ? 0 : 1
    case .mouse: settings.mouse ? 0 : 1
    case .bell: settings.bell ? 0 : 1
    case .start: nil
    }
  }

  private static func choosing(
    _ option: Int, of row: Row, _ settings: Settings, _ look: Look
  ) -> Settings {
    var settings = settings
    switch row {
    case .level:
      let setups = GameKind.pairs.setups
      if setups.indices.contains(option) {
        settings.setups[GameKind.pairs.id.description] = setups[option]
      }
    case .deck:
      let decks = Decks.offered(unicode: look.unicode)
      if decks.indices.contains(option) { settings.deck = decks[option].id }
    case .theme:
      if ThemeName.allCases.indices.contains(option) {
        settings.theme = ThemeName.allCases[option]
      }
    case .language:
      if Language.allCases.indices.contains(option) {
        settings.language = Language.allCases[option]
      }
    case .motion: settings.motion = option == 0
    case .mouse: settings.mouse = option == 0
    case .bell: settings.bell = option == 0
    case .start: break
    }
    return settings
  }
}
