import Canvas
import GameCore

/// The two rows below a watched round: a progress bar with marks, and the figures of the viewer.
struct WatchBar {
  static let rows = 2

  private let game: any WatchedGame
  private let look: RenderStyle
  /// The step whose outcome is visible.
  private let seenStep: Int
  /// The place of the bar.
  private let place: Rect

  init(_ game: any WatchedGame, in area: Rect, at now: Moment, _ look: RenderStyle) {
    self.game = game
    seenStep = game.step - (game.play.isRevealing(at: now) ? 1 : 0)
    self.look = look
    place = area.inset(columns: 1, rows: 0).bottom(Self.rows).top(1)
  }

  /// Returns the area of the round itself.
  static func board(in area: Rect) -> Rect { area.dropBottom(rows) }

  private var now: String { look.language.clock(game.time) }
  private var whole: String { look.language.clock(game.end) }

  /// The cells between the two clocks.
  private var line: Rect { place.inset(columns: TextWidth.of(whole) + 1, rows: 0) }

  /// Returns the time at a column; nil outside the bar.
  func time(at column: Int) -> Elapsed? {
    guard (line.column..<line.right).contains(column) else { return nil }
    let part = column - line.column
    return Elapsed(milliseconds: game.end.milliseconds * part / max(line.columns - 1, 1))
  }

  private func column(of time: Elapsed) -> Int {
    let whole = max(game.end.milliseconds, 1)
    return line.column + time.milliseconds * (line.columns - 1) / whole
  }

  /// Draws clocks, bar and marks; mistakes are drawn over hits.
  func draw(into frame: inout Frame<WatchScreen.Target>) {
    frame.describe(.chart, "\(now) / \(whole)", at: line) { drawBar(into: &$0) }
    frame.hitArea(line, .bar)
  }

  private func drawBar(into frame: inout Frame<WatchScreen.Target>) {
    let width = TextWidth.of(whole)
    frame.write(now, place.column + width - TextWidth.of(now), place.row, .accent)
    frame.write(whole, line.right + 1, place.row, .muted)
    let reached = column(of: game.time)
    look.progress(
      reached - line.column + 1, of: line.columns, look.style(.frame), in: line,
      into: &frame.canvas)
    for (kind, role) in [(MoveMark.hit, Role.good), (.error, .bad)] {
      for mark in game.marks where mark.mark == kind {
        frame.write(sign(of: kind), column(of: mark.time), place.row, role)
      }
    }
    frame.write(look.unicode ? "┃" : "|", reached, place.row, .accent)
    frame.canvas.cursor = Point(column: reached, row: place.row)
  }

  /// Draws whether it is playing, the speed, the step, the title and the counts of marks. The
  /// titles are alternatives, longest first: the words of the figures, then those of the step, are
  /// left out to make room for one.
  func drawFigures(
    into frame: inout Frame<WatchScreen.Target>, isRunning: Bool, pace: WatchPace, titles: [String]
  ) {
    let row = place.row + 1
    let sign = isRunning ? (look.unicode ? "▶" : ">") : (look.unicode ? "‖" : "||")
    let rest = frame.link("\(sign) \(pace.text(look))", .accent, in: place.dropTop(1), .play)
    var end = rest.column
    let steps = [
      look.text(WatchPhrase.step(seenStep, of: game.steps)), "\(seenStep)/\(game.steps)",
    ]
    let ways = steps.flatMap { step in
      titles.flatMap { title in [true, false].map { (step: step, title: title, inWords: $0) } }
    }
    let room = place.right - end - 9
    let (step, title, inWords) =
      ways.first {
        TextWidth.of($0.step) + TextWidth.of($0.title) + width(inWords: $0.inWords) <= room
      } ?? (steps[1], titles.last ?? "", false)
    end = frame.write("   \(step)", end, row, .text)
    frame.write(
      title, end + 3, row, .title, limit: place.right - end - 6 - width(inWords: inWords))
    var column = place.right - width(inWords: inWords)
    for (mark, text, role) in counts(inWords: inWords) {
      let start = frame.write(self.sign(of: mark), column, row, role)
      column = frame.write(" \(text)", start, row, .muted) + 3
    }
  }

  /// Returns the counts of marks up to the current step.
  private func counts(inWords: Bool) -> [(mark: MoveMark, text: String, role: Role)] {
    let behind = game.marks.filter { $0.step <= seenStep }
    func count(_ mark: MoveMark, _ name: any Phrase) -> String {
      (inWords ? look.text(name).lowercased() + " " : "")
        + "\(behind.count { $0.mark == mark })"
    }
    return [
      (.hit, count(.hit, game.markNames.hits), .good),
      (.error, count(.error, game.markNames.errors), .bad),
    ]
  }

  private func width(inWords: Bool) -> Int {
    counts(inWords: inWords).reduce(3) { $0 + TextWidth.of($1.text) + 2 }
  }

  private func sign(of mark: MoveMark) -> String {
    switch mark {
    case .hit: look.unicode ? "●" : "*"
    case .miss: look.glyphs.dot
    case .error: look.unicode ? "✗" : "x"
    }
  }
}

extension WatchScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let area = area(context)
    switch content {
    case .waiting(.replayed): break
    case .waiting:
      frame.message(look.text(WatchPhrase.loading), in: area, row: area.row + 7, .muted)
    case .failed:
      let row = area.row + max(area.rows / 2 - 2, 0)
      frame.message(look.text(WatchPhrase.error(.unknownGame)), in: area, row: row, .bad)
    case .shown(let game) where look.isPlain: drawTurns(of: game, into: &frame, in: area)
    case .shown(let game):
      let board = WatchBar.board(in: area)
      game.play.draw(
        into: &frame.canvas, in: board, at: context.now, look: look, isCovered: false)
      let bar = WatchBar(game, in: area, at: context.now, look)
      bar.draw(into: &frame)
      bar.drawFigures(
        into: &frame, isRunning: isRunning, pace: pace, titles: titles(look, game, at: context.now))
    }
  }

  /// Returns the points or, in an unranked game, its figures.
  func outcome(of round: ReplayedRound, _ look: RenderStyle) -> String? {
    Catalog.ranks(round.game)
      ? look.text(PlayPhrase.points(round.result.points))
      : GameKind(round.game)?.descriptor.columns(look).first?.value(round.result)
  }

  /// Returns the titles with player, date and, at the end, the result, longest first.
  private func titles(_ look: RenderStyle, _ game: any WatchedGame, at now: Moment) -> [String] {
    let whose = subject.owner.name(look)
    let date = subject.finishedAt.map(look.date)
    let points = round.flatMap {
      game.nextChange == nil && !game.play.isRevealing(at: now) ? outcome(of: $0, look) : nil
    }
    let parts = [[whose, date, points], [whose, points ?? date], [whose ?? points ?? date]]
    return parts.map { $0.compactMap(\.self).joined(separator: ", ") }
  }
}
