import Canvas
import GameCore

/// The settings: a row for each, and Start.
struct SettingsForm: Hashable {
  enum Row: Hashable, CaseIterable {
    case game, setup, deck, inkTextures, theme, language, motion, mouse, bell, start
  }

  /// The rows that the chosen game has, from the top.
  static func rows(_ settings: Settings) -> [Row] {
    let others = GameKind.allCases.flatMap { $0.front.settings }
    let own = GameKind(in: settings).front.settings
    return Row.allCases.filter { own.contains($0) || !others.contains($0) }
  }

  /// What input came to.
  enum Wish: Hashable {
    case change(Settings)
    case start
  }

  var row = Row.game

  /// Takes a key while `settings` are in force.
  mutating func take(_ key: Key, _ settings: Settings, _ look: Look) -> Wish? {
    switch key {
    case .up, .character("k"): move(by: -1, settings)
    case .down, .character("j"): move(by: 1, settings)
    case .home: row = .game
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

  private mutating func move(by step: Int, _ settings: Settings) {
    let rows = Self.rows(settings)
    guard let index = rows.firstIndex(of: row) else { return row = .game }
    row = rows[(index + step + rows.count) % rows.count]
  }

  private func press() -> Wish? { row == .start ? .start : nil }

  private func step(_ step: Int, _ settings: Settings, _ look: Look) -> Wish? {
    Self.stepping(step, in: row, settings, look).map { .change($0) }
  }

  /// The settings with the option `step` places further in a row; nil where a row has none.
  static func stepping(
    _ step: Int, in row: Row, _ settings: Settings, _ look: Look
  ) -> Settings? {
    let count = count(of: row, settings, look)
    guard count > 0 else { return nil }
    let current = chosen(row, settings, look) ?? 0
    return choosing((current + step + count) % count, of: row, settings, look)
  }

  /// How many options a row has.
  static func count(of row: Row, _ settings: Settings, _ look: Look) -> Int {
    switch row {
    case .game: GameKind.allCases.count
    case .setup: GameKind(in: settings).setups.count
    case .deck: Decks.offered(unicode: look.unicode).count
    case .theme: ThemeName.allCases.count
    case .language: look.unicode ? Language.allCases.count : 0
    case .motion, .mouse, .bell, .inkTextures: 2
    case .start: 0
    }
  }

  /// The number of the option that is chosen in a row.
  static func chosen(_ row: Row, _ settings: Settings, _ look: Look) -> Int? {
    switch row {
    case .game: return GameKind.allCases.firstIndex(of: GameKind(in: settings))
    case .setup:
      let kind = GameKind(in: settings)
      return kind.setups.firstIndex(of: kind.setup(in: settings))
    case .deck:
      return Decks.offered(unicode: look.unicode).firstIndex {
        $0 == Decks.shown(settings.deck, unicode: look.unicode)
      }
    case .theme: return ThemeName.allCases.firstIndex(of: settings.theme)
    case .language: return Language.allCases.firstIndex(of: look.language)
    case .motion: return settings.motion ? 0 : 1
    case .mouse: return settings.mouse ? 0 : 1
    case .bell: return settings.bell ? 0 : 1
    case .inkTextures: return settings.inkTextures ? 0 : 1
    case .start: return nil
    }
  }

  /// The settings with an option of a row chosen.
  static func choosing(
    _ option: Int, of row: Row, _ settings: Settings, _ look: Look
  ) -> Settings {
    var settings = settings
    switch row {
    case .game:
      if GameKind.allCases.indices.contains(option) {
        settings.game = GameKind.allCases[option].id.description
      }
    case .setup:
      let kind = GameKind(in: settings)
      if kind.setups.indices.contains(option) {
        settings.setups[kind.id.description] = kind.setups[option]
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
    case .inkTextures: settings.inkTextures = option == 0
    case .motion: settings.motion = option == 0
    case .mouse: settings.mouse = option == 0
    case .bell: settings.bell = option == 0
    case .start: break
    }
    return settings
  }
}
