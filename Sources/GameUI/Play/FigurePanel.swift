import Canvas
import GameCore

/// Time, turns, pairs, par and record of a game, beside its board or in a line above it.
struct FigurePanel {
  private let look: RenderStyle
  private let isLarge: Bool
  private let title: String
  private let practice: String?
  private let notice: String?
  private let figures: [(label: String, value: String)]
  /// What a large window has room for too.
  private let more: [(label: String, value: String, role: Role)]
  private let lastPair: (symbol: Character?, name: String)?

  /// Figures for a place; in an area that `isLarge` there are more.
  init(_ play: PairsPlay, at now: Moment, look: RenderStyle, isLarge: Bool) {
    self.isLarge = isLarge
    self.look = look
    title = look.text(PairsPhrase.level(play.level))
    practice = play.table.round.eligibility == .practice ? look.text(PlayPhrase.practice) : nil
    notice = play.notice.map { notice in
      switch notice {
      case .alreadyUp: look.text(PlayPhrase.alreadyUp)
      case .taken: look.text(PlayPhrase.taken)
      }
    }
    more = isLarge ? Self.more(play, at: now, look) : []
    lastPair = isLarge ? play.lastPair(look) : nil
    let found = "\(play.state.pairsFound)"
    let pairs = "\(play.level.pairs)"
    figures = [
      (look.text(PlayPhrase.time), look.language.clock(play.table.elapsed(at: now))),
      (look.text(PlayPhrase.pairs), "\(Self.padded(found, to: pairs.count))/\(pairs)"),
      (look.text(PlayPhrase.turns), Self.padded("\(play.state.turns)", to: 3)),
      (look.text(PlayPhrase.par), look.language.hundredths(play.level.par)),
      (
        look.text(PlayPhrase.record),
        play.best.map(look.language.grouped) ?? look.text(PlayPhrase.noRecord)
      ),
    ]
  }

  /// The points of a board whose pairs are taken now, one turn for each: what can still be had.
  private static func reach(_ play: PairsPlay, at now: Moment) -> Int {
    PairsScoring.points(
      level: play.level, turns: play.state.turns + play.level.pairs - play.state.pairsFound,
      time: play.table.elapsed(at: now))
  }

  private static func more(
    _ play: PairsPlay, at now: Moment, _ look: RenderStyle
  ) -> [(label: String, value: String, role: Role)] {
    let points = reach(play, at: now)
    let reach = (look.text(PlayPhrase.pointsNow), look.language.grouped(points), Role.accent)
    guard let best = play.best else { return [reach] }
    let ahead = points - best
    return [
      reach,
      (look.text(PlayPhrase.againstRecord), look.signed(ahead), ahead > 0 ? .good : .muted),
    ]
  }

  func draw(_ place: BoardLayout.Figures, into canvas: inout Canvas) {
    switch place {
    case .side(let rect) where isLarge: drawLarge(rect, into: &canvas)
    case .side(let rect): drawSide(rect, into: &canvas)
    case .line(let rect): drawLine(rect, into: &canvas)
    }
  }

  private func drawSide(_ rect: Rect, noticeRow: Int? = nil, into canvas: inout Canvas) {
    write(title, .title, rect.column, rect.row, in: rect, into: &canvas)
    if let practice { right(practice, .muted, rect.row, in: rect, into: &canvas) }
    for (number, figure) in figures.enumerated() {
      let row = rect.row + 2 + number + (number >= 3 ? 1 : 0)
      write(figure.label, .muted, rect.column, row, in: rect, into: &canvas)
      right(figure.value, number == 0 ? .accent : .text, row, in: rect, into: &canvas)
    }
    if let notice {
      write(notice, .bad, rect.column, noticeRow ?? rect.row + 10, in: rect, into: &canvas)
    }
  }

  private func drawLarge(_ rect: Rect, into canvas: inout Canvas) {
    drawSide(rect, noticeRow: rect.row + 16, into: &canvas)
    for (number, figure) in more.enumerated() {
      let row = rect.row + 9 + number
      write(figure.label, .muted, rect.column, row, in: rect, into: &canvas)
      right(figure.value, figure.role, row, in: rect, into: &canvas)
    }
    guard let lastPair else { return }
    write(
      look.text(PlayPhrase.lastPair), .muted, rect.column, rect.row + 12, in: rect, into: &canvas)
    let name = lastPair.symbol.map { "\($0) \(lastPair.name)" } ?? lastPair.name
    for (number, line) in TextWrap.lines(name, width: rect.columns).prefix(3).enumerated() {
      write(line, .good, rect.column, rect.row + 13 + number, in: rect, into: &canvas)
    }
  }

  /// As many figures as fit, the clock first; a notice takes the place of par and record.
  private func drawLine(_ rect: Rect, into canvas: inout Canvas) {
    var column = write(title, .title, rect.column + 1, rect.row, in: rect, into: &canvas) + 2
    let shown = notice == nil ? figures : Array(figures.prefix(3))
    for (number, figure) in shown.enumerated() {
      let label = number == 0 ? "" : figure.label + " "
      let width = TextWidth.of(label) + max(TextWidth.of(figure.value), number == 0 ? 5 : 0)
      guard column + width <= rect.right else { return }
      let start = write(label, .muted, column, rect.row, in: rect, into: &canvas)
      write(
        figure.value, number == 0 ? .accent : .text,
        start + (number == 0 ? max(5 - TextWidth.of(figure.value), 0) : 0), rect.row, in: rect,
        into: &canvas)
      column += width + 2
    }
    if let notice { write(notice, .bad, column, rect.row, in: rect, into: &canvas) }
  }

  @discardableResult
  private func write(
    _ text: String, _ role: Role, _ column: Int, _ row: Int, in rect: Rect,
    into canvas: inout Canvas
  ) -> Int {
    canvas.write(
      text, column: column, row: row, style: look.style(role), limit: max(rect.right - column, 0))
  }

  private func right(
    _ text: String, _ role: Role, _ row: Int, in rect: Rect, into canvas: inout Canvas
  ) {
    write(text, role, rect.right - TextWidth.of(text), row, in: rect, into: &canvas)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
