import Canvas
import GameCore

extension MovieQuizPlay {
  /// Draws the quiz at `now`.
  func draw(
    into canvas: inout Canvas, in area: Rect, at now: Moment, look: RenderStyle,
    isCovered: Bool = false
  ) {
    let layout = MovieQuizLayout(in: area)
    var drawing = MovieQuizDrawing(canvas: canvas, layout: layout, look: look)
    // A screen reader would read the clock all the time.
    if !look.followsFocus || isPaused || isOver || table.isWatched {
      drawing.figures(of: self, at: now)
    }
    drawing.progress(state)
    let film = state.question.film
    let painter = PosterPainter(
      look: look, ready: emblem, poster: posters.picture(of: film), number: state.number)
    painter.draw(film, pose, in: layout.poster, into: &drawing.canvas)
    if !isPaused, case .waiting = state.phase {
      drawing.center(look.text(FilmsPhrase.posterComes), row: layout.scale - 1, .muted)
    } else if isPaused {
      if !isCovered {
        PlayNotes(look: look).drawPaused(
          over: layout.figures.below(layout.poster.row).top(layout.poster.rows),
          into: &drawing.canvas)
      }
    } else {
      drawing.question(state.question)
      let isRefused = wasTooSoon && seconds(at: now) == 0
      drawing.feedback(answered, of: state.question, tooSoon: isRefused)
      if answered == nil {
        look.answerButtons(no: layout.no, yes: layout.yes, into: &drawing.canvas)
        if !isRefused, let (words, role) = earlier(look) {
          drawing.center(words, row: layout.note, role)
        }
      } else {
        drawing.scale(state.question)
      }
    }
    canvas = drawing.canvas
    if !isPaused || isCovered {
      canvas.cursor = Point(column: layout.area.column, row: layout.question.row)
    }
  }

  /// Returns the previous film with its rating, which is shown too briefly after the answer, or the
  /// age of a service's films.
  private func earlier(_ look: RenderStyle) -> (text: String, role: Role)? {
    guard let last = state.answers.last, !look.followsFocus, !look.isPlain else {
      return age.map { (look.text(FilmsPhrase.old($0)), .muted) }
    }
    let film = state.questions[state.answers.count - 1].film
    let sign = last.isRight ? look.glyphs.right : look.glyphs.wrong
    let rating = film.rating.text(in: look.language)
    return (
      "\(sign) \(film.shownTitle(in: look.language)): \(rating)", last.isRight ? .good : .bad
    )
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
    canvas.write(
      look.cut(text, layout.area.columns), in: layout.area.line(row), .center,
      style: look.style(role))
  }

  /// Draws question, seconds, points, right answers and best, each at a fixed position, so that
  /// nothing moves when a number grows.
  mutating func figures(of play: MovieQuizPlay, at now: Moment) {
    let state = play.state
    let seconds = min(play.seconds(at: now), MovieQuizPlay.costlySeconds)
    let more = seconds == MovieQuizPlay.costlySeconds ? "+" : ""
    let unit = look.language("s", "с")
    let number = look.share("\(state.number + 1)", of: state.questions.count)
    let figures = [
      look.labeled(MovieQuizPhrase.number, number, .title),
      look.labeled(MovieQuizPhrase.answerTime, "\(seconds)\(more) \(unit)", .accent),
      look.labeled(LeaderboardPhrase.points, look.language.grouped(state.points), .title),
      look.labeled(ColorMatchPhrase.right, "\(state.right)", .good),
      look.recordFigure(play.best, beside: play.table, play.mode),
    ]
    FigureColumns(look: look, figures: figures, longest: [5, 5, 5, 2, 5])
      .draw(into: &canvas, in: layout.figures)
  }

  /// Draws the share of the answered questions as a line, if there is a row for it.
  mutating func progress(_ state: MovieQuizState) {
    guard let place = layout.progress else { return }
    look.progress(
      state.answers.count, of: state.questions.count, look.style(.accent), in: place,
      into: &canvas)
  }

  mutating func question(_ question: MovieQuizQuestion) {
    let words = look.text(MovieQuizPhrase.question(question.side, question.threshold))
    let number = question.threshold.text(in: look.language)
    guard layout.isWide, look.unicode, !look.followsFocus, let place = words.firstRange(of: number)
    else { return center(words, row: layout.question.row + layout.question.rows / 2, .title) }
    // The number in large digits.
    let (head, tail) = (words[..<place.lowerBound], words[place.upperBound...])
    let digits = LargeDigits.rows(of: number)
    let columns = TextWidth.of(head) + digits[0].count + 1 + TextWidth.of(tail)
    let line = layout.question.centered(Size(columns: columns, rows: 3))
    let style = look.style(.title)
    canvas.describe([Outline.Item(.text, words, at: line)]) { canvas in
      let start = canvas.write(String(head), in: line.dropTop(1), style: style)
      for (row, text) in digits.enumerated() {
        canvas.writeBlocks(text, column: start, row: line.row + row, style: look.style(.accent))
      }
      canvas.write(String(tail), in: line.dropTop(1), .right, style: style)
    }
  }

  mutating func feedback(
    _ answer: MovieQuizState.Answer?, of question: MovieQuizQuestion, tooSoon: Bool
  ) {
    if let answer {
      let words = look.text(MovieQuizPhrase.answered(answer, question.film.rating))
      look.answerBand(
        look.cut(words, layout.feedback.columns - 2), isRight: answer.isRight,
        in: layout.feedback, into: &canvas)
    } else if tooSoon {
      center(look.text(PlayPhrase.tooSoon), row: layout.note, .bad)
    }
  }

  /// Draws the rating and the threshold of the question on a scale from 0 to 10.
  mutating func scale(_ question: MovieQuizQuestion) {
    look.scale(
      of: question.film.rating, question.threshold,
      in: layout.area.line(layout.scale).centered(Size(columns: Self.scaleColumns, rows: 1)),
      into: &canvas)
  }

  /// Two columns for each half point.
  private static let scaleColumns = 41
}

extension RenderStyle {
  /// Draws a rating and a threshold on a scale from 0 to 10, whose numbers are beside `line`.
  func scale(
    of rating: FilmRating, _ threshold: FilmRating, in line: Rect, into canvas: inout Canvas
  ) {
    func column(_ rating: FilmRating) -> Int {
      line.column + rating.tenths * (line.columns - 1) / 100
    }
    let signs = unicode ? ["━", "─", "┃", "●"] : ["=", "-", "|", "*"]
    let row = line.row
    canvas.describe([]) { canvas in
      canvas.write("0", column: line.column - 2, row: row, style: style(.muted))
      canvas.write("10", column: line.right + 1, row: row, style: style(.muted))
      canvas.write(
        String(repeating: signs[1], count: line.columns), column: line.column, row: row,
        style: style(.frame))
      canvas.write(
        String(repeating: signs[0], count: column(rating) - line.column), column: line.column,
        row: row, style: style(.text))
      canvas.write(signs[2], column: column(threshold), row: row, style: style(.accent))
      canvas.write(signs[3], column: column(rating), row: row, style: style(.title))
    }
  }
}
