import Canvas
import GameCore

extension Frame {
  /// Draws the items of a form except its buttons, and returns the rest of `place`. A control is
  /// `labels` columns to the right of its label, a note is on the second of the item's `lines`, and
  /// there are `gap` blank lines between items. The cursor is on the focused item.
  mutating func form<ID>(
    _ form: Form<ID>, _ state: FormState<ID>, in place: Rect, labels: Int = 18, lines: Int = 2,
    gap: Int = 0, target: (FormTarget<ID>) -> Target
  ) -> Rect {
    var rest = place
    for (number, item) in form.items.filter({ !$0.isButton }).enumerated() {
      if number > 0 { rest.cutTop(gap) }
      let rows = self.item(item.id, of: form, state, in: rest, labels: labels, target: target)
      rest.cutTop(rows)
      if lines == 1 { continue }
      if case .check = item.control { continue }
      note(item.id, of: form, column: place.column + labels + 1, row: rest.cutTop(1).row)
    }
    return rest
  }

  /// Draws an item of a form at the top of `place`, with its control `labels` columns to the right
  /// of its label, and returns the number of rows it takes.
  @discardableResult
  mutating func item<ID>(
    _ id: ID, of form: Form<ID>, _ state: FormState<ID>, in place: Rect, labels: Int,
    target: (FormTarget<ID>) -> Target
  ) -> Int {
    guard let item = form.item(id) else { return 0 }
    let isFocused = state.focus == id
    let start = canvas.outline?.items.count
    let isCompact = form.movement == .onTab && !look.isPlain
    line(item.label, isFocused ? .title : isCompact ? .muted : .text, in: place)
    if isFocused { write(look.glyphs.mine, place.column - 2, place.row, .cursor) }
    // The text of a field is indented, and everything else is aligned with it.
    let margin = form.movement == .onTab ? 0 : 1
    let control = place.top(1).dropLeft(labels)
    let text = control.dropLeft(margin)
    defer {
      let place = text.dropLeft(isCompact ? 1 : 0)
      if let start { describe(item, isFocused: isFocused, from: start, at: place) }
    }
    switch item.control {
    case .field(let placeholder):
      let inside = text.dropRight(margin)
      canvas.fill(control, style: look.style(.field))
      field(
        state.field(id), label: item.label, in: inside, placeholder: placeholder,
        isFocused: isFocused)
      hitArea(control, target(.field(id, inside)))
    case .check(let isOn):
      let sign = isOn ? look.glyphs.checkOn : look.glyphs.checkOff
      // The box is below the edge of the fields.
      link(
        "\(sign) \(item.remark ?? "")", isFocused ? .focus : .text, in: control,
        target(.item(id)))
      if isFocused { canvas.cursor = Point(column: control.column + 1, row: control.row) }
    case .choice(let options, let chosen, _) where isCompact:
      let rest = compactChoice(
        options, chosen: chosen, isFocused: isFocused, in: text, item: target(.item(id))
      ) { target(.option(id, $0)) }
      if let remark = item.remark { line(remark, .muted, in: rest.dropLeft(3)) }
    case .choice(let options, let chosen, _):
      let places = choice(options, chosen: chosen, isFocused ? .focus : .title, in: text) {
        target(.option(id, $0))
      }
      guard let last = places.last else { return 1 }
      if let remark = item.remark {
        line(remark, .muted, in: text.line(last.row).dropLeft(last.right + 3 - text.column))
      }
      return last.bottom - text.row
    case .fact(let value, let role):
      if role == .placeholder { canvas.fill(control, style: look.style(.field)) }
      line(value, role, in: text)
      hitArea(text, target(.item(id)))
      if isFocused { canvas.cursor = text.origin }
    case .button: break
    }
    return 1
  }

  /// Describes an item in the outline, instead of the texts drawn from item `start` on.
  private mutating func describe<ID>(
    _ item: Form<ID>.Item, isFocused: Bool, from start: Int, at place: Rect
  ) {
    guard let drawn = canvas.outline?.items.dropFirst(start) else { return }
    let options = drawn.filter { $0.role == .option || $0.role == .button }
    var described = Outline.Item(
      .field, item.label, state: isFocused ? .focused : [], at: place)
    if item.note?.role == .bad { described.state.insert(.wrong) }
    described.explanation = item.explanation.map(look.text) ?? ""
    var others = options
    switch item.control {
    case .field:
      let field = drawn.first { $0.role == .field }
      described.value = field?.value ?? ""
      described.state.formUnion(field?.state.intersection(.masked) ?? [])
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
    case .fact(let text, _):
      described.role = .figure
      described.value = text
    case .button: return
    }
    canvas.outline?.replace(from: start, with: [described] + others)
  }

  /// Draws the note of an item at a position, or further left if it does not fit.
  mutating func note<ID>(_ id: ID, of form: Form<ID>, column: Int, row: Int) {
    guard let note = form.item(id)?.note else { return }
    let start = max(min(column, bounds.columns - 1 - TextWidth.of(note.text)), 0)
    write(note.text, start, row, note.role, limit: bounds.columns - start)
  }

  /// Draws the form's buttons on a line, below the controls as far as they fit there; the main one
  /// has another color.
  mutating func buttons<ID>(
    of form: Form<ID>, _ state: FormState<ID>, in area: Rect, row: Int, labels: Int = 18,
    target: (FormTarget<ID>) -> Target
  ) {
    let shown = form.buttons
    let width = min(Buttons(shown.map(\.label)).width, area.columns)
    let targets = shown.map { target(.item($0.id)) }
    let places = buttons(
      shown.map(\.label), in: area.dropLeft(min(labels, area.columns - width)).left(width),
      row: row, focused: shown.firstIndex { $0.id == state.focus }, targets: targets)
    for (item, place) in zip(shown, places) where item.id != state.focus {
      guard case .button(let role) = item.control, role != .button else { continue }
      canvas.colorButton(place, look.primary(role), on: look.style(.text).background)
    }
    raise(places, targets)
  }

  /// Draws a field with its text or placeholder, and the cursor if it is focused.
  mutating func field(
    _ field: Field, label: String, in place: Rect, _ role: Role = .field,
    placeholder: String = "", isFocused: Bool
  ) {
    let style = look.style(role)
    let shown = field.isMasked ? String(repeating: "*", count: field.text.count) : field.text
    var cursor = place.column
    var state: Outline.State = isFocused ? .focused : []
    if field.isMasked { state.insert(.masked) }
    describe(
      .field, label, value: field.isEmpty ? placeholder : shown,
      state: state, at: place
    ) { frame in
      cursor = field.draw(
        into: &frame.canvas, at: place.origin, width: place.columns, style: style,
        mask: frame.look.glyphs.mask)
      guard field.isEmpty, !placeholder.isEmpty else { return }
      frame.canvas.write(placeholder, in: place, style: frame.look.style(.placeholder))
    }
    if isFocused { canvas.cursor = Point(column: cursor, row: place.row) }
  }

  /// Draws options in the middle of `place` if one row is enough.
  mutating func centeredChoice(
    _ options: [String], chosen: Int?, _ role: Role = .title, in place: Rect, name: String,
    target: (Int) -> Target
  ) {
    let sign = TextWidth.of(look.glyphs.radioOn) + 1
    let choice = Choice(options, chosen: chosen)
    // The highlight needs a blank on both sides.
    let inside = place.inset(columns: 1, rows: 0)
    let rows = [place, inside].map { choice.rows(width: $0.columns, glyphs: look.choiceGlyphs) }
    let place = rows[0] == rows[1] ? inside : place
    let gap = choice.gap(width: place.columns, glyphs: look.choiceGlyphs)
    let width = options.reduce(0) { $0 + TextWidth.of($1) + sign } + gap * (options.count - 1)
    self.choice(
      options, chosen: chosen, role, in: place.dropLeft(max(place.columns - width, 0) / 2),
      name: name, target: target)
  }

  /// Draws options side by side, on as many rows as needed, and returns their positions. The chosen
  /// one has the cursor if its role is the focus. A name that is not drawn is in the outline only.
  @discardableResult
  mutating func choice(
    _ options: [String], chosen: Int?, _ role: Role = .title, in place: Rect, name: String = "",
    target: (Int) -> Target
  ) -> [Rect] {
    let start = canvas.outline?.items.count
    defer { if let start { canvas.outline?.setValue(name, at: start) } }
    let places = Choice(options, chosen: chosen).draw(
      into: &canvas, at: place.origin, width: place.columns, glyphs: look.choiceGlyphs,
      style: look.style(.text), chosenStyle: look.style(role))
    if role == .focus, let chosen, places.indices.contains(chosen) {
      pad(places[chosen])
      canvas.cursor = places[chosen].origin
    }
    for (option, place) in places.enumerated() { hitArea(place, target(option)) }
    return places
  }

  /// Draws the chosen option on a line, or all of them if they have the focus and fit; returns the
  /// rest of the line.
  private mutating func compactChoice(
    _ options: [String], chosen: Int?, isFocused: Bool, in line: Rect, item: Target,
    target: (Int) -> Target
  ) -> Rect {
    let value = chosen.map { options[$0] } ?? ""
    guard isFocused else {
      let rest = self.line(value, in: line)
      hitArea(line.dropRight(rest.columns), item)
      return rest
    }
    let choice = Choice(options, chosen: chosen)
    let rows = choice.rows(width: line.columns, glyphs: look.choiceGlyphs)
    // The highlight must not touch the next option.
    guard rows > 1 || choice.gap(width: line.columns, glyphs: look.choiceGlyphs) < 2 else {
      canvas.cursor = line.origin
      let places = self.choice(options, chosen: chosen, .focus, in: line, target: target)
      return line.dropLeft((places.last?.right ?? line.column) - line.column)
    }
    let count = options.count
    let rest = stepper(value, label: "", isFocused: true, in: line) {
      target(((chosen ?? 0) + $0 + count) % count)
    }
    return self.line("\((chosen ?? 0) + 1)/\(count)", .muted, in: rest.dropLeft(2))
  }

  /// Draws one of many options between arrows, which lead to the one before and the one after it;
  /// returns the rest of the line.
  mutating func stepper(
    _ value: String, label: String, isFocused: Bool, in place: Rect, target: (Int) -> Target
  ) -> Rect {
    let arrows = look.unicode ? ("◂", "▸") : ("<", ">")
    let previous = look.text(ButtonPhrase.previous)
    var rest = place
    describe(.button, previous, at: place.left(1).top(1)) {
      rest = $0.link(arrows.0, .accent, in: place, target(-1))
    }
    describe(.choice, label, value: value, at: place.dropLeft(1).top(1)) {
      rest = $0.link(" \(value) ", isFocused ? .focus : .title, in: rest, target(1))
      rest = $0.link(arrows.1, .accent, in: rest, target(1))
    }
    if isFocused { canvas.cursor = Point(column: place.column + 2, row: place.row) }
    return rest
  }

  /// Draws options as tabs on a bar across `place`, on as many rows as needed.
  mutating func tabs(
    _ options: [String], chosen: Int?, in place: Rect, name: String, target: (Int) -> Target
  ) {
    let start = canvas.outline?.items.count
    let choice = Choice(options, chosen: chosen)
    // The open tab has a blank on both sides.
    let room = place.dropRight(1)
    let gap = choice.gap(width: room.columns, glyphs: .unmarked)
    let width = options.reduce(-gap) { $0 + TextWidth.of($1) + 1 + gap }
    canvas.fill(
      place.top(choice.rows(width: room.columns, glyphs: .unmarked)), style: look.style(.bar))
    let places = choice.draw(
      into: &canvas, at: room.dropLeft(max(room.columns - width, 0) / 2).origin,
      width: room.columns, glyphs: .unmarked, style: look.onBar(.muted),
      chosenStyle: look.style(.selected))
    for (option, tab) in places.enumerated() {
      if option == chosen {
        canvas.fill(
          Rect(column: tab.right, row: tab.row, columns: 1, rows: 1), style: look.style(.selected))
      }
      hitArea(tab, target(option))
    }
    if let start { canvas.outline?.setValue(name, at: start) }
  }
}

extension Choice.Glyphs {
  /// No marks, for tabs.
  static let unmarked = Choice.Glyphs(on: "", off: "")
}
