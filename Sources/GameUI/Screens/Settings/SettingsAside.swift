import Canvas
import GameCore

/// What stands to the right of the settings where the window has room: what the focused row is
/// for, and the chosen deck.
struct SettingsAside {
  /// Where the form lies.
  let form: Rect
  private let aside: Rect

  private static let leastColumns = 98
  private static let gap = 5

  /// Nil for an area without room.
  init?(in area: Rect) {
    guard area.columns >= Self.leastColumns, area.rows >= 22 else { return nil }
    let width = area.columns >= 130 ? 44 : 33
    let form = min(area.columns - width - Self.gap - 4, 70)
    let column = area.column + (area.columns - form - Self.gap - width) / 2
    self.form = Rect(column: column, row: area.row, columns: form, rows: area.rows)
    aside = Rect(
      column: column + form + Self.gap, row: area.row, columns: width, rows: area.rows)
  }

  /// Draws it beside the form at `place`.
  func draw<Target>(
    _ row: SettingsRow, deck: Deck?, isTooSmall: Bool, beside place: Rect,
    into frame: inout Frame<Target>, _ context: Context
  ) {
    let look = frame.look
    for row in place.row..<place.bottom {
      frame.write(look.unicode ? "│" : "|", aside.column - 3, row, .frame)
    }
    let settings = context.settings
    frame.write(look.text(row.title(settings)), aside.column, place.row, .title)
    var top = place.row + 1
    top += frame.lines(
      look.text(row.explanation(settings)),
      in: Rect(column: aside.column, row: top, columns: aside.columns, rows: 5), .muted)
    guard let deck else { return }
    top = max(top + 1, place.row + 6)
    frame.write(look.text(deck.title), aside.column, top, .title)
    let faces = Rect(
      column: aside.column, row: top + 2, columns: aside.columns,
      rows: frame.bounds.bottom - 1 - top - 2)
    if isTooSmall {
      frame.lines(look.text(SettingsPhrase.picturesTooSmall), in: faces, .muted)
    } else {
      context.preview.drawLarge(
        deck, needs: PairsLevel.needed(by: settings), covers: context.covers.covers.count,
        into: &frame, in: faces)
    }
  }
}
