import Canvas
import GameCore

/// A panel with time, turns, pairs, par and best of a game, next to its board or on a line above
/// it.
struct FigurePanel {
  private let look: RenderStyle
  private let isLarge: Bool
  private let title: String
  /// The special mode of the game: a daily board, practice, or given up.
  private let mode: String?
  private let notice: (text: String, role: Role)?
  private let figures: [LabeledValue]
  /// The points that can still be reached, in a large window.
  private let reach: LabeledValue?
  private let lastPair: (symbol: Character?, name: String)?
  /// The signs of the latest turns, in a large window.
  private let turns: String
  /// The current state of the rival, instead of par and best; empty without one.
  private let race: [LabeledValue]
  /// The pairs that the player and the rival have taken, and all.
  private let progress: (own: Int, rival: Int?, all: Int)

  /// Creates the figures; an area that `isLarge` has more.
  init(_ play: PairsPlay, at now: Moment, look: RenderStyle, isLarge: Bool) {
    self.isLarge = isLarge
    self.look = look
    let state = play.shown(at: now)
    let (elapsed, pairs) = (play.table.elapsed(at: now), play.level.pairs)
    let isInPlay = !play.isLaidOpen
    title = look.text(PairsPhrase.level(play.level))
    mode =
      isInPlay
      ? look.mode(of: play.table.round.eligibility, play.mode) : look.text(PlayPhrase.givenUp)
    notice = Self.notice(play, look)
    reach = isLarge && isInPlay ? Self.reach(play, at: now, look) : nil
    lastPair = isLarge ? play.lastPair(at: now).flatMap { play.board.name(of: $0.face, look) } : nil
    turns = isLarge ? Self.turns(play, state.turns, look) : ""
    race = isInPlay ? Self.race(play, at: now, look) : []
    progress = (
      state.pairsFound, isInPlay ? play.mode.rival?.curve.standing(at: elapsed).pairs : nil, pairs
    )
    let found = "\(state.pairsFound)".padded(to: "\(pairs)".count)
    let shown: [(name: PlayPhrase, value: String?)] = [
      (.time, look.language.clock(elapsed)), (.pairs, look.share(found, of: pairs)),
      (.turns, "\(state.turns)".padded(to: 3)),
      (.par, look.language.hundredths(play.level.par)),
      (
        .best,
        // A watched round has no best to beat.
        play.table.isWatched
          ? nil : play.best.map(look.language.grouped) ?? look.text(PlayPhrase.noBest)
      ),
    ]
    figures = shown.compactMap { name, value in
      value.map {
        // The clock is highlighted as long as it counts.
        LabeledValue(
          name: look.text(name), value: $0, role: name == .time && isInPlay ? .accent : .text)
      }
    }
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
    return play.notice.map { (look.text($0), .bad) }
  }

  /// Returns the rival's name with the lead, pairs and turns.
  private static func race(
    _ play: PairsPlay, at now: Moment, _ look: RenderStyle
  ) -> [LabeledValue] {
    guard let rival = play.mode.rival else { return [] }
    let time = play.table.elapsed(at: now)
    let state = play.shown(at: now)
    guard !look.isPlain else {
      let standing = rival.standing(own: state.pairsFound, at: time, look)
      return [LabeledValue(name: "", value: standing)]
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
      LabeledValue(name: rival.name(look, columns: 14), value: ""),
      LabeledValue(
        name: look.text(PlayPhrase.pairs),
        value: look.share("\(other.pairs)", of: play.level.pairs)),
      LabeledValue(name: look.text(PlayPhrase.turns), value: "\(other.turns)"),
      LabeledValue(name: "", value: look.text(lead), role: role),
    ]
  }

  /// Returns the points that can still be reached, with one turn for each remaining pair.
  private static func reach(_ play: PairsPlay, at now: Moment, _ look: RenderStyle) -> LabeledValue
  {
    let state = play.shown(at: now)
    let points = PairsScoring.points(
      level: play.level, turns: state.turns + play.level.pairs - state.pairsFound,
      time: play.table.elapsed(at: now))
    // Muted once the best score is out of reach.
    return LabeledValue(
      name: look.text(PlayPhrase.pointsAtBest), value: look.language.grouped(points),
      role: points > play.best ?? 0 ? .accent : .muted)
  }

  /// Returns the signs of the latest of a number of turns, as many as fit.
  private static func turns(_ play: PairsPlay, _ count: Int, _ look: RenderStyle) -> String {
    let faces = play.table.round.moves.prefix(2 * count).map { play.state.face(at: $0.move.place) }
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

  /// Draws the clock over an earlier one, where `draw` has put it.
  static func drawClock(
    of play: PairsPlay, at now: Moment, in side: Rect, into canvas: inout Canvas,
    _ look: RenderStyle
  ) {
    let line = side.dropTop(2).top(1).dropLeft(side.columns - 8)
    canvas.fill(line, style: look.style(.text))
    canvas.write(
      look.language.clock(play.table.elapsed(at: now)), in: line, .right,
      style: look.style(play.isLaidOpen ? .text : .accent))
  }

  private func items(in rect: Rect) -> [Outline.Item] {
    let texts = [mode, notice?.text].compactMap(\.self)
    let name = lastPair.map { LabeledValue(name: look.text(PlayPhrase.lastPair), value: $0.name) }
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
    var rest = rect
    draw(LabeledValue(name: title, value: mode ?? "", role: .muted), in: rest.cutTop(2), .title)
    func bar(_ pairs: Int, _ role: Role) {
      look.progress(pairs, of: progress.all, role, in: rest.cutTop(1), into: &canvas)
    }
    if race.count > 1 {
      // Both players with their pairs, a bar and their turns below the name, each in one color.
      func side(_ name: String, _ pairs: LabeledValue, _ turns: LabeledValue, _ role: Role) {
        draw(LabeledValue(name: name, value: pairs.value), in: rest.cutTop(1), role)
        bar(role == .good ? progress.own : progress.rival ?? 0, role)
        draw(turns, in: rest.cutTop(1))
      }
      draw(figures[0], in: rest.cutTop(1))
      side(look.text(Tab.you), figures[1], figures[2], .good)
      side(race[0].name, race[1], race[2], .accent)
      for figure in race.dropFirst(3) { draw(figure, in: rest.cutTop(1)) }
    } else {
      for figure in figures.prefix(3) { draw(figure, in: rest.cutTop(1)) }
      bar(progress.own, .good)
      for figure in figures.dropFirst(3) { draw(figure, in: rest.cutTop(1)) }
    }
    rest = rect.dropTop(race.isEmpty ? 8 : 11)
    if let notice {
      canvas.write(
        notice.text, in: rest.dropTop(isLarge ? 11 : race.isEmpty ? 2 : 0),
        style: look.style(notice.role))
    }
    if let reach { draw(reach, in: rest.dropTop(1)) }
    if !turns.isEmpty {
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

  /// Returns the title on a line of this many columns. If there is no room for both, the mode is
  /// more important than the level, which the board shows.
  private func heads(columns: Int) -> [(text: String, role: Role)] {
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
    var rest = rect.dropLeft(1)
    func draw(_ text: String, _ role: Role, gap: Int = 0) {
      let end = canvas.write(text, in: rest, style: look.style(role))
      rest = rest.dropLeft(end - rest.column + gap)
    }
    for (text, role) in heads(columns: rect.columns) { draw(text, role, gap: 2) }
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
