import Canvas
import GameCore

extension ColorMatchPlay {
  /// Draws the round at `now`.
  func draw(
    into canvas: inout Canvas, in area: Rect, at now: Moment, look: RenderStyle,
    isCovered: Bool = false
  ) {
    let layout = ColorMatchLayout(in: area)
    var drawing = ColorMatchDrawing(
      canvas: canvas, layout: layout, look: look, ink: WordInk(look, textures: textures))
    // A screen reader would read the clock all the time.
    if !look.followsFocus || isPaused || isOver || table.isWatched {
      drawing.figures(
        of: state.score, timeLeft: timeLeft(at: now),
        record: look.recordFigure(best, beside: table, mode))
      if let panel = layout.panel {
        ColorMatchPanel(self, at: now, look: look).draw(into: &drawing.canvas, in: panel)
      }
    }
    drawing.timeBar(timeLeft(at: now), of: state.duration.end)
    drawing.question()
    if isPaused {
      drawing.hiddenCards()
      if !isCovered {
        PlayNotes(look: look).drawPaused(
          over: layout.wide(layout.left.row, rows: layout.left.rows), into: &drawing.canvas)
      }
    } else if let countdown {
      drawing.countdown(countdown.seconds)
    } else {
      // After the end, the size of a word reveals nothing.
      if isOver { drawing.words = [state.question.meaning, state.question.word] }
      drawing.cards(of: state.question)
      let shown = state.answerShownUntil.map { _ in state.question.isMatch }
      drawing.feedback(
        wasRight: lastAnswer(at: now), shown: shown, waits: !table.isWatched,
        tooSoon: wasTooSoon && isNew(at: now), isOver: isOver)
      if !isOver, shown == nil {
        look.answerButtons(no: layout.no, yes: layout.yes, into: &drawing.canvas)
      }
    }
    drawing.legend()
    canvas = drawing.canvas
    if !isPaused || isCovered {
      canvas.cursor = Point(column: layout.right.column, row: layout.buttons)
    }
  }
}

extension ColorMatchPlay {
  /// Returns whether the last answer was right; nil when the next question has been shown for a
  /// second, so that the mark is not taken for its answer.
  private func lastAnswer(at now: Moment) -> Bool? {
    // By ruleset 2, a wrong answer was shown for a second before this question.
    if state.lastWasRight == false, table.round.revision > 1 { return nil }
    return isNew(at: now) ? state.lastWasRight : nil
  }

  /// Returns whether the question has been shown for less than a second.
  private func isNew(at now: Moment) -> Bool {
    table.elapsed(at: now) - state.shownAt < .seconds(1)
  }
}

/// A canvas with the parts of Color Match.
struct ColorMatchDrawing {
  var canvas: Canvas
  let layout: ColorMatchLayout
  let look: RenderStyle
  let ink: WordInk
  /// The words that may be shown. All have the same size, because a different one would reveal the
  /// word.
  var words = ColorWord.allCases

  mutating func center(_ phrase: some Phrase, row: Int, role: Role) {
    canvas.write(
      look.text(phrase), in: layout.area.line(row), .center, style: look.style(role))
  }

  /// Draws time, score, multiplier with its dots, right answers and best, each at a fixed position,
  /// so that nothing moves when a number grows.
  mutating func figures(
    of score: ColorMatchScore, timeLeft: Elapsed, record: LabeledValue
  ) {
    // A started second counts as a whole one, so that the clock shows 0 only at the end.
    let seconds = (timeLeft.milliseconds + 999) / 1000
    let dots = String(repeating: look.unicode ? "●" : "*", count: score.dots)
    let open = String(
      repeating: look.unicode ? "○" : ".", count: ColorMatchScore.dotsToRise - score.dots)
    let clock = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    let multiplier = "\(look.glyphs.times)\(score.multiplier) \(dots)\(open)"
    let figures = [
      look.labeled(ColorMatchPhrase.timeLeft, clock, .accent),
      look.labeled(ColorMatchPhrase.score, look.language.grouped(score.score), .title),
      look.labeled(ColorMatchPhrase.multiplier, multiplier, .title),
      look.labeled(ColorMatchPhrase.right, "\(score.right)", .good), record,
    ]
    FigureColumns(look: look, figures: figures).draw(
      into: &canvas, in: layout.wide(layout.figures, rows: layout.stacksFigures ? 2 : 1))
  }

  /// Draws the time that is left as a bar as wide as the cards, if there is a row for it.
  mutating func timeBar(_ left: Elapsed, of whole: Elapsed) {
    guard let row = layout.timeBar else { return }
    look.progress(
      left.milliseconds, of: whole.milliseconds, look.style(.accent), in: layout.wide(row),
      into: &canvas)
  }

  mutating func cards(of question: ColorMatchQuestion) {
    card(layout.left, question.meaning, in: WordInk.neutral)
    card(layout.right, question.word, in: question.ink)
    func name(_ word: ColorWord) -> String { look.text(ColorMatchPhrase.word(word)) }
    canvas.outline?.add(Outline.Item(.card, name(question.meaning), at: layout.left))
    canvas.outline?.add(
      Outline.Item(.card, name(question.word), value: name(question.ink), at: layout.right))
  }

  mutating func hiddenCards() {
    var painter = CardPainter(look: look)
    for place in [layout.left, layout.right] {
      guard !look.followsFocus else {
        canvas.fill(place, style: look.style(.cardBack))
        continue
      }
      painter.draw(.resting, in: place, into: &canvas)
    }
  }

  /// Draws the feedback; `shown` is the right answer while it is shown after a wrong one.
  mutating func feedback(wasRight: Bool?, shown: Bool?, waits: Bool, tooSoon: Bool, isOver: Bool) {
    if isOver {
      center(ColorMatchPhrase.timeUp, row: layout.feedback, role: .title)
    } else if let shown {
      let words = ColorMatchPhrase.wasWrong(match: shown, waits: waits)
      flash(words, isRight: false)
    } else if tooSoon {
      center(PlayPhrase.tooSoon, row: layout.feedback, role: .bad)
    } else if let wasRight {
      flash(wasRight ? .right : .wrong, isRight: wasRight)
    }
  }

  /// Draws the question, in large windows on a bar as wide as the cards.
  mutating func question() {
    let bar = layout.wide(layout.question, rows: layout.buttonRows)
    let isBar = bar.rows > 1
    if isBar { canvas.fill(bar, style: look.style(.bar)) }
    var style = look.style(isBar ? .bar : .title)
    style.attributes.insert(style.foreground.emphasis)
    canvas.write(
      look.text(ColorMatchPhrase.question),
      in: (isBar ? bar : layout.area).line(bar.row + bar.rows / 2),
      .center, style: style)
  }

  /// Draws the feedback on an answer as a band as wide as the cards, whose edges have its color.
  private mutating func flash(_ words: ColorMatchPhrase, isRight: Bool) {
    let rows = layout.feedbackRows
    look.answerBand(
      look.text(words), isRight: isRight,
      in: layout.wide(layout.feedback - rows / 2, rows: rows), into: &canvas)
    guard !look.followsFocus else { return }
    for card in [layout.left, layout.right] {
      CardPainter(look: look).drawEdges(
        isRight ? .good : .bad, around: ink.style(of: WordInk.neutral), in: card, into: &canvas)
    }
  }

  /// Draws the meaning of each texture, if inks have textures.
  mutating func legend() {
    guard ink.hasTexture, layout.legend < layout.area.bottom else { return }
    let parts = ColorWord.allCases.map { word in
      let sign = String(repeating: ink.cell(of: word).character, count: 3)
      return "\(sign) \(look.text(ColorMatchPhrase.word(word)).lowercased())"
    }
    canvas.write(
      parts.joined(separator: "   "), in: layout.area.line(layout.legend), .center,
      style: look.style(.muted))
  }

  mutating func card(_ place: Rect, _ text: ColorWord, in color: ColorWord) {
    // All cards look the same, because a different one would reveal the ink.
    blank(place)
    word(text, on: place, in: color)
  }

  /// Draws an empty card and its edges: half a line of the table above and below it, or a frame
  /// where cards have the table's color.
  mutating func blank(_ place: Rect) {
    let style = ink.style(of: WordInk.neutral)
    canvas.fill(place, style: style)
    guard !look.followsFocus else { return }
    guard look.unicode, style.background != .standard else {
      canvas.box(place, lines: look.glyphs.box, style: style)
      return
    }
    let table = look.style(.text).background
    if FaceColor.isLight(table) == true {
      // The card is almost as light as the table, so it has a thin frame in gray, as no ink is.
      return CardPainter(look: look)
        .drawEdges(.cardEdge, around: style, in: place, into: &canvas)
    }
    let edge = Style(foreground: style.background, background: table)
    canvas.fill(place.top(1), with: "▄", style: edge)
    canvas.fill(place.bottom(1), with: "▄", style: edge.reversed)
  }
}
