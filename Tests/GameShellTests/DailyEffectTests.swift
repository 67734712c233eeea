import Bots
import GameShell
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Requests of screens about rounds to watch and daily boards")
struct DailyEffectTests {
  private let now = Timestamp(milliseconds: 1_790_000_000_000)
  private let board = LeaderboardKey(game: PairsGame.id, setup: "easy")
  private let store: TestStore
  private let daily: Daily

  init() throws {
    store = try TestStore()
    daily = try #require(Daily(on: Daily.today(at: now), game: board.game, setup: "easy"))
  }

  private var runner: EffectRunner { store.runner(at: now) }

  /// Starts Alice's attempt in another program.
  private func begin() throws {
    _ = try store.other.beginDaily(of: board, by: store.player.id, as: ProgressID("9:9"), at: now)
  }

  @Test("an attempt is started by the store's clock, for this program")
  func begins() throws {
    #expect(
      runner.ask(DailyStart(board: board, player: store.player.id)) == .success(.dealt(daily)))
    let saved = try store.other.read { try $0.savedGames("true") }
    #expect(saved.map(\.id) == [ProgressID("1:2")])
    #expect(saved.map(\.round.transcript.seed) == [daily.seed])
  }

  @Test("the daily leaderboard says whether it is today's by the store's clock")
  func isToday() throws {
    for (day, isToday) in [(nil, true), (daily.date, true), (daily.date.adding(days: -1), false)] {
      let query = DailyQuery(board: board, player: store.player.id, day: day)
      #expect(try runner.ask(query)?.get().isOfToday == isToday)
    }
  }

  @Test("the progress of a player comes from the store; a guest needs none for the next day")
  func today() throws {
    try begin()
    let answer = try runner.ask(TodayQuery(player: store.player.id))?.get()
    #expect(answer?.states[board] == .begun)
    let untilNext = Daily.untilNext(at: now)
    #expect(answer?.untilNext == untilNext && untilNext.milliseconds == 35_200_000)
    let storeless = EffectRunner(without: .corrupt, at: now)
    let guest = try storeless.ask(TodayQuery(player: nil))?.get()
    #expect(guest?.states.isEmpty == true && guest?.untilNext == untilNext)
  }

  @Test("a guest practices the same board, even without records")
  func practice() {
    for runner in [runner, EffectRunner(without: .readOnly, at: now)] {
      #expect(runner.ask(DailyStart(board: board, player: nil)) == .success(.practice(daily)))
    }
    #expect(store.steps.isEmpty, "nothing of it is kept")
  }

  @Test("the store says whether practice may start; without one it may")
  func mayPractise() throws {
    for isUnderWay in [false, true] {
      if isUnderWay { try begin() }
      for player in [nil, store.player.id] {
        let query = PracticeQuery(seed: daily.seed, player: player)
        #expect(runner.ask(query) == .success(!isUnderWay))
        #expect(EffectRunner(without: .readOnly, at: now).ask(query) == .success(true))
      }
    }
  }

  @Test("a round on a daily board that the player could still play is not shown")
  func ahead() throws {
    let bob = try store.register("Bob")
    for (seed, isAhead) in [(7, false), (daily.seed, true)] {
      let round = try VerifiedRound.expertly(.easy, seed: seed)
      let kept = try store.other.record(round, by: bob.id, at: now).round.id
      let watch = runner.ask(WatchQuery(round: kept, player: store.player.id))
      let replay = try Catalog.replay(round.record)
      #expect(watch == (isAhead ? .failure(.dailyAhead(.open)) : .success(replay)))
    }
  }

  @Test("the streak is read without a leaderboard")
  func run() throws {
    try begin()
    _ = try store.other.record(
      try VerifiedRound.expertly(.easy, seed: daily.seed), by: store.player.id, at: now)
    #expect(runner.ask(StreakQuery(player: store.player.id)) == .success(1))
    #expect(store.count(of: "daily_place") == 0)
  }

  @Test("a deleted round, or one without a store, cannot be watched")
  func notFound() {
    let watch = WatchQuery(round: RoundID(3), player: nil)
    #expect(runner.ask(watch) == .failure(.store(.notFound)))
    #expect(EffectRunner(without: .corrupt).ask(watch) == .failure(.store(.corrupt)))
  }
}
