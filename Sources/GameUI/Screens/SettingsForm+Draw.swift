import Canvas
import GameCore

extension SettingsForm {
  func draw(
    into frame: inout Frame, in area: Rect, _ settings: Settings,
    _ conditions: App.Conditions
  ) {
    let look = frame.look
    let isRoomy = area.rows >= 21
    let rows = isRoomy ? 20 : 15
    let width = min(area.columns - 4, 70)
    let place = area.centered(Size(columns: width, rows: rows))
    let options = place.column + 14
    var row = max(place.row, area.row)
    let kind = GameKind(in: settings)
    for item in Self.rows(settings) where item != .start {
      draw(item, into: &frame, place, options, row, settings, conditions)
      row += 1
      if item == .setup {
        frame.write(
          look.details(of: kind.setup(in: settings), in: kind), options, row, .muted,
          limit: place.right - options)
        row += isRoomy ? 2 : 1
      }
      if item == .deck {
        preview(into: &frame, column: options, row: row, settings)
        row += isRoomy ? 2 : 1
      }
      if isRoomy, item == .language || item == .bell { row += 1 }
    }
    frame.buttons(
      [look.text(SettingsPhrase.start)], in: place, row: min(row + 1, area.bottom - 1),
      focused: self.row == .start ? 0 : nil, targets: [.setting(.start, option: nil)])
  }

  private func draw(
    _ item: Row, into frame: inout Frame, _ place: Rect, _ options: Int, _ row: Int,
    _ settings: Settings, _ conditions: App.Conditions
  ) {
    let look = frame.look
    let isFocused = item == self.row
    frame.write(
      isFocused ? look.signs.mine : " ", place.column, row, .accent)
    frame.write(look.text(Self.title(item)), place.column + 2, row, isFocused ? .title : .text)
    let chosen = Self.chosen(item, settings, look)
    if item == .language, !look.unicode {
      frame.write(look.text(SettingsPhrase.asciiOnly), options, row, .muted)
      if isFocused { frame.canvas.cursor = Point(column: options, row: row) }
      return
    }
    let places = Choice(names(of: item, settings, look), chosen: chosen).draw(
      into: &frame.canvas, at: Point(column: options, row: row), width: place.right - options,
      signs: look.choiceSigns, style: look.style(.text),
      chosenStyle: look.style(isFocused ? .focus : .accent))
    for (index, spot) in places.enumerated() { frame.spot(spot, .setting(item, option: index)) }
    if isFocused, let chosen, places.indices.contains(chosen) {
      frame.canvas.cursor = places[chosen].origin
    }
    if Self.isForced(item, conditions), let last = places.last {
      frame.write(
        look.text(SettingsPhrase.forced), last.right + 3, row, .muted,
        limit: max(place.right - last.right - 3, 0))
    }
  }

  /// Whether the command line overrules a row.
  private static func isForced(_ item: Row, _ conditions: App.Conditions) -> Bool {
    switch item {
    case .language: conditions.languageIsForced
    case .motion: !conditions.motion
    case .mouse: !conditions.mouse
    default: false
    }
  }

  private func preview(into frame: inout Frame, column: Int, row: Int, _ settings: Settings) {
    DeckPreview.draw(
      Decks.shown(settings.deck, unicode: frame.look.unicode), into: &frame, column: column,
      row: row, faces: 8)
  }

  private static func title(_ row: Row) -> SettingsPhrase {
    switch row {
    case .game: .game
    case .setup: .level
    case .inkTextures: .inkTextures
    case .deck: .cards
    case .theme: .theme
    case .language: .language
    case .motion: .motion
    case .mouse: .mouse
    case .bell: .bell
    case .start: .start
    }
  }

  private func names(of row: Row, _ settings: Settings, _ look: Look) -> [String] {
    switch row {
    case .game: return GameKind.allCases.map { look.title(of: $0) }
    case .setup:
      let kind = GameKind(in: settings)
      return kind.setups.map { look.name(of: $0, in: kind) }
    case .deck:
      return Decks.offered(unicode: look.unicode).map { $0.title.text(in: look.language) }
    case .theme: return ThemeName.allCases.map { look.text(SettingsPhrase.colors($0)) }
    case .language: return ["English", "Русский"]
    case .motion, .mouse, .bell, .inkTextures:
      return [look.text(SettingsPhrase.on), look.text(SettingsPhrase.off)]
    case .start: return []
    }
  }
}
