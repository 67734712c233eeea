import Canvas
import GameCore
import MediaProtocol

extension SettingsForm {
  func draw(
    into frame: inout Frame, in area: Rect, _ settings: Settings,
    _ conditions: App.Conditions, preview: DeckPreview
  ) {
    let look = frame.look
    let width = min(area.columns - 4, 70)
    let kind = GameKind(in: settings)
    let deck = Decks.shown(settings.deck, unicode: look.unicode)
    let remark = PairsDescriptor.lacksRoom(settings, in: area, look)
    let least = rows(width: width - 14, settings, look) + (remark ? 1 : 0)
    let isRoomy = area.rows >= least + 5
    let place = area.centered(Size(columns: width, rows: least + (isRoomy ? 5 : 0)))
    let options = place.column + 14
    var row = max(place.row, area.row)
    for item in Self.rows(settings) where item != .start {
      row += draw(
        item, into: &frame, in: place, at: Point(column: options, row: row), settings, conditions)
      if item == .setup {
        frame.write(
          look.details(of: kind.setup(in: settings), in: kind), options, row, .muted,
          limit: place.right - options)
        row += isRoomy ? 2 : 1
      }
      if item == .deck {
        if remark {
          frame.write(
            look.text(SettingsPhrase.picturesTooSmall), options, row, .muted,
            limit: place.right - options)
          row += 1
        }
        preview.draw(
          deck, into: &frame, at: Point(column: options, row: row), width: place.right - options)
        row += DeckPreview.rows(of: deck) + (isRoomy ? 1 : 0)
      }
      if isRoomy, item == .language || item == .bell { row += 1 }
    }
    frame.buttons(
      [look.text(SettingsPhrase.start)], in: place, row: min(row + 1, area.bottom - 1),
      focused: self.row == .start ? 0 : nil, targets: [.setting(.start, option: nil)])
  }

  /// The rows of the whole form, its options `width` columns wide and nothing set apart.
  private func rows(width: Int, _ settings: Settings, _ look: RenderStyle) -> Int {
    Self.rows(settings).reduce(0) { sum, item in
      switch item {
      case .start: sum + 2
      case .setup: sum + 2
      case .deck:
        sum + choice(item, settings, look).rows(width: width, glyphs: look.choiceGlyphs)
          + DeckPreview.rows(of: Decks.shown(settings.deck, unicode: look.unicode))
      default: sum + 1
      }
    }
  }

  private func choice(_ item: Row, _ settings: Settings, _ look: RenderStyle) -> Choice {
    Choice(names(of: item, settings, look), chosen: inForce(item, settings, look))
  }

  /// Draws a row of the settings and gives how many rows of the screen it took.
  private func draw(
    _ item: Row, into frame: inout Frame, in place: Rect, at point: Point,
    _ settings: Settings, _ conditions: App.Conditions
  ) -> Int {
    let look = frame.look
    let (options, row) = (point.column, point.row)
    let isFocused = item == self.row
    frame.write(
      isFocused ? look.glyphs.mine : " ", place.column, row, .accent)
    frame.write(
      look.text(Self.title(item, settings)), place.column + 2, row,
      isFocused ? .title : .text)
    if item == .language, !look.unicode {
      frame.write(look.text(SettingsPhrase.asciiOnly), options, row, .muted)
      if isFocused { frame.canvas.cursor = Point(column: options, row: row) }
      return 1
    }
    if item == .source {
      drawSource(
        into: &frame, at: Point(column: options, row: row), width: place.right - options,
        settings, conditions)
      return 1
    }
    let choice = choice(item, settings, look)
    let places = choice.draw(
      into: &frame.canvas, at: Point(column: options, row: row), width: place.right - options,
      glyphs: look.choiceGlyphs, style: look.style(.text),
      chosenStyle: look.style(isFocused ? .focus : .accent))
    for (index, hitArea) in places.enumerated() {
      frame.hitArea(hitArea, .setting(item, option: index))
    }
    if isFocused, let chosen = choice.chosen, places.indices.contains(chosen) {
      frame.canvas.cursor = places[chosen].origin
    }
    if isForced(item), let last = places.last {
      frame.write(
        look.text(SettingsPhrase.forced), last.right + 3, row, .muted,
        limit: max(place.right - last.right - 3, 0))
    }
    return (places.last?.row ?? row) - row + 1
  }

  /// The field for the folder, or for the address of a service.
  private func drawSource(
    into frame: inout Frame, at point: Point, width: Int, _ settings: Settings,
    _ conditions: App.Conditions
  ) {
    let look = frame.look
    frame.hitArea(
      Rect(column: point.column, row: point.row, columns: width, rows: 1),
      .setting(.source, option: 0))
    if let address = conditions.addresses[settings.deck] {
      frame.write(
        "\(address) (\(look.text(SettingsPhrase.fromEnvironment)))", point.column, point.row,
        .muted, limit: width)
      if row == .source { frame.canvas.cursor = point }
      return
    }
    let stored = settings.sources[settings.deck] ?? ""
    let field = source.text == stored ? source : Field(stored)
    let end = field.draw(
      into: &frame.canvas, at: point, width: width, style: look.style(.field))
    if row == .source { frame.canvas.cursor = Point(column: end, row: point.row) }
    guard stored.isEmpty else { return }
    var hint = look.style(.muted)
    hint.paper = look.style(.field).paper
    let text =
      NetworkDeck.named(settings.deck)?.base ?? look.text(SettingsPhrase.folderHint)
    frame.canvas.write(text, column: point.column, row: point.row, style: hint, limit: width)
  }

  private static func title(_ row: Row, _ settings: Settings) -> any Phrase {
    switch row {
    case .game: SettingsPhrase.game
    case .setup: GameKind(in: settings).descriptor.setupHeading
    case .inkTextures: SettingsPhrase.inkTextures
    case .deck: SettingsPhrase.cards
    case .source: settings.deck == Deck.folder.id ? SettingsPhrase.folder : .address
    case .theme: SettingsPhrase.theme
    case .language: SettingsPhrase.language
    case .motion: SettingsPhrase.motion
    case .mouse: SettingsPhrase.mouse
    case .bell: SettingsPhrase.bell
    case .start: SettingsPhrase.start
    }
  }

  private func names(of row: Row, _ settings: Settings, _ look: RenderStyle) -> [String] {
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
    case .start, .source: return []
    }
  }
}
