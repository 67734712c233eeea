import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The list of the player's own rounds")
struct OwnRoundsScreenTests {
  private let board = LeaderboardKey(game: PairsGame.id)

  private func ownRound(_ number: Int, note: String = "") throws -> OwnRoundsRow {
    let round = try Deals.finished(.easy, pause: 300 + 100 * number)
    return OwnRoundsRow(
      RoundSummary(
        id: RoundID(100 - number), of: .ranked(round),
        finishedAt: Timestamp(milliseconds: 1_795_000_000_000 - number * 7_777_777)),
      note: RoundNote(note))
  }

  private func opened(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), rounds: Int = 3,
    total: Int? = nil
  ) throws -> Visitor {
    var visitor = Visitor(environment)
    visitor.logIn(try Deals.player())
    visitor.type("4m")
    visitor.answer(.ownRounds(try page(1...rounds, total: total ?? rounds)))
    visitor.effects = []
    return visitor
  }

  @Test("The key that races a round is shown, and explained by the help", arguments: [60, 80])
  func raceKey(columns: Int) throws {
    for language in Language.allCases {
      var visitor = try opened(App.LaunchEnvironment(language: language))
      visitor.send(.resized(Size(columns: columns, rows: 24)))
      #expect(visitor.hints(KeyBinding("r", RacePhrase.keyRace)), "\(visitor.screen)")
      visitor.type("?")
      #expect(visitor.sees(RacePhrase.raceKeys))
    }
    var visitor = try opened()
    visitor.perform(
      .go(.ownRounds(LeaderboardKey(game: ColorMatchGame.id), PlayerID(1))))
    #expect(!visitor.hints(KeyBinding("r", RacePhrase.keyRace)), "another game")
  }

  @Test("The way back leads to the leaderboard of the same game, with its chosen level")
  func wayBack() throws {
    var visitor = Visitor()
    visitor.logIn(
      try Deals.player(), Settings(game: "movie-quiz", setups: ["pairs": "hard"]))
    visitor.perform(.go(.leaderboard(LeaderboardKey(game: PairsGame.id, setup: "easy"))))
    visitor.type("m")
    #expect(visitor.open(OwnRoundsScreen.self)?.chooser.key.game == PairsGame.id)
    visitor.type("m")
    let shown = visitor.open(LeaderboardScreen.self)?.chooser.key
    #expect(shown == LeaderboardKey(game: PairsGame.id, setup: "hard"))
  }

  @Test("The table stays where it is while a note is edited")
  func stillTable() throws {
    var visitor = try opened(rounds: 30)
    func rows() -> [String] { visitor.lines.filter { $0.contains("2026") } }
    let before = rows()
    visitor.perform(.press(OwnRoundsScreen.Target.note(RoundID(99))))
    #expect(visitor.open(OwnRoundsScreen.self)?.draft != nil && rows() == before)
  }

  @Test("The best rounds of different levels have bars of the same length")
  func barsOfLevels() throws {
    let levels: [PairsLevel] = [.easy, .hard]
    let rounds = try levels.enumerated().map { number, level in
      RoundSummary(
        id: RoundID(number + 1), of: .ranked(try Deals.finished(level)),
        finishedAt: Timestamp(milliseconds: 1_795_000_000_000))
    }
    #expect(rounds[0].result.points != rounds[1].result.points)
    let visitor = try OwnRoundsVisit.opened(rounds.map { OwnRoundsRow($0) })
    let bars = visitor.lines.filter { $0.contains("2026") }.map { $0.filter { $0 == "▁" }.count }
    #expect(bars.count == 2 && Set(bars).count == 1 && bars.first != 0, "\(visitor.screen)")
  }

  @Test("A wide window shows the selected round and the last points of its level")
  func details() throws {
    var visitor = try opened(rounds: 4)
    #expect(!visitor.sees(OwnRoundsPhrase.number))
    visitor.send(.resized(Size(columns: 120, rows: 36)))
    for number in 1...2 {
      let name = visitor.app.look.text(OwnRoundsPhrase.number)
      let line = visitor.lines.first { $0.contains(name) }
      #expect(line?.hasSuffix(" \(100 - number)") == true, "\(visitor.screen)")
      visitor.press(.down)
    }
    let items = visitor.app.outline(at: visitor.now).items
    #expect(visitor.sees(StatisticsPhrase.last(4)), "\(visitor.screen)")
    #expect(items.first { $0.role == .chart }?.label.split(separator: " ").count == 4)
  }

  private func page(_ numbers: ClosedRange<Int>, total: Int, before: RoundID? = nil) throws
    -> OwnRoundsPage
  {
    OwnRoundsPage(
      board: board, player: PlayerID(1), before: before,
      rows: try numbers.map {
        try ownRound($0, note: $0 == 2 ? "at the station" : "")
      }, total: total)
  }

  @Test("It opens from the leaderboard, and only for a logged-in player")
  func opens() throws {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.type("4m")
    #expect(visitor.sees(OwnRoundsPhrase.guest))
    visitor.press(.enter)
    visitor.logIn(try Deals.player())
    visitor.effects = []
    visitor.type("4m")
    #expect(visitor.effects.contains(.loadOwnRounds(board, PlayerID(1))))
  }

  @Test("Rounds of an earlier ruleset are marked, with a legend below")
  func earlierRuleset() throws {
    let begun = Transcript(
      game: ColorMatchGame.id, revision: 1, setup: "30", seed: 5, eligibility: .ranked,
      moves: "Y@600 N@1200")
    var round = try Round<ColorMatchGame>(
      resuming: SavedRound(transcript: begun, elapsed: .seconds(2)))
    round.advance(to: .seconds(30))
    let old = ScoredRound(
      id: RoundID(1), of: try Catalog.verify(#require(round.record)),
      finishedAt: Timestamp(milliseconds: 1_795_000_000_000))
    let look = RenderStyle(language: .russian)
    #expect(old.earlierRuleset == 1)
    #expect(look.points(5100, earlierRuleset: old.earlierRuleset) == "*5100")
    #expect(
      look.legend(of: [old.earlierRuleset, nil])
        == LeaderboardPhrase.earlierRuleset(1).text(in: .russian))
    let new = try #require(try ownRound(1).verified)
    #expect(look.points(862, earlierRuleset: new.earlierRuleset) == "862")
    #expect(look.legend(of: [new.earlierRuleset]) == nil)
    let parts = RoundDetails(row: OwnRoundsRow(RoundSummary(old))).parts(look)
    #expect(parts.contains(.note(LeaderboardPhrase.earlierRuleset(1).text(in: .russian))))
  }

  @Test("A note can contain every key, is saved, and shown once it is stored")
  func note() throws {
    var visitor = try opened()
    visitor.press(.enter, .right, .enter)
    visitor.type("1q?m 4")
    #expect(visitor.app.navigation.tab == .leaderboard)
    visitor.press(.enter)
    let note = RoundNote("1q?m 4")
    #expect(visitor.effects == [.setNote(note, of: RoundID(99), by: PlayerID(1))])
    visitor.answer(
      .note(NoteChange(note: note, round: RoundID(99), player: PlayerID(1)), .success(Done())))
    #expect(visitor.screen.contains("1q?m 4"))
  }

  @Test("A full note says so, until there is room again")
  func fullNote() throws {
    var visitor = try opened()
    visitor.press(.enter, .right, .enter)
    visitor.type(String(repeating: "n", count: 59))
    #expect(!visitor.sees(OwnRoundsPhrase.noteFull))
    visitor.type("n")
    #expect(visitor.sees(OwnRoundsPhrase.noteFull))
    visitor.press(.backspace)
    #expect(!visitor.sees(OwnRoundsPhrase.noteFull))
  }

  @Test("A pasted note is cleaned and limited")
  func pastedNote() throws {
    var visitor = try opened()
    visitor.press(.enter, .right, .enter)
    visitor.send(.input(.paste("one\ntwo\u{202E}" + String(repeating: "花", count: 40))))
    visitor.type("x")
    let shown = "one two" + String(repeating: "花", count: 26)
    #expect(visitor.open(OwnRoundsScreen.self)?.draft?.field.text == shown + "x")
    visitor.press(.enter)
    #expect(visitor.effects == [.setNote(RoundNote(shown + "x"), of: RoundID(99), by: PlayerID(1))])
    #expect(RoundNote(shown + "x").description == shown + "x")
  }

  @Test("Esc leaves a note unchanged")
  func noteLeft() throws {
    var visitor = try opened()
    visitor.press(.down, .enter, .right, .enter)
    visitor.type(" hall")
    visitor.press(.escape)
    #expect(visitor.effects.isEmpty)
    #expect(visitor.screen.contains("at the station"))
    #expect(!visitor.screen.contains("hall"))
  }

  @Test("Deleting asks first; then the row disappears and the best is requested again")
  func delete() throws {
    var visitor = try opened()
    visitor.press(.enter, .right, .right, .enter)
    #expect(visitor.sees(QuestionPhrase.ask(.deleteRound)))
    visitor.press(.enter)
    #expect(visitor.effects.isEmpty)
    visitor.press(.enter, .right, .right, .enter, .right, .enter)
    #expect(visitor.effects == [.deleteRound(RoundID(99), by: PlayerID(1))])
    visitor.effects = []
    visitor.answer(.deleted(RoundID(99), by: PlayerID(1), .success(Done())))
    #expect(visitor.sees(OwnRoundsPhrase.rounds(2)))
    #expect(!visitor.effects.asked(BestQuery.self).isEmpty)
  }

  @Test("A note or a deletion that the store rejects is reported, and nothing changes")
  func refused() throws {
    var visitor = try opened()
    visitor.answer(.deleted(RoundID(99), by: PlayerID(1), .failure(.full)))
    visitor.press(.enter)
    visitor.answer(
      .note(
        NoteChange(note: RoundNote("x"), round: RoundID(99), player: PlayerID(1)),
        .failure(.readOnly)))
    visitor.press(.enter)
    #expect(visitor.sees(OwnRoundsPhrase.noteKeys), "what was typed is there again")
    visitor.press(.escape)
    #expect(visitor.sees(OwnRoundsPhrase.rounds(3)))
  }

  @Test("Moving past the last row requests the next page, and does not repeat it")
  func pages() throws {
    var visitor = try opened(rounds: 3, total: 5)
    visitor.press(.down)
    #expect(visitor.effects.isEmpty)
    visitor.press(.down)
    #expect(visitor.effects == [.loadOwnRounds(board, PlayerID(1), before: RoundID(97))])
    visitor.answer(.ownRounds(try page(4...5, total: 5, before: RoundID(97))))
    // The same page again, after an impatient second key, is not shown twice.
    visitor.answer(.ownRounds(try page(4...5, total: 5, before: RoundID(97))))
    visitor.effects = []
    visitor.press(.end, .down)
    #expect(visitor.effects.isEmpty)
    #expect(visitor.open(OwnRoundsScreen.self)?.list.rows.count == 5)
  }

  @Test(
    "It matches the golden pictures",
    arguments: [
      ("english", App.LaunchEnvironment()), ("russian", App.LaunchEnvironment(language: .russian)),
    ])
  func picture(name: String, environment: App.LaunchEnvironment) throws {
    var visitor = try opened(environment, rounds: 12)
    visitor.press(.down)
    expectPicture(visitor, "score-list-\(name)")
    visitor.press(.enter)
    expectPicture(visitor, "score-list-round-\(name)")
  }
}
