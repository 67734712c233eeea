import Canvas
import GameCore

/// The description of Movie Quiz for other screens.
enum MovieQuizDescriptor: GameDescriptor {
  typealias Play = MovieQuizPlay

  static var setupHeading: any Phrase { MovieQuizPhrase.films }
  static var allSetups: any Phrase { MovieQuizPhrase.allFilms }
  static let settings: [SettingsRow] = [.films]
  static var finished: any Phrase { MovieQuizPhrase.over }

  static func name(of setup: String) -> (any Phrase)? {
    MovieQuizSetup(setup).map(MovieQuizPhrase.setup)
  }

  static func details(of setup: String) -> (any Phrase)? {
    MovieQuizSetup(setup).map(MovieQuizPhrase.inShort)
  }

  /// Deals; a quiz on films from elsewhere counts for its player only, even if it would be ranked.
  static func deal(
    _ choices: DealChoices, seed: UInt64, eligibility: Eligibility, at now: Moment
  ) -> (any GamePlay)? {
    MovieQuizSetup(choices.setup).map { setup in
      let drawn = choices.films.flatMap { MovieQuizContent.drawn(from: $0.usable, seed: seed) }
      let content = drawn ?? .newestPack(for: setup)
      let isOwn = eligibility == .ranked && !MovieQuizGame.isRankable(content)
      return MovieQuizPlay(
        GameTable(
          setup, seed: seed, content: content,
          eligibility: isOwn ? .ownOnly : eligibility, at: now),
        choices)
    }
  }

  static func resume(_ saved: SavedRound, _ choices: DealChoices) -> (any GamePlay)? {
    (try? GameTable(resuming: saved)).map { table in
      var play = MovieQuizPlay(table, choices)
      play.posters = Posters(appearance: saved.appearance)
      return play
    }
  }

  static func progress(of saved: SavedRound, _ look: RenderStyle) -> [Alert.Part] {
    guard let round = try? Round<MovieQuizGame>(resuming: saved) else { return [] }
    let state = round.state
    return [
      .pair(
        look.text(MovieQuizPhrase.number),
        look.share("\(state.number + 1)", of: state.questions.count, by: " / ")),
      .pair(look.text(MovieQuizPhrase.rightAnswers), "\(state.right)"),
      .pair(look.text(LeaderboardPhrase.points), look.language.grouped(state.points)),
    ]
  }

  static func figures(of result: RoundResult, _: String, _ look: RenderStyle) -> [Alert.Part] {
    let right = result.figures[.right] ?? 0
    let mean = result.figures[.meanAnswer].map { time in
      Alert.Part.pair(look.text(MovieQuizPhrase.meanAnswer), look.language.seconds(time))
    }
    return [
      .pair(
        look.text(MovieQuizPhrase.rightAnswers),
        look.share("\(right)", of: MovieQuizGame.questions, by: " / "))
    ] + [mean].compactMap(\.self)
  }

  static let hasSummary = true

  static func summary(_ summary: GameSummary, _ look: RenderStyle) -> [Alert.Part] {
    // The summary of one quiz is its result.
    guard summary.rounds > 1 else { return [] }
    let best = summary.best.map { best in
      let right = look.share(
        "\(best.figures[.right] ?? 0)", of: MovieQuizGame.questions, by: " / ")
      let points = look.text(PlayPhrase.points(best.points))
      return Alert.Part.pair(look.text(PlayPhrase.best), "\(right), \(points)")
    }
    let asked = summary.rounds * MovieQuizGame.questions
    let accuracy = Accuracy(right: summary.right, answers: asked)
    let date = summary.bestAt.map { Alert.Part.pair("", look.dateAndTime($0)) }
    return [
      .pair(look.text(MovieQuizPhrase.played), look.language.grouped(summary.rounds)),
      .pair(look.text(MovieQuizPhrase.accuracy), look.percent(accuracy.thousandths)),
    ] + [best, date].compactMap(\.self)
  }

  static var reviewTitle: (any Phrase)? { MovieQuizPhrase.films }

  /// Returns each film with its rating, the question and the answer.
  static func review(of record: ReplayRecord, _ look: RenderStyle) -> [Alert.Part]? {
    let saved = SavedRound(transcript: record.transcript, elapsed: .zero)
    guard let state = (try? Round<MovieQuizGame>(resuming: saved))?.state else { return nil }
    return zip(state.questions, state.answers).flatMap { question, answer in
      let film = question.film
      let sign = answer.isRight ? look.glyphs.right : look.glyphs.wrong
      return [
        Alert.Part.text("\(sign) \(film.shownTitle(in: look.language)) (\(film.year))"),
        .note(look.text(MovieQuizPhrase.reviewed(question, isYes: answer.isYes))),
      ]
    }
  }

  static func columns(_ look: RenderStyle) -> [TableColumn<RoundResult>] {
    [
      look.column(ColorMatchPhrase.right, .right, least: 5) { look.figure(.right, of: $0) },
      look.column(MovieQuizPhrase.meanAnswer, .right, least: 7) { result in
        result.figures[.meanAnswer].map { look.language.seconds($0) } ?? ""
      },
    ]
  }

  static var rules: [RulesPart] {
    [
      .text(MovieQuizRulesPhrase.how), .text(MovieQuizRulesPhrase.clock),
      .text(MovieQuizRulesPhrase.films), .heading(RulesPhrase.scoring),
      .text(MovieQuizRulesPhrase.points), .formula(MovieQuizRulesPhrase.formula),
      .text(MovieQuizRulesPhrase.example),
    ]
  }

  static var words: any Phrase { MovieQuizRulesPhrase.words }

  static func keys(_ look: RenderStyle) -> [KeyBinding] { YesNoInput.keys(look) }
}
