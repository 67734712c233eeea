import Canvas
import Fixtures
import Testing

@testable import GameCore
@testable import GameUI

@Suite("A race against a finished round")
struct RaceTests {
  private func visitor(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), columns: Int = 80,
    rows: Int = 24
  ) throws -> Visitor {
    let settings = Settings(motion: false)
    var visitor = Visitor(environment, columns: columns, rows: rows, settings: settings)
    visitor.logIn(try Deals.player(), settings)
    return visitor
  }

  private func race(
    _ owner: Rival.Owner, in visitor: inout Visitor, _ level: PairsLevel = .easy,
    seed: UInt64 = 7
  ) throws {
    let rival = try #require(Rival(try Deals.replayed(level, seed: seed, pause: 1000), of: owner))
    visitor.perform(.game(.race(rival)))
  }

  private func play(_ visitor: Visitor) throws -> PairsPlay {
    try #require(visitor.play as? PairsPlay)
  }

  @Test("it deals the same cards for practice, with the other's progress up to this second")
  func sameDeal() throws {
    var visitor = try visitor()
    try race(.player(try PlayerName("Борис")), in: &visitor)
    #expect(try play(visitor).table.round.seed == 7)
    #expect(try play(visitor).table.round.eligibility == .practice)
    #expect(visitor.sees("Борис") && visitor.sees(RacePhrase.level))
    // The rival takes a pair every two seconds.
    visitor.wait(4000)
    visitor.send(.deadline)
    #expect(visitor.sees("2/6") && visitor.sees(RacePhrase.behind(2)))
    let places = Deals.solution(.easy, seed: 7)
    for place in places.prefix(6) {
      visitor.press(.home, .pageUp)
      for _ in 0..<(place / 4) { visitor.press(.down) }
      for _ in 0..<(place % 4) { visitor.press(.right) }
      visitor.type(" ")
    }
    #expect(visitor.sees(RacePhrase.ahead(1)))
  }

  @Test("one that was given up shows the best points and no bar of the rival")
  func givenUp() throws {
    var visitor = try visitor()
    try race(.own, in: &visitor)
    visitor.type(" Q")
    visitor.press(.right, .enter)
    #expect(visitor.play?.isOver == true)
    let best = visitor.text(PlayPhrase.best)
    let row = try #require(visitor.lines.first { $0.contains(best) })
    #expect(!row.contains(visitor.app.look.glyphs.horizontal))
  }

  @Test("with as many pairs, the time of the last one decides", arguments: [1000, 3500])
  func levelInPairs(time: Int) throws {
    var visitor = try visitor()
    try race(.own, in: &visitor)
    visitor.wait(time)
    for place in Deals.solution(.easy, seed: 7).prefix(2) {
      visitor.press(.home, .pageUp)
      for _ in 0..<(place / 4) { visitor.press(.down) }
      for _ in 0..<(place % 4) { visitor.press(.right) }
      visitor.type(" ")
    }
    // The rival took the first pair after two seconds.
    visitor.wait(max(2500 - time, 0))
    visitor.send(.deadline)
    #expect(!visitor.sees(RacePhrase.level))
    #expect(visitor.sees(time == 1000 ? "1.0 s ahead" : "1.5 s behind"), "\(visitor.screen)")
  }

  @Test("at the end both rows are side by side, and nothing is recorded")
  func end() throws {
    var visitor = try visitor()
    try race(.own, in: &visitor)
    visitor.effects = []
    visitor.finish(pause: 700)
    #expect(
      visitor.sees(RacePhrase.now) && visitor.sees(RacePhrase.then) && !visitor.sees(RacePhrase.own)
    )
    let ahead = visitor.text(RacePhrase.aheadAtEnd(.points(7)))
    #expect(
      ahead.split(separator: "7").allSatisfy { visitor.sees(String($0)) }, "\(visitor.screen)")
    #expect(visitor.sees("0:12.0") && visitor.sees("0:08.4"))
    #expect(!visitor.effects.contains { if case .store(.record) = $0 { true } else { false } })
  }

  @Test("the winner is decided by points, and by time if they are equal")
  func outcome() throws {
    let round = try Deals.replayed(.easy, seed: 7, pause: 1000)
    let rival = try #require(Rival(round, of: .own))
    func outcome(_ points: Int, _ milliseconds: Int) -> String {
      let result = RoundResult(
        points: round.result.points + points,
        time: Elapsed(milliseconds: round.result.time.milliseconds + milliseconds),
        figures: round.result.figures)
      return rival.outcome(of: result).text(in: .english)
    }
    #expect(outcome(210, 90) == "Ahead by 210 points")
    #expect(outcome(-1, -90) == "Behind by 1 point")
    #expect(outcome(0, -3200) == "Ahead by 3.200 s")
    #expect(outcome(0, 50) == "Behind by 0.050 s")
    #expect(outcome(0, 0) == RacePhrase.level.text(in: .english))
  }

  @Test("the player's own best is raced with new cards, and the game is ranked")
  func ownBest() throws {
    var visitor = try visitor()
    try race(.ownBest, in: &visitor)
    #expect(visitor.effects.contains(.drawSeed))
    visitor.answer(.seed(12))
    #expect(try play(visitor).table.round.seed == 12)
    #expect(try play(visitor).table.round.eligibility == .ranked)
    #expect(visitor.sees(RacePhrase.ownBest))
    visitor.effects = []
    visitor.finish()
    #expect(visitor.effects.contains { if case .store(.record) = $0 { true } else { false } })
    #expect(visitor.sees(RacePhrase.ownBest))
  }

  @Test("Enter races the same rival again, until the player's own best is beaten")
  func rematch() throws {
    for (owner, pause, isAgain) in [
      (Rival.Owner.own, 3000, true), (.own, 500, true), (.ownBest, 3000, true),
      (.ownBest, 500, false),
    ] {
      var visitor = try visitor()
      try race(owner, in: &visitor)
      if owner == .ownBest { visitor.answer(.seed(12)) }
      let rival = try #require(visitor.play?.mode.rival)
      visitor.finish(pause: pause)
      #expect(visitor.sees(button: isAgain ? RacePhrase.again as any Phrase : ButtonPhrase.newGame))
      // The distance from one's own best is said once.
      #expect(!visitor.sees("Behind by") || owner == .own)
      visitor.press(.enter)
      if owner == .ownBest { visitor.answer(.seed(13)) }
      #expect(visitor.play?.mode.rival == (isAgain ? rival : nil))
      #expect(visitor.play?.isOver == false)
    }
  }

  @Test("on the Play tab r races the best, once it is known and was replayed")
  func start() throws {
    var visitor = try visitor()
    let board = LeaderboardKey(game: PairsGame.id, setup: "easy")
    visitor.type("r")
    #expect(visitor.open(StartScreen.self) != nil, "there is no record yet")
    let best = RoundSummary(
      id: RoundID(5), of: try Deals.finished(.easy, seed: 3),
      finishedAt: Timestamp(milliseconds: 1_795_000_000_000))
    visitor.answer(.best(board, best))
    visitor.type("?")
    #expect(visitor.sees(String(visitor.text(RacePhrase.keyRaceBest).dropFirst())))
    visitor.press(.escape)
    visitor.effects = []
    visitor.type("r")
    #expect(visitor.effects.contains(.ask(WatchQuery(round: RoundID(5), player: PlayerID(1)))))
    visitor.answer(
      .reply(
        to: WatchQuery(round: RoundID(5), player: PlayerID(1)),
        .success(try Deals.replayed(.easy, seed: 3))))
    visitor.answer(.seed(99))
    #expect(try play(visitor).mode.rival?.owner == .ownBest)
    #expect(visitor.app.navigation.tab == .board && visitor.app.isGameSeen)
  }

  @Test("a race asks before another game with moves is lost")
  func asks() throws {
    var visitor = try visitor()
    visitor.deal(3)
    try race(.own, in: &visitor)
    #expect(visitor.dialog == nil && visitor.app.table.play?.mode.rival != nil)
    visitor = try self.visitor()
    visitor.deal(4)
    visitor.type(" ")
    try race(.own, in: &visitor)
    #expect(visitor.dialog is ConfirmationDialog)
    visitor.press(.right, .enter)
    #expect(try play(visitor).table.round.seed == 7)
    #expect(visitor.effects.contains { $0.isDrop })
  }

  @Test("it causes no more wake-ups than any game")
  func quiet() throws {
    var visitor = try visitor()
    try race(.own, in: &visitor)
    #expect(visitor.app.nextDeadline == visitor.now.advanced(by: 1000))
  }

  @Test("a round of another game is no rival")
  func otherGames() throws {
    let record = try #require(try Deals.records().last)
    #expect(Rival(try Catalog.replay(record), of: .own) == nil)
  }

  @Test("it matches its golden files", arguments: PictureTests.variants, [(80, 24), (120, 40)])
  func picture(variant: (String, App.LaunchEnvironment), size: (Int, Int)) throws {
    var visitor = try visitor(variant.1, columns: size.0, rows: size.1)
    try race(.player(try PlayerName("Johannes-Sebastian B")), in: &visitor, .normal)
    visitor.wait(12_000)
    visitor.send(.deadline)
    expectDescribed(visitor, "race-\(size.0)x\(size.1)-\(variant.0)")
    visitor.finish()
    expectDescribed(visitor, "race-end-\(size.0)x\(size.1)-\(variant.0)")
  }
}
