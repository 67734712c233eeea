import Canvas

extension TitleScreen {
  /// The width of the form's fields.
  private static let fieldWidth = 32

  func draw(into frame: inout Frame<FormTarget<Item>>, _ context: Context) {
    let look = frame.look
    let area = context.area
    let form = fields(context)
    let state = hasFocus ? self.form : FormState(focus: .nowhere)
    let isRoomy = area.rows >= 24
    // Adjacent fields would look like one.
    let step = area.rows >= 18 ? 2 : 1
    let box = form.item(.stay) == nil ? 0 : step
    let place = area.raised(Size(columns: 56, rows: (isRoomy ? 15 : 13) + box))
    let inside = place.below(max(place.row, 0)).inset(columns: 2, rows: 0)
    Logo.draw(into: &frame, at: inside.origin)
    let fields = inside.dropTop(isRoomy ? 8 : 7)
    let labels = fields.columns - Self.fieldWidth
    let rest = frame.form(
      form, state, in: fields, labels: labels, lines: 1, gap: step - 1
    ) { $0 }
    let bottom = place.below(rest.row + step)
    if pending != nil {
      frame.center(look.text(TitlePhrase.working), in: bottom, row: bottom.row, .accent)
      frame.canvas.cursor = fields.dropLeft(labels).dropTop(step).origin
    } else {
      frame.buttons(of: form, state, in: bottom, row: bottom.row) { $0 }
    }
  }
}
