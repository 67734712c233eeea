import Canvas
import GameCore

/// What stands around the pages: tabs and account above, keys below.
enum Chrome {
  /// The smallest window that the screens are made for.
  static let least = Size(columns: 60, rows: 20)

  /// Where a page is drawn.
  static func content(of bounds: Rect) -> Rect {
    Rect(column: 0, row: 2, columns: bounds.columns, rows: bounds.rows - 3)
  }

  static func header(_ frame: inout Frame, open: Tab, player: Player?) {
    let look = frame.look
    let bounds = frame.bounds
    frame.canvas.fill(
      Rect(column: 0, row: 0, columns: bounds.columns, rows: 1), style: look.style(.bar))
    let number = Tab.allCases.firstIndex(of: open) ?? 0
    let tabs = Tabs(Tab.allCases.map { look.text($0.phrase) }, open: number)
    let gap = bounds.columns >= 80 ? 1 : 0
    let places = tabs.draw(
      into: &frame.canvas, at: Point(column: gap, row: 0), gap: gap, style: look.style(.bar),
      numberStyle: look.onBar(.accent), openStyle: look.style(.focus))
    for (tab, place) in zip(Tab.allCases, places) { frame.hitArea(place, .tab(tab)) }
    account(&frame, from: (places.last?.right ?? 0) + 1, player: player)
    let rule = String(repeating: look.glyphs.horizontal, count: bounds.columns)
    frame.write(rule, 0, 1, .frame)
  }

  private static func account(_ frame: inout Frame, from column: Int, player: Player?) {
    let look = frame.look
    let action = look.text(player == nil ? TabPhrase.logIn : .logOut)
    let right = frame.bounds.columns - 1
    let room = right - column
    let actionWidth = TextWidth.of(action) + 2
    let separator = " \(look.glyphs.dot) "
    let who = player?.name.description ?? look.text(TabPhrase.guest)
    let name = TextWrap.cut(who, width: room - actionWidth - 3, mark: look.glyphs.ellipsis)
    var start = right - actionWidth
    if room - actionWidth - 3 >= 3 {
      start -= TextWidth.of(name) + 3
      let end = frame.canvas.write(name, column: start, row: 0, style: look.style(.bar))
      start = frame.canvas.write(separator, column: end, row: 0, style: look.onBar(.muted))
    }
    let hitArea = Rect(column: start, row: 0, columns: actionWidth, rows: 1)
    let next = frame.canvas.write("o ", column: start, row: 0, style: look.onBar(.accent))
    frame.canvas.write(action, column: next, row: 0, style: look.style(.bar))
    frame.hitArea(hitArea, .account)
  }

  static func hints(_ frame: inout Frame, _ hints: [Hint]) {
    let look = frame.look
    let row = frame.bounds.bottom - 1
    frame.canvas.fill(
      Rect(column: 0, row: row, columns: frame.bounds.columns, rows: 1), style: look.style(.bar))
    var column = 1
    for hint in hints {
      let key = hint.key(look)
      let text = hint.text(look)
      guard column + TextWidth.of(key) + 1 + TextWidth.of(text) < frame.bounds.columns else {
        continue
      }
      column = frame.canvas.write(key, column: column, row: row, style: look.onBar(.accent))
      column = frame.canvas.write(
        " \(text)", column: column, row: row, style: look.onBar(.muted))
      column += frame.bounds.columns >= 80 ? 3 : 2
    }
  }

  /// What is shown in a window too small for anything else.
  static func tooSmall(_ frame: inout Frame) {
    let bounds = frame.bounds
    let phrases: [TabPhrase] = [
      .tooSmall, .needs(columns: least.columns, rows: least.rows),
      .has(columns: bounds.columns, rows: bounds.rows), .kept,
    ]
    let lines = phrases.flatMap {
      TextWrap.lines(frame.look.text($0), width: bounds.columns)
    }
    let top = max((bounds.rows - lines.count) / 2, 0)
    for (index, line) in lines.enumerated() {
      frame.center(line, in: bounds, row: top + index, index == 0 ? .title : .text)
    }
    if bounds.columns > 0, bounds.rows > 0 {
      frame.canvas.cursor = Point(column: 0, row: min(top, bounds.rows - 1))
    }
  }
}

extension RenderStyle {
  /// A role's ink on the ground of the bars.
  func onBar(_ role: Role) -> Style {
    var style = style(role)
    style.paper = self.style(.bar).paper
    return style
  }
}
