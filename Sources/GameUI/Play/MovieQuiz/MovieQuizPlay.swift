import Canvas
import GameCore
import Pictures

/// A round of Movie Quiz on the screen: answers, the second after each, pause.
struct MovieQuizPlay: GamePlay {
  private(set) var table: GameTable<MovieQuizGame>
  /// Whether the latest answer came before anybody could have read the question.
  private(set) var wasTooSoon = false
  /// The emblem on the poster, as it was drawn last.
  private(set) var emblem: PosterPainter.Ready?
  /// The posters of films from elsewhere.
  private(set) var posters = Posters()
  /// How old films from elsewhere are, in seconds, where that is to be told.
  private(set) var age: Int?
  /// The player's record for the setup in points.
  let best: Int?
  private(set) var occasion = PlayOccasion()

  /// Shows the first question at `now`. A quiz on films from elsewhere is its player's alone,
  /// whatever it could have been.
  init(
    _ setup: MovieQuizSetup, seed: UInt64, content: MovieQuizContent, eligibility: Eligibility,
    best: Int?, at now: Moment
  ) {
    let isOwn = eligibility == .ranked && !MovieQuizGame.isRankable(content)
    table = GameTable(
      setup, seed: seed, content: content, eligibility: isOwn ? .ownOnly : eligibility, at: now)
    self.best = best
  }

  /// Restores a kept quiz, paused and with its question hidden.
  init(resuming saved: SavedRound, best: Int?) throws(ReplayFault) {
    table = try GameTable(resuming: saved)
    posters = Posters(looks: saved.looks)
    self.best = best
  }

  /// Shows a round that is watched, its posters drawn.
  init(watching round: Round<MovieQuizGame>, _ choices: Play.Choices) {
    table = GameTable(watching: round)
    best = choices.best
  }

  /// Shows a watched round at another moment.
  mutating func show(_ round: Round<MovieQuizGame>, animates _: Bool, at _: Moment) {
    table = GameTable(watching: round)
  }

  mutating func take(_ occasion: PlayOccasion) { self.occasion = occasion }

  /// Takes what else is known of the films that it is on.
  mutating func take(_ films: ServiceFilms) {
    posters = Posters(of: films.films)
    age = films.toldAge
  }

  var state: MovieQuizState { table.round.state }
  var setup: MovieQuizSetup { table.round.setup }
  var isPaused: Bool { table.isPaused }
  var isOver: Bool { table.isOver }

  /// The answer that is shown; nil while a question is.
  var answered: MovieQuizState.Answer? {
    switch state.phase {
    case .answered, .over: state.answers.last
    case .waiting, .asked: nil
    }
  }

  /// The next second of the question's clock while it costs points, the end of the second after an
  /// answer, and the end of waiting for a poster; nil while nothing happens by itself.
  var nextDeadline: Moment? {
    if case .waiting = state.phase, !posters.isAwaited(of: state.question.film) {
      return table.deadline(orAt: table.round.latest)
    }
    guard case .asked(let shownAt) = state.phase else { return table.deadline(orAt: nil) }
    let seconds = (table.round.latest - shownAt).milliseconds / 1000
    return table.deadline(
      orAt: seconds < Self.costlySeconds ? shownAt + .seconds(seconds + 1) : nil)
  }

  /// After so many seconds a question costs no more points.
  static let costlySeconds = 10

  /// Whole seconds for which the question has been shown.
  func seconds(at now: Moment) -> Int {
    switch state.phase {
    case .asked(let shownAt): (table.elapsed(at: now) - shownAt).milliseconds / 1000
    case .answered, .over: (state.answers.last?.time.milliseconds ?? 0) / 1000
    case .waiting: 0
    }
  }

  func saved(at now: Moment) -> SavedRound? { table.saved(at: now) }

  func mark(at now: Moment) -> ClockMark? { table.mark(at: now) }

  var looks: String { posters.looks(of: state.questions.map(\.film)) }

  /// Takes what the player did at `now`, the question being drawn in `area`.
  mutating func handle(
    _ input: Input, at now: Moment, in area: Rect, look _: RenderStyle
  ) -> [PlayOutcome] {
    var outcomes = advance(to: now)
    guard !isOver else { return outcomes }
    // Letters of answers are taken as they are; for all else the key counts.
    let latin = KeyboardLayout.latin(input)
    guard let layout = MovieQuizLayout(in: area) else {
      pause(at: now)
      if YesNoInput.leaves(latin) { outcomes.append(.leaveAsked) }
      return outcomes
    }
    if isPaused { return outcomes + wake(by: latin, at: now) }
    if YesNoInput.pauses(latin) {
      pause(at: now)
    } else if YesNoInput.leaves(latin) {
      pause(at: now)
      outcomes.append(.leaveAsked)
    } else if answered != nil {
      if YesNoInput.goesOn(input) { outcomes += play(.skip, at: now) }
    } else if let isYes = YesNoInput.answer(to: input, yes: layout.yes, no: layout.no) {
      outcomes += play(isYes ? .yes : .no, at: now)
    }
    return outcomes
  }

  /// Lets happen what is due at `now`: the next question, the end of the quiz.
  mutating func advance(to now: Moment) -> [PlayOutcome] {
    let outcomes = table.advance(to: now)
    return outcomes + showQuestion(at: now)
  }

  mutating func pause(at now: Moment) {
    table.pause(at: now)
  }

  mutating func goOn(at now: Moment) {
    table.goOn(at: now)
  }

  /// Pauses a quiz that has no room in `area` any more, as after a resize; works the poster out
  /// where it has.
  mutating func fit(in area: Rect, look: RenderStyle, at now: Moment) {
    if let layout = MovieQuizLayout(in: area) {
      let painter = PosterPainter(look: look, ready: emblem)
      emblem = painter.prepared(state.question.film, in: layout.poster)
      posters.format = PosterPainter.format(in: layout.poster, look)
    } else if !isOver {
      pause(at: now)
    }
  }

  func hints(_ look: RenderStyle) -> [Hint] {
    let letters = look.language(("n", "y"), ("н", "д"))
    let arrows = look.unicode ? ("← ", "→ ") : ("", "")
    return [
      Hint(.plain(arrows.0 + letters.0), MovieQuizPhrase.keyNo),
      Hint(.plain(arrows.1 + letters.1), MovieQuizPhrase.keyYes),
      Hint(.plain("p"), PlayPhrase.keyPause),
    ]
  }

  /// The poster of the question on the screen, then that of the next, so that it need not wait.
  var inquiries: [Inquiry] {
    state.questions.dropFirst(state.number).prefix(2).compactMap { posters.missing(of: $0.film) }
  }

  mutating func receive(_ finding: Finding, at now: Moment) -> [PlayOutcome] {
    posters.receive(finding)
    return isOver ? [] : advance(to: now)
  }

  /// Shows a question whose poster has come, or can only be drawn.
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
