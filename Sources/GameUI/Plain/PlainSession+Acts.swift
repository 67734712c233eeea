import Canvas
import GameCore

extension PlainSession {
  /// Chooses an entry: presses it, or asks for its value.
  mutating func choose(
    _ entry: PlainPage.Entry, on page: PlainPage, at now: Moment
  ) -> [Effect] {
    guard let place = entry.place else {
      said.append(entry.text(say))
      return []
    }
    switch entry.kind {
    case .field(let isMasked):
      asked = entry
      said.append(say(isMasked ? PlainPhrase.askSecret(entry.name) : .askText(entry.name)))
      return []
    case .choice(let options):
      asked = entry
      said.append(say(PlainPhrase.options(entry.name, options.map(\.name))))
      return []
    case .heading, .text, .figure, .row, .button, .check:
      let effects = press(place, at: now)
      // On some pages, the first press only moves the focus.
      guard case .row = entry.kind, effects.isEmpty, isUnchanged(page, at: now) else {
        return effects
      }
      return press([.enter], at: now)
    }
  }

  private func isUnchanged(_ page: PlainPage, at now: Moment) -> Bool {
    app.dialogs.isEmpty && self.page(at: now).lines(say) == page.lines(say)
  }

  /// Sets the value of a field, check or choice.
  mutating func answer(
    _ entry: PlainPage.Entry, with value: String, at now: Moment
  ) -> [Effect] {
    fallback = PlainPhrase.nothingChanged
    guard let place = entry.place, !value.plainWords.isEmpty else { return [] }
    switch entry.kind {
    case .field(let isMasked):
      fallback = PlainPhrase.entered(entry.name)
      let page = page(at: now)
      let text = value == "-" && !isMasked ? "" : value
      var effects = press(place, at: now)
      // A calendar takes a date and Enter.
      let isSheet = !self.page(at: now).entries.contains { $0.place == place }
      if !isSheet { effects += press([.end, .control("u")], at: now) }
      effects += app.update(.input(.paste(text)), at: now)
      let isForm = page.keys.contains { $0.value.hasPrefix("Tab") }
      return effects + press([isForm && !isSheet ? .tab : .enter], at: now)
    case .check(let wasOn):
      let words = value.plainWords
      let isOn = ["on", "yes", "+", "everyone", "да", "все"].contains(words)
      let isOff = ["off", "no", "-", "no one", "нет", "никто"].contains(words)
      guard isOn || isOff else {
        said.append(say(PlainPhrase.options(entry.name, [say("on", "да"), say("off", "нет")])))
        return []
      }
      return wasOn == isOn ? [] : press(place, at: now)
    case .choice(let options):
      let names = options.map(\.name.plainWords)
      let words = value.plainWords
      if let number = Int(words), options.indices.contains(number - 1), !names.contains(words) {
        return press(options[number - 1].place, at: now)
      }
      let begun = options.filter { $0.name.plainWords.hasPrefix(words) }
      let exact = options.first { $0.name.plainWords == words }
      guard let option = exact ?? (begun.count == 1 ? begun.first : nil) else {
        said.append(say(PlainPhrase.options(entry.name, options.map(\.name))))
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
