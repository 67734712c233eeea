import Canvas
import GameCore

extension RegisterScreen {
  func draw(into frame: inout Frame<FormTarget<Item>>, _ context: Context) {
    let look = frame.look
    let form = fields(context)
    let gap = context.area.rows >= 23 ? 1 : 0
    let box = form.item(.stay) == nil ? 0 : 1 + gap
    let place = frame.logo(above: 12 + 5 * gap + box, in: context.area)
    let fields = frame.heading(look.text(RegisterPhrase.heading), in: place).dropTop(gap)
    // Notes need the room of narrow windows.
    let labels = place.columns < 60 ? 16 : 18
    let rest = frame.form(form, self.form, in: fields, labels: labels, gap: gap) { $0 }
    let last = rest.dropLeft(labels)
    if pending != nil {
      frame.line(look.text(RegisterPhrase.working), .accent, in: last.dropTop(1))
      frame.canvas.cursor = fields.dropLeft(labels).origin
    } else {
      if isRefused { frame.line(look.text(RegisterPhrase.missing), .bad, in: last) }
      frame.buttons(of: form, self.form, in: rest, row: rest.row + 1, labels: labels) { $0 }
    }
  }

  /// Returns the line under a field: its fault, once it was left, otherwise a hint.
  func note(_ item: Item, _ context: Context) -> Form<Item>.Note {
    let look = context.look
    let isFocused = form.focus == item
    let error = self.error(of: item)
    let isLeft = form.left.contains(item)
    if item == .password, !form.field(.password).isEmpty, isFocused || error == nil {
      return meter(isLeft: isLeft, look)
    }
    // Players do not know the reserved names in advance.
    let isReserved = item == .name && draft.errors.name == .reserved
    if isReserved || isLeft && (!isFocused || form.left.count == Self.fields.count) {
      if let error {
        return Form.Note(text: "\(look.glyphs.wrong) \(look.text(error))", role: .bad)
      }
      // Whether another player has a name or address is not known yet.
      if item == .repeated {
        let text = "\(look.glyphs.right) \(look.text(RegisterPhrase.matches))"
        return Form.Note(text: text, role: .good)
      }
    }
    return Form.Note(text: look.text(Self.hint(item)), role: .muted)
  }

  private func meter(isLeft: Bool, _ look: RenderStyle) -> Form<Item>.Note {
    let glyphs = look.glyphs
    if let error = error(of: .password) {
      let sign = isLeft ? glyphs.wrong : glyphs.dot
      return Form.Note(text: "\(sign) \(look.text(error))", role: isLeft ? .bad : .muted)
    }
    let strength = PasswordStrength(of: form.text(.password))
    let bars = strength.rawValue
    let most = PasswordStrength.strong.rawValue
    let meter = (0..<most).map { String($0 < bars ? glyphs.meterOn : glyphs.meterOff) }
    let words = look.text(RegisterPhrase.strength(strength))
    return Form.Note(
      text: "\(glyphs.right) \(meter.joined(separator: " "))  \(words)", role: .good)
  }

  private static func hint(_ item: Item) -> RegisterPhrase {
    switch item {
    case .email: .emailHint
    case .password: .passwordHint
    case .repeated: .repeatedHint
    case .name, .stay, .register, .back: .nameHint
    }
  }
}
