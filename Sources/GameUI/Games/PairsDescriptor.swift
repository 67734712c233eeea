import Canvas
import GameCore

/// The description of Pairs for other screens.
enum PairsDescriptor: GameDescriptor {
  static let id = PairsGame.id
  static var setupHeading: any Phrase { PairsPhrase.levelHeading }
  static var allSetups: any Phrase { PairsPhrase.allLevels }
  static let settings: [SettingsRow] = [.deck, .source]
  static var finished: any Phrase { PairsPhrase.finished }
  static let resultDelay = 800

  static func name(of setup: String) -> (any Phrase)? {
    PairsLevel(setup).map(PairsPhrase.level)
  }

  static func details(of setup: String) -> (any Phrase)? {
    PairsLevel(setup).map(PairsPhrase.board)
  }

  static func board(of setup: String) -> PairsLevel? { PairsLevel(setup) }

  static func deal(
    _ choices: DealChoices, seed: UInt64, eligibility: Eligibility, at now: Moment
  ) -> (any GamePlay)? {
    PairsLevel(choices.setup).map { level in
      PairsPlay(
        level, seed: seed, eligibility: eligibility, deck: choices.deck, best: choices.best,
        motion: choices.motion, at: now)
    }
  }

  static func resume(_ saved: SavedRound, _ choices: DealChoices) -> (any GamePlay)? {
    try? PairsPlay(
      resuming: saved, deck: choices.deck, best: choices.best, motion: choices.motion)
  }

  static func watch(_ round: ReplayedRound, _ choices: DealChoices) -> (any WatchedGame)? {
    WatchedPlay<PairsPlay>(round, choices)
  }

  static func progress(of saved: SavedRound, _ look: RenderStyle) -> [Alert.Part] {
    guard let round = try? Round<PairsGame>(resuming: saved) else { return [] }
    let found = "\(round.state.pairsFound) / \(round.state.level.pairs)"
    return [
      .pair(look.text(PairsPhrase.pairsFound), found),
      .pair(look.text(LeaderboardPhrase.time), look.language.time(saved.elapsed)),
    ]
  }

  /// Returns the factors of the points: pairs, turns and time.
  static func figures(of result: RoundResult, _ setup: String, _ look: RenderStyle) -> [Alert.Part]
  {
    let language = look.language
    func factor(_ thousandths: Int) -> String {
      "\(look.glyphs.times)\(language.thousandths(thousandths))"
    }
    var parts: [Alert.Part] = []
    let level = PairsLevel(setup)
    if let level {
      parts.append(.pair(look.text(PlayPhrase.pairs), "\(level.pairs) \(look.glyphs.times) 100"))
    }
    if let turns = result.figures[.turns] {
      let made = level.map {
        " (\(look.text(PairsPhrase.parIs(language.hundredths($0.par)))))  "
          + factor(PairsScoring.turnsFactor(level: $0, turns: turns))
      }
      parts.append(.pair(look.text(PairsPhrase.turns), "\(turns)\(made ?? "")"))
    }
    let made = level.map {
      " (\(look.text(PairsPhrase.parIs(language.time($0.parTime)))))  "
        + factor(PairsScoring.timeFactor(level: $0, time: result.time))
    }
    parts.append(
      .pair(look.text(LeaderboardPhrase.time), "\(language.time(result.time))\(made ?? "")"))
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
      look.language.time(result.time),
    ]
  }

  static func columns(_ look: RenderStyle) -> [TableColumn<RoundResult>] {
    [
      look.column(LeaderboardPhrase.time, .right, least: 7) { look.language.time($0.time) },
      look.column(PairsPhrase.turns, .right, least: 3) { look.figure(.turns, of: $0) },
    ]
  }

  static func rules(_: RenderStyle) -> [RulesPart] {
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

  static func keys(_: RenderStyle) -> [KeyBinding] { [.moveCard, .flip] }
}
