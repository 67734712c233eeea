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
    let start = canvas.outline?.items.count
    defer {
      if let start { describe(item, isFocused: isFocused, from: start, at: place) }
    }
    if !item.label.isEmpty {
      write(item.label, place.label, place.row, isFocused ? .title : .text)
    }
    switch item.control {
    case .field(let placeholder):
      let whole = Rect(column: place.control, row: place.row, columns: place.width, rows: 1)
      // The field's ground goes on at both sides of the text.
      let text = whole.inset(columns: form.movement == .onTab ? 0 : 1, rows: 0)
      canvas.fill(whole, style: look.style(.field))
      field(
        state.field(id), label: item.label, in: text, placeholder: placeholder,
        isFocused: isFocused)
      hitArea(whole, target(.field(id, column: text.column, width: text.columns)))
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

  /// Says what an item is in place of the texts that were drawn for it from item `start` on.
  private mutating func describe<ID>(
    _ item: Form<ID>.Item, isFocused: Bool, from start: Int, at place: FormPlace
  ) {
    guard let drawn = canvas.outline?.items.dropFirst(start) else { return }
    let options = drawn.filter { $0.role == .option }
    var described = Outline.Item(
      .field, item.label, state: isFocused ? .focused : [],
      at: Rect(column: place.control, row: place.row, columns: place.width, rows: 1))
    if item.note?.role == .bad { described.state.insert(.wrong) }
    var others = options
    switch item.control {
    case .field: described.value = drawn.first { $0.role == .field }?.value ?? ""
    case .check(let isOn):
      described.role = .check
      if isOn { described.state.insert(.selected) }
      let words = [item.label, item.remark ?? ""].filter { !$0.isEmpty }
      described.label = words.joined(separator: ": ")
    case .choice(let titles, let chosen, let isLocked):
      described.role = .choice
      described.value = chosen.flatMap { titles.indices.contains($0) ? titles[$0] : nil } ?? ""
      if isLocked { described.state.insert(.disabled) }
      if let remark = item.remark {
        others.append(Outline.Item(.text, remark, at: described.place))
      }
    case .fact(let text):
      described.role = .figure
      described.value = text
    case .button: return
    }
    canvas.outline?.replace(from: start, with: [described] + others)
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

  /// Draws a field with what is typed, or its placeholder; the cursor goes into a focused one.
  mutating func field(
    _ field: Field, label: String, in place: Rect, _ role: Role = .field,
    placeholder: String = "", isFocused: Bool
  ) {
    let style = look.style(role)
    let shown = field.isMasked ? String(repeating: "*", count: field.text.count) : field.text
    var cursor = place.column
    describe(
      .field, label, value: field.isEmpty ? placeholder : shown,
      state: isFocused ? .focused : [], at: place
    ) { frame in
      cursor = field.draw(
        into: &frame.canvas, at: place.origin, width: place.columns, style: style,
        mask: frame.look.glyphs.mask)
      guard field.isEmpty, !placeholder.isEmpty else { return }
      var hint = frame.look.style(.muted)
      hint.paper = style.paper
      frame.canvas.write(
        placeholder, column: place.column, row: place.row, style: hint, limit: place.columns)
    }
    if isFocused { canvas.cursor = Point(column: cursor, row: place.row) }
  }

  /// Draws options side by side, in as many rows as they take, and gives the place of each.
  @discardableResult
  mutating func choice(
    _ options: [String], chosen: Int?, _ role: Role = .accent, in place: Rect,
    target: (Int) -> Target
  ) -> [Rect] {
    let places = Choice(options, chosen: chosen).draw(
      into: &canvas, at: place.origin, width: place.columns, glyphs: look.choiceGlyphs,
      style: look.style(.text), chosenStyle: look.style(role))
    for (option, place) in places.enumerated() { hitArea(place, target(option)) }
    return places
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
    let area = Rect(column: place.control, row: place.row, columns: place.width, rows: 1)
    let places = self.choice(
      options, chosen: chosen, isFocused ? .focus : .accent, in: area
    ) { target(.option(item.id, $0)) }
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
