import Canvas
import GameCore

/// The rules of a game as a scrollable text.
struct RulesScreen: Screen {
  enum Target: Hashable {
    case game(GameKind)
  }

  fileprivate struct Line {
    static let gap = Line(text: "", role: .text)
    let text: String
    let role: Role
    var value = ""
    /// Whether it begins a chapter and is followed by a rule.
    var isChapter = false
  }

  /// What the lines depend on.
  fileprivate struct Basis: Equatable {
    let kind: GameKind
    let look: RenderStyle
    let width: Int

    init(_ kind: GameKind, _ context: Context) {
      self.kind = kind
      look = context.look
      width = RulesScreen.width(in: RulesScreen.area(context))
    }
  }

  /// The game that was chosen here; nil for the chosen game of the start screen.
  private var chosen: GameKind?
  private var scroll = Scroll()
  private var memo = Memo<Basis, [Line]>()

  mutating func prepare(_ context: Context) -> [Action] {
    let basis = Basis(kind(context), context)
    memo.prepare(basis) { basis.lines(context) }
    return []
  }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    bind.list(KeyBinding(.upDown, TabPhrase.keyScroll))
    let kind = kind(context)
    bind("g", SettingsPhrase.game, help: LeaderboardPhrase.nextGame) { open(kind.moved(by: 1)) }
    bind.steps(.leftRight) { open(kind.moved(by: $0)) }
    bind("t", TutorialPhrase.title) { [.go(.tutorial(kind, then: .back))] }
    bind.list(.about)
    bind.part { input in
      let lines = lines(context).count
      return scroll.handle(input, lines: lines, rows: Self.rows(in: Self.area(context))) ? [] : nil
    }
  }

  mutating func press(_ target: Target, at _: Point?, _: Context) -> [Action] {
    switch target {
    case .game(let kind): open(kind)
    }
    return []
  }

  private mutating func open(_ kind: GameKind) {
    chosen = kind
    scroll = Scroll()
  }

  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let area = Self.area(context)
    let lines = lines(context)
    let width = Self.width(in: area)
    let columns = Self.columns(in: area)
    let whole = columns * width + (columns - 1) * Self.gap
    let column = area.column + (area.columns - whole) / 2
    let top = scroll.top(lines: lines.count, rows: Self.rows(in: area))
    let rest = lines[top...]
    let first = rest.prefix(columns == 1 ? area.rows : Self.fold(of: rest, rows: area.rows))
    let second = rest.dropFirst(first.count).prefix(columns == 1 ? 0 : area.rows)
    let games = GameKind.allCases
    frame.centeredChoice(
      games.map { frame.look.title(of: $0) }, chosen: games.firstIndex(of: kind(context)),
      in: context.area.top(1), name: frame.look.text(SettingsPhrase.game)
    ) { .game(games[$0]) }
    for (number, part) in [first, second].enumerated() {
      let column = column + number * (width + Self.gap)
      for (row, line) in part.enumerated() where row < area.rows {
        let place = Rect(column: column, row: area.row + row, columns: width, rows: 1)
        if line.isChapter {
          frame.divider(line.text, in: place)
          continue
        }
        let end = frame.write(line.text, column, place.row, line.role)
        if !line.value.isEmpty {
          frame.write(line.value, max(column + Self.keyColumns, end + 1), place.row, .text)
        }
      }
    }
    let visible = first.count + second.count
    if visible < lines.count {
      let thumb = max(area.rows * visible / lines.count, 1)
      let start = min(top * area.rows / lines.count, area.rows - thumb)
      // The end of the text is the end of the bar.
      let first = top + visible < lines.count ? start : area.rows - thumb
      let bar = Rect(column: column + whole + 1, row: area.row, columns: 1, rows: area.rows)
      let look = frame.look
      let position = look.text(RulesPhrase.lines(top + 1, top + visible, of: lines.count))
      frame.describe(.figure, "", value: position, at: bar) {
        $0.canvas.fill(bar, with: look.unicode ? "│" : "|", style: look.style(.frame))
        $0.canvas.fill(
          bar.dropTop(first).top(thumb), with: look.unicode ? "┃" : "#", style: look.style(.accent))
      }
    }
    frame.canvas.cursor = Point(column: column, row: area.row)
  }

  /// The most columns of a line that is read well.
  private static let measure = 72
  /// The columns of cells between two columns of text.
  private static let gap = 6
  /// The columns of keys before their meanings.
  fileprivate static let keyColumns = 20

  /// Returns the place of the text, below the choice of a game.
  private static func area(_ context: Context) -> Rect { context.area.dropTop(2) }

  private static func width(in area: Rect) -> Int {
    let room = area.columns - 8
    return max(min(columns(in: area) == 1 ? room : (room - gap) / 2, measure), 1)
  }

  /// Returns the number of columns of text.
  private static func columns(in area: Rect) -> Int { area.columns >= 120 ? 2 : 1 }

  /// Returns the number of lines that are certainly visible at once: the first of two columns may
  /// end early.
  private static func rows(in area: Rect) -> Int {
    columns(in: area) == 1 ? area.rows : area.rows + area.rows / 2
  }

  /// Returns the number of lines in the first of two columns: half of them if all fit, otherwise as
  /// many as fit; split before a heading or after a blank line.
  private static func fold(of lines: ArraySlice<Line>, rows: Int) -> Int {
    let isWhole = lines.count <= 2 * rows
    let wanted = isWhole ? (lines.count + 1) / 2 : rows
    let least = isWhole ? max(lines.count - rows, 1) : max(rows / 2, 1)
    let most = min(rows, lines.count)
    guard least <= most else { return most }
    func best(_ isBreak: (Int) -> Bool) -> Int? {
      (least...most).filter { isBreak(lines.startIndex + $0) }
        .min { abs($0 - wanted) < abs($1 - wanted) }
    }
    return (isWhole ? best { lines.indices.contains($0) && lines[$0].role == .title } : nil)
      ?? best { lines[$0 - 1].text.isEmpty && lines[$0 - 1].value.isEmpty } ?? min(wanted, most)
  }

  private func kind(_ context: Context) -> GameKind { chosen ?? context.kind }

  private func lines(_ context: Context) -> [Line] {
    let basis = Basis(kind(context), context)
    return memo(basis) { basis.lines(context) }
  }
}

extension RulesScreen.Basis {
  fileprivate typealias Line = RulesScreen.Line

  /// Returns the rules of the game, then those of all games.
  fileprivate func lines(_ context: Context) -> [Line] {
    rules
      + around(LeaderboardPhrase.medals, RulesPhrase.medals)
      + around(DailyPhrase.title, RulesPhrase.daily)
      + around(WatchPhrase.title, RulesPhrase.watching, keys: keys(WatchScreen.rules(context)))
      + (look.isPlain ? [] : chapter(look.text(DialogPhrase.keys)) + keys(GameKind.sharedKeys))
  }

  /// Returns a section that does not belong to a game.
  private func around(_ title: any Phrase, _ text: any Phrase, keys: [Line] = []) -> [Line] {
    chapter(look.text(title)) + wrapped(text) + (keys.isEmpty ? [] : [.gap]) + keys + [.gap]
  }

  private var rules: [Line] {
    var lines = chapter(look.title(of: kind))
    for part in kind.descriptor.rules {
      switch part {
      case .heading(let phrase): lines.append(Line(text: look.text(phrase), role: .title))
      case .text(let phrase): lines += wrapped(phrase) + [.gap]
      case .formula(let phrase): lines += wrapped(phrase, .accent) + [.gap]
      }
    }
    let ways =
      look.isPlain
      ? wrapped(kind.descriptor.words) : keys(kind.descriptor.keys(look) + kind.keysBefore)
    return lines + ways + [.gap]
  }

  /// Returns the title of a chapter.
  private func chapter(_ title: String) -> [Line] {
    [Line(text: title, role: .title, isChapter: !look.isPlain)]
  }

  private func wrapped(_ phrase: any Phrase, _ role: Role = .text) -> [Line] {
    TextWrap.lines(look.text(phrase), width: width).map { Line(text: $0, role: role) }
  }

  /// Returns keys with their meanings, wrapped to the width; plain mode has none.
  private func keys(_ keys: [KeyBinding]) -> [Line] {
    (look.isPlain ? [] : keys).map { $0.row(look) }.flatMap { row in
      TextWrap.lines(row.meaning, width: width - RulesScreen.keyColumns).enumerated()
        .map { index, meaning in
          Line(text: index == 0 ? row.keys : "", role: .accent, value: meaning)
        }
    }
  }
}
