import Canvas

extension TitleScreen {
  func draw(into frame: inout Frame<FormTarget<Item>>, _ context: Context) {
    let look = frame.look
    let area = context.area
    let form = fields(context)
    let state = hasFocus ? self.form : FormState(focus: .nowhere)
    let logo = Logo(in: area)
    // Adjacent fields would look like one.
    let step = area.rows >= 50 ? 3 : area.rows >= 18 ? 2 : 1
    let fieldRows = (form.item(.stay) == nil ? 2 : 3) * step
    let gap = area.rows >= 50 ? 6 : area.rows >= 24 ? 2 : 1
    // The fields end where the buttons do, and begin where the labels do.
    let width = max(Buttons(form.buttons.map(\.label)).width, 52)
    let columns = max(width, logo.size.columns)
    let place = area.raised(Size(columns: columns, rows: logo.size.rows + gap + fieldRows + 1))
    var rest = place.below(max(place.row, 0))
    let head = rest.cutTop(logo.size.rows).centered(logo.size)
    logo.draw(into: &frame, at: head.origin)
    rest.cutTop(gap)
    let fields = rest.centered(Size(columns: width, rows: rest.rows))
    let labels = form.items.map { TextWidth.of($0.label) }.max() ?? 0
    let left = frame.form(
      form, state, in: fields, labels: max(labels + 2, width - 33), lines: 1, gap: step - 1
    ) { $0 }
    let bottom = fields.below(left.row + step - 1)
    if pending != nil {
      frame.center(look.text(TitlePhrase.working), in: bottom, row: bottom.row, .accent)
      frame.canvas.cursor = fields.dropLeft(labels).dropTop(step).origin
    } else {
      frame.buttons(of: form, state, in: bottom, row: bottom.row) { $0 }
    }
  }
}
