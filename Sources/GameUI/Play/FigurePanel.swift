import Canvas
import GameCore

/// A panel with time, turns, pairs, par and best of a game, next to its board or on a line above
/// it.
struct FigurePanel {
  private let look: RenderStyle
  private let isLarge: Bool
  /// Whether the board is revealed, so that nothing counts any more.
  private let isGivenUp: Bool
  private let title: String
  /// The special mode of the game: a daily board, practice, or given up.
  private let mode: String?
  private let notice: (text: String, role: Role)?
  private let figures: [(label: String, value: String)]
  /// The additional figures in a large window.
  private let more: [(label: String, value: String, role: Role)]
  private let lastPair: (symbol: Character?, name: String)?
  /// The current state of the rival, instead of par and best; empty without one.
  private let race: [(label: String, value: String, role: Role)]
  /// The pairs that the player and the rival have taken, and all.
  private let progress: (own: Int, rival: Int?, all: Int)

  /// Creates the figures; an area that `isLarge` has more.
  init(_ play: PairsPlay, at now: Moment, look: RenderStyle, isLarge: Bool) {
    self.isLarge = isLarge
    self.look = look
    let state = play.shown(at: now)
    title = look.text(PairsPhrase.level(play.level))
    isGivenUp = play.isLaidOpen
    mode =
      play.isLaidOpen
      ? look.text(PlayPhrase.givenUp)
      : look.mode(of: play.table.round.eligibility, play.mode)
    notice = Self.notice(play, look)
    more = isLarge && !play.isLaidOpen ? Self.more(play, at: now, look) : []
    lastPair = isLarge ? play.lastPair(at: now).flatMap { play.board.name(of: $0.face, look) } : nil
    race = play.isLaidOpen ? [] : Self.race(play, at: now, look)
    let elapsed = play.table.elapsed(at: now)
    progress = (
      state.pairsFound,
      play.isLaidOpen ? nil : play.mode.rival?.curve.standing(at: elapsed).pairs, play.level.pairs
    )
    let pairs = play.level.pairs
    let found = Self.padded("\(state.pairsFound)", to: "\(pairs)".count)
    // The player and their best are unknown for a watched round.
    let isKnown = play.best != nil || !play.table.isWatched
    let record = (
      look.text(PlayPhrase.record),
      play.best.map(look.language.grouped) ?? look.text(PlayPhrase.noRecord)
    )
    figures =
      [
        (look.text(PlayPhrase.time), look.language.clock(play.table.elapsed(at: now))),
        (look.text(PlayPhrase.pairs), look.share(found, of: pairs)),
        (look.text(PlayPhrase.turns), Self.padded("\(state.turns)", to: 3)),
        (look.text(PlayPhrase.par), look.language.hundredths(play.level.par)),
      ] + (isKnown ? [record] : [])
  }

  /// Returns a message about the latest input, or the legend of a revealed board.
  private static func notice(
    _ play: PairsPlay, _ look: RenderStyle
  ) -> (text: String, role: Role)? {
    // The legend of a sign that is not heard.
    if play.isLaidOpen, play.state.pairsFound > 0, !look.isPlain {
      let sign = look.cardGlyphs.found
      return ("\(sign) \(look.text(PlayPhrase.wereFound))", .good)
    }
    return play.notice.map { (look.text($0.phrase), .bad) }
  }

  /// Returns the rival's name with the lead, pairs and turns.
  private static func race(
    _ play: PairsPlay, at now: Moment, _ look: RenderStyle
  ) -> [(label: String, value: String, role: Role)] {
    guard let rival = play.mode.rival else { return [] }
    let time = play.table.elapsed(at: now)
    let state = play.shown(at: now)
    guard !look.isPlain else {
      return [("", rival.standing(own: state.pairsFound, at: time, look), .text)]
    }
    let own = PairsProgress.Point(pairs: state.pairsFound, turns: state.turns)
    let other = rival.curve.standing(at: time)
    let lead = rival.lead(of: own, latest: play.lastPair(at: now)?.time, at: time)
    let role: Role =
      switch lead {
      case .ahead, .aheadInTime: .good
      case .behind, .behindInTime: .bad
      default: .text
      }
    return [
      (rival.name(look, columns: 20), "", .title),
      (look.text(PlayPhrase.pairs), look.share("\(other.pairs)", of: play.level.pairs), .text),
      (look.text(PlayPhrase.turns), "\(other.turns)", .text),
      ("", look.text(lead), role),
    ]
  }

  /// Returns the points that can still be reached, with one turn for each remaining pair.
  private static func reach(_ play: PairsPlay, at now: Moment) -> Int {
    let state = play.shown(at: now)
    return PairsScoring.points(
      level: play.level, turns: state.turns + play.level.pairs - state.pairsFound,
      time: play.table.elapsed(at: now))
  }

  private static func more(
    _ play: PairsPlay, at now: Moment, _ look: RenderStyle
  ) -> [(label: String, value: String, role: Role)] {
    let points = reach(play, at: now)
    // Muted once the best score is out of reach.
    let role: Role = points > play.best ?? 0 ? .accent : .muted
    return [(look.text(PlayPhrase.pointsAtBest), look.language.grouped(points), role)]
  }

  func draw(_ place: BoardLayout.Figures, into canvas: inout Canvas) {
    switch place {
    case .side(let rect):
      canvas.describe(items(in: rect)) {
        isLarge ? drawLarge(rect, into: &$0) : drawSide(rect, into: &$0)
      }
    case .line(let rect): canvas.describe(items(in: rect)) { drawLine(rect, into: &$0) }
    }
  }

  private func items(in rect: Rect) -> [Outline.Item] {
    func figure(_ label: String, _ value: String) -> Outline.Item {
      Outline.Item(.figure, label, value: String(value.drop { $0 == " " }), at: rect)
    }
    let texts = [mode, notice?.text].compactMap(\.self)
    return [Outline.Item(.heading, title, at: rect)]
      + texts.map { Outline.Item(.text, $0, at: rect) }
      + race.map { figure($0.label, $0.value) } + figures.map { figure($0.label, $0.value) }
      + more.map { figure($0.label, $0.value) }
      + (lastPair.map { [figure(look.text(PlayPhrase.lastPair), $0.name)] } ?? [])
  }

  /// Returns the role of a figure: the clock is highlighted as long as it counts.
  private func role(of figure: Int) -> Role { figure == 0 && !isGivenUp ? .accent : .text }

  private func drawSide(_ rect: Rect, noticeRow: Int? = nil, into canvas: inout Canvas) {
    write(title, .title, rect.column, rect.row, in: rect, into: &canvas)
    if let mode { right(mode, .muted, rect.row, in: rect, into: &canvas) }
    bar(progress.own, .good, rect.row + 5, in: rect, into: &canvas)
    if let rival = progress.rival { bar(rival, .muted, rect.row + 7, in: rect, into: &canvas) }
    for (number, figure) in race.enumerated() {
      let row = rect.row + 6 + number + (number > 0 ? 1 : 0)
      write(
        figure.label, number == 0 ? .title : .muted, rect.column, row, in: rect, into: &canvas)
      right(figure.value, figure.role, row, in: rect, into: &canvas)
    }
    for (number, figure) in figures.prefix(race.isEmpty ? 5 : 3).enumerated() {
      let row = rect.row + 2 + number + (number >= 3 ? 1 : 0)
      write(figure.label, .muted, rect.column, row, in: rect, into: &canvas)
      right(figure.value, role(of: number), row, in: rect, into: &canvas)
    }
    if let notice {
      write(
        notice.text, notice.role, rect.column, noticeRow ?? rect.row + (race.isEmpty ? 10 : 11),
        in: rect, into: &canvas)
    }
  }

  /// Draws the share of the pairs as a bar over the whole width.
  private func bar(
    _ pairs: Int, _ role: Role, _ row: Int, in rect: Rect, into canvas: inout Canvas
  ) {
    look.progress(pairs, of: progress.all, role, in: rect.line(row), into: &canvas)
  }

  private func drawLarge(_ rect: Rect, into canvas: inout Canvas) {
    let shift = race.isEmpty ? 0 : 3
    drawSide(rect, noticeRow: rect.row + 16 + shift, into: &canvas)
    for (number, figure) in more.enumerated() {
      let row = rect.row + 9 + shift + number
      write(figure.label, .muted, rect.column, row, in: rect, into: &canvas)
      right(figure.value, figure.role, row, in: rect, into: &canvas)
    }
    guard let lastPair else { return }
    write(
      look.text(PlayPhrase.lastPair), .muted, rect.column, rect.row + 12 + shift, in: rect,
      into: &canvas)
    let name = lastPair.symbol.map { "\($0) \(lastPair.name)" } ?? lastPair.name
    for (number, line) in TextWrap.lines(name, width: rect.columns).prefix(3).enumerated() {
      write(line, .good, rect.column, rect.row + 13 + shift + number, in: rect, into: &canvas)
    }
  }

  /// Returns the title on a line of this many columns. If there is no room for both, the mode is
  /// more important than the level, which the board shows.
  private func heads(columns: Int) -> [(text: String, role: Role)] {
    guard let mode else { return [(title, .title)] }
    let first = figures.prefix(3).reduce(5) { $0 + TextWidth.of($1.label + $1.value) + 3 }
    let both = TextWidth.of(title) + TextWidth.of(mode) + 5 + first
    let all = [(title, Role.title), (mode, Role.muted)]
    return both + Self.noticeColumns <= columns ? all : [(mode, .title)]
  }

  /// The columns of a notice or a race after the figures.
  private static let noticeColumns = 20

  /// Draws as many figures as fit, the clock first; a notice replaces par and best.
  private func drawLine(_ rect: Rect, into canvas: inout Canvas) {
    var column = rect.column + 1
    for (text, role) in heads(columns: rect.columns) {
      column = write(text, role, column, rect.row, in: rect, into: &canvas) + 2
    }
    let shown = notice == nil && race.isEmpty ? figures : Array(figures.prefix(3))
    for (number, figure) in shown.enumerated() {
      let label = number == 0 ? "" : figure.label + " "
      let width = TextWidth.of(label) + max(TextWidth.of(figure.value), number == 0 ? 5 : 0)
      guard column + width <= rect.right else { return }
      let start = write(label, .muted, column, rect.row, in: rect, into: &canvas)
      write(
        figure.value, role(of: number),
        start + (number == 0 ? max(5 - TextWidth.of(figure.value), 0) : 0), rect.row, in: rect,
        into: &canvas)
      column += width + 2
    }
    if let notice {
      write(notice.text, notice.role, column, rect.row, in: rect, into: &canvas)
    } else if let lead = race.last, race.count > 1 {
      let end = write(race[1].value, .muted, column, rect.row, in: rect, into: &canvas)
      write(lead.value, lead.role, end + 1, rect.row, in: rect, into: &canvas)
    }
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
