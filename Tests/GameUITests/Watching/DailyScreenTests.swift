import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The daily board on the screens")
struct DailyScreenTests {
  private let board = DailyVisit.board
  private let anna = DailyVisit.anna

  private func page(
    _ state: AttemptState, rows: Int = 0, own: Bool = false, streak: Int = 0
  ) throws -> DailyPage {
    let table = try Deals.page(board, count: max(rows, 1))
    return DailyPage(
      daily: try DailyVisit.daily(board), top: Array(table.top.prefix(rows)),
      own: own ? try Deals.page(board, count: 1, around: [12]).around.first : nil,
      players: rows + (own ? 2 : 0), yesterday: table.top.first, state: state, streak: streak)
  }

  private func answer(_ page: DailyPage, _ visitor: inout Visitor, for player: PlayerID? = nil) {
    let query = DailyQuery(
      board: page.daily.board, player: player ?? visitor.app.session.player?.id)
    visitor.answer(.reply(to: query, .success(page)))
  }

  @Test("d starts it: the same cards for all players, ranked")
  func begins() throws {
    var visitor = try DailyVisit.visitor()
    visitor.type("d")
    #expect(!visitor.effects.contains(.ask(DailyStart(board: board, player: anna))))
    #expect(visitor.sees(DailyPhrase.oneAttempt(.pairs)) && visitor.sees(PairsPhrase.level(.easy)))
    visitor.press(.escape)
    #expect(visitor.dialog == nil)
    DailyVisit.ask(&visitor)
    #expect(visitor.effects.contains(.ask(DailyStart(board: board, player: anna))))
    DailyVisit.begin(.dealt(try DailyVisit.daily(board)), &visitor)
    let play = try #require(visitor.play as? PairsPlay)
    #expect(play.table.round.seed == (try DailyVisit.daily(board)).seed)
    #expect(play.table.round.eligibility == .ranked)
    // A second answer, after an impatient second key, changes nothing.
    DailyVisit.begin(.dealt(try DailyVisit.daily(board)), &visitor)
    #expect(visitor.dialog == nil && visitor.app.isPlaying)
  }

  @Test("for a guest it is practice, and says so")
  func guest() throws {
    var visitor = Visitor(settings: Settings(motion: false))
    visitor.enterAsGuest()
    #expect(visitor.sees(DailyPhrase.guest))
    visitor.type("d")
    #expect(visitor.effects.contains(.ask(DailyStart(board: board, player: nil))))
    DailyVisit.begin(.practice(try DailyVisit.daily(board)), &visitor)
    #expect((visitor.play as? PairsPlay)?.table.round.eligibility == .practice)
  }

  @Test("a daily quiz uses the bundled films, whatever the settings say")
  func films() throws {
    let quiz = LeaderboardKey(game: MovieQuizGame.id, setup: "top")
    var visitor = try DailyVisit.visitor(
      App.LaunchEnvironment(), Settings(game: "movie-quiz", filmsFromService: true, motion: false))
    DailyVisit.ask(&visitor)
    visitor.answer(
      .reply(
        to: DailyStart(board: quiz, player: anna), .success(.dealt(try DailyVisit.daily(quiz)))))
    let play = try #require(visitor.play as? MovieQuizPlay)
    #expect(play.table.round.eligibility == .ranked)
    #expect(
      play.table.round.transcript
        == (try #require(
          Catalog.opening(of: quiz.game, setup: "top", seed: try DailyVisit.daily(quiz).seed))))
  }

  @Test("an interrupted one continues without a question")
  func resumed() throws {
    var visitor = try DailyVisit.visitor()
    answer(try page(.begun), &visitor)
    visitor.type("d")
    #expect(visitor.effects.contains(.ask(DailyStart(board: board, player: anna))))
    DailyVisit.begin(.resumed(try Deals.begun(.easy)), &visitor)
    #expect(visitor.play?.isPaused == false)
  }

  @Test("without an attempt left it says so, and offers the leaderboard and practice")
  func refused() throws {
    for state in [AttemptState.played, .spent, .clockIsBehind(try DailyVisit.daily(board).date)] {
      var visitor = try DailyVisit.visitor()
      DailyVisit.ask(&visitor)
      DailyVisit.begin(.refused(state), &visitor)
      #expect(visitor.dialog is DailyNotice && visitor.play == nil)
      visitor.press(.enter)
      #expect(visitor.open(LeaderboardScreen.self)?.today != nil)
      visitor.type("3")
      DailyVisit.ask(&visitor)
      DailyVisit.begin(.refused(state), &visitor)
      visitor.effects = []
      visitor.press(.right, .enter)
      #expect(visitor.effects.contains(.ask(DailyStart(board: board, player: nil))))
    }
    var visitor = try DailyVisit.visitor()
    DailyVisit.ask(&visitor)
    DailyVisit.begin(.playedElsewhere, &visitor)
    #expect(visitor.sees(DailyPhrase.playedElsewhere))
    #expect(visitor.effects.contains(.ask(DailyQuery(board: board, player: anna))), "read again")
  }

  @Test("the Play tab shows the state of the attempt")
  func startPanel() throws {
    var visitor = try DailyVisit.visitor()
    answer(try page(.open, streak: 3), &visitor)
    #expect(visitor.sees(DailyPhrase.open) && visitor.sees(DailyPhrase.streak(3)))
    answer(try page(.begun), &visitor)
    #expect(visitor.sees(DailyPhrase.begun))
    answer(try page(.clockIsBehind(try DailyVisit.daily(board).date)), &visitor)
    #expect(try visitor.sees(DailyPhrase.clockShort(DailyVisit.date)))
    answer(try page(.played, rows: 2), &visitor)
    #expect(visitor.sees(DailyPhrase.doneShort(rank: 1, players: 2)))
    visitor.effects = []
    visitor.press(.right)
    let normal = LeaderboardKey(game: PairsGame.id, setup: "normal")
    #expect(visitor.effects.contains(.ask(DailyQuery(board: normal, player: anna))))
    #expect(!visitor.sees(DailyPhrase.doneShort(rank: 1, players: 2)), "that was another board")
  }

  @Test("its result shows the place, opens the leaderboard, and can be shared")
  func result() throws {
    var visitor = try DailyVisit.visitor()
    DailyVisit.ask(&visitor)
    DailyVisit.begin(.dealt(try DailyVisit.daily(board)), &visitor)
    visitor.finish()
    let record = try #require((visitor.dialog as? GameResult)?.record)
    let round = try Catalog.verify(record)
    let earned = PendingResult(.ranked(round), by: anna)
    let place = DailyPlace(daily: try DailyVisit.daily(board), rank: 2, players: 5, streak: 3)
    visitor.answer(
      .recorded(
        RecordOutcome(
          round: ScoredRound(
            id: RoundID(7), of: round, finishedAt: Timestamp(milliseconds: 1_795_000_000_000)),
          previousBest: nil, rank: 1, players: 1, daily: place), earned))
    #expect(visitor.sees(DailyPhrase.place(place)))
    visitor.effects = []
    visitor.click(button: DailyPhrase.share)
    let share = DailyShare(record, on: try DailyVisit.daily(board).date)
    #expect(visitor.effects.contains(.terminal(.copy(share.text(visitor.app.look)))))
    #expect(visitor.sees("●●●●●●") && visitor.sees("2026-11-22"))
    expectPicture(visitor, "daily-share-english")
    visitor.press(.enter)
    visitor.effects = []
    visitor.click(button: Tab.leaderboard)
    // The date that was played, even if another one has begun meanwhile.
    let day = try DailyVisit.date
    let query = DailyQuery(board: board, player: anna, day: day)
    #expect(visitor.effects.contains(.ask(query)))
    visitor.answer(.reply(to: query, .success(try page(.played, rows: 2))))
    #expect(
      try visitor.sees(DailyPhrase.boardOf(DailyVisit.date)) && !visitor.sees(DailyPhrase.today))
    visitor.effects = []
    visitor.type("dd")
    #expect(visitor.effects.contains(.ask(DailyQuery(board: board, player: anna))))
  }

  @Test("a second round of the same board is reported, and not tried again endlessly")
  func spent() throws {
    var visitor = try DailyVisit.visitor()
    DailyVisit.ask(&visitor)
    DailyVisit.begin(.dealt(try DailyVisit.daily(board)), &visitor)
    visitor.finish()
    let record = try #require((visitor.dialog as? GameResult)?.record)
    let earned = PendingResult(.ranked(try Catalog.verify(record)), by: anna)
    visitor.answer(.recordFailed(earned, .dealSpent))
    #expect(visitor.sees(StoreError.dealSpent) && !visitor.sees(button: ButtonPhrase.tryAgain))
    visitor.press(.enter)
    visitor.effects = []
    visitor.press(.enter)
    #expect(!visitor.effects.contains(.record(earned)))
  }

  @Test("the shared text is a post: at most 280 characters, one for each turn, in ASCII too")
  func share() throws {
    let date = try DailyVisit.daily(board).date
    let expert = DailyShare(try clumsy(.expert), on: date)
    for look in [
      RenderStyle(), RenderStyle(language: .russian),
      RenderStyle(depth: .monochrome, unicode: false),
    ] {
      let text = expert.text(look)
      #expect(text.count <= DailyShare.longest && text.hasSuffix(look.glyphs.ellipsis))
      #expect(look.unicode || text.utf8.allSatisfy { $0 < 128 })
    }
    let easy = DailyShare(try Deals.finished(.easy).record, on: date)
    #expect(
      easy.text(RenderStyle()) == """
        Flipside 2026-11-22: Pairs, Easy
        6 turns (par 9.16), 0:10.8, 1,272 points
        ●●●●●●
        ● pairs
        """)
    let words = try Deals.records().map { DailyShare($0, on: date).text(RenderStyle()) }
    #expect(words[1].contains("✗") && words[2].split(separator: "\n")[2].count == 10)
    #expect(words[1].contains("✗ wrong") && !words[1].contains("0:30"))
  }

  /// Returns a board played by trying every card with every other.
  private func clumsy(_ level: PairsLevel) throws -> ReplayRecord {
    var round = Round<PairsGame>(level, seed: 2, eligibility: .ranked)
    var time = 0
    for first in 0..<level.cards {
      for second in first + 1..<level.cards {
        time += 1000
        round.advance(to: Elapsed(milliseconds: time))
        guard case .faceDown? = round.state.card(at: first),
          case .faceDown? = round.state.card(at: second)
        else { continue }
        try round.play(.flip(first), at: Elapsed(milliseconds: time))
        try round.play(.flip(second), at: Elapsed(milliseconds: time))
        time += 1000
      }
    }
    return try #require(round.record)
  }

  @Test("the daily leaderboard is next to the other one, with yesterday's winner")
  func table() throws {
    var visitor = try DailyVisit.visitor()
    visitor.type("4d")
    #expect(visitor.effects.contains(.ask(DailyQuery(board: board, player: anna))))
    answer(try page(.played, rows: 3, own: true, streak: 2), &visitor)
    #expect(
      try visitor.sees(DailyPhrase.day(DailyVisit.date)) && visitor.sees(DailyPhrase.streak(2)))
    #expect(visitor.sees(DailyPhrase.yesterday("Борис", 0), around: ", 0"))
    visitor.press(.enter, .end)
    visitor.effects = []
    visitor.type("w")
    #expect(visitor.effects.contains(.ask(WatchQuery(round: RoundID(12), player: anna))))
    visitor.press(.escape)
    visitor.type("d")
    #expect(visitor.open(LeaderboardScreen.self)?.today == nil)
  }

  @Test("without results, Play starts the shown board")
  func plays() throws {
    var visitor = try DailyVisit.visitor(
      App.LaunchEnvironment(), Settings(game: "color-match", motion: false))
    let normal = LeaderboardKey(game: PairsGame.id, setup: "normal")
    _ = visitor.app.perform([.go(.today(normal))], at: visitor.now)
    answer(
      DailyPage(
        daily: try DailyVisit.daily(normal), top: [], own: nil, players: 0, yesterday: nil,
        state: .open, streak: 0), &visitor)
    visitor.click(button: ButtonPhrase.play)
    #expect(visitor.sees(.pairs, "normal") && visitor.sees(button: ButtonPhrase.start))
    visitor.press(.enter)
    let begin = Effect.ask(DailyStart(board: normal, player: anna))
    #expect(visitor.effects.contains(begin))
  }

  @Test("card and account show the streak")
  func streak() throws {
    var visitor = try DailyVisit.visitor()
    visitor.type("6")
    visitor.answer(.reply(to: StreakQuery(player: anna), .success(4)))
    #expect(visitor.sees(DailyPhrase.streak(4)))
  }

  @Test("Play tab and leaderboard match their golden files", arguments: PictureTests.variants)
  func pictures(name: String, environment: App.LaunchEnvironment) throws {
    var visitor = try DailyVisit.visitor(environment)
    answer(try page(.open, rows: 2, streak: 3), &visitor)
    expectPicture(visitor, "daily-start-\(name)")
    visitor.type("4d")
    answer(try page(.played, rows: 5, own: true, streak: 3), &visitor)
    expectPicture(visitor, "daily-table-\(name)")
    if !environment.unicode { #expect(visitor.screen.utf8.allSatisfy { $0 < 128 }) }
  }
}
