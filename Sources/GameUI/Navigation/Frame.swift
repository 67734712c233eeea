import Canvas

/// A screen being drawn: its cells, and its hit areas for the mouse.
struct Frame<Target: Hashable & Sendable> {
  var canvas: Canvas
  let look: RenderStyle
  private(set) var hitAreas: [(place: Rect, target: Target?)] = []

  /// Creates a frame over an existing drawing.
  init(_ canvas: Canvas, look: RenderStyle) {
    self.canvas = canvas
    self.look = look
  }

  var bounds: Rect { canvas.bounds }

  /// Adds a hit area: a press at `place` means `target`. Of several at one point the last counts.
  mutating func hitArea(_ place: Rect, _ target: Target) {
    hitAreas.append((place, target))
  }

  /// Covers the hit areas below a sheet: a press at `place` means nothing, unless later areas do.
  mutating func block(_ place: Rect) { hitAreas.append((place, nil)) }

  /// Returns the meaning of a press at `point`, or nil.
  func target(at point: Point) -> Target? {
    hitAreas.last { $0.place.contains(point) }.flatMap(\.target)
  }

  /// Writes text and returns the column after it.
  @discardableResult
  mutating func write(
    _ text: String, _ column: Int, _ row: Int, _ role: Role = .text, limit: Int = .max
  ) -> Int {
    let start = canvas.outline?.items.count
    let end = canvas.write(text, column: column, row: row, style: look.style(role), limit: limit)
    if let start, let count = canvas.outline?.items.count, count > start {
      switch role {
      case .title: canvas.outline?.mark(last: .heading)
      case .bad: canvas.outline?.mark(.wrong)
      case .focus: canvas.outline?.mark(.selected)
      default: break
      }
    }
    if role == .focus {
      pad(Rect(column: column, row: row, columns: end - column, rows: 1))
    }
    return end
  }

  /// Extends the highlight of the focus to the blanks on both sides of a text.
  mutating func pad(_ place: Rect) {
    for column in [place.column - 1, place.right]
    where canvas.bounds.contains(Point(column: column, row: place.row))
      && canvas[column, place.row].character == " "
    {
      canvas[column, place.row] = Cell(" ", look.style(.focus))
    }
  }

  /// Draws with `body`, and describes it in the outline instead of the texts it draws.
  mutating func describe(
    _ role: Outline.Role, _ label: @autoclosure () -> String,
    value: @autoclosure () -> String = "", state: Outline.State = [], at place: Rect,
    _ draw: (inout Self) -> Void = { _ in }
  ) {
    guard let start = canvas.outline?.close() else { return draw(&self) }
    draw(&self)
    canvas.outline?.replace(
      from: start,
      with: [Outline.Item(role, label(), value: value(), state: state, at: place)])
  }

  /// Draws with `draw` and describes nothing: the label of a control that describes itself.
  mutating func undescribed(_ draw: (inout Self) -> Void) {
    let start = canvas.outline?.close()
    draw(&self)
    if let start { canvas.outline?.replace(from: start, with: []) }
  }

  /// Links the items of the outline with the targets at their positions.
  mutating func linkTargets() {
    guard canvas.outline != nil else { return }
    for area in hitAreas {
      guard let target = area.target else { continue }
      canvas.outline?.link(area.place, to: target)
      if let cursor = canvas.cursor, area.place.contains(cursor) {
        canvas.outline?.focus(area.place)
      }
    }
  }

  /// Writes text in the middle of `area`.
  mutating func center(_ text: String, in area: Rect, row: Int, _ role: Role = .text) {
    line(text, role, in: area.line(row), .center)
  }

  /// Writes a message in the middle of `area`, on as many lines as needed, with a margin at both
  /// sides; returns the number of lines.
  @discardableResult
  mutating func message(
    _ text: String, in area: Rect, row: Int, _ role: Role, margin: Int = 4
  ) -> Int {
    let lines = TextWrap.evenLines(text, width: area.columns - 2 * margin)
    let place = area.below(row).top(lines.count)
    describe(.text, text, state: role == .bad ? .wrong : [], at: place) { frame in
      for (line, words) in lines.enumerated() {
        frame.center(words, in: area, row: row + line, role)
      }
    }
    return lines.count
  }

  /// Writes text into `place` from the top left, on as many lines as needed and available; returns
  /// their number.
  @discardableResult
  mutating func lines(_ text: String, in place: Rect, _ role: Role) -> Int {
    let lines = TextWrap.lines(text, width: place.columns).prefix(max(place.rows, 0))
    describe(.text, text, state: role == .bad ? .wrong : [], at: place.top(lines.count)) { frame in
      for (row, line) in lines.enumerated() {
        frame.write(line, place.column, place.row + row, role)
      }
    }
    return lines.count
  }

  /// Draws a row of buttons in the middle of `area`, with the cursor on the focused one, and
  /// returns their positions.
  @discardableResult
  mutating func buttons(
    _ titles: [String], in area: Rect, row: Int, focused: Int?, targets: [Target],
    style: Style? = nil
  ) -> [Rect] {
    let places = Buttons(titles).draw(
      into: &canvas, at: Point(column: area.column, row: row), width: area.columns,
      focused: focused, style: style ?? look.style(.button), focusStyle: look.style(.focus))
    for (place, target) in zip(places, targets) { hitArea(place, target) }
    if let focused, places.indices.contains(focused) {
      canvas.cursor = Point(column: places[focused].column + 2, row: places[focused].row)
    }
    return places
  }

  /// Draws a row of buttons, larger if there is room around them.
  mutating func mainButtons(
    _ titles: [String], in area: Rect, row: Int, focused: Int?, targets: [Target]
  ) {
    raise(buttons(titles, in: area, row: row, focused: focused, targets: targets), targets)
  }

  /// Makes the main buttons of a screen larger, if there is room around all of them.
  mutating func raise(_ places: [Rect], _ targets: [Target]) {
    // The last line is for the keys.
    guard look.unicode, !look.isPlain, let row = places.first?.row, row + 2 < bounds.rows,
      canvas.raise(places)
    else { return }
    for (place, target) in zip(places, targets) {
      hitArea(place.inset(columns: 0, rows: -1), target)
    }
  }
}
