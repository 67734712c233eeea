import Canvas
import GameCore

/// The items of an outline on their way to the entries of a page: texts that belong together are
/// joined by their places.
struct PlainParts {
  private var items: [Outline.Item]
  private let say: Language
  private var next = 0
  private(set) var tabs: [PlainPage.Named] = []
  private(set) var keys: [PlainPage.Named] = []
  private(set) var cards: [PlainPage.Named] = []

  init(_ items: [Outline.Item], _ say: Language) {
    self.say = say
    var rest: [Outline.Item] = []
    for var item in items {
      item.label = PlainText.clean(item.label, say)
      item.value = PlainText.clean(item.value, item.role == .field ? nil : say)
      let named = PlainPage.Named(item)
      switch item.role {
      case .tab: tabs.append(named)
      case .key: if !named.name.isEmpty { keys.append(named) }
      case .card: cards.append(named)
      default:
        guard !(item.label.isEmpty && item.value.isEmpty) else { continue }
        // The bar with the tabs also has the player's name.
        if tabs.isEmpty || item.place.row > 1 { rest.append(item) }
      }
    }
    self.items = rest
    sortControls()
  }

  /// Sorts controls next to each other by their places, because a form may draw them by columns.
  private mutating func sortControls() {
    var start = 0
    while start < items.count {
      let end = items[start...].firstIndex { !$0.isControl } ?? items.count
      if end - start > 1 {
        items[start..<end].sort {
          ($0.place.row, $0.place.column, $0.role == .choice ? 0 : 1)
            < ($1.place.row, $1.place.column, $1.role == .choice ? 0 : 1)
        }
      }
      start = max(end, start + 1)
    }
  }

  mutating func entries() -> [PlainPage.Entry] {
    var entries: [PlainPage.Entry] = []
    while next < items.count {
      let item = items[next]
      next += 1
      guard var entry = entry(item) else { continue }
      entry.explanation = PlainText.clean(item.explanation, say)
      entry.isWrong = item.state.contains(.wrong)
      entries.append(entry)
    }
    return entries
  }

  private mutating func entry(_ item: Outline.Item) -> PlainPage.Entry? {
    let place = item.place.origin
    let pressed = item.target == nil ? nil : place
    switch item.role {
    case .heading, .text:
      return item.target == nil ? text(item) : link(item)
    case .field:
      let isMasked = item.state.contains(.masked)
      var value = item.value
      // Without a value it has a hint.
      let isSecret = isMasked && !value.isEmpty && value.allSatisfy { $0 == "*" }
      if isSecret { value = say("filled in", "введён") }
      let isRefused = item.state.contains(.wrong) && !value.isEmpty
      return PlainPage.Entry(
        kind: .field(isMasked: isMasked), name: item.label,
        value: value.isEmpty ? say("empty", "пусто") : value,
        note: (isRefused ? say("Not accepted. ", "Не принято. ") : "") + note(below: item),
        place: place)
    case .check:
      let isOn = item.state.contains(.selected)
      return choice(
        item.label,
        [(say("on", "да"), isOn), (say("off", "нет"), !isOn)].map { name, isSelected in
          PlainPage.Named(name: name, value: "", place: place, isSelected: isSelected)
        })
    case .choice:
      // An option with a name begins another choice.
      let options = options { $0.value.isEmpty }
      // One that is decided elsewhere says so when a value is given to it.
      let isDecided = item.state.contains(.disabled)
      var entry = choice(item.label, isDecided ? [] : options, item.value)
      if next < items.count, items[next].role == .text, items[next].place.row == item.place.row {
        entry.note = items[next].label
        next += 1
      }
      return entry
    case .option:
      // The first of a choice has its name.
      next -= 1
      return choice(item.value, options { $0.value.isEmpty || $0.place == item.place })
    case .button: return PlainPage.Entry(kind: .button, name: item.label, place: place)
    case .titles: return PlainPage.Entry(kind: .text, name: item.label)
    case .row: return PlainPage.Entry(kind: .row, name: item.label, place: pressed)
    case .picture where item.value.isEmpty && item.target == nil: return nil
    case .figure, .chart, .picture:
      return PlainPage.Entry(kind: .figure, name: item.label, value: item.value, place: pressed)
    case .tab, .key, .card: return nil
    }
  }

  private func choice(
    _ name: String, _ options: [PlainPage.Named], _ value: String = ""
  ) -> PlainPage.Entry {
    let chosen = options.first { $0.isSelected }?.name ?? value
    return PlainPage.Entry(
      kind: .choice(options), name: name,
      value: chosen.isEmpty ? say("none", "не выбрано") : chosen, place: options.first?.place)
  }

  /// Takes the next options as far as they belong together.
  private mutating func options(_ belongs: (Outline.Item) -> Bool) -> [PlainPage.Named] {
    var options: [PlainPage.Named] = []
    while next < items.count, items[next].role == .option, belongs(items[next]) {
      options.append(PlainPage.Named(items[next]))
      next += 1
    }
    return options
  }

  /// Joins a text with others on its row, or with the next lines of its paragraph.
  private mutating func text(_ item: Outline.Item) -> PlainPage.Entry {
    let kind: PlainPage.Entry.Kind = item.role == .heading ? .heading : .text
    var texts = [item.label]
    while item.isLabel, item.role == .text, next < items.count, items[next].isLabel,
      items[next].role == .text, items[next].place.row == item.place.row,
      items[next].place.column != item.place.column
    {
      texts.append(items[next].label)
      next += 1
    }
    if texts.count > 1 {
      return PlainPage.Entry(
        kind: kind, name: texts[0], value: texts.dropFirst().joined(separator: ", "))
    }
    var text = item.label
    var last = item
    while item.role == .text, next < items.count, items[next].continues(last), !hasNeighbor(next) {
      text += " " + items[next].label
      last = items[next]
      next += 1
    }
    return PlainPage.Entry(kind: kind, name: text, value: item.value)
  }

  /// Returns whether another text follows on the same row.
  private func hasNeighbor(_ index: Int) -> Bool {
    items.indices.contains(index + 1) && items[index + 1].place.row == items[index].place.row
  }

  /// Joins the texts with one target.
  private mutating func link(_ item: Outline.Item) -> PlainPage.Entry {
    var values: [String] = []
    while next < items.count, items[next].isSameLink(as: item) {
      values.append(items[next].label)
      next += 1
    }
    return PlainPage.Entry(
      kind: .button, name: item.label, value: values.joined(separator: ", "),
      place: item.place.origin)
  }

  /// Takes the text directly below a field, perhaps after controls next to it.
  private mutating func note(below item: Outline.Item) -> String {
    let index = items[next...].prefix(3).firstIndex {
      $0.isLabel && $0.place.row == item.place.row + 1 && $0.place.column < item.place.right
    }
    return index.map { items.remove(at: $0).label } ?? ""
  }
}

extension PlainPage.Named {
  fileprivate init(_ item: Outline.Item) {
    self.init(
      name: item.label, value: item.value, place: item.place.origin,
      isSelected: item.state.contains(.selected))
  }
}

extension Outline.Item {
  /// Whether it is a text on one line that cannot be pressed.
  fileprivate var isLabel: Bool {
    (role == .text || role == .heading) && place.rows == 1 && value.isEmpty && target == nil
  }

  /// Returns whether it is the next line of a paragraph.
  fileprivate func continues(_ last: Outline.Item) -> Bool {
    isLabel && role == .text && last.place.rows == 1 && place.row == last.place.row + 1
      && place.column == last.place.column && last.place.columns >= 40
  }

  fileprivate var isControl: Bool {
    [.field, .check, .choice, .option].contains(role) || role == .figure && target != nil
  }

  fileprivate func isSameLink(as other: Outline.Item) -> Bool {
    guard role == .text || role == .heading, let target, let others = other.target else {
      return false
    }
    return AnyHashable(target) == AnyHashable(others)
  }
}
