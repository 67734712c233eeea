import Canvas
import GameCore

extension MovieQuizPlay {
  /// Draws the quiz at `now`.
  func draw(
    into canvas: inout Canvas, in area: Rect, at now: Moment, look: RenderStyle,
    isCovered: Bool = false
  ) {
    guard let layout = MovieQuizLayout(in: area) else {
      canvas.write(
        look.text(MovieQuizPhrase.cannotPlay), column: area.column, row: area.row,
        style: look.style(.text))
      return
    }
    var drawing = MovieQuizDrawing(canvas: canvas, layout: layout, look: look)
    // A screen reader would read the clock all the time.
    if !look.followsFocus || isPaused || isOver || table.isWatched {
      drawing.figures(of: self, at: now)
    }
    let film = state.question.film
    let painter = PosterPainter(look: look, ready: emblem, poster: posters.picture(of: film))
    painter.draw(film, pose, in: layout.poster, into: &drawing.canvas)
    if !isPaused, case .waiting = state.phase {
      drawing.center(look.text(FilmsPhrase.posterComes), row: layout.question, .muted)
    } else if isPaused {
      if !isCovered {
        drawing.center(look.text(MovieQuizPhrase.paused), row: layout.question, .title)
        drawing.center(look.text(MovieQuizPhrase.goOn), row: layout.buttons, .muted)
      }
    } else {
      drawing.question(state.question)
      let isRefused = wasTooSoon && seconds(at: now) == 0
      drawing.feedback(answered, of: state.question, tooSoon: isRefused)
      if answered == nil, !isRefused, let age {
        drawing.center(look.text(FilmsPhrase.old(age)), row: layout.feedback, .muted)
      }
      if answered == nil {
        drawing.buttons()
      } else {
        drawing.scale(state.question)
      }
    }
    canvas = drawing.canvas
    canvas.cursor = Point(column: layout.area.column, row: layout.question)
  }

  private var pose: PosterPainter.AnswerMark {
    if isPaused { return .hidden }
    if case .waiting = state.phase { return .awaited }
    return answered.map { $0.isRight ? .right : .wrong } ?? .asked
  }
}

/// A canvas with the parts of Movie Quiz.
private struct MovieQuizDrawing {
  var canvas: Canvas
  let layout: MovieQuizLayout
  let look: RenderStyle

  mutating func center(_ text: String, row: Int, _ role: Role) {
    center(text, in: layout.area, row: row, look.style(role))
  }

  /// Draws question, seconds, points, right answers and best, each at a fixed position, so that
  /// nothing moves when a number grows.
  mutating func figures(of play: MovieQuizPlay, at now: Moment) {
    let state = play.state
    let seconds = min(play.seconds(at: now), MovieQuizPlay.costlySeconds)
    let more = seconds == MovieQuizPlay.costlySeconds ? "+" : ""
    let unit = look.language("s", "с")
    let record = look.recordFigure(
      play.best, named: MovieQuizPhrase.record, beside: play.table, play.mode)
    let number = look.share("\(state.number + 1)", of: state.questions.count)
    let columns: [(String, String, Role)] = [
      (look.text(MovieQuizPhrase.number), number, .title),
      (look.text(MovieQuizPhrase.time), "\(seconds)\(more) \(unit)", .accent),
      (look.text(MovieQuizPhrase.points), look.language.grouped(state.points), .title),
      (look.text(MovieQuizPhrase.right), "\(state.right)", .good),
      (record.name, record.value, .muted),
    ]
    let width = layout.figures.columns / columns.count
    for (index, (name, value, role)) in columns.enumerated() {
      var column = layout.figures.column + index * width
      let isLast = index == columns.count - 1
      let room = isLast ? layout.figures.right - column : width - 1
      let place = Rect(column: column, row: layout.figures.row, columns: room, rows: 1)
      let first = canvas.outline?.items.count ?? 0
      defer {
        canvas.outline?.replace(
          from: first,
          with: name.isEmpty ? [] : [Outline.Item(.figure, name, value: value, at: place)])
      }
      if TextWidth.of(name) + 1 + TextWidth.of(value) <= room || value.isEmpty {
        column =
          canvas.write(
            name, column: column, row: layout.figures.row, style: look.style(.muted), limit: room)
          + 1
      } else if isLast {
        // After other figures, a number is meaningless without its name.
        continue
      }
      canvas.write(
        value, column: column, row: layout.figures.row, style: look.style(role), limit: room)
    }
  }

  mutating func question(_ question: MovieQuizQuestion) {
    let words = look.text(MovieQuizPhrase.question(question.side, question.threshold))
    center(words, row: layout.question, .title)
  }

  mutating func feedback(
    _ answer: MovieQuizState.Answer?, of question: MovieQuizQuestion, tooSoon: Bool
  ) {
    if let answer {
      let sign = answer.isRight ? look.glyphs.right : look.glyphs.wrong
      let words = look.text(MovieQuizPhrase.answered(answer, question.film.rating))
      center("\(sign) \(words)", row: layout.feedback, answer.isRight ? .good : .bad)
    } else if tooSoon {
      center(look.text(MovieQuizPhrase.tooSoon), row: layout.feedback, .bad)
    }
  }

  /// Draws the rating and the threshold of the question on a scale from 0 to 10.
  mutating func scale(_ question: MovieQuizQuestion) {
    let line = layout.area.centered(Size(columns: Self.scaleColumns, rows: 1))
    func column(_ rating: FilmRating) -> Int {
      line.column + rating.tenths * (line.columns - 1) / 100
    }
    let (rating, threshold) = (column(question.film.rating), column(question.threshold))
    let signs = look.unicode ? ["━", "─", "┃", "●"] : ["=", "-", "|", "*"]
    let row = layout.buttons
    canvas.describe([]) { canvas in
      canvas.write("0", column: line.column - 2, row: row, style: look.style(.muted))
      canvas.write("10", column: line.right + 1, row: row, style: look.style(.muted))
      canvas.write(
        String(repeating: signs[1], count: line.columns), column: line.column, row: row,
        style: look.style(.frame))
      canvas.write(
        String(repeating: signs[0], count: rating - line.column), column: line.column, row: row,
        style: look.style(.text))
      canvas.write(signs[2], column: threshold, row: row, style: look.style(.accent))
      canvas.write(signs[3], column: rating, row: row, style: look.style(.title))
    }
  }

  /// Two columns for each half point.
  private static let scaleColumns = 41

  mutating func buttons() {
    let arrows = look.unicode ? ("←", "→") : ("<-", "->")
    let style = look.style(.button)
    center(
      "[ \(arrows.0) \(look.text(MovieQuizPhrase.no)) ]", in: layout.no, row: layout.buttons, style)
    center(
      "[ \(look.text(MovieQuizPhrase.yes)) \(arrows.1) ]", in: layout.yes, row: layout.buttons,
      style)
  }

  private mutating func center(_ text: String, in area: Rect, row: Int, _ style: Style) {
    let shown = TextWrap.cut(text, width: area.columns, mark: look.glyphs.ellipsis)
    let column = area.column + max(area.columns - TextWidth.of(shown), 0) / 2
    canvas.write(shown, column: column, row: row, style: style, limit: area.columns)
  }
}
