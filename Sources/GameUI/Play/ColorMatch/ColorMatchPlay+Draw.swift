import Canvas
import GameCore

extension ColorMatchPlay {
  /// Draws the round as of `now`.
  func draw(
    into canvas: inout Canvas, in area: Rect, at now: Moment, look: RenderStyle,
    isCovered: Bool = false
  ) {
    guard let layout = ColorMatchLayout(in: area) else {
      let words = look.text(ColorMatchPhrase.cannotPlay)
      canvas.write(words, column: area.column, row: area.row, style: look.style(.text))
      return
    }
    var drawing = ColorMatchDrawing(
      canvas: canvas, layout: layout, look: look, ink: WordInk(look, textures: textures))
    drawing.figures(of: state.score, timeLeft: timeLeft(at: now), best: best)
    drawing.center(ColorMatchPhrase.question, row: layout.question, role: .muted)
    if isPaused {
      drawing.hiddenCards()
      if !isCovered {
        drawing.center(ColorMatchPhrase.paused, row: layout.feedback, role: .title)
        drawing.center(ColorMatchPhrase.goOn, row: layout.buttons, role: .muted)
      }
    } else {
      drawing.cards(of: state.question)
      drawing.feedback(wasRight: lastAnswer(at: now), tooSoon: wasTooSoon, isOver: isOver)
      drawing.answers()
    }
    drawing.legend()
    canvas = drawing.canvas
    canvas.cursor = Point(column: layout.right.column, row: layout.buttons)
  }
}

extension ColorMatchPlay {
  /// Whether the last answer was right; nil once the next question has been there for a second, so
  /// that it is not taken for an answer to that one.
  private func lastAnswer(at now: Moment) -> Bool? {
    let shown = table.elapsed(at: now) - state.shownAt
    return shown < .seconds(1) ? state.lastWasRight : nil
  }
}

/// Draws the parts of Color Match into a canvas.
private struct ColorMatchDrawing {
  var canvas: Canvas
  let layout: ColorMatchLayout
  let look: RenderStyle
  let ink: WordInk

  mutating func center(_ phrase: some Phrase, row: Int, role: Role) {
    center(look.text(phrase), in: layout.area, row: row, style: look.style(role))
  }

  /// Time, score, multiplier with its dots, right answers, record: each at a place of its own, so
  /// that nothing jumps when a figure grows.
  mutating func figures(of score: ColorMatchScore, timeLeft: Elapsed, best: Int?) {
    // A started second counts as whole: the clock shows 0 only when the round is over.
    let seconds = (timeLeft.milliseconds + 999) / 1000
    let dots = String(repeating: look.unicode ? "●" : "*", count: score.dots)
    let open = String(
      repeating: look.unicode ? "○" : ".", count: ColorMatchScore.dotsToRise - score.dots)
    let columns: [(ColorMatchPhrase, String, Role)] = [
      (.timeLeft, "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)", .accent),
      (.score, "\(score.score)", .title),
      (.multiplier, "\(look.glyphs.times)\(score.multiplier) \(dots)\(open)", .title),
      (.answers, "\(score.right)", .good),
      (.record, best.map(String.init) ?? look.text(PlayPhrase.noRecord), .muted),
    ]
    let start = layout.left.column
    let width = (layout.right.right - start) / columns.count
    for (index, (phrase, value, role)) in columns.enumerated() {
      let column = start + index * width
      let room = width - 1
      let name = look.text(phrase)
      let needed = TextWidth.of(name) + 1 + TextWidth.of(value)
      var at = column
      if needed <= room {
        at = canvas.write(name, column: at, row: layout.figures, style: look.style(.muted)) + 1
      }
      canvas.write(value, column: at, row: layout.figures, style: look.style(role), limit: room)
    }
  }

  mutating func cards(of question: ColorMatchQuestion) {
    card(layout.left)
    card(layout.right)
    word(question.meaning, on: layout.left, style: ink.neutral, texture: ink.solid)
    word(
      question.word, on: layout.right, style: ink.style(of: question.ink),
      texture: ink.texture(of: question.ink))
  }

  mutating func hiddenCards() {
    for place in [layout.left, layout.right] {
      let style = look.style(.cardBack)
      canvas.fill(place, with: look.unicode ? "░" : ":", style: style)
      frame(place, style: style)
    }
  }

  mutating func feedback(wasRight: Bool?, tooSoon: Bool, isOver: Bool) {
    if isOver {
      center(ColorMatchPhrase.timeUp, row: layout.feedback, role: .title)
    } else if tooSoon {
      center(ColorMatchPhrase.tooSoon, row: layout.feedback, role: .bad)
    } else if let wasRight {
      let sign = wasRight ? look.glyphs.right : look.glyphs.wrong
      let words = look.text(wasRight ? ColorMatchPhrase.right : ColorMatchPhrase.wrong)
      center(
        "\(sign) \(words)", in: layout.area, row: layout.feedback,
        style: look.style(wasRight ? .good : .bad))
    }
  }

  mutating func answers() {
    let arrows = look.unicode ? ("←", "→") : ("<-", "->")
    center(
      "[ \(arrows.0) \(look.text(ColorMatchPhrase.no)) ]", in: layout.no(look),
      row: layout.buttons, style: look.style(.button))
    center(
      "[ \(look.text(ColorMatchPhrase.yes)) \(arrows.1) ]", in: layout.yes(look),
      row: layout.buttons, style: look.style(.button))
  }

  /// What each texture stands for, where inks have textures.
  mutating func legend() {
    guard ink.hasTexture, layout.legend < layout.area.bottom else { return }
    let parts = ColorWord.allCases.map { word in
      let sign = String(repeating: ink.texture(of: word), count: 3)
      return "\(sign) \(look.text(ColorMatchPhrase.word(word)).lowercased())"
    }
    center(
      parts.joined(separator: "   "), in: layout.area, row: layout.legend,
      style: look.style(.muted))
  }

  private mutating func card(_ place: Rect) {
    canvas.fill(place, style: ink.neutral)
    frame(place, style: ink.neutral)
  }

  private mutating func frame(_ place: Rect, style: Style) {
    canvas.box(place, lines: look.glyphs.box, style: style)
  }

  /// Writes a word in block letters, or plainly where the card is too small for them.
  private mutating func word(_ word: ColorWord, on place: Rect, style: Style, texture: Character) {
    let text = look.text(ColorMatchPhrase.word(word))
    let inside = place.inset(columns: 1, rows: 1)
    guard let columns = BlockLetters.columns(of: text), columns <= inside.columns,
      BlockLetters.rows <= inside.rows, let bitmap = BlockLetters.bitmap(of: text)
    else {
      plain(text, in: inside, style: style, texture: texture)
      return
    }
    let area = inside.centered(Size(columns: columns, rows: BlockLetters.rows))
    for (row, line) in bitmap.enumerated() {
      for (column, isFilled) in line.enumerated() where isFilled {
        canvas[area.column + column, area.row + row] = Cell(texture, style)
      }
    }
  }

  private mutating func plain(_ text: String, in area: Rect, style: Style, texture: Character) {
    var bold = style
    bold.attributes.insert(.bold)
    let sign = String(repeating: texture, count: 2)
    let row = area.row + area.rows / 2
    center("\(sign) \(text) \(sign)", in: area, row: row, style: bold)
  }

  private mutating func center(_ text: String, in area: Rect, row: Int, style: Style) {
    let column = area.column + max(area.columns - TextWidth.of(text), 0) / 2
    canvas.write(text, column: column, row: row, style: style, limit: area.columns)
  }
}
