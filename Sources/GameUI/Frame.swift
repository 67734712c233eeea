import Canvas

/// A screen while it is drawn: the cells, and what lies where for the mouse.
struct Frame {
  var canvas: Canvas
  let look: RenderStyle
  /// Whether an alert will stand on top.
  let isCovered: Bool
  private var hitAreas: [(place: Rect, target: Target)] = []

  init(size: Size, look: RenderStyle, isCovered: Bool = false) {
    canvas = Canvas(size: size, style: look.style(.text))
    self.look = look
    self.isCovered = isCovered
  }

  var bounds: Rect { canvas.bounds }

  /// Notes that a press at `place` means `target`; the latest of several at one place counts.
  mutating func hitArea(_ place: Rect, _ target: Target) {
    hitAreas.append((place, target))
  }

  /// Forgets every spot: what was drawn so far is covered.
  mutating func cover() {
    hitAreas.removeAll()
  }

  /// Puts `?` in place of what a terminal without Unicode cannot show, such as players' names.
  mutating func keepToASCII() {
    for row in 0..<canvas.size.rows {
      for column in 0..<canvas.size.columns {
        let cell = canvas[column, row]
        if cell.character == Cell.covered {
          canvas[column, row] = Cell(" ", cell.style)
        } else if !cell.character.isASCII {
          canvas[column, row] = Cell("?", cell.style)
        }
      }
    }
  }

  func target(at point: Point) -> Target? {
    hitAreas.last { $0.place.contains(point) }?.target
  }

  /// Writes text and gives the column after it.
  @discardableResult
  mutating func write(
    _ text: String, _ column: Int, _ row: Int, _ role: Role = .text, limit: Int = .max
  ) -> Int {
    canvas.write(text, column: column, row: row, style: look.style(role), limit: limit)
  }

  /// Writes text in the middle of `area`.
  mutating func center(_ text: String, in area: Rect, row: Int, _ role: Role = .text) {
    let shown = TextWrap.cut(text, width: area.columns, mark: look.glyphs.ellipsis)
    let column = area.column + (area.columns - TextWidth.of(shown)) / 2
    write(shown, column, row, role)
  }

  /// Draws a row of buttons in the middle of `area`; the cursor goes to the focused one.
  mutating func buttons(
    _ titles: [String], in area: Rect, row: Int, focused: Int?, targets: [Target]
  ) {
    let places = Buttons(titles).draw(
      into: &canvas, at: Point(column: area.column, row: row), width: area.columns,
      focused: focused, style: look.style(.button), focusStyle: look.style(.focus))
    for (place, target) in zip(places, targets) { hitArea(place, target) }
    if let focused, places.indices.contains(focused) {
      canvas.cursor = Point(column: places[focused].column + 2, row: places[focused].row)
    }
  }
}

/// What a press of the mouse can mean.
enum Target: Hashable {
  case tab(Tab)
  case account
  case title(TitleForm.Focus)
  case register(RegisterForm.Focus)
  /// A row of the settings and, where an option of it was hit, its number.
  case setting(SettingsForm.Row, option: Int?)
  /// An option of the start panel.
  case choice(SettingsForm.Row, Int)
  case start
  case board(Int)
  /// A row of the score list.
  case round(Int)
  case dialog(Int)
}
