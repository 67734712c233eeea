import Canvas

extension TitleScreen {
  /// Columns of a field of the form.
  private static let fieldWidth = 32

  func draw(into frame: inout Frame<FormTarget<Item>>, _ context: Context) {
    let look = frame.look
    let area = context.area
    let form = fields(context)
    let state = hasFocus ? self.form : FormState(focus: .nowhere)
    let isRoomy = area.rows >= 24
    // Fields that touch look like one.
    let step = area.rows >= 18 ? 2 : 1
    // What comes after the fields moves up where there is no box.
    let boxes = form.item(.stay) == nil ? 0 : step
    let place = area.raised(Size(columns: 56, rows: (isRoomy ? 15 : 13) + boxes))
    let top = max(place.row, 0)
    Logo.draw(into: &frame, column: place.column + 2, row: top)
    let field = place.right - 2 - Self.fieldWidth
    let first = top + (isRoomy ? 8 : 7)
    for (number, item) in [Item.login, .password].enumerated() {
      frame.item(
        item, of: form, state,
        at: FormPlace(
          label: place.column + 2, control: field, row: first + number * step,
          width: Self.fieldWidth)
      ) { $0 }
    }
    frame.item(
      .stay, of: form, state,
      at: FormPlace(
        label: place.column, control: field + 1, row: first + 2 * step, width: Self.fieldWidth)
    ) { $0 }
    let bottom = Rect(
      column: place.column, row: first + 2 * step + boxes + 1, columns: place.columns, rows: 2)
    if pending != nil {
      frame.center(look.text(TitlePhrase.working), in: bottom, row: bottom.row, .accent)
      frame.canvas.cursor = Point(column: field, row: first + step)
    } else {
      frame.buttons(of: form, state, in: bottom, row: bottom.row) { $0 }
    }
  }
}
