import Canvas
import GameCore

/// The description of Pairs for other screens.
enum PairsDescriptor: GameDescriptor {
  typealias Play = PairsPlay

  static let settings: [SettingsRow] = [.deck, .source]
  static var finished: any Phrase { PairsPhrase.finished }
  static var firstNote: (any Phrase)? { PairsPhrase.parNote }
  static let canBeRaced = true
  static var topics: [HelpText.Topic] {
    [HelpText.Topic(title: PlayPhrase.par, meaning: PairsPhrase.parMeaning)]
  }
  static var resultTopics: [HelpText.Topic] {
    topics + [
      HelpText.Topic(title: PairsPhrase.memoryErrors, meaning: ResultHelpPhrase.memoryErrors)
    ]
  }
  static let views: [StatisticsScreen.View] = [.board, .forgetting]

  static func deal(
    _ choices: DealChoices, seed: UInt64, eligibility: Eligibility, at now: Moment
  ) -> (any GamePlay)? {
    PairsLevel(choices.setup).map { level in
      PairsPlay(GameTable(level, seed: seed, eligibility: eligibility, at: now), choices)
    }
  }

  static func progress(of saved: SavedRound, _ look: RenderStyle) -> [Alert.Part] {
    guard let round = try? Round<PairsGame>(resuming: saved) else { return [] }
    let state = round.state
    let found = look.share("\(state.pairsFound)", of: state.level.pairs, by: " / ")
    return [
      .pair(look.text(PairsPhrase.pairsFound), found),
      .pair(look.text(PlayPhrase.time), look.time(saved.elapsed)),
    ]
  }

  /// Returns the factors of the points: pairs, turns and time, compared with their maximums.
  static func figures(of result: RoundResult, _ setup: String, _ look: RenderStyle) -> [Alert.Part]
  {
    // It names the mark on the bars.
    let sign = look.followsFocus ? " " : " \(look.alertStyles.tick.character) "
    func bar(
      _ name: any Phrase, _ value: String, par: String, _ factor: Int, of most: Int
    ) -> Alert.Part {
      .bar(
        look.text(name), "\(value)\(sign)\(look.text(PairsPhrase.parIs(par)))",
        Alert.Bar(0..<1000 * factor / most, tick: 1_000_000 / most),
        "\(look.glyphs.times)\(look.language.thousandths(factor))")
    }
    guard let level = PairsLevel(setup) else { return [] }
    if look.isPlain { return [.text(look.text(PairsPhrase.heard(result, level)))] }
    var parts = [
      Alert.Part.pair(look.text(PairsPhrase.pairsFound), "\(level.pairs) \(look.glyphs.times) 100")
    ]
    if let turns = result.figures[.turns] {
      parts.append(
        bar(
          PlayPhrase.turns, "\(turns)", par: look.language.hundredths(level.par),
          PairsScoring.turnsFactor(level: level, turns: turns),
          of: PairsScoring.turnsFactor(level: level, turns: level.pairs)))
    }
    parts.append(
      bar(
        PlayPhrase.time, look.time(result.time), par: look.time(level.parTime),
        PairsScoring.timeFactor(level: level, time: result.time),
        of: PairsScoring.timeFactor(level: level, time: .zero)))
    if let errors = result.figures[.memoryErrors] {
      parts.append(.pair(look.text(PairsPhrase.memoryErrors), "\(errors)"))
    }
    return parts
  }

  /// Returns the turns compared with par, and the time.
  static func shared(of result: RoundResult, _ setup: String, _ look: RenderStyle) -> [String] {
    let turns = result.figures[.turns] ?? 0
    let par = PairsLevel(setup).map { look.language.hundredths($0.par) } ?? ""
    return [
      "\(look.text(PairsPhrase.took(turns))) (\(look.text(PairsPhrase.parIs(par))))",
      look.time(result.time),
    ]
  }

  static func columns(_ look: RenderStyle) -> [TableColumn<RoundResult>] {
    [
      look.column(PlayPhrase.time, .right, least: 6) { look.time($0.time) },
      look.column(PlayPhrase.turns, .right, least: 3) { look.figure(.turns, of: $0) },
    ]
  }

  static var rules: [RulesPart] {
    [
      .text(PairsRulesPhrase.how), .text(PairsRulesPhrase.turn), .text(PairsRulesPhrase.clock),
      .heading(RulesPhrase.scoring), .text(PairsRulesPhrase.points),
      .formula(PairsRulesPhrase.formula), .text(example), .text(PairsRulesPhrase.memory),
    ]
  }

  /// A worked example of a finished board, with points computed by the rules.
  static let example = PairsRulesPhrase.example(
    level: .normal, turns: 24, time: .seconds(60),
    points: PairsScoring.points(level: .normal, turns: 24, time: .seconds(60)))

  static var words: any Phrase { PairsRulesPhrase.words }

  static func keys(_: RenderStyle) -> [KeyBinding] { [.moveCard, .flip] }
}

/// What the games with cards on a board have in common.
extension GameDescriptor where Play: CardPlay {
  static var setupHeading: any Phrase { PairsPhrase.levelHeading }
  static var allSetups: any Phrase { PairsPhrase.allLevels }
  static var resultDelay: Int { 800 }
  static func name(of setup: String) -> (any Phrase)? {
    board(of: setup).map(PairsPhrase.level)
  }
  static func details(of setup: String) -> (any Phrase)? {
    board(of: setup).map(PairsPhrase.board)
  }
  static func board(of setup: String) -> PairsLevel? { PairsLevel(setup) }
}
