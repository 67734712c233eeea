import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The daily boards are the front page")
struct TodayPanelTests {
  private let board = DailyVisit.board
  private let anna = DailyVisit.anna

  private func visitor(_ window: (Int, Int) = (80, 24)) throws -> Visitor {
    try DailyVisit.visitor(columns: window.0, rows: window.1)
  }

  private func answer(
    _ visitor: inout Visitor, _ states: [LeaderboardKey: AttemptState] = [:],
    minutes: Int = 228
  ) {
    let query = TodayQuery(player: visitor.app.session.player?.id)
    // A store knows the states of all boards.
    let all = Daily.all(on: CalendarDate(daysSince1970: 0)).map { ($0.board, AttemptState.open) }
    let states = states.isEmpty ? [:] : states.merging(all) { known, _ in known }
    visitor.answer(
      .reply(
        to: query,
        .success(
          TodayQuery.Answer(
            states: states, untilNext: Elapsed(milliseconds: minutes * 60_000)))))
  }

  private func page(_ state: AttemptState, rows: Int) throws -> DailyPage {
    DailyPage(
      daily: try DailyVisit.daily(), top: try Deals.page(board, count: rows).top, own: nil,
      players: rows, yesterday: nil, state: state, streak: 3)
  }

  @Test("it is asked for after the first frame, once for each visit")
  func asked() throws {
    var visitor = Visitor()
    visitor.answer(.loggedIn(try Deals.player(), Settings()))
    let asked = Effect.ask(TodayQuery(player: anna))
    #expect(visitor.effects.count { $0 == asked } == 1)
    visitor.press(.right, .right)
    #expect(visitor.effects.count { $0 == asked } == 1)
    visitor.type("43")
    #expect(visitor.effects.count { $0 == asked } == 2)
  }

  @Test(
    "it says how far the player is, the streak and the time to the next",
    arguments: [(60, 20), (80, 24), (120, 36), (200, 60)])
  func progress(window: (Int, Int)) throws {
    var visitor = try visitor(window)
    let before = visitor.lines
    answer(&visitor, [board: .played, LeaderboardKey(game: PairsGame.id, setup: "hard"): .begun])
    #expect(visitor.sees(DailyPhrase.next(minutes: 228)) && visitor.sees("3 h 48 min"))
    #expect(visitor.sees(DailyPhrase.progress(1, of: 9)), "\(visitor.screen)")
    // Nothing that was shown has moved.
    for (old, new) in zip(before, visitor.lines) {
      for (was, now) in zip(old, new) where was != " " { #expect(was == now) }
    }
    let query = DailyQuery(board: board, player: anna)
    visitor.answer(.reply(to: query, .success(try page(.played, rows: 3))))
    #expect(visitor.sees(DailyPhrase.doneShort(rank: 1, players: 3)))
    #expect(visitor.outlineGaps.isEmpty, "\(visitor.outlineGaps)")
  }

  @Test("after the attempt the day's best are shown, and not before")
  func leaderboard() throws {
    for (state, isShown) in [(AttemptState.open, false), (.begun, false), (.played, true)] {
      var visitor = try visitor((120, 36))
      answer(&visitor, [board: state])
      let query = DailyQuery(board: board, player: anna)
      visitor.answer(.reply(to: query, .success(try page(state, rows: 3))))
      #expect(visitor.sees("Dr. Who") == isShown, "\(visitor.screen)")
    }
  }

  @Test("the time counts down by the minute, and a new day asks again")
  func countsDown() throws {
    var visitor = try visitor()
    answer(&visitor, minutes: 2)
    let asked = Effect.ask(TodayQuery(player: anna))
    visitor.effects = []
    for minute in [1, 0] {
      visitor.now = try #require(visitor.app.nextDeadline)
      visitor.send(.deadline)
      #expect(minute == 0 || visitor.sees(DailyPhrase.next(minutes: minute)), "\(visitor.screen)")
    }
    #expect(visitor.effects.contains(asked) && visitor.app.nextDeadline == nil)
  }

  @Test("the time counts down by the minute again after a new answer")
  func countsDownAgain() throws {
    var visitor = try visitor()
    answer(&visitor, minutes: 20)
    for _ in 1...5 {
      visitor.now = try #require(visitor.app.nextDeadline)
      visitor.send(.deadline)
    }
    answer(&visitor, minutes: 15)
    let due = try #require(visitor.app.nextDeadline)
    #expect(due.milliseconds - visitor.now.milliseconds <= 60_000)
  }

  @Test("nothing wakes the program for it while a game is on the board")
  func hidden() throws {
    var visitor = try visitor()
    answer(&visitor)
    #expect(visitor.app.nextDeadline != nil)
    visitor.deal()
    visitor.type("p")
    #expect(visitor.app.nextDeadline == nil)
  }

  @Test("a finished attempt counts at once")
  func finished() throws {
    var visitor = try visitor()
    answer(&visitor, [board: .open])
    #expect(visitor.sees(DailyPhrase.progress(0, of: 9)))
    let query = DailyQuery(board: board, player: anna)
    visitor.answer(.reply(to: query, .success(try page(.played, rows: 1))))
    #expect(visitor.sees(DailyPhrase.progress(1, of: 9)))
  }

  @Test("the setups of the game are named only if all of them fit")
  func setups() throws {
    let settings = Settings(game: "color-match", motion: false)
    for (window, isNamed) in [((60, 20), false), ((120, 36), true)] {
      var visitor = try DailyVisit.visitor(
        App.LaunchEnvironment(), settings, columns: window.0, rows: window.1)
      answer(&visitor, [board: .open])
      let name = visitor.app.look.name(of: "90", in: .colorMatch)
      #expect(visitor.screen.ranges(of: name).count == (isNamed ? 2 : 1), "\(visitor.screen)")
      #expect(!visitor.sees("…"))
    }
  }

  @Test("a guest sees the time to the next, and no progress")
  func guest() throws {
    var visitor = Visitor()
    visitor.enterAsGuest()
    answer(&visitor)
    let query = DailyQuery(board: board, player: nil)
    visitor.answer(.reply(to: query, .success(try page(.open, rows: 1))))
    #expect(visitor.sees(DailyPhrase.next(minutes: 228)) && visitor.sees(DailyPhrase.guest))
    #expect(!visitor.sees(DailyPhrase.progress(0, of: 9)))
  }
}
