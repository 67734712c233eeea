import Canvas
import GameCore

extension RegisterForm {
  static let fieldWidth = 34

  /// The column where the fields begin.
  static func fieldColumn(in bounds: Rect) -> Int {
    bounds.centered(Size(columns: 58, rows: 1)).column + 20
  }

  func draw(into frame: inout Frame, isWorking: Bool) {
    let look = frame.look
    let step = frame.bounds.rows >= 23 ? 3 : 2
    let height = 4 * step + (step == 3 ? 7 : 6)
    let place = frame.bounds.centered(Size(columns: 58, rows: height))
    let column = place.column + 2
    let field = Self.fieldColumn(in: frame.bounds)
    let top = max(place.row, 0)
    frame.write(look.text(RegisterPhrase.heading), column, top, .title)
    frame.write(
      String(repeating: look.glyphs.horizontal, count: place.columns - 4), column, top + 1, .frame)
    for (index, focus) in Self.fields.enumerated() {
      row(into: &frame, focus, label: column, column: field, row: top + 2 + index * step)
    }
    let last = top + 2 + 4 * step
    stay(into: &frame, column: field + 1, row: last)
    let bottom = Rect(column: place.column, row: last + 2, columns: place.columns, rows: 2)
    if isWorking {
      frame.center(look.text(RegisterPhrase.working), in: bottom, row: bottom.row, .accent)
      frame.canvas.cursor = Point(column: field, row: top + 2)
      return
    }
    let buttons: [Focus] = [.register, .back]
    frame.buttons(
      [look.text(RegisterPhrase.register), look.text(RegisterPhrase.back)], in: bottom,
      row: bottom.row, focused: buttons.firstIndex(of: focus),
      targets: buttons.map { .register($0) })
  }

  private func row(
    into frame: inout Frame, _ focus: Focus, label: Int, column: Int, row: Int
  ) {
    let isFocused = self.focus == focus
    frame.write(frame.look.text(Self.label(focus)), label, row, isFocused ? .title : .text)
    let edited = field(focus)
    frame.field(edited, column, row, width: Self.fieldWidth, isFocused: isFocused)
    frame.hitArea(
      Rect(column: column, row: row, columns: Self.fieldWidth, rows: 1), .register(focus))
    state(of: focus, into: &frame, column: column + 1, row: row + 1, isFocused: isFocused)
  }

  /// The line under a field: what is wrong or right with it once it was left, else a hint.
  private func state(
    of focus: Focus, into frame: inout Frame, column: Int, row: Int, isFocused: Bool
  ) {
    let look = frame.look
    let room = frame.bounds.columns - column
    if focus == .password, !password.isEmpty, isFocused || fault(of: focus) == nil {
      meter(into: &frame, column: column, row: row, isLeft: left.contains(focus))
    } else if left.contains(focus), !isFocused || left.count == Self.fields.count {
      let fault = fault(of: focus)
      let sign = fault == nil ? look.glyphs.right : look.glyphs.wrong
      let words = look.text(fault ?? .fits)
      frame.write("\(sign) \(words)", column, row, fault == nil ? .good : .bad, limit: room)
    } else {
      frame.write(look.text(Self.hint(focus)), column, row, .muted, limit: room)
    }
  }

  private func meter(into frame: inout Frame, column: Int, row: Int, isLeft: Bool) {
    let glyphs = frame.look.glyphs
    let strength = PasswordStrength(of: password.text)
    let isEnough = strength > .refused
    let bars = strength.rawValue
    let role: Role = isEnough ? .good : isLeft ? .bad : .muted
    let most = PasswordStrength.strong.rawValue
    let meter = (0..<most).map { String($0 < bars ? glyphs.meterOn : glyphs.meterOff) }
    let sign = isEnough ? glyphs.right : isLeft ? glyphs.wrong : glyphs.dot
    var words = frame.look.text(RegisterPhrase.strength(strength))
    if !isEnough, let fault = fault(of: .password) { words = frame.look.text(fault) }
    frame.write(
      "\(sign) \(meter.joined(separator: " "))  \(words)", column, row, role,
      limit: frame.bounds.columns - column)
  }

  private func stay(into frame: inout Frame, column: Int, row: Int) {
    let glyphs = frame.look.glyphs
    let text = "\(stays ? glyphs.checkOn : glyphs.checkOff) \(frame.look.text(TitlePhrase.stay))"
    let end = frame.write(text, column, row, focus == .stay ? .focus : .text)
    frame.hitArea(Rect(column: column, row: row, columns: end - column, rows: 1), .register(.stay))
    if focus == .stay { frame.canvas.cursor = Point(column: column + 1, row: row) }
  }

  private func field(_ focus: Focus) -> Field {
    switch focus {
    case .email: email
    case .password: password
    case .repeated: repeated
    default: name
    }
  }

  static func label(_ focus: Focus) -> RegisterPhrase {
    switch focus {
    case .email: .email
    case .password: .password
    case .repeated: .repeated
    default: .name
    }
  }

  private static func hint(_ focus: Focus) -> RegisterPhrase {
    switch focus {
    case .email: .emailHint
    case .password: .passwordHint
    case .repeated: .repeatedHint
    default: .nameHint
    }
  }
}
