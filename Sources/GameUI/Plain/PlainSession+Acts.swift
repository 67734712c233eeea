import Canvas
import GameCore

extension PlainSession {
  /// Chooses an entry: presses it, or asks for its value.
  mutating func choose(
    _ entry: PlainPage.Entry, on page: PlainPage, at now: Moment
  ) -> [Effect] {
    guard let place = entry.place else {
      said += [entry.text(say)] + entry.explained
      return []
    }
    switch entry.kind {
    case .field, .choice:
      ask(entry)
      return []
    case .heading, .text, .figure, .row, .button, .check:
      if case .button = entry.kind { tellsFaults = true }
      said += entry.explained
      let effects = press(place, at: now)
      // On some pages, the first press only moves the focus.
      guard case .row = entry.kind, effects.isEmpty, isUnchanged(page, at: now) else {
        return effects
      }
      return press([.enter], at: now)
    }
  }

  /// Asks for the value of a field or choice.
  mutating func ask(_ entry: PlainPage.Entry) {
    asked = entry
    let question: PlainPhrase =
      switch entry.kind {
      case .field(isMasked: true): .askSecret(entry.name)
      case .choice(let options): .options(entry.name, options.map(\.name))
      case .heading, .text, .figure, .row, .button, .check, .field: .askText(entry.name)
      }
    said += [say(question)] + entry.explained
  }

  private func isUnchanged(_ page: PlainPage, at now: Moment) -> Bool {
    app.dialogs.isEmpty && self.page(at: now).lines(say) == page.lines(say)
  }

  /// Sets the value of a field, check or choice.
  mutating func answer(
    _ entry: PlainPage.Entry, with value: String, at now: Moment
  ) -> [Effect] {
    guard let place = entry.place, !value.plainWords.isEmpty else { return [] }
    switch entry.kind {
    case .field(let isMasked):
      fallback = PlainPhrase.entered(entry.name)
      let text = value == "-" && !isMasked ? "" : value
      let isForm = page(at: now).keys.contains { $0.value.hasPrefix("Tab") }
      return press(place, at: now) + press([.end, .control("u")], at: now)
        + app.update(.input(.paste(text)), at: now) + press([isForm ? .tab : .enter], at: now)
    case .check(let wasOn):
      let words = value.plainWords
      let isOn = ["on", "yes", "+", "да"].contains(words)
      let isOff = ["off", "no", "-", "нет"].contains(words)
      guard isOn || isOff else {
        said.append(say(PlainPhrase.options(entry.name, [say("on", "да"), say("off", "нет")])))
        return []
      }
      return wasOn == isOn ? [] : press(place, at: now)
    case .choice(let options):
      let words = value.plainWords
      let numbered = options.indices.first { "\($0 + 1)" == words }.map { options[$0] }
      let begun = options.filter { $0.name.plainWords.hasPrefix(words) }
      let exact = options.first { $0.name.plainWords == words }
      guard let option = exact ?? numbered ?? (begun.count == 1 ? begun.first : nil) else {
        ask(entry)
        return []
      }
      return press(option.place, at: now)
    case .heading, .text, .figure, .row, .button: return press(place, at: now)
    }
  }

  mutating func press(_ keys: [Key], at now: Moment) -> [Effect] {
    keys.flatMap { app.update(.input(.key($0)), at: now) }
  }

  mutating func press(_ place: Point, at now: Moment) -> [Effect] {
    app.update(.input(.mouse(Mouse(.press, at: place))), at: now)
  }

  /// Whether practice without a clock can be started on this page.
  var canStartUntimed: Bool {
    app.navigation.isOnBoard && app.dialogs.isEmpty && app.table.isEmpty
      && GameKind(in: app.person.settings) == .pairs
  }

  /// Starts practice without a clock.
  mutating func startUntimed() -> [Effect] {
    guard canStartUntimed else {
      said.append(say(PlainPhrase.notUntimed))
      return []
    }
    return app.drawSeed(for: GameMode(isUntimed: true))
  }
}
