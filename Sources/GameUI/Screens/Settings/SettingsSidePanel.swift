import Canvas
import GameCore

extension SidePanel {
  /// Draws an explanation of the focused row, and the chosen deck, next to the form at `place`.
  func draw<Target>(
    _ row: SettingsRow, deck: Deck?, beside place: Rect, into frame: inout Frame<Target>,
    _ context: Context
  ) {
    let look = frame.look
    var rest = aside.below(place.row)
    let spec = row.spec(context.settings, look)
    // In plain mode, the item itself has the explanation.
    guard !look.isPlain else { return }
    frame.line(look.text(spec.title), .title, in: rest.cutTop(1))
    let lines = frame.lines(look.text(spec.explanation), in: rest.top(5), .muted)
    guard let deck else { return }
    rest.cutTop(max(lines + 1, 5))
    frame.line(look.text(deck.title), .title, in: rest)
    let faces = rest.dropTop(2).top(frame.bounds.bottom - 1 - rest.row - 2)
    context.preview.draw(deck, isLarge: true, into: &frame, in: faces, context)
  }
}
