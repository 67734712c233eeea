/// The screen of an xterm-like terminal after some output: characters and cursor, without colors.
/// It supports what ncurses sends for `TERM=xterm-256color`.
public struct TerminalScreen: Sendable {
  public let columns: Int
  public let rows: Int
  /// The column of the cursor, from 0.
  public private(set) var column = 0
  public private(set) var row = 0
  /// The unknown sequences, for a test to require that there are none.
  public private(set) var unknown: [String] = []

  /// The pictures, if it shows pixels.
  public internal(set) var pictures: ShownPictures?
  /// The number of queries for the current style (DECRQSS), which it does not answer.
  public private(set) var settingsAsked = 0
  /// The pending answers to the program.
  private var replies: [UInt8] = []
  private var grid: [[Unicode.Scalar]]
  private var region: ClosedRange<Int>
  private var saved = (column: 0, row: 0)
  private var last: Unicode.Scalar = " "
  private var parser = ControlParser()

  public init(columns: Int, rows: Int, pictures: ShownPictures? = nil) {
    self.pictures = pictures
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    grid = Array(repeating: Array(repeating: " ", count: self.columns), count: self.rows)
    region = 0...(self.rows - 1)
  }

  /// Returns the terminal in another size, with an empty screen; it may be in the middle of a
  /// sequence.
  func resized(columns: Int, rows: Int) -> TerminalScreen {
    var screen = TerminalScreen(columns: columns, rows: rows, pictures: pictures)
    screen.unknown = unknown
    screen.settingsAsked = settingsAsked
    screen.parser = parser
    screen.pictures?.resize(columns: columns, rows: rows)
    return screen
  }

  /// The rows as text, without spaces at their ends.
  public var lines: [String] {
    grid.map { row in
      var line = String(String.UnicodeScalarView(row.filter { $0 != "\0" }))
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The character of a cell; a space outside.
  public func character(column: Int, row: Int) -> Unicode.Scalar {
    guard (0..<rows).contains(row), (0..<columns).contains(column) else { return " " }
    return grid[row][column]
  }

  /// Returns whether `text` is on one row, from `row` on.
  public func shows(_ text: String, below row: Int = 0) -> Bool {
    let wanted = Array(text.unicodeScalars)
    return grid.dropFirst(row).contains { Self.contains(wanted, in: $0) }
  }

  /// Returns whether a button with this title is on the screen, with or without blanks inside its
  /// brackets.
  public func shows(button title: String) -> Bool {
    shows("[ \(title) ]") || shows("[\(title)]")
  }

  /// Searches without creating strings, because it is called after every byte.
  private static func contains(_ wanted: [Unicode.Scalar], in row: [Unicode.Scalar]) -> Bool {
    guard let first = wanted.first else { return true }
    let row = row.contains("\0") ? row.filter { $0 != "\0" } : row
    guard row.count >= wanted.count else { return false }
    return (0...row.count - wanted.count).contains { start in
      row[start] == first && row[start..<start + wanted.count].elementsEqual(wanted)
    }
  }

  /// Returns the answers since the last call.
  mutating func takeReplies() -> [UInt8] {
    defer { replies = [] }
    return replies
  }

  /// Handles the program's output; sequences and characters may be split anywhere.
  public mutating func take(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      guard let control = parser.take(byte) else { continue }
      perform(control)
    }
  }

  private mutating func perform(_ control: ControlParser.Control) {
    switch control {
    case .character(let scalar): print(scalar)
    case .carriageReturn: column = 0
    case .lineFeed: lineFeed()
    case .backspace: column = max(column - 1, 0)
    case .tab: column = min((column / 8 + 1) * 8, columns - 1)
    case .saveCursor: saved = (column, row)
    case .restoreCursor: (column, row) = saved
    case .reverseIndex: reverseIndex()
    case .sequence(let final, let numbers): sequence(final, numbers)
    case .question(let text): replies += pictures?.answer(text) ?? []
    case .string(let kind, let bytes):
      if kind == UInt8(ascii: "P"), bytes.starts(with: "$q".utf8) { settingsAsked += 1 }
      replies +=
        pictures?.take(kind, bytes, at: (min(column, columns - 1), row), of: (columns, rows)) ?? []
    case .ignored: break
    case .unknown(let text): unknown.append(text)
    }
  }

  private mutating func print(_ scalar: Unicode.Scalar) {
    if column >= columns {
      column = 0
      lineFeed()
    }
    grid[row][column] = scalar
    pictures?.write(column: column, row: row)
    last = scalar
    let isWide = scalar.value >= 0x1100 && scalar.properties.isEmojiPresentation
    if isWide, column + 1 < columns { grid[row][column + 1] = "\0" }
    column += isWide ? 2 : 1
  }

  private mutating func sequence(_ final: UInt8, _ numbers: [Int]) {
    func number(_ index: Int, or standard: Int = 1) -> Int {
      index < numbers.count && numbers[index] > 0 ? numbers[index] : standard
    }
    switch Character(Unicode.Scalar(final)) {
    case "H", "f": move(column: number(1) - 1, row: number(0) - 1)
    case "A": move(column: column, row: row - number(0))
    case "B": move(column: column, row: row + number(0))
    case "C": move(column: column + number(0), row: row)
    case "D": move(column: column - number(0), row: row)
    case "G": move(column: number(0) - 1, row: row)
    case "d": move(column: column, row: number(0) - 1)
    case "J": eraseDisplay(numbers.first ?? 0)
    case "K": eraseLine(numbers.first ?? 0)
    case "X": blank(row: row, from: column, to: column + number(0))
    case "P": shiftLeft(by: number(0))
    case "@": shiftRight(by: number(0))
    case "L": scroll(from: row, by: -number(0))
    case "M": scroll(from: row, by: number(0))
    case "S": scroll(from: region.lowerBound, by: number(0))
    case "T": scroll(from: region.lowerBound, by: -number(0))
    case "b": for _ in 0..<number(0) { print(last) }
    case "r":
      let top = min(number(0) - 1, rows - 1)
      region = top...max(top, min(number(1, or: rows) - 1, rows - 1))
      move(column: 0, row: 0)
    default: break
    }
  }

  private mutating func move(column: Int, row: Int) {
    self.column = min(max(column, 0), columns - 1)
    self.row = min(max(row, 0), rows - 1)
  }

  private mutating func lineFeed() {
    if row == region.upperBound {
      scroll(from: region.lowerBound, by: 1)
    } else {
      row = min(row + 1, rows - 1)
    }
  }

  private mutating func reverseIndex() {
    if row == region.lowerBound {
      scroll(from: region.lowerBound, by: -1)
    } else {
      row = max(row - 1, 0)
    }
  }

  private mutating func blank(row: Int, from: Int, to: Int) {
    for column in from..<max(from, min(to, columns)) {
      grid[row][column] = " "
      pictures?.write(column: column, row: row)
    }
  }

  private mutating func eraseLine(_ mode: Int) {
    blank(
      row: row, from: mode == 0 ? min(column, columns) : 0, to: mode == 1 ? column + 1 : columns)
  }

  private mutating func eraseDisplay(_ mode: Int) {
    eraseLine(mode)
    let others = mode == 0 ? row + 1..<rows : mode == 1 ? 0..<row : 0..<rows
    for row in others { blank(row: row, from: 0, to: columns) }
  }

  private mutating func shiftLeft(by count: Int) {
    guard column < columns else { return }
    let count = min(count, columns - column)
    grid[row].removeSubrange(column..<column + count)
    grid[row].append(contentsOf: Array(repeating: " ", count: count))
  }

  private mutating func shiftRight(by count: Int) {
    guard column < columns else { return }
    let count = min(count, columns - column)
    grid[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
    grid[row].removeLast(count)
  }

  /// Scrolls the rows from `top` to the end of the region up, or down if `count` is negative.
  private mutating func scroll(from top: Int, by count: Int) {
    guard region.contains(top) else { return }
    let empty = Array(repeating: Unicode.Scalar(" "), count: columns)
    for _ in 0..<min(abs(count), rows) {
      if count > 0 {
        grid.remove(at: top)
        grid.insert(empty, at: region.upperBound)
      } else {
        grid.remove(at: region.upperBound)
        grid.insert(empty, at: top)
      }
    }
  }
}
