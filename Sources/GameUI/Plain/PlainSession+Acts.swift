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
    case .heading, .text, .figure, .row, .button:
      if case .button = entry.kind { namesErrors = true }
      said += entry.explained
      let effects = press(place, at: now)
      // On some pages, the first press only moves the focus.
      guard case .row = entry.kind, effects.isEmpty, app.dialogs.isEmpty,
        self.page(at: now).lines(say) == page.lines(say)
      else { return effects }
      return press([.enter], at: now)
    }
  }

  /// Asks for the value of a field or choice; a refused one is asked for `again` below the reason.
  mutating func ask(_ entry: PlainPage.Entry, again: Bool = false) {
    asked = entry
    let question: PlainPhrase =
      switch entry.kind {
      case .field(isMasked: true): .askSecret(entry.name)
      case .choice(let options): .options(entry.name, entry.value, options.map(\.name))
      case .heading, .text, .figure, .row, .button, .field: .askText(entry.name)
      }
    let lines = [say(question)] + entry.explained
    if again { (saidLast, namesErrors) = (lines, true) } else { said += lines }
  }

  /// Handles the line after a question for a value; returns nil if it is no answer.
  mutating func reply(_ line: String, at now: Moment) -> [Effect]? {
    guard let question = asked else { return nil }
    asked = nil
    let words = line.plainWords
    let isTyped = if case .field = question.kind { true } else { false }
    guard let word = PlainWord.exact[isTyped ? line : words] else {
      let isMeant = !question.options(meant: words).isEmpty || Int(words) != nil || words.isEmpty
      return isTyped || isMeant ? answer(question, with: line, at: now) : nil
    }
    if word == .back { return [] }
    let effects = perform(word, on: page(at: now), at: now)
    if word == .again { asked = question } else if word != .quit { ask(question) }
    return effects
  }

  /// Sets the value of a field, check or choice.
  mutating func answer(
    _ entry: PlainPage.Entry, with value: String, at now: Moment
  ) -> [Effect] {
    guard let place = entry.place else { return choose(entry, on: page(at: now), at: now) }
    guard !value.plainWords.isEmpty else { return [] }
    let meant = entry.options(meant: value.plainWords)
    switch entry.kind {
    case .choice:
      if meant.isEmpty {
        said.append(say(PlainPhrase.noSuchOption))
        ask(entry)
      } else if meant.count > 1 {
        said.append(say(PlainPhrase.several(meant.map(\.name))))
        asked = entry
      }
      // To press the chosen option of two would choose the other one.
      return meant.count != 1 || meant[0].isSelected ? [] : press(meant[0].place, at: now)
    case .field(let isMasked):
      fallback = PlainPhrase.entered(entry.name)
      let text = value == "-" && !isMasked ? "" : value
      // In the sheet for a path, Tab completes it.
      let isForm = page(at: now).keys.contains {
        $0.value.hasPrefix("Tab") && $0.name != say(PathPhrase.keyComplete)
      }
      let effects =
        press(place, at: now) + press([.end, .control("u")], at: now)
        + app.update(.input(.paste(text)), at: now) + press([isForm ? .tab : .enter], at: now)
      // The next password must not be echoed either.
      let wrong = page(at: now).entries.first { $0.name == entry.name && $0.isWrong }
      if isMasked, let wrong { ask(wrong, again: true) }
      return effects
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
      && app.session.keptGame == nil && GameKind(in: app.session.settings) == .pairs
  }
}
