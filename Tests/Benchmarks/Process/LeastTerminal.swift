import Canvas

/// The known minimum of bytes to change an xterm from one canvas to the next: only cells that
/// differ, in reading order, with the shortest sequence for each step.
struct LeastTerminal {
  private var shown: Canvas
  private var style = Style.plain
  private var place = Point(column: 0, row: 0)

  /// Creates a cleared terminal.
  init(_ size: Size) {
    shown = Canvas(size: size)
  }

  /// Returns the bytes from the shown canvas to `canvas`, which is shown from then on.
  mutating func show(_ canvas: Canvas) -> Int {
    var bytes = 0
    for index in canvas.cells.indices where canvas.cells[index] != shown.cells[index] {
      let cell = canvas.cells[index]
      guard cell.character != Cell.covered else { continue }
      let column = index % canvas.size.columns
      bytes += go(to: Point(column: column, row: index / canvas.size.columns))
      bytes += change(to: cell)
      bytes += String(cell.character).utf8.count
      let isWide = canvas[column + 1, place.row].character == Cell.covered
      place = Point(column: column + (isWide ? 2 : 1), row: place.row)
    }
    if let cursor = canvas.cursor { bytes += go(to: cursor) }
    shown = canvas
    return bytes
  }

  private mutating func go(to target: Point) -> Int {
    let from = place
    place = target
    guard from != target else { return 0 }
    let column = digits(target.column + 1)
    let row = digits(target.row + 1)
    var ways = [4 + row + column]
    if from.row == target.row {
      let distance = abs(target.column - from.column)
      ways += [3 + digits(distance), 3 + column]
      if target.column < from.column { ways.append(distance) }
      if target.column == 0 { ways.append(1) }
    }
    if from.column == target.column { ways += [3 + digits(abs(target.row - from.row)), 3 + row] }
    if target.row > from.row, target.column == 0 { ways.append(1 + target.row - from.row) }
    return ways.min() ?? 0
  }

  /// Returns one sequence with all changes, or one that first resets everything.
  private mutating func change(to cell: Cell) -> Int {
    var wanted = cell.style
    // The foreground color of a blank is invisible.
    if cell.character == " ", wanted.attributes.isEmpty, style.attributes.isEmpty {
      wanted.foreground = style.foreground
    }
    defer { style = wanted }
    guard wanted != style else { return 0 }
    var fromPlain = parameters(from: .plain, to: wanted)
    if !fromPlain.isEmpty { fromPlain.insert(0, at: 0) }
    let ended = 3 + fromPlain.reduce(0, +) + max(fromPlain.count - 1, 0)
    guard style.attributes.isSubset(of: wanted.attributes) else { return ended }
    let changed = parameters(from: style, to: wanted)
    return min(ended, 3 + changed.reduce(0, +) + changed.count - 1)
  }

  /// Returns the lengths of the parameters that change one style to another.
  private func parameters(from: Style, to: Style) -> [Int] {
    let added = to.attributes.subtracting(from.attributes).rawValue.nonzeroBitCount
    return Array(repeating: 1, count: added)
      + (from.foreground == to.foreground ? [] : [length(of: to.foreground)])
      + (from.background == to.background ? [] : [length(of: to.background)])
  }

  /// Returns the length of `39`, `31`, `38;5;208` or `38;2;1;2;3`.
  private func length(of color: Color) -> Int {
    switch color {
    case .standard: 2
    case .indexed(let index): index < 16 ? 2 : 5 + digits(Int(index))
    case .rgb(let red, let green, let blue):
      7 + digits(Int(red)) + digits(Int(green)) + digits(Int(blue))
    }
  }

  private func digits(_ number: Int) -> Int { String(number).count }
}
