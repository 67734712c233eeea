import Canvas
import GameCore

/// What the Board tab shows while no game is on: the choice of game and setup, and Start.
struct StartPanel: Hashable {
  let settings: Settings
  /// The points to beat; nil where there is no record.
  let best: Int?
  let isPractice: Bool
  let isDealing: Bool
  let preview: DeckPreview

  /// What a key changes: games along the column, setups along the row; nil for other keys.
  static func change(_ key: Key, _ settings: Settings, _ look: RenderStyle) -> Settings? {
    let step: (SettingsForm.Row, Int)? =
      switch key {
      case .up, .character("k"): (.game, -1)
      case .down, .character("j"): (.game, 1)
      case .left, .character("h"): (.setup, -1)
      case .right, .character("l"): (.setup, 1)
      default: nil
      }
    return step.flatMap { SettingsForm.stepping($0.1, in: $0.0, settings, look) }
  }

  func draw(into frame: inout Frame, in area: Rect) {
    let look = frame.look
    let kind = GameKind(in: settings)
    let usesDeck = kind.descriptor.settings.contains(.deck)
    let deck = Decks.shown(settings.deck, unicode: look.unicode)
    let remark = PairsDescriptor.lacksRoom(settings, in: area, look)
    let deckRows = usesDeck ? 2 + DeckPreview.rows(of: deck) + (remark ? 1 : 0) : 0
    let place = area.centered(Size(columns: min(64, area.columns), rows: 12 + deckRows))
    let names: [String] = [
      look.text(SettingsPhrase.game), look.text(kind.descriptor.setupHeading),
      look.text(SettingsPhrase.cards), look.text(SettingsPhrase.yourRecord),
    ]
    let column = place.column + 2
    let values = column + (names.map { TextWidth.of($0) }.max() ?? 0) + 3
    var row = max(place.row, area.row)
    frame.center(look.text(SettingsPhrase.noGame), in: place, row: row, .title)
    row += 2
    choice(
      .game, GameKind.allCases.map { look.title(of: $0) }, names[0],
      at: Point(column: column, row: row), values, &frame)
    row += 2
    choice(
      .setup, kind.setups.map { look.name(of: $0, in: kind) }, names[1],
      at: Point(column: column, row: row), values, &frame)
    let details = look.details(of: kind.setup(in: settings), in: kind)
    frame.write(details, values, row + 1, .muted, limit: place.right - values)
    row += 3
    if usesDeck {
      frame.write(names[2], column, row, .muted)
      frame.write(deck.title.text(in: look.language), values, row)
      if remark {
        frame.write(
          look.text(SettingsPhrase.picturesTooSmall), values, row + 1, .muted,
          limit: place.right - values)
      }
      preview.draw(
        deck, into: &frame, at: Point(column: values, row: row + (remark ? 2 : 1)),
        width: place.right - values)
      row += deckRows
    }
    frame.write(names[3], column, row, .muted)
    frame.write(
      look.text(best.map(SettingsPhrase.record) ?? .noRecord), values, row,
      best == nil ? .text : .accent)
    if isPractice {
      frame.center(look.text(SettingsPhrase.practice), in: place, row: row + 1, .muted)
    }
    start(into: &frame, in: place, row: row + 2)
  }

  private func choice(
    _ item: SettingsForm.Row, _ options: [String], _ name: String, at point: Point,
    _ values: Int, _ frame: inout Frame
  ) {
    let look = frame.look
    frame.write(name, point.column, point.row, .muted)
    let chosen = SettingsForm.chosen(item, settings, look)
    let places = Choice(options, chosen: chosen).draw(
      into: &frame.canvas, at: Point(column: values, row: point.row),
      width: max(frame.bounds.right - values - 1, 1), glyphs: look.choiceGlyphs,
      style: look.style(.text), chosenStyle: look.style(.accent))
    for (index, hitArea) in places.enumerated() { frame.hitArea(hitArea, .choice(item, index)) }
  }

  private func start(into frame: inout Frame, in place: Rect, row: Int) {
    let look = frame.look
    if isDealing {
      frame.center(look.text(SettingsPhrase.dealing), in: place, row: row, .accent)
      frame.canvas.cursor = Point(column: place.column, row: row)
    } else {
      frame.buttons(
        [look.text(SettingsPhrase.start)], in: place, row: row, focused: 0, targets: [.start])
    }
  }
}
