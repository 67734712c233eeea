import Canvas
import GameCore

/// The rules as a text that scrolls.
struct RulesScreen: Hashable {
  private struct Line {
    let text: String
    let role: Role
    var value = ""
  }

  var scroll = Scroll()

  mutating func take(_ input: Input, in area: Rect, _ look: Look) {
    _ = scroll.take(input, lines: Self.lines(in: area, look).count, rows: area.rows)
  }

  func draw(into frame: inout Frame, in area: Rect) {
    let look = frame.look
    let lines = Self.lines(in: area, look)
    let width = Self.width(in: area)
    let column = area.column + (area.columns - width) / 2
    let top = scroll.top(lines: lines.count, rows: area.rows)
    let spare = max(area.rows - lines.count, 0) / 2
    for (row, line) in lines[top...].prefix(area.rows).enumerated() {
      let end = frame.write(line.text, column, area.row + spare + row, line.role)
      if !line.value.isEmpty {
        frame.write(line.value, max(column + 24, end + 1), area.row + spare + row, .text)
      }
    }
    let edge = column + width + 1
    if top > 0 { frame.write(look.signs.up, edge, area.row, .accent) }
    if top + area.rows < lines.count {
      frame.write(look.signs.down, edge, area.bottom - 1, .accent)
    }
    frame.canvas.cursor = Point(column: column, row: area.row + spare)
  }

  /// A finished board for the worked example: its points come from the rules themselves.
  static let example = RulesPhrase.example(
    level: .normal, turns: 24, time: .seconds(60),
    points: PairsScoring.points(level: .normal, turns: 24, time: .seconds(60)))

  private static func width(in area: Rect) -> Int { max(min(area.columns - 8, 68), 1) }

  private static func lines(in area: Rect, _ look: Look) -> [Line] {
    let width = width(in: area)
    func heading(_ phrase: RulesPhrase) -> [Line] { [Line(text: look.text(phrase), role: .title)] }
    func text(_ phrase: RulesPhrase, _ role: Role = .text) -> [Line] {
      TextWrap.lines(look.text(phrase), width: width).map { Line(text: $0, role: role) }
    }
    let gap = [Line(text: "", role: .text)]
    let keys: [(String, RulesPhrase)] = [
      (look.unicode ? "← ↑ ↓ →  h j k l" : "arrows  h j k l", .moveKeys),
      (look.text(KeyPhrase.spaceOrEnter), .flipKeys), ("p", .pauseKeys), ("Esc", .leaveKeys),
      ("1 2 3 4  Tab", .tabKeys), ("o", .accountKeys), ("?", .helpKeys), ("q", .quitKeys),
    ]
    return heading(.pairs) + text(.how) + gap + text(.turn) + gap + text(.clock) + gap
      + heading(.scoring) + text(.points) + gap + text(.formula, .accent) + gap
      + text(example) + gap + heading(.keys)
      + keys.map { Line(text: $0.0, role: .accent, value: look.text($0.1)) }
  }
}

/// Names of keys that differ between languages.
enum KeyPhrase: Phrase {
  case spaceOrEnter, space

  var english: String {
    switch self {
    case .spaceOrEnter: "Space  Enter"
    case .space: "Space"
    }
  }

  var russian: String {
    switch self {
    case .spaceOrEnter: "Пробел  Enter"
    case .space: "Пробел"
    }
  }
}
