import Canvas
import GameCore

/// The description of Pairs for several for other screens.
enum PairsDuelDescriptor: GameDescriptor {
  typealias Play = DuelPlay

  static let settings: [SettingsRow] = [.deck, .source, .pace]
  static var finished: any Phrase { DuelPhrase.isOver }
  static let hasSeats = true
  static let views: [StatisticsScreen.View] = [.opponents]

  /// Deals; no round is ranked, even if the program drew the seed.
  static func deal(
    _ choices: DealChoices, seed: UInt64, eligibility: Eligibility, at now: Moment
  ) -> (any GamePlay)? {
    guard let level = PairsLevel(choices.setup),
      let seats = choices.duel.seats(of: choices.player)
    else { return nil }
    return DuelPlay(
      GameTable(
        level, seed: seed, content: seats,
        eligibility: eligibility == .practice ? .practice : .ownOnly, at: now),
      choices)
  }

  static func progress(of saved: SavedRound, _ look: RenderStyle) -> [Alert.Part] {
    guard let state = (try? Round<PairsDuelGame>(resuming: saved))?.state else { return [] }
    return score(state.pairs, SeatStyle(seats: state.seats, look: look))
      + [.pair(look.text(PlayPhrase.time), look.time(saved.elapsed))]
  }

  static func figures(of result: RoundResult, _: String, _ look: RenderStyle) -> [Alert.Part] {
    [.pair(look.text(DuelPhrase.score), look.score(of: result))]
  }

  /// Returns the winner and the pairs of each player.
  static func outcome(
    of result: RoundResult, _ setup: String, content: String, _ look: RenderStyle
  ) -> [Alert.Part]? {
    guard let trace = PairsDuelTrace(of: result, content: content) else { return nil }
    let style = SeatStyle(seats: trace.seats, look: look)
    let leaders = trace.leaders.map(style.name)
    let headline: DuelPhrase =
      switch leaders.count {
      case 1: style.isOnlyPerson(trace.leaders[0]) ? .youHaveWon : .hasWon(leaders[0])
      case trace.seats.count: .draw
      default: .drawBetween(leaders.joined(separator: ", "))
      }
    let digits = look.score(of: result)
    let banner: [Alert.Part] =
      look.unicode && !look.followsFocus && !look.isPlain
      ? [
        .banner(
          LargeDigits.rows(of: digits), digits,
          trace.pairs.indices.flatMap { seat in
            let columns = LargeDigits.rows(of: "\(trace.pairs[seat])")[0].count
            // With the sign after it and the blanks around that.
            let rest = LargeDigits.rows(of: look.scoreSeparator)[0].count + 2
            return Array(repeating: style.style(seat, on: .alert), count: columns)
              + Array(repeating: look.onAlert(.muted), count: rest)
          })
      ] : []
    let most = max(trace.pairs.reduce(0, +), 1)
    let sides = trace.pairs.indices.map { style.style($0, on: .alert) }
    let signs = signs(style, look)
    let names = trace.pairs.indices.map { "\(style.sign($0)) \(style.name($0))" }
    // Without colors, or without pairs, it would not show who has more.
    let isShared =
      names.count == 2 && sides[0] != sides[1] && trace.pairs.contains { $0 > 0 }
      && look.unicode && !look.isPlain && !look.followsFocus
    // One bar shared by two, or one for each.
    let bars: [Alert.Part] =
      isShared
      ? [
        .bar(
          names[0], "\(trace.pairs[0])",
          Alert.Bar(
            0..<1000 * trace.pairs[0] / most, style: sides[0], rest: sides[1], signs: signs),
          "\(trace.pairs[1])   \(names[1])")
      ]
      : names.indices.map { seat in
        .bar(
          names[seat], "\(trace.pairs[seat])",
          Alert.Bar(0..<1000 * trace.pairs[seat] / most, signs: signs), "")
      }
    return banner + [.headline(look.text(headline)), .gap] + bars + [
      .pair(look.text(PlayPhrase.turns), result.figures[.turns].map(String.init) ?? ""),
      .pair(look.text(PlayPhrase.time), look.time(result.time)),
    ] + rest(trace, setup, look)
  }

  static func turns(of record: ReplayRecord) -> [Int?] {
    (try? Catalog.replay(record)).map(PairsDuelTrace.turns) ?? []
  }

  /// Returns the pairs of a round as the signs of the players who took them. ASCII has only
  /// letters, which would read like words.
  static func strip(
    _ turns: [Int?], of record: ReplayRecord, _ look: RenderStyle
  ) -> [Alert.Part] {
    guard look.unicode, !look.isPlain, let seats = PairsDuelTrace(of: record)?.seats
    else { return [] }
    let style = SeatStyle(seats: seats, look: look)
    let signs = turns.compactMap { $0.map(style.sign) }
    guard !signs.isEmpty else { return [] }
    return [
      .space, .note(look.text(DuelPhrase.inOrder)),
      .signs(signs.map(String.init).joined(separator: " "), Self.signs(style, look)),
    ]
  }

  private static func signs(_ style: SeatStyle, _ look: RenderStyle) -> [Character: Style] {
    guard look.unicode else { return [:] }
    return Dictionary(
      style.seats.all.indices.map { (style.sign($0), style.style($0, on: .alert)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the remaining pairs of a game that ended with passes.
  private static func rest(
    _ trace: PairsDuelTrace, _ setup: String, _ look: RenderStyle
  ) -> [Alert.Part] {
    let left = (PairsLevel(setup)?.pairs ?? 0) - trace.pairs.reduce(0, +)
    return left > 0 ? [.gap, .text(look.text(DuelPhrase.unclaimed(left)))] : []
  }

  private static func score(_ pairs: [Int], _ style: SeatStyle) -> [Alert.Part] {
    pairs.indices.map { seat in
      .pair("\(style.sign(seat)) \(style.name(seat))", "\(pairs[seat])")
    }
  }

  static func columns(_ look: RenderStyle) -> [TableColumn<RoundResult>] {
    [
      look.column(DuelPhrase.score, .right, least: 5, value: look.score),
      look.column(PlayPhrase.time, .right, least: 7) { look.time($0.time) },
    ]
  }

  /// Returns the columns for opponents and results.
  static func ownColumns(_ look: RenderStyle) -> [TableColumn<RoundSummary>] {
    func trace(_ round: RoundSummary) -> PairsDuelTrace? {
      PairsDuelTrace(of: round.result, content: round.content)
    }
    return [
      look.column(DuelPhrase.against, least: 8, most: 16) { round in
        guard let seats = trace(round)?.seats else { return "?" }
        return (1..<seats.count).map(SeatStyle(seats: seats, look: look).name)
          .joined(separator: ", ")
      },
      look.column(DuelPhrase.result, least: 8) { round in
        let score = look.score(of: round.result)
        return trace(round).map { look.text(DuelPhrase.went($0.outcome)) + " " + score } ?? score
      },
    ]
  }

  static var rules: [RulesPart] {
    [
      .text(DuelRulesPhrase.how), .text(DuelRulesPhrase.turns), .text(DuelRulesPhrase.end),
      .heading(DuelPhrase.opponents), .text(DuelRulesPhrase.opponents),
      .text(DuelRulesPhrase.strategy), .text(DuelRulesPhrase.worked),
      .text(DuelRulesPhrase.record),
    ]
  }

  static var words: any Phrase { PairsRulesPhrase.wordsOfDuel }

  static func keys(_: RenderStyle) -> [KeyBinding] { [.moveCard, .flip, .hurry] }
}

extension RenderStyle {
  fileprivate var scoreSeparator: String { language("-", ":") }

  /// Returns the pairs of all seats, such as `7-5`, or `7:5` in Russian.
  fileprivate func score(of result: RoundResult) -> String {
    Figure.pairsBySeat.compactMap { result.figures[$0] }.map(String.init)
      .joined(separator: scoreSeparator)
  }
}
