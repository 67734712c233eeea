/// What is drawn, in words and in the order in which it was drawn: the screen for people and
/// programs that don't look at cells.
///
/// A canvas that has an outline adds every text that is written on it. Widgets and drawings say
/// what they mean with `Canvas.describe`.
public struct Outline: Sendable {
  /// What an item is.
  public enum Role: Hashable, Sendable, CaseIterable {
    case heading, text, field, check, choice, option, button, tab, row, figure, card, chart,
      picture, key
  }

  /// What holds of an item.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    /// It takes the keys.
    public static let focused = State(rawValue: 1)
    /// It is the chosen or open one of several.
    public static let selected = State(rawValue: 2)
    /// It cannot be used now.
    public static let disabled = State(rawValue: 4)
    /// What it says or holds is wrong.
    public static let wrong = State(rawValue: 8)

    public init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  /// A part of the screen that means something.
  public struct Item: Sendable {
    public var role: Role
    /// What it is called, or the text itself.
    public var label: String
    /// What it holds or shows; empty for texts.
    public var value: String
    public var state: State
    /// The cells that it takes.
    public var place: Rect
    /// What a press on it means to its screen; nil for nothing.
    public var target: (any Hashable & Sendable)?

    public init(
      _ role: Role, _ label: String, value: String = "", state: State = [], at place: Rect
    ) {
      self.role = role
      self.label = label
      self.value = value
      self.state = state
      self.place = place
    }
  }

  public private(set) var items: [Item] = []
  /// The box over the screen that all items are of; nil where there is none.
  public private(set) var front: Rect?

  /// An outline of nothing.
  public init() {}

  /// Adds an item.
  public mutating func add(_ item: Item) {
    items.append(item)
  }

  /// Forgets what a box comes over: nothing of that can be used until the box is closed.
  public mutating func cover(with box: Rect) {
    items = []
    front = box
  }

  /// Gives the items at a place a target; of several targets at one place the latest counts.
  public mutating func link(_ place: Rect, to target: any Hashable & Sendable) {
    for index in items.indices where place.contains(items[index].place.origin) {
      items[index].target = target
    }
  }

  /// Marks the items that begin at a place, or lie around it, as those that take the keys.
  public mutating func focus(_ place: Rect) {
    for index in items.indices
    where place.contains(items[index].place.origin) || items[index].place.contains(place.origin) {
      items[index].state.insert(.focused)
    }
  }

  /// Gives the item that was added last another role or state.
  public mutating func mark(last role: Role? = nil, _ state: State = []) {
    guard !items.isEmpty else { return }
    if let role { items[items.count - 1].role = role }
    items[items.count - 1].state.formUnion(state)
  }

  /// Puts items in place of those from number `start` on.
  public mutating func replace(from start: Int, with described: [Item]) {
    items.replaceSubrange(min(start, items.count)..., with: described)
  }

  /// Adds a text; one that continues the text before it in the same row becomes part of that.
  fileprivate mutating func write(_ text: String, at place: Rect) {
    if let last = items.last, last.role == .text || last.role == .heading, last.value.isEmpty,
      last.target == nil, last.place.row == place.row,
      case let gap = place.column - last.place.right, gap == 0 || gap == 1
    {
      let joined = last.label + (gap == 1 ? " " : "") + text
      items[items.count - 1].label = joined
      items[items.count - 1].place = Rect(
        column: last.place.column, row: place.row, columns: place.right - last.place.column,
        rows: 1)
    } else if Self.says(text) {
      items.append(Item(.text, text, at: place))
    }
  }

  /// Whether a text is more than decoration: it has a letter or a digit.
  private static func says(_ text: String) -> Bool {
    text.contains { $0.isLetter || $0.isNumber }
  }
}

extension Canvas {
  /// Draws something and says what it means in place of the texts that the drawing is made of.
  public mutating func describe<Result>(
    _ items: @autoclosure () -> [Outline.Item], _ draw: (inout Canvas) -> Result
  ) -> Result {
    guard let start = outline?.items.count else { return draw(&self) }
    let result = draw(&self)
    outline?.replace(from: start, with: items())
    return result
  }

  /// Notes the part of a text that is seen from `column` up to `end`.
  mutating func note(_ text: String, column: Int, row: Int, end: Int) {
    guard row >= 0, row < size.rows, column < end else { return }
    var shown = ""
    var right = column
    for character in text {
      let width = TextWidth.of(character)
      guard right + width <= end else { break }
      shown.append(character)
      right += width
    }
    let trimmed = shown.drop { $0 == " " }
    let left = column + shown.count - trimmed.count
    var label = String(trimmed)
    while label.last == " " { label.removeLast() }
    guard !label.isEmpty else { return }
    outline?.write(
      label, at: Rect(column: left, row: row, columns: TextWidth.of(label), rows: 1))
  }
}
