import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The statistics of a player's own rounds")
struct StatisticsScreenTests {
  static let now = Timestamp(milliseconds: 1_795_000_000_000)

  /// Returns rounds of two levels over some weeks, some of them with mistakes.
  static func played(_ count: Int = 40) throws -> PlayedRounds {
    let rounds = try (0..<count).map { number in
      let level: PairsLevel = number.isMultiple(of: 4) ? .normal : .easy
      let record = try clumsy(level, mistakes: number * 7 % 9, pause: 400 + number * 37 % 800)
      let daysAgo = (count - number) * number % 90
      return RoundMetrics(
        .ranked(record), id: RoundID(number + 1),
        finishedAt: Timestamp(milliseconds: now.milliseconds - daysAgo * 86_400_000))
    }
    return PlayedRounds(
      game: PairsGame.id, player: PlayerID(1), rounds: rounds, unverifiable: 0)
  }

  /// Returns a round with a number of missed known cards.
  static func clumsy(
    _ level: PairsLevel, mistakes: Int, pause: Int
  ) throws -> VerifiedRound {
    var round = Round<PairsGame>(level, seed: 1, eligibility: .ranked)
    let solution = Deals.solution(level, seed: 1)
    var moves: [Int] = []
    for number in 0..<mistakes {
      // The partner of the first card was the second one before: seen, and now forgotten.
      moves.append(solution[number % 4 * 2 + number % 2])
      moves.append(solution[(number + 1) % 4 * 2 + number % 2])
    }
    moves += solution
    for (number, place) in moves.enumerated() {
      // A miss is shown for a while, during which no card can be flipped.
      try round.play(.flip(place), at: Elapsed(milliseconds: (number + 1) * (pause + 1500)))
    }
    guard let record = round.record else { throw ReplayError.unfinished }
    return try Catalog.verify(record)
  }

  func opened(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), columns: Int = 80,
    rows: Int = 24
  ) throws -> Visitor {
    var visitor = Visitor(environment, columns: columns, rows: rows)
    visitor.logIn(try Deals.player())
    visitor.type("5s")
    return visitor
  }

  private func asked(_ visitor: Visitor) throws -> StatisticsQuery {
    try #require(visitor.effects.asked(StatisticsQuery.self).last)
  }

  func answer(_ visitor: inout Visitor, _ played: PlayedRounds) throws {
    let query = try asked(visitor)
    let statistics = GameStatistics(
      played, setup: query.board.setup, at: Self.now, secondsFromUTC: query.secondsFromUTC,
      firstWeekday: query.firstWeekday)
    visitor.answer(.reply(to: query, .success(statistics)))
  }

  @Test("they open at the chosen setup, say that they are being computed, then show the numbers")
  func numbers() throws {
    var visitor = try opened()
    #expect(try asked(visitor).board == LeaderboardKey(game: PairsGame.id, setup: "easy"))
    #expect(visitor.sees(StatisticsPhrase.loading))
    try answer(&visitor, try Self.played())
    #expect(LargeDigits.rows(of: "30").allSatisfy { visitor.sees($0) })
    for phrase in [StatisticsPhrase.median, .overPar, .figure(.memoryErrors), .days] {
      #expect(visitor.sees(phrase), "\(phrase)")
    }
    visitor.press(.escape)
    #expect(visitor.open(PlayersScreen.self) != nil)
  }

  @Test("each number is next to its name in the smallest window", arguments: Language.allCases)
  func smallest(language: Language) throws {
    let environment = App.LaunchEnvironment(language: language, languageIsForced: true)
    var visitor = try opened(environment, columns: 60, rows: 20)
    let played = try Self.played()
    try answer(&visitor, played)
    let statistics = GameStatistics(
      played, setup: "easy", at: Self.now, secondsFromUTC: 0, firstWeekday: .monday)
    for fact in StatisticsFacts(statistics, visitor.app.look).facts {
      let row = visitor.lines.first {
        $0.contains(fact.name + "  ") || $0.contains("\(fact.name) \(fact.value)")
      }
      let value = row?.split(separator: fact.name).last?.split(separator: "  ").first
      #expect(value.map { $0.filter { $0 != " " } } == fact.value.filter { $0 != " " }, "\(fact)")
    }
  }

  @Test("the calendar has its legend in the smallest window", arguments: Language.allCases)
  func legend(language: Language) throws {
    let environment = App.LaunchEnvironment(language: language, languageIsForced: true)
    var visitor = try opened(environment, columns: 60, rows: 20)
    try answer(&visitor, try Self.played())
    for _ in 0..<9 where visitor.open(StatisticsScreen.self)?.view != .calendar {
      visitor.type("c")
    }
    let screen = visitor.screen
    #expect(screen.contains("8+"), "\(screen)")
  }

  @Test(
    "a single round is stated in words, and the table has no empty rows", arguments: [1, 9])
  func fewRounds(count: Int) throws {
    for language in Language.allCases {
      let environment = App.LaunchEnvironment(language: language, languageIsForced: true)
      var visitor = try opened(environment, columns: 60, rows: 20)
      try answer(&visitor, try Self.played(count * 4 / 3 + 1))
      visitor.type("c")
      let words = language == .english ? "One round so far" : "Пока одна партия"
      #expect(visitor.sees(words) == (count == 1), "\(visitor.screen)")
      visitor.type("c")
      #expect(visitor.sees(words) == (count == 1), "\(visitor.screen)")
      visitor.type("t")
      let rows = visitor.lines.filter { line in
        line.split(separator: " ").first.map { $0.contains("-") && $0.first?.isNumber == true }
          ?? false
      }
      #expect(!rows.isEmpty && rows.count <= count + 1, "\(visitor.screen)")
      let par = language == .english ? "par" : "норма"
      for row in rows {
        let cells = row.split(separator: " ")
        #expect(cells.last.map { $0 != "0" } == true || row.contains(par), "\(row)")
      }
    }
  }

  @Test("a long computation has a progress bar, which disappears at the end")
  func progress() throws {
    var visitor = try opened()
    let query = try asked(visitor)
    visitor.answer(.underway(AnyQuery(query), done: 5120, total: 10_240))
    #expect(visitor.sees("5120 of 10240"))
    let bar = visitor.lines.first { $0.contains(visitor.app.look.glyphs.meterOn) } ?? ""
    #expect(bar.count { $0 == visitor.app.look.glyphs.meterOn } == 15)
    // The remaining progress of the earlier level is not shown.
    visitor.press(.right)
    #expect(!visitor.sees("5120 of 10240"))
    visitor.answer(.underway(AnyQuery(query), done: 6000, total: 10_240))
    #expect(!visitor.sees("6000 of 10240"))
    try answer(&visitor, try Self.played())
    #expect(!visitor.sees(StatisticsPhrase.loading))
  }

  @Test("they open from the You tab too, and Esc leads back there")
  func fromYou() throws {
    var visitor = Visitor()
    visitor.logIn(try Deals.player())
    visitor.type("6s")
    #expect(visitor.open(StatisticsScreen.self) != nil)
    visitor.press(.escape)
    #expect(visitor.open(YouScreen.self) != nil)
    for way in ["s", "5s"] {
      visitor.type(way)
      #expect(visitor.open(StatisticsScreen.self) != nil)
      visitor.type("6")
      #expect(visitor.open(YouScreen.self) != nil)
    }
  }

  @Test("an answer for the previous level is ignored")
  func late() throws {
    var visitor = try opened()
    let before = try asked(visitor)
    visitor.press(.right)
    #expect(try asked(visitor).board.setup == "normal")
    visitor.answer(.reply(to: before, .failure(.busy)))
    #expect(visitor.sees(StatisticsPhrase.loading))
    visitor.answer(.reply(to: try asked(visitor), .failure(.busy)))
    #expect(visitor.sees(StoreError.busy))
  }

  @Test("without rounds there is a sentence, and all levels show the board of the most played one")
  func nothing() throws {
    var visitor = try opened()
    try answer(&visitor, try Self.played(0))
    #expect(visitor.sees(OwnRoundsPhrase.empty) && visitor.sees(button: ButtonPhrase.play))
    var player = visitor
    player.press(.enter)
    #expect(player.open(StartScreen.self) != nil)
    visitor.press(.left)
    #expect(try asked(visitor).board.setup == nil)
    try answer(&visitor, try Self.played())
    visitor.type("ccc")
    #expect(visitor.sees("\(visitor.app.look.text(StatisticsPhrase.flips)) · "))
    visitor.type("t")
    #expect(visitor.sees(StatisticsPhrase.row))
  }

  @Test("if the chosen board has no rounds they open at the last played one, once")
  func lastPlayed() throws {
    var visitor = try opened()
    let none = PlayedRounds(
      game: PairsGame.id, player: PlayerID(1), rounds: [], unverifiable: 0)
    try answer(&visitor, none)
    let query = LastPlayedQuery(player: PlayerID(1))
    #expect(visitor.effects.contains(.ask(query)))
    let board = LeaderboardKey(game: PairsGame.id, setup: "normal")
    visitor.answer(.reply(to: query, .success(board)))
    #expect(try asked(visitor).board == board)
    visitor.effects = []
    visitor.press(.right)
    try answer(&visitor, none)
    #expect(try asked(visitor).board.setup == "hard" && visitor.effects.count == 1)
  }

  @Test("games without memory have no board and no forgetting")
  func otherGame() throws {
    var visitor = try opened()
    visitor.type("g")
    #expect(try asked(visitor).board.game == ColorMatchGame.id)
    #expect(!visitor.sees(StatisticsScreen.View.forgetting))
    visitor.type("cccccccc")
    #expect(visitor.open(StatisticsScreen.self)?.view == .numbers)
  }

  @Test("the chart of points shows the last 10, 100 or all, and so does its table")
  func span() throws {
    var visitor = try opened()
    try answer(&visitor, try Self.played())
    visitor.type("c")
    #expect(visitor.sees(StatisticsPhrase.span(.all, 30)))
    visitor.type("n")
    #expect(visitor.sees(StatisticsPhrase.span(.ten, 10)))
    visitor.type("t")
    #expect(visitor.sees("     21 ") && visitor.sees("     30 ") && !visitor.sees("     20 "))
    visitor.type("nn")
    visitor.press(.end)
    #expect(visitor.sees("     30 ") && !visitor.sees("      1 "))
    visitor.press(.home)
    #expect(visitor.sees("      1 "))
    // Esc leads from the table to the chart, and from there to the screen below.
    visitor.press(.escape)
    #expect(visitor.open(StatisticsScreen.self)?.isTable == false)
    visitor.press(.escape)
    #expect(visitor.open(StatisticsScreen.self) == nil)
  }

  @Test("every chart and every table matches its golden files", arguments: PictureTests.variants)
  func pictures(name: String, environment: App.LaunchEnvironment) throws {
    let played = try Self.played()
    for (size, columns, rows) in [("", 80, 24), ("-wide", 120, 40)] {
      var visitor = try opened(environment, columns: columns, rows: rows)
      try answer(&visitor, try Self.played(0))
      if size.isEmpty { expectPicture(visitor, "statistics-none-\(name)") }
      visitor = try opened(environment, columns: columns, rows: rows)
      try answer(&visitor, played)
      for view in visitor.open(StatisticsScreen.self)?.views ?? [] {
        #expect(visitor.open(StatisticsScreen.self)?.view == view)
        expectPicture(visitor, "statistics-\(view)\(size)-\(name)")
        if !environment.unicode { #expect(visitor.screen.utf8.allSatisfy { $0 < 128 }) }
        if size.isEmpty, name == "english", view != .numbers {
          visitor.type("t")
          expectPicture(visitor, "statistics-\(view)-table-\(name)")
          visitor.type("t")
        }
        visitor.type("c")
      }
    }
  }
}
