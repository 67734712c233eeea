/// An editable text on one line.
public struct Field: Hashable, Sendable {
  private var characters: [Character]
  /// The index of the character at the cursor, or the length of the text.
  public private(set) var position: Int
  /// Whether dots are shown instead of the text.
  public let isMasked: Bool
  /// The maximum number of characters; further input is ignored.
  public let limit: Int

  public init(_ text: String = "", isMasked: Bool = false, limit: Int = 1000) {
    characters = Array(text.prefix(limit))
    position = characters.count
    self.isMasked = isMasked
    self.limit = limit
  }

  public var text: String { text(from: 0) }
  public var isEmpty: Bool { characters.isEmpty }

  /// Edits the text; returns false for input that has no effect on a field.
  public mutating func handle(_ input: Input) -> Bool {
    switch input {
    case .key(.character(let character)): insert([character])
    case .paste(let text): insert(Array(text))
    case .key(let key): return handle(key)
    case .mouse: return false
    }
    return true
  }

  /// Puts the cursor at a column of a field that was drawn `width` columns wide.
  public mutating func setCursor(column: Int, width: Int) {
    var place = firstShown(width: width)
    var end = 0
    while place < characters.count {
      end += self.width(of: characters[place])
      if end > column { break }
      place += 1
    }
    position = place
  }

  /// Draws the text, padded with blanks, scrolled so that the cursor is visible.
  ///
  /// - Parameter mask: the character shown for each character of a masked field.
  /// - Returns: the column of the cursor.
  @discardableResult
  public func draw(
    into canvas: inout Canvas, at point: Point, width: Int, style: Style, mask: Character = "*"
  ) -> Int {
    canvas.fill(
      Rect(column: point.column, row: point.row, columns: width, rows: 1), style: style)
    let first = firstShown(width: width)
    let shown =
      isMasked
      ? String(repeating: mask, count: characters.count - first) : text(from: first)
    canvas.describe([
      Outline.Item(
        .field, "", value: isMasked ? shown : text,
        at: Rect(column: point.column, row: point.row, columns: width, rows: 1))
    ]) {
      _ = $0.write(
        shown, column: point.column, row: point.row, style: style, limit: max(width, 0))
    }
    return point.column + characters[first..<position].reduce(0) { $0 + self.width(of: $1) }
  }

  private mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .left: position = max(position - 1, 0)
    case .right: position = min(position + 1, characters.count)
    case .home, .control("a"): position = 0
    case .end, .control("e"): position = characters.count
    case .backspace: if position > 0 { remove(from: position - 1) }
    case .delete, .control("d"):
      if position < characters.count { characters.remove(at: position) }
    case .control("u"): remove(from: 0)
    case .control("k"): characters.removeSubrange(position...)
    case .control("w"): remove(from: startOfWord)
    default: return false
    }
    return true
  }

  private mutating func insert(_ new: [Character]) {
    let taken = new.filter(TextWidth.isPrintable).prefix(limit - characters.count)
    characters.insert(contentsOf: taken, at: position)
    position += taken.count
  }

  private mutating func remove(from start: Int) {
    characters.removeSubrange(start..<position)
    position = start
  }

  private var startOfWord: Int {
    var start = position
    while start > 0, characters[start - 1] == " " { start -= 1 }
    while start > 0, characters[start - 1] != " " { start -= 1 }
    return start
  }

  /// Returns the text from a character on. Appending each is faster than a generic initializer.
  private func text(from first: Int) -> String {
    characters[first...].reduce(into: "") { $0.append($1) }
  }

  /// Returns the index of the first visible character: as small as the cursor, which takes a
  /// column, allows.
  private func firstShown(width: Int) -> Int {
    var first = position
    var used = 1
    while first > 0 {
      used += self.width(of: characters[first - 1])
      if used > width { break }
      first -= 1
    }
    return first
  }

  private func width(of character: Character) -> Int {
    isMasked ? 1 : TextWidth.of(character)
  }
}
