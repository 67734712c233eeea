import Canvas
import Testing

@testable import GameCore
@testable import GameUI

extension StatisticsScreenTests {
  @Test("means of counts have the same number of decimals, whole ones too")
  func decimals() throws {
    let mark = Language.english.decimalMark
    for mistakes in [0, 1] {
      let rounds = try [mistakes, 0].enumerated().map { number, mistakes in
        RoundMetrics(
          .ranked(try Self.clumsy(.easy, mistakes: mistakes, pause: 500)),
          id: RoundID(number + 1), finishedAt: Self.now)
      }
      let played = PlayedRounds(
        game: PairsGame.id, player: PlayerID(1), rounds: rounds, unverifiable: 0)
      let statistics = GameStatistics(
        played, setup: "easy", at: Self.now, secondsFromUTC: 0, firstWeekday: .monday)
      let facts = StatisticsFacts(statistics, RenderStyle()).facts
      for phrase in [StatisticsPhrase.overPar, .figure(.turns), .figure(.memoryErrors)] {
        let value = facts.first { $0.name == phrase.text(in: .english) }?.value
        #expect(value?.split(separator: mark).last?.count == 2, "\(phrase) \(value ?? "")")
      }
    }
  }

  @Test("a player who forgot nothing reads it in words", arguments: Language.allCases)
  func nothingForgotten(language: Language) throws {
    let cards = Deals.solution(.easy, seed: 1)
    var round = Round<PairsGame>(.easy, seed: 1, eligibility: .ranked)
    // Two cards are missed once and found again from their partners.
    let order = [0, 2, 1, 0, 3, 2] + Array(4..<cards.count)
    for (number, place) in order.enumerated() {
      try round.play(.flip(cards[place]), at: Elapsed(milliseconds: (number + 1) * 2500))
    }
    let metrics = RoundMetrics(
      .ranked(try Catalog.verify(try #require(round.record))), id: RoundID(1), finishedAt: Self.now)
    let environment = App.LaunchEnvironment(language: language, languageIsForced: true)
    var visitor = try opened(environment, columns: 60, rows: 20)
    try answer(
      &visitor,
      PlayedRounds(game: PairsGame.id, player: PlayerID(1), rounds: [metrics], unverifiable: 0))
    visitor.type("cccc")
    #expect(visitor.sees(StatisticsPhrase.nothingForgotten(looks: 2)), "\(visitor.screen)")
    #expect(!visitor.sees("0.0%") && !visitor.sees("0,0%"), "\(visitor.screen)")
  }

  @Test("the numbers that matter most are large, and the outline has their values")
  func largeNumbers() throws {
    var visitor = try opened()
    try answer(&visitor, try Self.played())
    let best = try #require(
      try Self.played().rounds.filter { $0.setup == "easy" }
        .map(\.result.points).max())
    for row in LargeDigits.rows(of: "\(best)") { #expect(visitor.sees(row)) }
    let items = visitor.app.outline(at: visitor.now).items
    let name = visitor.app.look.text(PlayPhrase.best)
    #expect(items.contains { $0.role == .figure && $0.label == name && $0.value == "\(best)" })
  }

  @Test("the legend of a board is below its tiles")
  func boardLegend() throws {
    for rows in [20, 24, 36] {
      var visitor = try opened(columns: 80, rows: rows)
      try answer(&visitor, try Self.played())
      visitor.press(.right)
      try answer(&visitor, try Self.played())
      visitor.type("ccc")
      let lines = visitor.lines
      let legend = lines.firstIndex { $0.contains(visitor.app.look.text(StatisticsPhrase.more)) }
      let tiles = lines.lastIndex { $0.split(separator: " ").count { Int($0) != nil } >= 6 }
      #expect(tiles.map { $0 < legend ?? 0 } == true, "\(visitor.screen)")
    }
  }

  @Test("the total time of many rounds is exact", arguments: Language.allCases)
  func totalTime(language: Language) throws {
    let rounds = try (1...2).map { number in
      let round = try Self.clumsy(.easy, mistakes: 0, pause: 80_000_000)
      return RoundMetrics(.ranked(round), id: RoundID(number), finishedAt: Self.now)
    }
    let statistics = GameStatistics(
      PlayedRounds(game: PairsGame.id, player: PlayerID(1), rounds: rounds, unverifiable: 0),
      at: Self.now, secondsFromUTC: 0, firstWeekday: .monday)
    let hours = statistics.totalTime / 3_600_000
    #expect(hours == 2 * rounds[0].result.time.milliseconds / 3_600_000 && hours > 500)
    for isPlain in [false, true] {
      let look = RenderStyle(language: language, isPlain: isPlain)
      let fact = StatisticsFacts(statistics, look).facts.first {
        $0.name == look.text(StatisticsPhrase.totalTime)
      }
      #expect(fact?.value.hasPrefix("\(hours)") == true, "\(fact?.value ?? "")")
    }
  }

  @Test("the tab You opens with its list after Statistics was left for another tab")
  func closed() {
    var navigation = Navigation(App.LaunchEnvironment())
    navigation.enterTabs()
    navigation.open(.you)
    navigation.go(.statistics)
    #expect(navigation.canGoBack)
    navigation.open(.players)
    navigation.open(.you)
    #expect(!navigation.canGoBack)
  }

  @Test("columns are over the line at par, whose name is next to the chart, and close bars differ")
  func nothingCovered() {
    let look = RenderStyle()
    var frame = Frame<Never>(Canvas(size: Size(columns: 40, rows: 11)), look: look)
    LineChart(values: [100, 100], line: [100, 100], mark: (50, "par"))
      .draw(into: &frame, in: frame.bounds)
    let heights = (0..<40).map { column in
      (0..<11).count { frame.canvas[column, $0].style == look.filled(.chart) }
    }
    #expect(Set(heights) == [0, 8] && frame.canvas.lines.contains { $0.hasSuffix(" par") })
    for (row, value) in [66, 68].enumerated() {
      frame.bar(value, of: 100, in: Rect(column: 0, row: row, columns: 10, rows: 1))
    }
    #expect(frame.canvas.lines[0].prefix(10) != frame.canvas.lines[1].prefix(10))
  }
}
