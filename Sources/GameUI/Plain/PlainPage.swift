import Canvas
import GameCore

/// A screen or dialog as lines with numbers, made from its outline alone.
struct PlainPage: Sendable {
  /// A part of the page that is printed as one line.
  struct Entry: Sendable {
    enum Kind: Sendable {
      case heading, text, figure, row
      /// Something to be pressed.
      case button
      case field(isMasked: Bool)
      case choice([Named])
    }

    let kind: Kind
    /// Its name, by which the player can choose it.
    var name: String
    /// Its value, and the remark below it.
    var value = ""
    var note = ""
    /// More about it, said when it is chosen.
    var explanation = ""
    /// Whether its value is invalid.
    var isWrong = false
    /// The place to press; nil if it only says something.
    var place: Point?
    /// The number by which the player can choose it.
    var number: Int?

    /// The line without its number; `isNews` leaves out the other options.
    func text(_ say: Language, isNews: Bool = false) -> String {
      var parts = [value.isEmpty ? name : name.isEmpty ? value : "\(name): \(value)"]
      if !isNews, case .choice(let options) = kind {
        let others = options.filter { !$0.isSelected }.map(\.name)
        if others.count > 8 {
          parts.append(say("\(others.count) other choices", "Других вариантов: \(others.count)"))
        } else if !others.isEmpty {
          parts.append(say("Or ", "Или ") + others.list)
        }
      }
      // That a value is accepted is no news.
      let isAccepted = if case .field(isMasked: false) = kind { !isWrong } else { false }
      if !note.isEmpty, !(isNews && isAccepted) { parts.append(note) }
      return parts.map(PlainText.sentence).joined(separator: " ")
    }

    /// The line, with its number.
    func line(_ say: Language) -> String { (number.map { "\($0). " } ?? "") + text(say) }

    /// Whether it is switched on and off, at one place.
    var isCheck: Bool {
      guard case .choice(let options) = kind, options.count == 2 else { return false }
      return options[0].place == options[1].place
    }

    var explained: [String] { explanation.isEmpty ? [] : [PlainText.sentence(explanation)] }

    /// Returns the options that words may mean.
    func options(meant words: String) -> [Named] {
      guard case .choice(let options) = kind else { return [] }
      if isCheck, let isOn = PlainAnswersPhrase.answer(words) { return [options[isOn ? 0 : 1]] }
      let exact =
        options.first { $0.name.plainWords == words }
        ?? options.first { $0.name.plainWords.hasPrefix(words + " ") && Int(words) != nil }
        ?? options.indices.first { "\($0 + 1)" == words }.map { options[$0] }
      return exact.map { [$0] } ?? options.beginning(with: words, \.name)
    }
  }

  /// A tab, a key, a card or an option: something with a name and a place that is not an entry.
  struct Named: Sendable {
    let name: String
    let value: String
    let place: Point
    var isSelected = false
    var text: String { value.isEmpty ? name : "\(name) \(value)" }

    /// Whether it is in the bar with the tabs, on every page.
    var isInBar: Bool { place.row <= 1 }
  }

  private(set) var entries: [Entry] = []
  private(set) var tabs: [Named] = []
  private(set) var keys: [Named] = []
  private(set) var cards: [Named] = []
  /// Whether it is a box over the screen.
  let isDialog: Bool
  /// The entry with the focus.
  private(set) var focus: Entry?

  /// The headings.
  var headings: [Entry] {
    entries.filter { if case .heading = $0.kind { true } else { false } }
  }

  init(_ outline: Outline, _ say: Language) {
    isDialog = outline.front != nil
    var parts = PlainParts(outline.items, say)
    entries = parts.entries()
    tabs = parts.tabs
    keys = parts.keys
    cards = parts.cards
    if !entries.contains(where: { $0.place != nil }) {
      // Nothing else can be chosen.
      entries += commands.filter { !$0.isInBar }.map {
        Entry(kind: .button, name: $0.name.capitalized, place: $0.place)
      }
    }
    var number = 0
    for index in entries.indices where entries[index].place != nil {
      number += 1
      entries[index].number = number
    }
    let focused = outline.items.first { $0.state.contains(.focused) }?.place
    func isFocus(_ place: Point?) -> Bool { place != nil && place == focused?.origin }
    focus = entries.first { entry in
      guard case .choice(let options) = entry.kind else { return isFocus(entry.place) }
      return options.contains { isFocus($0.place) }
    }
  }

  var figures: [Entry] {
    entries.filter { if case .figure = $0.kind { !$0.value.isEmpty } else { false } }
  }

  /// The entries that can be chosen.
  var numbered: [Entry] { entries.filter { $0.number != nil } }

  /// The entry with a number.
  func entry(_ number: Int) -> Entry? { entries.first { $0.number == number } }

  /// The keys that are commands of their own, rather than ways to move or to press an entry.
  var commands: [Named] {
    let hasEntries = entries.contains { $0.place != nil }
    return keys.filter { key in
      let isLetter = key.value.count == 1 && key.value.allSatisfy { $0.isLetter }
      return isLetter && key.value != "q" || key.value == "F2"
        || key.value == "Enter" && !hasEntries
    }
  }

  /// The lines of all entries, or of those from a heading on, with their numbers.
  func lines(_ say: Language, from heading: Entry? = nil) -> [String] {
    entries.drop { heading != nil && $0.name != heading?.name }.map { $0.line(say) } + cardLines
  }

  /// The cards, a line for each row.
  var cardLines: [String] {
    let rows = Dictionary(grouping: cards, by: \.place.row).sorted { $0.key < $1.key }
    return rows.map { PlainText.sentence($0.value.map(\.text).list) }
  }

  /// Returns the lines that are not in an earlier state of the same page, or say what is wrong.
  func news(
    since old: PlainPage, namesFigures: Bool, namesErrors: Bool, _ say: Language
  ) -> [String] {
    // If a number now means something else, the whole page has to be read again.
    let names = old.numbered.map(\.name)
    guard numbered.map(\.name).starts(with: names) else { return lines(say) }
    var known = old.entries.map { $0.text(say) }
    var news: [String] = []
    for entry in entries {
      let text = entry.text(say, isNews: true)
      // A note that has disappeared is no news.
      if let index = known.firstIndex(where: { $0.hasPrefix(text) }) {
        known.remove(at: index)
        if !entry.isWrong || !namesErrors { continue }
      }
      if case .figure = entry.kind, !namesFigures { continue }
      let isNew = entry.number.map { $0 > names.count } == true
      news.append(isNew ? entry.line(say) : text)
    }
    // A tutorial says what to do next after the cards.
    return (cards.map(\.text) == old.cards.map(\.text) ? [] : cardLines) + news
  }
}

extension PlainPage.Entry {
  /// Whether a value can be given to it.
  var isValued: Bool {
    switch kind {
    case .field, .choice: true
    case .heading, .text, .figure, .row, .button: false
    }
  }
}
