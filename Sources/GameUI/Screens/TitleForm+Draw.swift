import Canvas

extension TitleForm {
  /// Columns of a field of the form.
  static let fieldWidth = 32

  /// The column where the fields begin.
  static func fieldColumn(in bounds: Rect) -> Int {
    bounds.centered(Size(columns: 56, rows: 1)).right - 2 - fieldWidth
  }

  func draw(into frame: inout Frame, isWorking: Bool) {
    let look = frame.look
    let area = frame.bounds
    let isRoomy = area.rows >= 24
    let block = Size(columns: 56, rows: isRoomy ? 17 : 15)
    let place = area.centered(block)
    let top = max(place.row, 0)
    Logo.draw(into: &frame, column: place.column + 2, row: top)
    let label = place.column + 2
    let field = Self.fieldColumn(in: area)
    let first = top + (isRoomy ? 8 : 7)
    let step = isRoomy ? 2 : 1
    row(into: &frame, login, .login, label, field, first)
    row(into: &frame, password, .password, label, field, first + step)
    stay(into: &frame, column: field + 1, row: first + 2 * step)
    let bottom = Rect(
      column: place.column, row: first + 3 * step + 1, columns: place.columns, rows: 2)
    if isWorking {
      frame.center(look.text(TitlePhrase.working), in: bottom, row: bottom.row, .accent)
      frame.canvas.cursor = Point(column: field, row: first + step)
      return
    }
    let buttons: [Focus] = [.logIn, .register, .guest, .quit]
    let phrases: [TitlePhrase] = [.logIn, .register, .guest, .quit]
    frame.buttons(
      phrases.map(look.text), in: bottom, row: bottom.row,
      focused: buttons.firstIndex(of: focus), targets: buttons.map { .title($0) })
  }

  private func row(
    into frame: inout Frame, _ field: Field, _ focus: Focus, _ label: Int, _ column: Int,
    _ row: Int
  ) {
    let phrase: TitlePhrase = focus == .login ? .login : .password
    frame.write(frame.look.text(phrase), label, row, self.focus == focus ? .title : .text)
    frame.field(field, column, row, width: Self.fieldWidth, isFocused: self.focus == focus)
    frame.hitArea(
      Rect(column: column, row: row, columns: Self.fieldWidth, rows: 1), .title(focus))
  }

  private func stay(into frame: inout Frame, column: Int, row: Int) {
    let glyphs = frame.look.glyphs
    let text = "\(stays ? glyphs.checkOn : glyphs.checkOff) \(frame.look.text(TitlePhrase.stay))"
    let end = frame.write(text, column, row, focus == .stay ? .focus : .text)
    frame.hitArea(Rect(column: column, row: row, columns: end - column, rows: 1), .title(.stay))
    if focus == .stay { frame.canvas.cursor = Point(column: column + 1, row: row) }
  }
}

extension Frame {
  /// Draws a field with a column of its ground at each side; the cursor goes into a focused one.
  mutating func field(_ field: Field, _ column: Int, _ row: Int, width: Int, isFocused: Bool) {
    let style = look.style(.field)
    canvas.fill(Rect(column: column, row: row, columns: width, rows: 1), style: style)
    let cursor = field.draw(
      into: &canvas, at: Point(column: column + 1, row: row), width: width - 2, style: style,
      mask: look.glyphs.mask)
    if isFocused { canvas.cursor = Point(column: cursor, row: row) }
  }
}

/// The name of the game beside two of its cards.
enum Logo {
  static func draw(into frame: inout Frame, column: Int, row: Int) {
    let isUnicode = frame.look.unicode
    let back =
      isUnicode
      ? ["╭────╮", "│░░░░│", "│░░░░│", "╰────╯"] : ["+----+", "|####|", "|####|", "+----+"]
    let face =
      isUnicode
      ? ["╭────╮", "│ ★  │", "│  ★ │", "╰────╯"] : ["+----+", "| A  |", "|  A |", "+----+"]
    for line in back.indices { frame.write(back[line], column, row + line, .cardBack) }
    for line in face.indices { frame.write(face[line], column + 4, row + 1 + line, .cardFace) }
    let text = column + 14
    frame.write("F L I P S I D E", text, row + 1, .title)
    let rule = String(repeating: frame.look.glyphs.horizontal, count: 15)
    frame.write(rule, text, row + 2, .frame)
    frame.write(frame.look.text(TitlePhrase.tagline), text, row + 3, .muted)
  }
}
