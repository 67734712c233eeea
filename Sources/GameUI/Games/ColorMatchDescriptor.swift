import Canvas
import GameCore

/// The description of Color Match for other screens.
enum ColorMatchDescriptor: GameDescriptor {
  typealias Play = ColorMatchPlay

  static var setupHeading: any Phrase { ColorMatchPhrase.length }
  static var allSetups: any Phrase { ColorMatchPhrase.allLengths }
  static let settings: [SettingsRow] = [.inkTextures]
  static var finished: any Phrase { ColorMatchPhrase.timeUp }
  static var resultTopics: [HelpText.Topic] {
    [HelpText.Topic(title: ColorMatchPhrase.stroopCost, meaning: ResultHelpPhrase.stroopCost)]
  }

  static func name(of setup: String) -> (any Phrase)? {
    ColorMatchDuration(setup).map(ColorMatchPhrase.duration)
  }

  static func details(of setup: String) -> (any Phrase)? {
    ColorMatchDuration(setup).map { _ in ColorMatchPhrase.inShort }
  }

  static func deal(
    _ choices: DealChoices, seed: UInt64, eligibility: Eligibility, at now: Moment
  ) -> (any GamePlay)? {
    ColorMatchDuration(choices.setup).map { duration in
      var play = ColorMatchPlay(
        GameTable(duration, seed: seed, eligibility: eligibility, at: now), choices)
      // The countdown after a pause also precedes the first question.
      play.pause(at: now)
      play.unpause(at: now)
      return play
    }
  }

  static func progress(of saved: SavedRound, _ look: RenderStyle) -> [Alert.Part] {
    guard let round = try? Round<ColorMatchGame>(resuming: saved) else { return [] }
    let left = round.state.duration.end - saved.elapsed
    return [
      .pair(look.text(ColorMatchPhrase.score), look.language.grouped(round.state.score.score)),
      .pair(look.text(ColorMatchPhrase.timeLeft), look.time(left)),
    ]
  }

  /// Returns the parts of the total, the answers, their time and the effect of words.
  static func figures(of result: RoundResult, _: String, _ look: RenderStyle) -> [Alert.Part] {
    let figures = result.figures
    func count(_ phrase: ColorMatchPhrase, _ figure: Figure) -> [Alert.Part] {
      figures[figure].map { [.pair(look.text(phrase), look.language.grouped($0))] } ?? []
    }
    func time(_ phrase: any Phrase, _ figure: Figure) -> [Alert.Part] {
      figures[figure].map { [.pair(look.text(phrase), look.language.seconds($0))] } ?? []
    }
    let score = figures[.score] ?? 0
    let multiplier = figures[.multiplier] ?? 1
    let factors = "\(multiplier) \(look.glyphs.times) \(ColorMatchScore.bonusPerMultiplier)"
    let answers = (figures[.right] ?? 0) + (figures[.wrong] ?? 0)
    let points = result.points - score
    let bonus =
      look.language.grouped(points) + (look.isPlain || multiplier == 1 ? "" : " (\(factors))")
    // The bonus continues the bar of the answers.
    let share = 1000 * score / max(result.points, 1)
    func bar(
      _ phrase: ColorMatchPhrase, _ value: String, _ filled: Range<Int>, _ style: Style? = nil
    ) -> Alert.Part {
      look.isPlain
        ? .pair(look.text(phrase), value)
        : .bar(look.text(phrase), value, Alert.Bar(filled, style: style), "")
    }
    // Without a bonus, the bars show the answers instead.
    let right = 1000 * (figures[.right] ?? 0) / max(answers, 1)
    let total =
      points == 0
      ? count(.answerPoints, .score) + [
        bar(.right, "\(figures[.right] ?? 0)", 0..<right, look.onAlert(.good)),
        bar(
          .wrong, "\(figures[.wrong] ?? 0)", right..<(answers > 0 ? 1000 : 0), look.onAlert(.bad)),
      ]
      : [
        bar(.answerPoints, look.language.grouped(score), 0..<share),
        bar(.bonus, bonus, share..<1000),
      ] + count(.right, .right) + count(.wrong, .wrong)
    return total
      + time(MovieQuizPhrase.meanAnswer, .meanAnswer)
      // A few answers say nothing about the effect of words.
      + (answers < 10 ? [] : time(ColorMatchPhrase.stroopCost, .stroopCost))
  }

  /// Returns nothing, because the name of the setup contains the time.
  static func shared(of _: RoundResult, _: String, _: RenderStyle) -> [String] { [] }

  static func columns(_ look: RenderStyle) -> [TableColumn<RoundResult>] {
    [
      look.column(ColorMatchPhrase.right, .right, least: 5) { look.figure(.right, of: $0) },
      look.column(ColorMatchPhrase.wrong, .right, least: 5) { look.figure(.wrong, of: $0) },
    ]
  }

  static var rules: [RulesPart] {
    [
      .text(ColorMatchRulesPhrase.how), .text(ColorMatchRulesPhrase.distractor),
      .text(ColorMatchRulesPhrase.clock), .heading(RulesPhrase.scoring),
      .text(ColorMatchRulesPhrase.points), .formula(ColorMatchRulesPhrase.formula),
      .text(ColorMatchRulesPhrase.example), .text(ColorMatchRulesPhrase.lengths),
      .text(ColorMatchRulesPhrase.stroop),
    ]
  }

  static var words: any Phrase { ColorMatchRulesPhrase.words }

  static func keys(_ look: RenderStyle) -> [KeyBinding] { YesNoInput.keys(look) }
}
