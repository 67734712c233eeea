import Canvas
import GameCore
import MediaProtocol
import Pictures

/// A round of Movie Quiz on the screen.
struct MovieQuizPlay: AnswerPlay {
  let kind = GameKind.movieQuiz
  var table: GameTable<MovieQuizGame>
  /// Whether the latest answer was earlier than anyone could have read the question.
  private(set) var wasTooSoon = false
  /// The last drawn emblem of a poster.
  private(set) var emblem: PosterPainter.RenderedEmblem?
  /// The posters of films from elsewhere.
  var posters: Posters
  /// The age of films from elsewhere in seconds, if it is to be shown.
  let age: Int?
  /// The player's best for the setup in points.
  let best: Int?
  var mode = GameMode()

  init(_ table: GameTable<MovieQuizGame>, _ choices: DealChoices) {
    self.table = table
    posters = Posters(of: choices.films?.films ?? [])
    age = choices.films?.shownAge
    best = choices.best
  }

  var setup: MovieQuizSetup { table.round.setup }
  var isPaused: Bool { table.isPaused }

  /// The answer being shown; nil during a question.
  var answered: MovieQuizState.Answer? {
    switch state.phase {
    case .answered, .over: state.answers.last
    case .waiting, .asked: nil
    }
  }

  /// The time of the next second while it costs points, of the end of the second after an answer,
  /// or of the end of waiting for a poster; nil while nothing happens without input.
  var nextDeadline: Moment? {
    if case .waiting = state.phase, !posters.isAwaited(of: state.question.film) {
      return table.deadline(orAt: table.round.latest)
    }
    guard case .asked(let shownAt) = state.phase else { return table.deadline(orAt: nil) }
    let seconds = (table.round.latest - shownAt).milliseconds / 1000
    return table.deadline(
      orAt: seconds < Self.costlySeconds ? shownAt + .seconds(seconds + 1) : nil)
  }

  /// The number of seconds after which a question loses no more points.
  static let costlySeconds = 10

  /// Returns the whole seconds since the question was shown.
  func seconds(at now: Moment) -> Int {
    switch state.phase {
    case .asked(let shownAt): (table.elapsed(at: now) - shownAt).milliseconds / 1000
    case .answered, .over: (state.answers.last?.time.milliseconds ?? 0) / 1000
    case .waiting: 0
    }
  }

  /// Returns the next second of the question.
  static func nextTick(of round: Round<MovieQuizGame>) -> Elapsed {
    guard case .asked(let shownAt) = round.state.phase else { return round.latest.nextSecond }
    return shownAt + (round.latest - shownAt).nextSecond
  }

  var appearance: String { posters.appearance(of: state.questions.map(\.film)) }

  mutating func answer(_ input: Input, in area: Rect, at now: Moment) -> [PlayOutcome] {
    if answered != nil { return YesNoInput.skipsAnswer(input) ? play(.skip, at: now) : [] }
    let layout = MovieQuizLayout(in: area)
    return YesNoInput.answer(to: input, yes: layout.yes, no: layout.no)
      .map { play($0 ? .yes : .no, at: now) } ?? []
  }

  /// Performs the steps due at `now`: the next question, the end of the quiz.
  mutating func advance(to now: Moment) -> [PlayOutcome] {
    table.advance(to: now) + showQuestion(at: now)
  }

  /// Prepares the poster.
  mutating func fit(in area: Rect, look: RenderStyle, at _: Moment) {
    let layout = MovieQuizLayout(in: area)
    let painter = PosterPainter(look: look, ready: emblem, number: state.number)
    emblem = painter.prepared(state.question.film, in: layout.poster)
    posters.format = PosterPainter.format(in: layout.poster, look)
  }

  /// The posters of the current question and of the next one, in advance.
  var mediaQueries: [MediaQuery] {
    state.questions.dropFirst(state.number).prefix(2).compactMap { posters.missing(of: $0.film) }
  }

  mutating func receive(
    _ report: MediaReport, to query: MediaQuery, at now: Moment
  ) -> [PlayOutcome] {
    posters.receive(report, to: query)
    return isOver ? [] : advance(to: now)
  }

  /// Shows a question whose poster has arrived, or is drawn.
  private mutating func showQuestion(at now: Moment) -> [PlayOutcome] {
    guard case .waiting = state.phase, !isPaused, !posters.isAwaited(of: state.question.film)
    else { return [] }
    return play(.show, at: now)
  }

  private mutating func play(_ move: MovieQuizGame.Move, at now: Moment) -> [PlayOutcome] {
    do {
      let outcomes = try table.play(move, at: now)
      wasTooSoon = false
      return outcomes + (move == .skip ? showQuestion(at: now) : [])
    } catch {
      wasTooSoon = error == .tooSoon
      return [.bell]
    }
  }
}
