import Canvas
import GameCore

/// What the Board tab shows while no game is on.
struct StartPanel: Hashable {
  let setup: String
  let deck: Deck
  let best: Int?
  let isPractice: Bool
  let isDealing: Bool

  func draw(into frame: inout Frame, in area: Rect) {
    let look = frame.look
    let place = area.centered(Size(columns: min(56, area.columns), rows: 12))
    let kind = GameKind.pairs
    var row = max(place.row, area.row)
    frame.center(look.text(SettingsPhrase.noGame), in: place, row: row, .title)
    row += 2
    let names = [SettingsPhrase.level, .deck, .yourRecord].map(look.text)
    let width = (names.map { TextWidth.of($0) }.max() ?? 0) + 3
    let column = place.column + 4
    let record = look.text(best.map(SettingsPhrase.record) ?? .noRecord)
    let values = [
      look.text(kind.name(of: setup)), deck.title.text(in: look.language), record,
    ]
    let details: [String?] = [look.text(kind.details(of: setup)), nil, nil]
    for index in names.indices {
      frame.write(names[index], column, row, .muted)
      frame.write(values[index], column + width, row, index == 2 && best != nil ? .accent : .text)
      row += 1
      if let detail = details[index] {
        frame.write(detail, column + width, row, .muted, limit: place.right - column - width)
        row += 2
      }
      if index == 1 {
        DeckPreview.draw(deck, into: &frame, column: column + width, row: row, faces: 8)
        row += 2
      }
    }
    if isPractice { frame.center(look.text(SettingsPhrase.practice), in: place, row: row, .muted) }
    row += 2
    if isDealing {
      frame.center(look.text(SettingsPhrase.dealing), in: place, row: row, .accent)
      frame.canvas.cursor = Point(column: place.column, row: row)
    } else {
      frame.buttons(
        [look.text(SettingsPhrase.start)], in: place, row: row, focused: 0, targets: [.start])
    }
  }
}
