import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The end of a game is visible, explained, and leads on")
struct ResultTests {
  private func played() throws -> Visitor {
    var visitor = Visitor(settings: Settings(motion: false))
    visitor.logIn(try Deals.player(), Settings(motion: false))
    visitor.deal()
    return visitor
  }

  private func earned(_ visitor: Visitor) throws -> PendingResult {
    for case .store(.record(let earned)) in visitor.effects { return earned }
    throw ReplayError.unfinished
  }

  private func outcome(
    of earned: PendingResult, after old: VerifiedRound?, players: Int
  ) throws -> StoreAnswer {
    let date = Timestamp(milliseconds: 0)
    let round = try #require(earned.round.ranked)
    return .recorded(
      RecordOutcome(
        round: RoundSummary(id: RoundID(2), of: round, finishedAt: date),
        previousBest: old.map { RoundSummary(id: RoundID(1), of: $0, finishedAt: date) }, rank: 1,
        players: players), earned)
  }

  @Test("the last pair stays visible for a moment, while the result is already saved")
  func resultDelay() throws {
    var visitor = try played()
    visitor.finish(withLastFlip: false)
    visitor.type(" ")
    #expect(visitor.dialog == nil && visitor.sees("6/6"))
    let earned = try earned(visitor)
    visitor.answer(try outcome(of: earned, after: nil, players: 1))
    visitor.wait(799)
    visitor.send(.deadline)
    #expect(visitor.dialog == nil)
    visitor.now = try #require(visitor.app.nextDeadline)
    visitor.send(.deadline)
    #expect(visitor.sees(BestPhrase.scoreToBeat))
  }

  @Test("the points have their unit, and the help explains signs and figures")
  func explained() throws {
    var visitor = try played()
    visitor.finish()
    visitor.wait(1000)
    #expect(visitor.dialog is GameResult)
    #expect(visitor.lines.contains { $0.contains("▄ points") }, "\(visitor.screen)")
    visitor.type("?")
    #expect(visitor.sees(ResultHelpPhrase.memoryErrors))
    #expect(visitor.lines.contains { $0.contains("●") && $0.contains("pairs") })
  }

  @Test("another key shows the result at once and has no other effect")
  func hurry() throws {
    var visitor = try played()
    visitor.finish(withLastFlip: false)
    visitor.type(" ")
    visitor.type("q")
    #expect(visitor.dialog is GameResult && !visitor.effects.contains(.quit))
  }

  @Test("a key meant for the cards presses no button of a result that opens by itself")
  func meantForCards() {
    var visitor = Visitor(settings: Settings(motion: false))
    visitor.enterAsGuest()
    visitor.deal()
    visitor.finish(withLastFlip: false)
    visitor.type(" ")
    visitor.live(800)
    #expect(visitor.dialog is GameResult)
    visitor.type(" ")
    #expect(visitor.dialog is GameResult)
    visitor.wait(500)
    visitor.type(" ")
    #expect(visitor.dialog == nil && visitor.effects.contains(.drawSeed), "it plays again")
  }

  @Test("pressing the key that opened the result twice presses no button")
  func brought() {
    var visitor = Visitor(settings: Settings(motion: false))
    visitor.enterAsGuest()
    visitor.deal()
    visitor.finish(withLastFlip: false)
    visitor.type(" ")
    visitor.wait(600)
    visitor.type(" ")
    #expect(visitor.dialog is GameResult)
    visitor.wait(200)
    visitor.type(" ")
    #expect(visitor.dialog is GameResult)
  }

  @Test("it shows the factors of the points")
  func parts() throws {
    var visitor = try played()
    visitor.finish()
    let result = try earned(visitor).round.record.claimed
    let turns = PairsScoring.turnsFactor(level: .easy, turns: 6)
    let time = PairsScoring.timeFactor(level: .easy, time: result.time)
    #expect(turns == 1250 && time == 2000)
    for words in ["Pairs, Easy", "6 × 100", "6 ┃ par 9.16  ×1.250", "×2.000"] {
      #expect(visitor.sees(words), "\(words)")
    }
    #expect(result.points == 6 * 100 * 1250 * 2000 / 1_000_000)
  }

  @Test("a rank is shown only with several players, and a first result is announced")
  func rank() throws {
    var visitor = try played()
    visitor.finish()
    let earned = try earned(visitor)
    visitor.answer(try outcome(of: earned, after: nil, players: 1))
    #expect(visitor.sees(DialogPhrase.firstResult) && !visitor.sees(DialogPhrase.newRecord))
    #expect(!visitor.sees("1st of 1"))
    visitor.answer(try outcome(of: earned, after: nil, players: 2))
    #expect(visitor.sees("1st of 2"))
  }

  @Test("the difference to the best is shown: more, less and none", arguments: [300, 900, 500])
  func change(pause: Int) throws {
    var visitor = try played()
    visitor.finish()
    let earned = try earned(visitor)
    let old = try Deals.finished(.easy, pause: pause == 500 ? 500 : 4 * pause)
    visitor.answer(try outcome(of: earned, after: old, players: 1))
    let change = earned.round.record.claimed.points - old.record.claimed.points
    let told = Language.english.grouped(abs(change))
    #expect(
      visitor.sees(
        change > 0
          ? "(+\(told))" : change < 0 ? "\(told) short of your best" : "You matched your best"))
  }

  @Test("the same deal is repeated as practice")
  func sameDeal() throws {
    var visitor = try played()
    let first = try #require(visitor.play as? PairsPlay).table.round
    visitor.finish()
    visitor.click(button: ButtonPhrase.sameDeal)
    let again = try #require(visitor.play as? PairsPlay).table.round
    #expect(again.seed == first.seed && again.setup == first.setup)
    #expect(again.eligibility == .practice && again.moves.isEmpty)
  }

  @Test("after giving up the board is revealed, not saved, and cleared with the next key")
  func revealBoard() throws {
    var visitor = try played()
    visitor.type(" Q")
    visitor.effects = []
    visitor.press(.right, .enter)
    #expect(visitor.effects.contains { $0.isDrop })
    let play = try #require(visitor.play as? PairsPlay)
    #expect((0..<12).allSatisfy { play.sides[$0] != .back })
    #expect(visitor.screen.ranges(of: "Rook").count == 2)
    #expect(!visitor.sees("✓"), "none was taken")
    #expect(visitor.sees(PlayPhrase.givenUp))
    visitor.send(.resized(Size(columns: 120, rows: 40)))
    #expect(
      visitor.sees(PlayPhrase.givenUp) && !visitor.sees(PlayPhrase.pointsAtBest),
      "nothing can be had any more")
    visitor.effects = []
    visitor.send(.suspended)
    #expect(visitor.effects.isEmpty && visitor.app.nextDeadline == nil)
    visitor.press(.enter)
    #expect(visitor.play == nil && visitor.open(StartScreen.self) != nil)
  }

  @Test("on the revealed board the taken pairs are marked")
  func taken() throws {
    var visitor = try played()
    let (first, second) = (Deals.solution(.easy, seed: 1)[0], Deals.solution(.easy, seed: 1)[1])
    for place in [first, second] {
      visitor.press(.home, .pageUp)
      for _ in 0..<(place / 4) { visitor.press(.down) }
      for _ in 0..<(place % 4) { visitor.press(.right) }
      visitor.type(" ")
    }
    visitor.type("Q")
    visitor.press(.right, .enter)
    #expect(visitor.sees("✓ " + visitor.text(PlayPhrase.wereFound)))
    let area = visitor.app.area
    let play = try #require(visitor.play as? PairsPlay)
    let layout = try #require(play.board.layout(in: area, visitor.app.look))
    let canvas = visitor.canvas
    for place in 0..<12 {
      let rect = layout.rect(of: place)
      let mark = canvas[rect.column + rect.columns / 2, rect.row].character
      #expect((mark == "✓") == [first, second].contains(place))
    }
  }
}
