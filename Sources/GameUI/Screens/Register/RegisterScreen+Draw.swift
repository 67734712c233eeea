import Canvas
import GameCore

extension RegisterScreen {
  private static let fieldWidth = 37

  func draw(into frame: inout Frame<FormTarget<Item>>, _ context: Context) {
    let look = frame.look
    let area = context.area
    let form = fields(context)
    let step = area.rows >= 23 ? 3 : 2
    // Without the box the buttons stand right below the space after the fields.
    let boxes = form.item(.stay) == nil ? (step == 3 ? 0 : 1) : 2
    let height = 4 * step + (step == 3 ? 5 : 4) + boxes
    let place = area.raised(Size(columns: 58, rows: height))
    let field = place.column + 17
    let top = max(place.row, 0)
    frame.write(look.text(RegisterPhrase.heading), place.column + 2, top, .title)
    frame.rule(place.column + 2, top + 1, columns: place.columns - 4)
    for (index, item) in Self.fields.enumerated() {
      let row = top + 2 + index * step
      frame.item(
        item, of: form, self.form,
        at: FormPlace(label: place.column + 2, control: field, row: row, width: Self.fieldWidth)
      ) { $0 }
      frame.note(item, of: form, column: field + 1, row: row + 1)
    }
    let last = top + 2 + 4 * step
    frame.item(
      .stay, of: form, self.form,
      at: FormPlace(label: place.column, control: field + 1, row: last, width: Self.fieldWidth)
    ) { $0 }
    let bottom = Rect(column: place.column, row: last + boxes, columns: place.columns, rows: 2)
    if pending != nil {
      frame.center(look.text(RegisterPhrase.working), in: bottom, row: bottom.row, .accent)
      frame.canvas.cursor = Point(column: field, row: top + 2)
    } else {
      frame.buttons(of: form, self.form, in: bottom, row: bottom.row) { $0 }
    }
  }

  /// The line under a field: what is wrong or right with it once it was left, else a hint.
  func note(_ item: Item, _ context: Context) -> Form<Item>.Note {
    let look = context.look
    let isFocused = form.focus == item
    let fault = fault(of: item)
    let isLeft = form.left.contains(item)
    if item == .password, !form.field(.password).isEmpty, isFocused || fault == nil {
      return meter(isLeft: isLeft, look)
    }
    // Nobody knows of these names before they are typed.
    let isReserved = item == .name && draft.faults.name == .reserved
    if isReserved || isLeft && (!isFocused || form.left.count == Self.fields.count) {
      let sign = fault == nil ? look.glyphs.right : look.glyphs.wrong
      // Whether a name or an address is taken is not known before it is asked for.
      let right: RegisterPhrase = [.name, .email].contains(item) ? .wellFormed : .fits
      return Form.Note(
        text: "\(sign) \(look.text(fault ?? right))", role: fault == nil ? .good : .bad)
    }
    return Form.Note(
      text: look.text(Self.hint(item, isWide: context.area.columns >= 80)), role: .muted)
  }

  private func meter(isLeft: Bool, _ look: RenderStyle) -> Form<Item>.Note {
    let glyphs = look.glyphs
    let strength = PasswordStrength(of: form.text(.password))
    let isEnough = strength > .refused
    let bars = strength.rawValue
    let most = PasswordStrength.strong.rawValue
    let meter = (0..<most).map { String($0 < bars ? glyphs.meterOn : glyphs.meterOff) }
    let sign = isEnough ? glyphs.right : isLeft ? glyphs.wrong : glyphs.dot
    var words = look.text(RegisterPhrase.strength(strength))
    if !isEnough, let fault = fault(of: .password) { words = look.text(fault) }
    return Form.Note(
      text: "\(sign) \(meter.joined(separator: " "))  \(words)",
      role: isEnough ? .good : isLeft ? .bad : .muted)
  }

  private static func hint(_ item: Item, isWide: Bool) -> RegisterPhrase {
    switch item {
    case .email: .emailHint
    case .password: isWide ? .passwordHint : .passwordHintInShort
    case .repeated: .repeatedHint
    case .name, .stay, .register, .back: .nameHint
    }
  }
}
