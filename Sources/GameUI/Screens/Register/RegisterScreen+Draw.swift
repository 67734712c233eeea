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
      if isRefused {
        // Below the large button, or else above the small one.
        let place = rest.rows > 3 ? last.dropTop(3) : last
        frame.line(look.text(RegisterPhrase.missing), .bad, in: place)
      }
      frame.buttons(of: form, self.form, in: rest, row: rest.row + 1, labels: labels) { $0 }
    }
  }

  /// Returns the line under a field: its fault, once it was left, otherwise a hint.
  func note(_ item: Item, _ context: Context) -> FormNote {
    let look = context.look
    let isFocused = form.focus == item
    let error = self.error(of: item)
    let isLeft = form.left.contains(item)
    if item == .password, !form.field(.password).isEmpty, isFocused || error == nil {
      return look.passwordNote(form.text(.password), error, isLeft: isLeft)
    }
    // Players do not know the reserved names in advance.
    let isReserved = item == .name && draft.errors.name == .reserved
    if isReserved || isLeft && (!isFocused || form.left.count == Self.fields.count) {
      if let error { return look.wrong(error) }
      // Whether another player has a name or address is not known yet.
      if item == .repeated { return look.right(RegisterPhrase.matches) }
    }
    return look.hint(Self.hint(item))
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

extension RenderStyle {
  /// Returns the line under a new password: its strength, its fault once the field was left, or
  /// until then the rules that it follows.
  func passwordNote(_ text: String, _ error: (any Phrase)?, isLeft: Bool) -> FormNote {
    if let error, isLeft { return wrong(error) }
    let breaksRules = PasswordRequirement.allCases.contains { !$0.isMet(by: text) }
    if let error, isPlain || !breaksRules {
      return FormNote(text: "\(glyphs.dot) \(self.text(error))", role: .muted)
    }
    guard error == nil else {
      let rules = passwordRules(
        text, need: RegisterPhrase.shortNeed, long: RegisterPhrase.shortLong)
      return FormNote(text: rules.map(\.text).joined(separator: "  "), role: .muted)
    }
    let strength = PasswordStrength(of: text)
    let meter = bar(strength.rawValue, of: PasswordStrength.strong.rawValue, columns: 9)
    let words = self.text(RegisterPhrase.strength(strength))
    return FormNote(
      text: "\(glyphs.right) \(meter)  \(words)", role: .good)
  }

  /// Returns the rules for passwords, each with a sign that says whether a text follows it.
  func passwordRules(
    _ text: String, need: (PasswordRequirement) -> RegisterPhrase, long: RegisterPhrase
  ) -> [(text: String, isMet: Bool)] {
    let isLong = text.unicodeScalars.count >= Password.long
    let rules =
      PasswordRequirement.allCases.map { (need($0), $0.isMet(by: text)) } + [(long, isLong)]
    return rules.map { ("\($1 ? glyphs.right : glyphs.dot) \(self.text($0))", $1) }
  }
}
