import Canvas
import GameCore

/// A panel with time, turns, pairs, par and best of a game, next to its board or on a line above
/// it.
struct FigurePanel {
  let play: PairsPlay
  let now: Moment
  let look: RenderStyle
  /// Whether there is room for more figures.
  let isLarge: Bool

  private var state: PairsState { play.shown(at: now) }
  private var elapsed: Elapsed { play.table.elapsed(at: now) }
  private var isInPlay: Bool { !play.isLaidOpen }
  private var title: String { look.text(PairsPhrase.level(play.level)) }

  /// The special mode of the game: a daily board, practice, or given up.
  private var mode: String? {
    isInPlay
      ? look.mode(of: play.table.round.eligibility, play.mode) : look.text(PlayPhrase.givenUp)
  }

  /// A message about the latest input, or the legend of a revealed board.
  private var notice: (text: String, role: Role)? {
    // The legend of a sign that is not heard.
    if !isInPlay, play.state.pairsFound > 0, !look.isPlain {
      return ("\(look.cardGlyphs.found) \(look.text(PlayPhrase.wereFound))", .good)
    }
    return play.notice.map { (look.text($0), .bad) }
  }

  private var figures: [LabeledValue] {
    let pairs = play.level.pairs
    let found = "\(state.pairsFound)".padded(to: "\(pairs)".count)
    let best = play.best.map(look.language.grouped) ?? look.text(PlayPhrase.noBest)
    let shown: [(name: PlayPhrase, value: String?)] = [
      (.time, look.language.clock(elapsed)), (.pairs, look.share(found, of: pairs)),
      (.turns, "\(state.turns)".padded(to: 3)),
      (.par, look.language.hundredths(play.level.par)),
      // A watched round has no best to beat.
      (.best, play.table.isWatched ? nil : best),
    ]
    return shown.compactMap { name, value in
      value.map {
        // The clock is highlighted as long as it counts.
        look.labeled(name, $0, name == .time && isInPlay ? .accent : .text)
      }
    }
  }

  /// The rival's name with the lead, pairs and turns, instead of par and best; empty without one.
  private var race: [LabeledValue] {
    guard isInPlay, let rival = play.mode.rival else { return [] }
    guard !look.isPlain else {
      let standing = rival.standing(own: state.pairsFound, at: elapsed, look)
      return [LabeledValue(name: "", value: standing)]
    }
    let own = PairsProgress.Point(pairs: state.pairsFound, turns: state.turns)
    let other = rival.curve.standing(at: elapsed)
    let lead = rival.lead(of: own, latest: play.lastPair(at: now)?.time, at: elapsed)
    let role: Role =
      switch lead {
      case .ahead, .aheadInTime: .good
      case .behind, .behindInTime: .bad
      default: .text
      }
    return [
      LabeledValue(name: rival.name(look, columns: 14), value: ""),
      look.labeled(PlayPhrase.pairs, look.share("\(other.pairs)", of: play.level.pairs)),
      look.labeled(PlayPhrase.turns, "\(other.turns)"),
      LabeledValue(name: "", value: look.text(lead), role: role),
    ]
  }

  /// The points that can still be reached, with one turn for each remaining pair.
  private var reach: LabeledValue? {
    guard isLarge, isInPlay else { return nil }
    let points = PairsScoring.points(
      level: play.level, turns: state.turns + play.level.pairs - state.pairsFound, time: elapsed)
    // Muted once the best score is out of reach.
    return look.labeled(
      PlayPhrase.pointsAtBest, look.language.grouped(points),
      points > play.best ?? 0 ? .accent : .muted)
  }

  private var lastPair: (symbol: Character?, name: String)? {
    isLarge ? play.lastPair(at: now).flatMap { play.board.name(of: $0.face, look) } : nil
  }

  /// The signs of the latest turns, as many as fit.
  private var turns: String {
    let faces = play.table.round.moves.prefix(2 * state.turns)
      .map { play.state.face(at: $0.move.place) }
    let marks = stride(from: 1, to: faces.count, by: 2).map { second in
      faces[second - 1] == faces[second] ? MoveMark.hit : .miss
    }
    return look.signs(of: marks.suffix(10)).map(String.init).joined(separator: " ")
  }

  func draw(_ place: BoardLayout.Figures, into canvas: inout Canvas) {
    switch place {
    case .side(let rect): canvas.describe(items(in: rect)) { drawSide(rect, into: &$0) }
    case .line(let rect): canvas.describe(items(in: rect)) { drawLine(rect, into: &$0) }
    }
  }

  /// Returns whether there is room for large digits.
  private func isTall(_ side: Rect) -> Bool { look.unicode && side.rows >= 29 }

  /// Draws the clock over an earlier one, where `draw` has put it: below the pairs if they are in
  /// large digits.
  func drawClock(in side: Rect, into canvas: inout Canvas) {
    let line = side.dropTop(isTall(side) ? 7 : 2).top(1).dropLeft(side.columns - 8)
    canvas.fill(line, style: look.style(.text))
    canvas.write(
      look.language.clock(elapsed), in: line, .right, style: look.style(isInPlay ? .accent : .text))
  }

  private func items(in rect: Rect) -> [Outline.Item] {
    let texts = [mode, notice?.text].compactMap(\.self)
    let name = lastPair.map { look.labeled(PlayPhrase.lastPair, $0.name) }
    return [Outline.Item(.heading, title, at: rect)]
      + texts.map { Outline.Item(.text, $0, at: rect) }
      + (race + figures + [reach, name].compactMap(\.self)).map { $0.item(at: rect) }
  }

  /// Draws the figures below each other, each at a fixed position.
  private func drawSide(_ rect: Rect, into canvas: inout Canvas) {
    func draw(_ figure: LabeledValue, in line: Rect, _ role: Role = .muted) {
      canvas.write(figure.name, in: line, style: look.style(role))
      canvas.write(figure.value, in: line, .right, style: look.style(figure.role))
    }
    var (figures, race) = (figures, race)
    var rest = rect
    draw(LabeledValue(name: title, value: mode ?? "", role: .muted), in: rest.cutTop(2), .title)
    let isTall = isTall(rect)
    if let rival = play.mode.rival, let lead = race.dropFirst(3).first {
      draw(figures[0], in: rest.cutTop(isTall ? 2 : 1))
      let own = PairsProgress.Point(pairs: state.pairsFound, turns: state.turns)
      let racers = [(look.text(Tab.you), own), (race[0].name, rival.curve.standing(at: elapsed))]
      for (seat, racer) in racers.enumerated() {
        drawRacer(seat, racer.0, racer.1, in: rest.cutTop(isTall ? 8 : 4), into: &canvas)
      }
      rest.cutTop(isTall ? 0 : 1)
      var style = look.style(lead.role)
      style.attributes.insert(style.foreground.emphasis)
      canvas.write(lead.value, in: rest.cutTop(1), style: style)
    } else {
      let good = look.style(.good)
      if isTall {
        drawFound(state.pairsFound, good, in: rest.cutTop(5), into: &canvas)
        figures.remove(at: 1)
      }
      for figure in figures.prefix(isTall ? 2 : 3) { draw(figure, in: rest.cutTop(1)) }
      if isTall {
        rest.cutTop(1)
      } else {
        drawProgress(state.pairsFound, good, in: rest.cutTop(1), into: &canvas)
      }
      for figure in figures.dropFirst(isTall ? 2 : 3) { draw(figure, in: rest.cutTop(1)) }
    }
    if let notice {
      canvas.write(
        notice.text, in: rest.dropTop(!race.isEmpty ? 0 : isLarge ? 11 : 2),
        style: look.style(notice.role))
    }
    if let reach { draw(reach, in: rest.dropTop(1)) }
    if isLarge, case let turns = turns, !turns.isEmpty {
      canvas.write(look.text(PlayPhrase.turns), in: rest.dropTop(3), style: look.style(.muted))
      canvas.write(turns, in: rest.dropTop(4), style: look.style(.chart))
    }
    guard let lastPair else { return }
    rest.cutTop(6)
    canvas.write(look.text(PlayPhrase.lastPair), in: rest.cutTop(1), style: look.style(.muted))
    let name = lastPair.symbol.map { "\($0) \(lastPair.name)" } ?? lastPair.name
    for line in TextWrap.lines(name, width: rect.columns).prefix(3) {
      canvas.write(line, in: rest.cutTop(1), style: look.style(.good))
    }
  }

  /// Draws a player of a race: a bar with the name, the pairs, in large digits if there is room,
  /// the progress and the turns.
  private func drawRacer(
    _ seat: Int, _ name: String, _ standing: PairsProgress.Point, in place: Rect,
    into canvas: inout Canvas
  ) {
    let style = look.colored(SeatStyle.hues[seat], look.style(.text))
    let isTall = place.rows > 4
    var rest = place
    if !isTall { rest.cutTop(1) }
    let bar = rest.cutTop(1)
    canvas.fill(bar, style: style.reversed)
    canvas.write(name, in: bar.inset(columns: 1, rows: 0), style: style.reversed)
    if isTall {
      rest.cutTop(1)
      drawFound(standing.pairs, style, in: rest.cutTop(4), into: &canvas)
    } else {
      canvas.write(
        look.share("\(standing.pairs)", of: play.level.pairs),
        in: bar.inset(columns: 1, rows: 0), .right, style: style.reversed)
      drawProgress(standing.pairs, style, in: rest.cutTop(1), into: &canvas)
    }
    canvas.write(look.text(PlayPhrase.turns), in: rest, style: look.style(.muted))
    canvas.write("\(standing.turns)", in: rest, .right, style: look.style(.text))
  }

  /// Draws the found pairs in large digits, and the progress below them.
  private func drawFound(_ found: Int, _ style: Style, in place: Rect, into canvas: inout Canvas) {
    let digits = place.top(3)
    look.largeNumber(found, in: digits, style: style, into: &canvas)
    canvas.write(
      "\(look.text(PlayPhrase.pairs)) \(look.share("\(found)", of: play.level.pairs))",
      in: digits.bottom(1), .right, style: look.style(.muted))
    drawProgress(found, style, in: place.dropTop(3), into: &canvas)
  }

  private func drawProgress(
    _ found: Int, _ style: Style, in place: Rect, into canvas: inout Canvas
  ) {
    look.progress(found, of: play.level.pairs, style, in: place, into: &canvas)
  }

  /// Returns the title on a line of this many columns. If there is no room for both, the mode is
  /// more important than the level, which the board shows.
  private func heads(
    before figures: [LabeledValue], columns: Int
  ) -> [(text: String, role: Role)] {
    guard let mode else { return [(title, .title)] }
    let first = figures.prefix(3).reduce(5) { $0 + TextWidth.of($1.name + $1.value) + 3 }
    let both = TextWidth.of(title) + TextWidth.of(mode) + 5 + first
    let all = [(title, Role.title), (mode, Role.muted)]
    return both + Self.noticeColumns <= columns ? all : [(mode, .title)]
  }

  /// The columns of a notice or a race after the figures.
  private static let noticeColumns = 20

  /// Draws as many figures as fit, the clock first; a notice replaces par and best.
  private func drawLine(_ rect: Rect, into canvas: inout Canvas) {
    let (figures, race) = (figures, race)
    var rest = rect.dropLeft(1)
    func draw(_ text: String, _ role: Role, gap: Int = 0) {
      let end = canvas.write(text, in: rest, style: look.style(role))
      rest = rest.dropLeft(end - rest.column + gap)
    }
    for (text, role) in heads(before: figures, columns: rect.columns) { draw(text, role, gap: 2) }
    let shown = notice == nil && race.isEmpty ? figures : Array(figures.prefix(3))
    for (number, figure) in shown.enumerated() {
      let name = number == 0 ? "" : figure.name + " "
      let value = number == 0 ? figure.value.padded(to: 5) : figure.value
      guard TextWidth.of(name + value) <= rest.columns else { return }
      draw(name, .muted)
      draw(value, figure.role, gap: 2)
    }
    if let notice {
      draw(notice.text, notice.role)
    } else if let lead = race.last, race.count > 1 {
      let columns = TextWidth.of(race[0].name + race[1].value + lead.value) + 2
      if columns <= rest.columns { draw(race[0].name, .muted, gap: 1) }
      draw(race[1].value, .muted, gap: 1)
      draw(lead.value, lead.role)
    }
  }
}
