/// The drawing in words, in drawing order: the screen for people and programs that don't look at
/// cells.
///
/// A canvas with an outline adds every text that is written on it. Widgets and drawings describe
/// themselves with `Canvas.describe`.
public struct Outline: Sendable {
  /// The kind of an item.
  public enum Role: Hashable, Sendable, CaseIterable {
    case heading, text, field, check, choice, option, button, tab, row, figure, card, chart,
      picture, key
    /// The titles of columns, which rows repeat.
    case titles
  }

  /// The state of an item.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    /// It has the focus.
    public static let focused = State(rawValue: 1)
    /// It is the chosen or open one of several.
    public static let selected = State(rawValue: 2)
    /// It cannot be used now.
    public static let disabled = State(rawValue: 4)
    /// Its value is invalid.
    public static let wrong = State(rawValue: 8)
    /// Its value is a secret, shown as signs.
    public static let masked = State(rawValue: 16)

    public init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  /// A meaningful part of the screen.
  public struct Item: Sendable {
    public var role: Role
    /// Its name, or the text itself.
    public var label: String
    /// Its value; empty for texts.
    public var value: String
    /// What it is for or how to enter it, to be said when it is chosen.
    public var explanation = ""
    public var state: State
    /// Its cells.
    public var place: Rect
    /// The meaning of a press on it for its screen; nil for none.
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
  /// The box over the screen that contains all items, or nil.
  public private(set) var front: Rect?
  /// The number of items to which no text is appended.
  private var closed = 0

  /// Creates an empty outline.
  public init() {}

  /// Ends the last text, so that the next one is separate; returns the index of the next item.
  public mutating func close() -> Int {
    closed = items.count
    return closed
  }

  /// Adds an item.
  public mutating func add(_ item: Item) {
    items.append(item)
  }

  /// Removes all items, because nothing below a box can be used until it is closed.
  public mutating func cover(with box: Rect) {
    items = []
    closed = 0
    front = box
  }

  /// Sets the target of the items at a place; of several targets the last counts.
  public mutating func link(_ place: Rect, to target: any Hashable & Sendable) {
    for index in items.indices where place.contains(items[index].place.origin) {
      items[index].target = target
    }
  }

  /// Marks the items that begin at a place, or surround it, as focused.
  public mutating func focus(_ place: Rect) {
    for index in items.indices
    where place.contains(items[index].place.origin) || items[index].place.contains(place.origin) {
      items[index].state.insert(.focused)
    }
  }

  /// Sets the role or state of the last item.
  public mutating func mark(last role: Role? = nil, _ state: State = []) {
    guard !items.isEmpty else { return }
    if let role { items[items.count - 1].role = role }
    items[items.count - 1].state.formUnion(state)
  }

  /// Sets the value of the item at an index, if it has none.
  public mutating func setValue(_ value: String, at index: Int) {
    guard items.indices.contains(index), items[index].value.isEmpty else { return }
    items[index].value = value
  }

  /// Replaces the items from index `start` on.
  public mutating func replace(from start: Int, with described: [Item]) {
    items.replaceSubrange(min(start, items.count)..., with: described)
  }

  /// Adds a text, or appends it to the previous text if it continues that on the same row.
  fileprivate mutating func write(_ text: String, at place: Rect) {
    if items.count > closed, let last = items.last, last.role == .text || last.role == .heading,
      last.value.isEmpty,
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

  /// Returns whether a text is more than decoration: it contains a letter or a digit.
  private static func says(_ text: String) -> Bool {
    text.contains { $0.isLetter || $0.isNumber }
  }
}

extension Canvas {
  /// Draws with `draw`, and describes it with `items` instead of the texts it draws.
  public mutating func describe<Result>(
    _ items: @autoclosure () -> [Outline.Item], _ draw: (inout Canvas) -> Result
  ) -> Result {
    guard let start = outline?.close() else { return draw(&self) }
    let result = draw(&self)
    outline?.replace(from: start, with: items())
    return result
  }

  /// Adds the visible part of a text, from `column` up to `end`.
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
