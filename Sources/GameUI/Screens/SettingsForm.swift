import Canvas
import GameCore

/// The settings: a row for each, and Start.
struct SettingsForm: Hashable {
  enum Row: Hashable, CaseIterable {
    case game, setup, deck, source, inkTextures, theme, language, motion, mouse, bell, start
  }

  /// The rows that the chosen game has, from the top.
  static func rows(_ settings: Settings) -> [Row] {
    let others = GameKind.allCases.flatMap { $0.descriptor.settings }
    let own = GameKind(in: settings).descriptor.settings
    return Row.allCases.filter { row in
      (own.contains(row) || !others.contains(row))
        && (row != .source || Decks.named(settings.deck).mustBeLoaded)
    }
  }

  /// What input came to.
  enum Wish: Hashable {
    case change(Settings)
    case start
  }

  var row = Row.game
  /// The options that the command line decides; these rows show them and cannot be changed.
  private let forced: [Row: Int]

  init(_ conditions: App.Conditions = App.Conditions()) {
    var forced: [Row: Int] = [:]
    if conditions.languageIsForced {
      forced[.language] = Language.allCases.firstIndex(of: conditions.language)
    }
    if !conditions.motion { forced[.motion] = 1 }
    if !conditions.mouse { forced[.mouse] = 1 }
    self.forced = forced
  }

  /// Whether the command line decides a row.
  func isForced(_ row: Row) -> Bool { forced[row] != nil }

  /// The number of the option that is in force in a row.
  func inForce(_ row: Row, _ settings: Settings, _ look: RenderStyle) -> Int? {
    forced[row] ?? Self.chosen(row, settings, look)
  }

  /// Where the pictures of the deck come from, while it is typed.
  private(set) var source = Field()

  /// Whether what is typed goes into a field.
  func isTyping(_ settings: Settings) -> Bool {
    row == .source && Self.rows(settings).contains(.source)
  }

  /// Takes what is typed into the field of the row; nil where it means something else.
  mutating func type(_ input: Input, _ settings: Settings) -> Wish? {
    guard isTyping(settings) else { return nil }
    let stored = settings.sources[settings.deck] ?? ""
    if source.text != stored { source = Field(stored) }
    guard source.take(input) else { return nil }
    var settings = settings
    settings.sources[settings.deck] = source.isEmpty ? nil : source.text
    return .change(settings)
  }

  /// Takes a key while `settings` are in force.
  mutating func take(_ key: Key, _ settings: Settings, _ look: RenderStyle) -> Wish? {
    switch key {
    case .up, .character("k"): move(by: -1, settings)
    case .down, .character("j"): move(by: 1, settings)
    case .home: row = .game
    case .end: row = .start
    case .left, .character("h"): return step(-1, settings, look)
    case .right, .character("l"), .character(" "):
      return row == .start ? press() : step(1, settings, look)
    case .enter where row == .source: move(by: 1, settings)
    case .enter: return row == .start ? .start : step(1, settings, look)
    default: break
    }
    return nil
  }

  /// A press of the mouse on a row or an option of it.
  mutating func press(
    _ target: Row, option: Int?, _ settings: Settings, _ look: RenderStyle
  ) -> Wish? {
    row = target
    if target == .start { return .start }
    if isForced(target) { return nil }
    return option.map { .change(Self.choosing($0, of: target, settings, look)) }
  }

  private mutating func move(by step: Int, _ settings: Settings) {
    let rows = Self.rows(settings)
    guard let index = rows.firstIndex(of: row) else { return row = .game }
    row = rows[(index + step + rows.count) % rows.count]
  }

  private func press() -> Wish? { row == .start ? .start : nil }

  private func step(_ step: Int, _ settings: Settings, _ look: RenderStyle) -> Wish? {
    isForced(row) ? nil : Self.stepping(step, in: row, settings, look).map { .change($0) }
  }

  /// The settings with the option `step` places further in a row; nil where a row has none.
  static func stepping(
    _ step: Int, in row: Row, _ settings: Settings, _ look: RenderStyle
  ) -> Settings? {
    let count = count(of: row, settings, look)
    guard count > 0 else { return nil }
    let current = chosen(row, settings, look) ?? 0
    return choosing((current + step + count) % count, of: row, settings, look)
  }

  /// How many options a row has.
  static func count(of row: Row, _ settings: Settings, _ look: RenderStyle) -> Int {
    switch row {
    case .game: GameKind.allCases.count
    case .setup: GameKind(in: settings).setups.count
    case .deck: Decks.offered(unicode: look.unicode).count
    case .theme: ThemeName.allCases.count
    case .language: look.unicode ? Language.allCases.count : 0
    case .motion, .mouse, .bell, .inkTextures: 2
    case .start, .source: 0
    }
  }

  /// The number of the option that is chosen in a row.
  static func chosen(_ row: Row, _ settings: Settings, _ look: RenderStyle) -> Int? {
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
    case .start, .source: return nil
    }
  }

  /// The settings with an option of a row chosen.
  static func choosing(
    _ option: Int, of row: Row, _ settings: Settings, _ look: RenderStyle
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
    case .start, .source: break
    }
    return settings
  }
}
