import Canvas
import GameCore

/// The frame around pages: tabs and player above, keys below.
enum Chrome {
  /// The smallest supported window.
  static let least = Size(columns: 60, rows: 20)

  /// Returns the area between the header and the hints.
  static func content(of bounds: Rect) -> Rect {
    bounds.dropTop(2).dropBottom(1)
  }

  /// Returns the area of a page: all pages have the same margin above, larger in large windows.
  static func page(of bounds: Rect) -> Rect {
    let content = content(of: bounds)
    return content.dropTop(max(content.rows - 21, 0) / 9)
  }

  /// The meaning of a press on the header.
  enum Target: Hashable {
    case tab(Tab)
    case account
  }

  /// Returns the meaning of a press at `point`; nil below the header.
  static func target(at point: Point, in app: App) -> Target? {
    var frame = Frame<Target>(Canvas(size: app.size), look: app.look)
    header(&frame, open: app.navigation.tab, player: app.session.player)
    return frame.target(at: point)
  }

  /// Everything that the drawing of the tab bar depends on.
  private struct Header: Equatable {
    let open: Tab
    let player: PlayerName?
    let look: RenderStyle
  }

  static func drawHeader(
    onto canvas: inout Canvas, open: Tab, player: Player?, _ look: RenderStyle
  ) {
    let rows = Rect(column: 0, row: 0, columns: canvas.size.columns, rows: 2)
    let drawn = Header(open: open, player: player?.name, look: look)
    canvas.part(drawn, in: rows) { canvas in
      var frame = Frame<Target>(canvas, look: look)
      header(&frame, open: open, player: player)
      frame.linkTargets()
      canvas = frame.canvas
    }
  }

  private static func header(_ frame: inout Frame<Target>, open: Tab, player: Player?) {
    let look = frame.look
    let bounds = frame.bounds
    frame.canvas.fill(bounds.top(1), style: look.style(.bar))
    let number = Tab.allCases.firstIndex(of: open) ?? 0
    let action = look.text(player == nil ? ButtonPhrase.logIn : .logOut)
    let who = player.map { look.shown($0.name) } ?? look.text(TabPhrase.guest)
    let titles = Tab.allCases.map { look.text($0) }
    // The longest name, so that the tabs are in the same place for every player.
    let longest = [ButtonPhrase.logIn, .logOut].map { TextWidth.of(look.text($0)) }.max() ?? 0
    let account = PlayerName.length.upperBound + TextWidth.of(" \(look.glyphs.dot) o ") + longest
    let fit = HeaderFit(titles: titles, account: account, columns: bounds.columns)
    let places = Tabs(titles, open: number).draw(
      into: &frame.canvas, at: Point(column: fit.start, row: 0), gap: fit.gap,
      isTight: fit.isTight, style: look.style(.bar), digitStyle: look.onBar(.accent),
      openStyle: look.style(.selected))
    for (tab, place) in zip(Tab.allCases, places) { frame.hitArea(place, .tab(tab)) }
    // The bar is separate from the page by its background, if it has one.
    if look.style(.bar).background == look.style(.text).background {
      frame.rule(in: bounds.dropTop(1))
    }
    self.account(&frame, who, action: action, row: fit.showsAccount ? 0 : 1)
  }

  /// Draws the player and the login key, at the right of the bar or in the rule below.
  private static func account(
    _ frame: inout Frame<Target>, _ who: String, action: String, row: Int
  ) {
    let look = frame.look
    let actionWidth = TextWidth.of("o \(action)")
    let start = frame.bounds.columns - 1 - actionWidth - TextWidth.of(who) - 3
    func style(_ role: Role) -> Style { row == 0 ? look.onBar(role) : look.style(role) }
    let text = row == 0 ? look.style(.bar) : look.style(.muted)
    if row > 0 {
      frame.canvas.write(" ", column: start - 1, row: row, style: text)
      frame.canvas.write(" ", column: frame.bounds.columns - 1, row: row, style: text)
    }
    let end = frame.canvas.write(who, column: start, row: row, style: text)
    let key = frame.canvas.write(
      " \(look.glyphs.dot) ", column: end, row: row, style: style(.muted))
    let place = Rect(column: key, row: row, columns: actionWidth, rows: 1)
    frame.describe(.key, action, value: "o", at: place) { frame in
      let next = frame.canvas.write("o", column: key, row: row, style: style(.accent))
      frame.canvas.write(" \(action)", column: next, row: row, style: text)
    }
    frame.hitArea(place, .account)
  }

  /// Everything that the drawing of the hints depends on.
  private struct HintLine: Equatable {
    let hints: [KeyBinding.DrawnState]
    let look: RenderStyle
  }

  static func drawHints(onto canvas: inout Canvas, _ hints: [KeyBinding], _ look: RenderStyle) {
    let columns = canvas.size.columns
    let row = canvas.size.rows - 1
    let line = Rect(column: 0, row: row, columns: columns, rows: 1)
    canvas.part(HintLine(hints: hints.map { $0.seen(look) }, look: look), in: line) { canvas in
      canvas.fill(line, style: look.style(.bar))
      for (hint, place) in places(of: hints, columns: columns, look) {
        canvas.describe([
          Outline.Item(
            .key, hint.text(look), value: hint.key(look),
            at: Rect(column: place.lowerBound, row: row, columns: place.count, rows: 1))
        ]) { canvas in
          let end = canvas.write(
            hint.key(look), column: place.lowerBound, row: row, style: look.onBar(.accent))
          canvas.write(" \(hint.text(look))", column: end, row: row, style: look.onBar(.muted))
        }
      }
    }
  }

  /// Draws one line of text on the row of the hints, without its first sentences if there is no
  /// room for all. A change sends the whole row, so that a screen reader reads all of it.
  static func drawStatus(onto canvas: inout Canvas, _ text: String, _ look: RenderStyle) {
    let line = Rect(column: 0, row: canvas.size.rows - 1, columns: canvas.size.columns, rows: 1)
    canvas.fill(line, style: look.style(.bar))
    canvas.describe([Outline.Item(.text, text, at: line)]) { canvas in
      var sentences = text.split(separator: ". ")
      func shown() -> String { sentences.joined(separator: ". ") }
      while sentences.count > 1, TextWidth.of(shown()) >= line.columns { sentences.removeFirst() }
      _ = canvas.write(look.cut(shown(), line.columns - 1), in: line, style: look.style(.bar))
    }
    canvas.wholeRow = line.row
  }

  /// Returns the hints that fit into a window, in order, with their columns: all vital ones, and
  /// the first of the others.
  static func places(
    of hints: [KeyBinding], columns: Int, _ look: RenderStyle
  ) -> [(hint: KeyBinding, place: Range<Int>)] {
    let widths = hints.map { TextWidth.of($0.key(look)) + 1 + TextWidth.of($0.text(look)) }
    let width = widths.reduce(0, +)
    let gap = columns >= 80 && width + 3 * hints.count <= columns + 1 ? 3 : 2
    var room = columns - 2 + gap
    var isShown = [Bool](repeating: width + gap * hints.count <= room, count: hints.count)
    if isShown.contains(false) {
      let order =
        hints.indices.filter { hints[$0].isVital } + hints.indices.filter { hints[$0].isWayOut }
        + hints.indices
      for index in order where !isShown[index] && widths[index] + gap <= room {
        isShown[index] = true
        room -= widths[index] + gap
      }
    }
    var column = 1
    return hints.indices.filter { isShown[$0] }.map { index in
      defer { column += widths[index] + gap }
      return (hints[index], column..<column + widths[index])
    }
  }

  /// Draws the message for a window that is too small.
  static func drawTooSmall(onto canvas: inout Canvas, _ look: RenderStyle) {
    let bounds = canvas.bounds
    let phrases: [TabPhrase] = [
      .tooSmall, .needs(columns: least.columns, rows: least.rows),
      .has(columns: bounds.columns, rows: bounds.rows), .kept, .quitHere,
    ]
    let lines = phrases.flatMap { TextWrap.lines(look.text($0), width: bounds.columns) }
    let top = max((bounds.rows - lines.count) / 2, 0)
    var frame = Frame<Never>(canvas, look: look)
    for (index, line) in lines.enumerated() {
      frame.center(line, in: bounds, row: top + index, index == 0 ? .title : .text)
    }
    canvas = frame.canvas
    if bounds.columns > 0, bounds.rows > 0 {
      canvas.cursor = Point(column: 0, row: min(top, bounds.rows - 1))
    }
  }
}

extension RenderStyle {
  /// Returns the foreground color of a role on the background of the bars.
  func onBar(_ role: Role) -> Style { style(role).on(style(.bar)) }
}

extension Rect {
  /// The columns of a page in a wide window.
  var pageColumns: Int { min(columns - 2, max(124, columns * 4 / 5)) }
}

extension Style {
  /// Returns the style on the background of another one.
  func on(_ ground: Style) -> Style {
    var style = self
    style.background = ground.background
    return style
  }
}
