import Canvas
import GameCore

extension PlainSession {
  /// Handles a line: the value of a field, a word for all pages, words of the game, or the name or
  /// number of something on the page.
  mutating func interpret(_ line: String, at now: Moment) -> [Effect] {
    let words = line.plainWords
    if let effects = reply(line, at: now) { return effects }
    if let play = plainPlay, play.isPaused, play.rests ? words == "p" : words.isEmpty {
      // It stays paused, and the clock of the next question must not start.
      said += state(of: play)
      return []
    }
    let page = page(at: now)
    if words.isEmpty { return advance(on: page, at: now) }
    if app.dialogs.first?.mayClose == false { fallback = PlainPhrase.notYet }
    if let (yes, no) = yesAndNo(of: page), let isYes = PlainAnswersPhrase.answer(words) {
      return choose(isYes ? yes : no, on: page, at: now)
    }
    if !page.isNamed(words) || plainPlay?.isPaused == true, let word = PlainWord(words) {
      return perform(word, on: page, at: now)
    }
    if let play = running, let meaning = play.meaning(of: words, app.look) {
      return perform(meaning, in: page, at: now)
    }
    if running == nil, let entry = Int(words).flatMap(page.entry) {
      return choose(entry, on: page, at: now)
    }
    return perform(find(line, on: page), line, on: page, at: now)
  }

  /// Handles an empty line or the word to continue.
  private mutating func advance(on page: PlainPage, at now: Moment) -> [Effect] {
    guard let play = plainPlay, play.isPaused else {
      // A message with one button needs no other answer.
      if page.isDialog, page.numbered.count == 1, let only = page.numbered.first {
        return choose(only, on: page, at: now)
      }
      if !sayMore() {
        fallback = PlainPhrase.noMore
        if let play = running {
          said.append(play.question(app.look) ?? say(PlainPhrase.possible(possible(on: page))))
        }
      }
      return []
    }
    return press([.character("p")] + (play.rests ? [" "] : []), at: now)
  }

  mutating func perform(
    _ word: PlainWord, on page: PlainPage, at now: Moment
  ) -> [Effect] {
    switch word {
    case .help: said += help(page)
    case .whereAmI:
      said.append("\(place(page)) \(say(PlainPhrase.possible(possible(on: page))))")
    case .page: said += lines(of: page)
    case .again: said += latest
    // In a paused game, the Russian word for more means to continue.
    case .more where plainPlay?.isPaused == true && say(plainPlay?.rests == true, true),
      .go where plainPlay?.isPaused == true:
      return advance(on: page, at: now)
    case .more: if !sayMore() { return scroll(at: now) }
    case .back, .giveUp:
      fallback = PlainPhrase.noWayBack
      return press([word == .giveUp && plainPlay != nil ? "Q" : .escape], at: now)
    case .quit:
      guard let question = app.lossQuestion(at: now),
        app.dialogs.first?.content.asksTheSame(as: question.content) != true
      else { return update(.terminated, at: now) }
      app.show(question, first: true, at: now)
    case .about:
      return app.dialogs.isEmpty
        ? app.perform([.go(.about)], at: now) : refuse(say(AboutPhrase.keyAbout), on: page, at: now)
    case .untimed where canStartUntimed: return app.table.drawSeed(for: GameMode(isUntimed: true))
    case .untimed: said.append(say(PlainPhrase.notUntimed))
    case .go:
      return perform(
        find(say(TabPhrase.keyContinue), on: page), say(TabPhrase.keyContinue), on: page, at: now)
    }
    return []
  }

  /// Shows more rows of a list that is longer than the page.
  private mutating func scroll(at now: Moment) -> [Effect] {
    fallback = PlainPhrase.noMore
    return plainPlay == nil && app.dialogs.isEmpty ? press([.pageDown], at: now) : []
  }

  /// Returns sentences about the words of the game or page, what is possible, and the words that
  /// work everywhere.
  private func help(_ page: PlainPage) -> [String] {
    var phrases = [running?.kind.descriptor.words ?? PlainPhrase.helpNames]
    if canStartUntimed { phrases.append(PlainPhrase.untimedHint) }
    phrases += [.possible(possible(on: page)), PlainPhrase.help]
    return phrases.map(say)
  }

  /// Returns the title of the page with its focus, or the game with its figures.
  private func place(_ page: PlainPage) -> String {
    if let play = running {
      let pause = play.rests ? PlainPhrase.resting as any Phrase : PlayPhrase.paused
      let state = play.isPaused ? PlainText.sentence(say(pause)) : play.question(app.look)
      return [
        "\(app.look.title(of: play.kind)): \(figures(of: page, most: 4).first ?? "")",
        play.openCard(app.look), state,
      ].compactMap(\.self).joined(separator: " ")
    }
    let title = title(of: page) ?? page.tabs.first { $0.isSelected }?.name ?? ""
    let state = page.figures.filter(\.name.isEmpty)
    let mark = title.last?.isPunctuation == false ? "," : ""
    let focus = page.focus.map { "\(mark) \($0.number ?? 0) \($0.name)" } ?? ""
    return ([title + focus] + state.map(\.value)).map(PlainText.sentence).joined(separator: " ")
  }

  /// Returns the possible actions in the game, the dialog or on the page.
  private func possible(on page: PlainPage) -> [String] {
    var names: [String] = []
    if let play = running {
      names =
        !play.isPaused
        ? play.words(app.look)
        : play.rests
          ? [say("more", "дальше")] : [say(TabPhrase.keyContinue), say("give up", "сдаться")]
    } else {
      let numbered = page.numbered
      let hasRows = numbered.contains { if case .row = $0.kind { true } else { false } }
      if !hasRows, page.isDialog || numbered.count < 4 {
        let chosen = numbered.isEmpty ? page.cards.map(\.name) : numbered.map(\.name)
        names = chosen.filter { !$0.isEmpty }
        if yesAndNo(of: page) != nil { names += [say("yes", "да"), say("no", "нет")] }
      } else if let last = numbered.last?.number {
        names = [last == 1 ? "1" : say("1 to \(last)", "от 1 до \(last)")]
      }
      let bar = page.tabs.filter { !$0.isSelected } + page.keys.filter(\.isInBar)
      names += commands(of: page) + bar.map(\.name)
    }
    return names.withoutRepetitions + [say(TabPhrase.keyHelp)]
  }

  private mutating func perform(
    _ meaning: PlainMeaning, in page: PlainPage, at now: Moment
  ) -> [Effect] {
    var effects: [Effect] = []
    switch meaning {
    case .say(let lines): said += lines
    case _ where plainPlay?.isPaused == true: said += plainPlay.map { state(of: $0) } ?? []
    case .card(let number):
      if page.cards.indices.contains(number) { effects = press(page.cards[number].place, at: now) }
    case .key(let key): effects = press([key], at: now)
    }
    if let play = running, play.rests, !play.isPaused { effects += press(["p"], at: now) }
    return effects
  }

  // MARK: Names

  /// Something on the page that has a name.
  enum Found {
    case entry(PlainPage.Entry, value: String?)
    case named(PlainPage.Named)
    case say([String])
  }

  /// Returns what a line may mean: of exact names the first, otherwise all that begin with it.
  private func find(_ line: String, on page: PlainPage) -> [(name: String, found: Found)] {
    let words = line.plainWords
    let all = names(on: page)
    if let exact = all.first(where: { $0.name.plainWords == words }) { return [exact] }
    if let key = page.keys.first(where: { $0.value.count == 1 && $0.value == words }) {
      return [(key.name, .named(key))]
    }
    let begun = all.beginning(with: words, isDialog: page.isDialog, \.name)
    if Set(begun.map { $0.name.plainWords }).count == 1 { return Array(begun.prefix(1)) }
    // The only field of a form precedes its button.
    let names = page.entries.filter(\.isValued).map(\.name)
    let fields = begun.filter { names.contains($0.name) }
    if fields.count == 1 { return fields }
    return valued(line, on: page).map { [("", $0)] } ?? begun
  }

  private func names(on page: PlainPage) -> [(name: String, found: Found)] {
    var all: [(String, Found)] = []
    for entry in page.entries where entry.place != nil {
      all.append((entry.name, .entry(entry, value: nil)))
      guard case .choice(let options) = entry.kind, !entry.isCheck else { continue }
      all += options.map { ($0.name, .entry(entry, value: $0.name)) }
    }
    let keys = page.commands + page.keys.filter { $0.value == "Esc" }
    all += (page.cards + page.tabs + keys).map { ($0.name, .named($0)) }
    for case let entry in page.entries where entry.place == nil && !entry.value.isEmpty {
      all.append((entry.name, .entry(entry, value: nil)))
    }
    all += page.headings.map { ($0.name, .say(page.lines(say, from: $0))) }
    return all.filter { !$0.0.isEmpty }
  }

  /// Returns the field, check or choice whose number, name or unambiguous start precedes a value.
  private func valued(_ line: String, on page: PlainPage) -> Found? {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    let fields = page.entries.filter { $0.isValued && !$0.name.isEmpty }
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      let name = words[..<count].joined(separator: " ").plainWords
      guard !name.isEmpty else { continue }
      let value = words[count...].joined(separator: " ")
      let called = fields.first { [$0.name.plainWords, $0.number?.description].contains(name) }
      let begun = called.map { [$0] } ?? fields.beginning(with: name, \.name)
      if begun.count > 1 { return .say([say(PlainPhrase.several(begun.map(\.name)))]) }
      if let only = begun.first { return .entry(only, value: value) }
    }
    return nil
  }

  private mutating func perform(
    _ found: [(name: String, found: Found)], _ line: String, on page: PlainPage, at now: Moment
  ) -> [Effect] {
    if found.isEmpty { return refuse(line, on: page, at: now) }
    guard found.count == 1, let found = found.first?.found else {
      said.append(say(PlainPhrase.several(found.map(\.name))))
      return []
    }
    switch found {
    case .entry(let entry, let value?):
      // A password would be visible on this line.
      if case .field(isMasked: true) = entry.kind { return choose(entry, on: page, at: now) }
      return answer(entry, with: value, at: now)
    case .entry(let entry, nil): return choose(entry, on: page, at: now)
    case .named(let named): return press(named.place, at: now)
    case .say(let lines): said += lines
    }
    return []
  }

  /// Types a line into a dialog that waits for it; otherwise names the possible actions.
  private mutating func refuse(
    _ line: String, on page: PlainPage, at now: Moment
  ) -> [Effect] {
    if app.dialogs.first?.mayClose == false {
      // The last expected character closes the dialog; the rest is not for the page below it.
      return line.filter { !$0.isWhitespace }.flatMap {
        app.dialogs.first?.mayClose == false ? press([.character($0)], at: now) : []
      }
    }
    let text = line.plainWords
    let words = PlainWord.allTexts + (running?.words(app.look) ?? [])
    // The start of a word is enough, if it is of no other word.
    let begun = words.filter { $0.hasPrefix(text) && $0 != text }
    let meanings = Set(begun.map { word in PlainWord(word).map { "\($0)" } ?? word })
    if text.count > 2, meanings.count == 1, let word = begun.first {
      return interpret(word, at: now)
    }
    let names = names(on: page).map(\.name.plainWords)
    let parts = names.flatMap { $0.split(separator: " ").map(String.init) }
    let known = (names + parts + words).filter { $0.count > 3 && $0 != text }
    if line.count > 2, let near = SpellingSuggestion.to(text, among: known) {
      said.append(say(PlainPhrase.didYouMean(near)))
      return []
    }
    // The line is not repeated: it may be a password.
    said.append(say(PlainPhrase.notPossible(possible(on: page))))
    return []
  }
}

extension Array {
  /// Returns the elements whose names begin with words; if there are none, those with a later word
  /// that does. The button of a dialog may be a question's gravest answer, so it needs its start.
  func beginning(
    with words: String, isDialog: Bool = false, _ name: (Element) -> String
  ) -> [Element] {
    let first = filter { name($0).plainWords.hasPrefix(words) }
    guard first.isEmpty, words.count > 2, !isDialog else { return first }
    let found = filter { name($0).plainWords.contains(" " + words) }
    // A Russian noun may be in another case: «гость» means «гостем».
    guard found.isEmpty, words.count > 4, words.allSatisfy({ $0 >= "а" }) else { return found }
    return filter { (" " + name($0).plainWords).contains(" " + words.dropLast()) }
  }
}

extension PlainPage {
  /// Returns whether something with a number has this name, or a field's name begins with it: on a
  /// page, names precede words that mean the same everywhere.
  fileprivate func isNamed(_ words: String) -> Bool {
    entries.contains { entry in
      let name = entry.name.plainWords
      return entry.number != nil
        && (name == words || entry.isValued && name.hasPrefix(words + " "))
    } || commands.contains { $0.name.plainWords == words }
  }
}
