import Canvas
import GameCore

/// Where the parts of an item of a form are drawn.
struct FormPlace {
  let label: Int
  let control: Int
  let row: Int
  /// Columns of the control.
  let width: Int
}

extension Frame {
  /// Draws an item of a form and gives the rows that its control takes. The cursor goes to the
  /// focused one.
  @discardableResult
  mutating func item<ID>(
    _ id: ID, of form: Form<ID>, _ state: FormState<ID>, at place: FormPlace,
    target: (FormTarget<ID>) -> Target
  ) -> Int {
    guard let item = form.item(id) else { return 0 }
    let isFocused = state.focus == id
    if !item.label.isEmpty {
      write(item.label, place.label, place.row, isFocused ? .title : .text)
    }
    switch item.control {
    case .field:
      field(
        state.field(id), item, at: place, margin: form.movement == .onTab ? 0 : 1,
        isFocused: isFocused, target: target)
    case .check(let isOn): check(isOn, item, at: place, isFocused: isFocused, target: target)
    case .choice(let options, let chosen, _):
      return choice(
        options, chosen: chosen, item, at: place, isFocused: isFocused, target: target)
    case .fact(let text):
      write(text, place.control, place.row, .muted, limit: place.width)
      let area = Rect(column: place.control, row: place.row, columns: place.width, rows: 1)
      hitArea(area, target(.item(id)))
      if isFocused { canvas.cursor = Point(column: place.control, row: place.row) }
    case .button: break
    }
    return 1
  }

  /// Draws the note of an item at a place, or as far left of it as the note needs to be whole.
  mutating func note<ID>(_ id: ID, of form: Form<ID>, column: Int, row: Int) {
    guard let note = form.item(id)?.note else { return }
    let start = max(min(column, bounds.columns - 1 - TextWidth.of(note.text)), 0)
    write(note.text, start, row, note.role, limit: bounds.columns - start)
  }

  /// Draws the form's buttons in the middle of a line.
  mutating func buttons<ID>(
    of form: Form<ID>, _ state: FormState<ID>, in area: Rect, row: Int,
    target: (FormTarget<ID>) -> Target
  ) {
    let shown = form.buttons
    buttons(
      shown.map(\.label), in: area, row: row, focused: shown.firstIndex { $0.id == state.focus },
      targets: shown.map { target(.item($0.id)) })
  }

  /// Draws a field with `margin` columns of its ground at each side; the cursor goes into a focused
  /// one.
  private mutating func field<ID>(
    _ field: Field, _ item: Form<ID>.Item, at place: FormPlace, margin: Int, isFocused: Bool,
    target: (FormTarget<ID>) -> Target
  ) {
    let style = look.style(.field)
    let area = Rect(column: place.control, row: place.row, columns: place.width, rows: 1)
    canvas.fill(area, style: style)
    let text = Point(column: place.control + margin, row: place.row)
    let width = place.width - 2 * margin
    let cursor = field.draw(
      into: &canvas, at: text, width: width, style: style, mask: look.glyphs.mask)
    if field.isEmpty, case .field(let placeholder) = item.control, !placeholder.isEmpty {
      var hint = look.style(.muted)
      hint.paper = style.paper
      canvas.write(placeholder, column: text.column, row: text.row, style: hint, limit: width)
    }
    if isFocused { canvas.cursor = Point(column: cursor, row: place.row) }
    hitArea(area, target(.field(item.id, column: text.column, width: width)))
  }

  private mutating func check<ID>(
    _ isOn: Bool, _ item: Form<ID>.Item, at place: FormPlace, isFocused: Bool,
    target: (FormTarget<ID>) -> Target
  ) {
    let glyphs = look.glyphs
    let text = "\(isOn ? glyphs.checkOn : glyphs.checkOff) \(item.remark ?? "")"
    let end = write(text, place.control, place.row, isFocused ? .focus : .text)
    hitArea(
      Rect(column: place.control, row: place.row, columns: end - place.control, rows: 1),
      target(.item(item.id)))
    if isFocused { canvas.cursor = Point(column: place.control + 1, row: place.row) }
  }

  private mutating func choice<ID>(
    _ options: [String], chosen: Int?, _ item: Form<ID>.Item, at place: FormPlace,
    isFocused: Bool, target: (FormTarget<ID>) -> Target
  ) -> Int {
    let places = Choice(options, chosen: chosen).draw(
      into: &canvas, at: Point(column: place.control, row: place.row), width: place.width,
      glyphs: look.choiceGlyphs, style: look.style(.text),
      chosenStyle: look.style(isFocused ? .focus : .accent))
    for (index, area) in places.enumerated() { hitArea(area, target(.option(item.id, index))) }
    if isFocused, let chosen, places.indices.contains(chosen) {
      canvas.cursor = places[chosen].origin
    }
    if let remark = item.remark, let last = places.last {
      let room = max(place.control + place.width - last.right - 3, 0)
      write(
        TextWrap.cut(remark, width: room, mark: look.glyphs.ellipsis), last.right + 3, last.row,
        .muted)
    }
    return (places.last?.row ?? place.row) - place.row + 1
  }
}
