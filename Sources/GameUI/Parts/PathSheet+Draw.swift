import Canvas
import GameCore

extension PathSheet {
  /// The size of the sheet with its frame, if there is room.
  private static let size = Size(columns: 64, rows: 14)

  /// Draws the sheet in the middle of `area`, over the screen.
  func draw<T>(into frame: inout Frame<T>, in area: Rect, target: (Target) -> T) {
    let look = frame.look
    let place = area.centered(
      Size(
        columns: min(Self.size.columns, area.columns - 2), rows: min(Self.size.rows, area.rows)))
    frame.sheet(at: place)
    let inside = place.inset(columns: 2, rows: 1)
    frame.canvas.write(look.text(PathPhrase.title), in: inside, style: look.onAlert(.title))
    let line = inside.dropTop(2).top(1)
    frame.canvas.fill(line, style: look.style(.field))
    let text = line.inset(columns: 1, rows: 0)
    frame.field(field, label: look.text(PathPhrase.title), in: text, isFocused: true)
    frame.hitArea(line, target(.field(text)))
    drawNote(into: &frame, inside.dropTop(3))
    drawNames(into: &frame, inside.dropTop(5), target: target)
  }

  private func drawNote<T>(into frame: inout Frame<T>, _ place: Rect) {
    let look = frame.look
    let (text, role): (String, Role) =
      if let error {
        ("\(look.glyphs.wrong) \(look.text(error))", .bad)
      } else {
        (look.text(isBusy ? PathPhrase.looking : .hint), isBusy ? .accent : .muted)
      }
    for (number, words) in TextWrap.lines(text, width: place.columns).prefix(2).enumerated() {
      frame.canvas.write(words, in: place.dropTop(number), style: look.onAlert(role))
    }
  }

  private func drawNames<T>(into frame: inout Frame<T>, _ place: Rect, target: (Target) -> T) {
    let look = frame.look
    let isCut = names.count > place.rows
    let shown = names.prefix(isCut ? max(place.rows - 1, 0) : place.rows)
    for (number, name) in shown.enumerated() {
      let line = place.dropTop(number).top(1)
      frame.line(name, .alert, in: line)
      frame.hitArea(line, target(.name(number)))
    }
    guard isCut else { return }
    frame.canvas.write(
      look.text(PathPhrase.moreNames(names.count - shown.count)), in: place.bottom(1),
      style: look.onAlert(.muted))
  }
}
