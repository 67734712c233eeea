/// A box in the middle of the screen that waits for an answer.
public struct Alert: Hashable, Sendable {
  /// A part of the body of an alert.
  public enum Part: Hashable, Sendable {
    /// A text, wrapped to the box.
    case text(String)
    /// The most important line, centered; some of its characters may have their own styles.
    case headline(String, [Character: Style] = [:])
    /// A less important text, wrapped to the box.
    case note(String)
    /// The text of an error, wrapped to the box.
    case error(String)
    /// A name and its value; consecutive pairs are aligned.
    case pair(String, String)
    /// A key and its meaning, aligned like pairs.
    case key(String, String)
    /// A name, its value, a bar and a remark, aligned like pairs.
    case bar(String, String, Bar, String)
    /// Rows of large text, centered, with the styles of their columns if they differ, and its
    /// words, which are a headline if the window is too low.
    case banner([String], String, [Style] = [])
    /// Signs in a row with their styles, wrapped to the box, or on tiles of three columns. An
    /// outline leaves them out.
    case signs(String, [Character: Style], areTiles: Bool = false)
    /// A label and a typed text in a field of some columns, centered. It has the cursor while the
    /// first button has the focus.
    case field(String, String, columns: Int)
    case gap
    /// A blank line that is left out if the window is too low.
    case space
  }

  /// A bar in thousandths of its line.
  public struct Bar: Hashable, Sendable {
    let filled: Range<Int>
    /// The position of a mark, if any.
    let tick: Int?
    /// The styles of its cells and of the rest of its line, if they differ from those of the alert.
    let style: Style?, rest: Style?
    /// The styles of signs in its texts.
    let signs: [Character: Style]

    public init(
      _ filled: Range<Int>, tick: Int? = nil, style: Style? = nil, rest: Style? = nil,
      signs: [Character: Style] = [:]
    ) {
      self.filled = filled
      self.tick = tick
      self.style = style
      self.rest = rest
      self.signs = signs
    }
  }

  /// The styles of the parts.
  public struct Styles: Hashable, Sendable {
    public var frame, title, text, note, error, key, headline, button, focus, field: Style
    /// The cells of a bar, of the rest of its line, and of its mark.
    public var bar, track, tick: Cell

    public init(
      frame: Style, title: Style, text: Style, note: Style, error: Style, key: Style,
      headline: Style, button: Style, focus: Style, field: Style, bar: Cell, track: Cell,
      tick: Cell
    ) {
      self.frame = frame
      self.title = title
      self.text = text
      self.note = note
      self.error = error
      self.key = key
      self.headline = headline
      self.button = button
      self.focus = focus
      self.field = field
      self.bar = bar
      self.track = track
      self.tick = tick
    }
  }

  /// The effect of an input.
  public enum Answer: Hashable, Sendable {
    /// The button with this index was pressed.
    case pressed(Int)
    /// Esc: the alert was closed without an answer.
    case dismissed
    /// The alert is still open: the focus moved, or the input has no effect.
    case open
  }

  public let title: String
  public let parts: [Part]
  public let buttons: Buttons
  public private(set) var focused: Int
  /// The number of lines scrolled out at the top.
  private let top: Int
  /// Whether the cursor is on the first line instead of the focused button.
  private let startsAtText: Bool
  /// Whether it is next to what it is about, if the window is large enough.
  private let isBeside: Bool
  /// The marks on the frame for more lines above and below.
  private let marks: [String]

  public init(
    title: String, parts: [Part], buttons: [String], focused: Int = 0, top: Int = 0,
    startsAtText: Bool = false, isBeside: Bool = false,
    marks: (above: String, below: String) = ("^", "v")
  ) {
    self.title = title
    self.parts = parts
    self.buttons = Buttons(buttons)
    self.focused = buttons.indices.contains(focused) ? focused : 0
    self.top = top
    self.startsAtText = startsAtText
    self.isBeside = isBeside
    self.marks = [marks.above, marks.below]
  }

  /// Handles a key. Mouse hits are handled by the caller, which knows the buttons' positions.
  public mutating func handle(_ key: Key) -> Answer {
    let count = max(buttons.titles.count, 1)
    switch key {
    case .enter, .character(" "): return .pressed(focused)
    case .escape: return .dismissed
    case .right, .down, .tab, .character("l"), .character("j"): focused = (focused + 1) % count
    case .left, .up, .backTab, .character("h"), .character("k"):
      focused = (focused + count - 1) % count
    case .home: focused = 0
    case .end: focused = count - 1
    default: break
    }
    return .open
  }

  /// Draws the box, puts the canvas's cursor on the focused button and returns the buttons'
  /// positions.
  @discardableResult
  public func draw(into canvas: inout Canvas, lines: BoxLines, styles: Styles) -> [Rect] {
    let size = canvas.size
    let inside = insideWidth(in: size)
    guard inside > 0 else { return [] }
    let body = body(in: size)
    let rowWidth = buttonWidth(inside)
    let buttonRows = buttons.rows(width: rowWidth)
    let room = room(for: body.count, in: size, width: inside)
    let box = box(in: size, lines: body.count, width: inside)
    let left = box.column + (box.columns - inside) / 2
    canvas.fill(box, style: styles.text)
    canvas.box(box, lines: lines, style: styles.frame)
    // If the body does not fit, it scrolls; the buttons stay.
    let first = min(max(top, 0), body.count - room)
    canvas.describe(items(at: box)) { canvas in
      let title = TextWrap.cut(title, width: inside)
      canvas.write(
        " \(title) ", column: box.column + (box.columns - TextWidth.of(title) - 2) / 2,
        row: box.row, style: styles.title)
      for (index, line) in body.dropFirst(first).prefix(room).enumerated() {
        line.draw(into: &canvas, column: left, row: box.row + 2 + index, styles: styles)
      }
    }
    if first > 0 {
      canvas.write(marks[0], column: box.right - 1, row: box.row + 2, style: styles.title)
    }
    if first + room < body.count {
      canvas.write(marks[1], column: box.right - 1, row: box.row + 1 + room, style: styles.title)
    }
    let shown = body.dropFirst(first).prefix(room)
    // The focus of the first button is in the field.
    let field =
      startsAtText || focused > 0 ? nil : shown.firstIndex { $0.cursorOffset != nil }
    let places = buttons.draw(
      into: &canvas,
      at: Point(
        column: left - (rowWidth - inside) / 2, row: box.bottom - 2 - buttonRows),
      width: rowWidth, focused: field == nil ? focused : nil, style: styles.button,
      focusStyle: styles.focus)
    if let row = field {
      let line = shown[row]
      canvas.cursor = Point(
        column: left + line.start + (line.cursorOffset ?? 0), row: box.row + 2 + row - first)
    } else if startsAtText, room > 0, let start = body.dropFirst(first).first?.start {
      canvas.cursor = Point(column: left + start, row: box.row + 2)
    } else if places.indices.contains(focused) {
      let place = places[focused]
      canvas.cursor = Point(column: place.column + 2, row: place.row)
    }
    return places
  }

  /// Returns the title and all parts, including those that are scrolled out.
  private func items(at box: Rect) -> [Outline.Item] {
    [Outline.Item(.heading, title, at: box)]
      + parts.compactMap { part in
        switch part {
        case .text(let text), .note(let text), .headline(let text, _),
          .banner(_, let text, _):
          Outline.Item(.text, text, at: box)
        case .error(let text): Outline.Item(.text, text, state: .wrong, at: box)
        case .pair(let name, let value), .key(let name, let value):
          Outline.Item(.figure, name, value: value, at: box)
        case .bar(let name, let value, _, let remark):
          Outline.Item(
            .figure, name, value: remark.isEmpty ? value : "\(value)  \(remark)", at: box)
        case .field(let label, let text, _):
          Outline.Item(
            .field, label, value: text, state: focused == 0 ? .focused : [], at: box)
        case .signs, .gap, .space: nil
        }
      }
  }

  /// Returns the cells that the alert takes in a window of `size`.
  public func place(in size: Size) -> Rect {
    box(in: size, lines: body(in: size).count, width: max(insideWidth(in: size), 0))
  }

  /// Returns the part of a window for an alert next to what it is about; nil if the window is too
  /// small for both.
  public static func side(in size: Size) -> Rect? {
    guard size.covers(Size(columns: 120, rows: 36)) else { return nil }
    return Rect(at: Point(column: 0, row: 0), size).right(min(max(size.columns * 2 / 5, 60), 80))
  }

  /// Returns the part of a window in whose middle the box is. Beside something, it has a margin.
  private func area(in size: Size) -> Rect {
    (isBeside ? Self.side(in: size)?.dropRight(size.columns >= 160 ? 4 : 2) : nil)
      ?? Rect(at: Point(column: 0, row: 0), size)
  }

  /// Returns the box around a body of `lines`. The last row of the window shows the keys.
  private func box(in size: Size, lines: Int, width: Int) -> Rect {
    let room = room(for: lines, in: size, width: width)
    let rows = min(room + buttons.rows(width: buttonWidth(width)) + 5, size.rows - 1)
    return area(in: size).centered(Size(columns: width + 6, rows: rows))
  }

  /// Returns the number of body lines that do not fit into a window of `size`.
  public func overflow(in size: Size) -> Int {
    let width = insideWidth(in: size)
    guard width > 0 else { return 0 }
    let count = body(in: size).count
    return count - room(for: count, in: size, width: width)
  }

  /// Returns the columns inside the frame and its margins: all beside something, otherwise as many
  /// as the contents need.
  private func insideWidth(in size: Size) -> Int {
    let most = area(in: size).columns - 6
    return isBeside && Self.side(in: size) != nil ? most : insideWidth(atMost: most)
  }

  /// Returns the lines of the parts; if the window is too low for them, without spaces, then
  /// without gaps if that keeps a banner large, and then with banners in one line.
  private func body(in size: Size) -> [AlertLine] {
    let width = max(insideWidth(in: size), 0)
    let hasBanner = parts.contains { if case .banner = $0 { true } else { false } }
    for (hasSpaces, hasGaps) in [(true, true), (false, true), (false, false)]
    where hasGaps || hasBanner {
      let lines = body(width: width, hasSpaces: hasSpaces, hasGaps: hasGaps)
      if lines.count <= room(for: lines.count, in: size, width: width) { return lines }
    }
    return body(width: width, hasBanners: false, hasSpaces: false)
  }

  /// Returns the number of body lines that fit.
  private func room(for count: Int, in size: Size, width: Int) -> Int {
    max(min(count, size.rows - buttons.rows(width: buttonWidth(width)) - 6), 0)
  }
}
