import Bots
import GameCore
import GameShell
import Synchronization
import Testing

@testable import GameUI

@Suite("Requests of screens about rounds to watch and daily boards")
struct DailyEffectTests {
  private let now = Timestamp(milliseconds: 1_790_000_000_000)
  private let board = LeaderboardKey(game: PairsGame.id, setup: "easy")

  private func runner(_ records: Result<Records, StoreError>) -> EffectRunner {
    let now = now
    return EffectRunner(
      records: records,
      dependencies: Dependencies(
        session: FakeKeeper(), progress: ProgressID("1:2"), clock: { now }, entropy: { 42 }))
  }

  private func runner(_ store: FakeStore) -> EffectRunner {
    runner(
      .success(
        Records.of(store)))
  }

  @Test("an attempt is started by the store's clock, for this program")
  func begins() throws {
    let store = try FakeStore()
    let result = runner(store).ask(DailyStart(board: board, player: store.player.id))
    let daily = try #require(
      Daily(on: Daily.today(at: now), game: board.game, setup: "easy"))
    #expect(result == .success(.dealt(daily)))
    #expect(store.asked == ["beginDaily pairs 1:2"])
  }

  @Test("the daily leaderboard says whether it is today's by the store's clock")
  func isToday() throws {
    let store = try FakeStore()
    let today = Daily.today(at: now)
    for (day, isToday) in [(nil, true), (today, true), (today.adding(days: -1), false)] {
      let query = DailyQuery(board: board, player: store.player.id, day: day)
      #expect(try runner(store).ask(query)?.get().isOfToday == isToday)
    }
  }

  @Test("the progress of a player comes from the store; a guest needs none for the next day")
  func today() throws {
    let store = try FakeStore()
    let answer = try runner(store).ask(TodayQuery(player: store.player.id))?.get()
    #expect(answer?.states[board] == .played && store.asked == ["dailyStates"])
    let untilNext = Daily.untilNext(at: now)
    #expect(answer?.untilNext == untilNext && untilNext.milliseconds == 35_200_000)
    let guest = try runner(.failure(.corrupt)).ask(TodayQuery(player: nil))?.get()
    #expect(guest?.states.isEmpty == true && guest?.untilNext == untilNext)
  }

  @Test("a guest practices the same board, even without records")
  func practice() throws {
    let store = try FakeStore()
    let daily = try #require(
      Daily(on: Daily.today(at: now), game: board.game, setup: "easy"))
    for runner in [runner(store), runner(.failure(.readOnly))] {
      #expect(runner.ask(DailyStart(board: board, player: nil)) == .success(.practice(daily)))
    }
    #expect(store.asked.isEmpty, "nothing of it is kept")
  }

  @Test("the store says whether practice may start; without one it may")
  func mayPractise() throws {
    let store = try FakeStore()
    for player in [nil, store.player.id] {
      let query = PracticeQuery(seed: 9, player: player)
      for isUnderWay in [false, true] {
        store.state.withLock { $0.isAttemptUnderWay = isUnderWay }
        #expect(runner(store).ask(query) == .success(!isUnderWay))
      }
      #expect(runner(.failure(.readOnly)).ask(query) == .success(true))
    }
  }

  @Test("a round on a daily board that the player could still play is not shown")
  func ahead() throws {
    let store = try FakeStore()
    let record = try VerifiedRound.expertly(.easy, seed: 7).record
    let stored = StoredRound(
      id: RoundID(3), player: store.player.id, playerName: "Anna", record: record, finishedAt: now)
    store.state.withLock { $0.round = stored }
    let watch = WatchQuery(round: RoundID(3), player: store.player.id)
    #expect(runner(store).ask(watch) == .success(try Catalog.replay(record)))
    store.state.withLock { $0.ahead = .open }
    #expect(runner(store).ask(watch) == .failure(.dailyAhead(.open)))
  }

  @Test("the streak is read without a leaderboard")
  func run() throws {
    let store = try FakeStore()
    #expect(runner(store).ask(StreakQuery(player: store.player.id)) == .success(3))
    #expect(store.asked == ["dailyRun"])
  }

  @Test("a deleted round, or one without a store, cannot be watched")
  func notFound() throws {
    let watch = WatchQuery(round: RoundID(3), player: nil)
    #expect(runner(try FakeStore()).ask(watch) == .failure(.store(.notFound)))
    #expect(runner(.failure(.corrupt)).ask(watch) == .failure(.store(.corrupt)))
  }
}
