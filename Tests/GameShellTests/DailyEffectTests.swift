import Bots
import GameCore
import GameShell
import GameUI
import Synchronization
import Testing

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

  private func beginning(_ answer: StoreAnswer?) -> Result<DailyStartResult, StoreError>? {
    guard case .screen(.daily(.beginning(board, _, let result)))? = answer else { return nil }
    return result
  }

  @Test("an attempt is started by the store's clock, for this program")
  func begins() throws {
    let store = try FakeStore()
    let answer = runner(store).perform(
      .screen(.daily(.begin(board, store.player.id))))
    let daily = try #require(
      Daily(on: Daily.today(at: now), game: board.game, setup: "easy"))
    #expect(beginning(answer) == .success(.dealt(daily)))
    #expect(store.asked == ["beginDaily pairs 1:2"])
  }

  @Test("the daily leaderboard says whether it is today's by the store's clock")
  func isToday() throws {
    let store = try FakeStore()
    let today = Daily.today(at: now)
    for (day, isToday) in [(nil, true), (today, true), (today.adding(days: -1), false)] {
      let query = LeaderboardQuery(board, for: store.player.id, on: day)
      guard
        case .screen(.daily(.page(query, .success(let page))))? = runner(store).perform(
          .screen(.daily(.page(query))))
      else {
        Issue.record("no page")
        continue
      }
      #expect(page.isOfToday == isToday)
    }
  }

  @Test("a guest practices the same board, even without records")
  func practice() throws {
    let store = try FakeStore()
    let daily = try #require(
      Daily(on: Daily.today(at: now), game: board.game, setup: "easy"))
    for runner in [runner(store), runner(.failure(.readOnly))] {
      for request in [DailyRequest.begin(board, nil), .practise(board)] {
        let answer = runner.perform(.screen(.daily(request)))
        #expect(beginning(answer) == .success(.practice(daily)))
      }
    }
    #expect(store.asked.isEmpty, "nothing of it is kept")
  }

  @Test("the store says whether practice may start; without one it may")
  func mayPractise() throws {
    let store = try FakeStore()
    for player in [nil, store.player.id] {
      let request = StoreRequest.screen(.daily(.mayPractise(seed: 9, by: player)))
      for isUnderWay in [false, true] {
        store.state.withLock { $0.isTryUnderWay = isUnderWay }
        #expect(
          runner(store).perform(request)
            == .screen(.daily(.mayPractise(seed: 9, by: player, !isUnderWay))))
      }
      #expect(
        runner(.failure(.readOnly)).perform(request)
          == .screen(.daily(.mayPractise(seed: 9, by: player, true))))
    }
  }

  @Test("a round on a daily board that the player could still play is not shown")
  func ahead() throws {
    let store = try FakeStore()
    let record = try VerifiedRound.expertly(.easy, seed: 7).record
    let stored = StoredRound(
      id: RoundID(3), player: store.player.id, playerName: "Anna", record: record, finishedAt: now)
    store.state.withLock { $0.round = stored }
    let watch = StoreRequest.screen(.watch(RoundID(3), by: store.player.id))
    #expect(
      runner(store).perform(watch)
        == .screen(.watch(RoundID(3), .success(try Catalog.replay(record)))))
    store.state.withLock { $0.ahead = .open }
    #expect(
      runner(store).perform(watch)
        == .screen(.watch(RoundID(3), .failure(.dailyAhead(.open)))))
  }

  @Test("the streak is read without a leaderboard")
  func run() throws {
    let store = try FakeStore()
    let answer = runner(store).perform(.screen(.daily(.run(store.player.id))))
    #expect(answer == .screen(.daily(.run(store.player.id, .success(3)))))
    #expect(store.asked == ["dailyRun"])
  }

  @Test("a deleted round, or one without a store, cannot be watched")
  func notFound() throws {
    let id = RoundID(3)
    let gone = runner(try FakeStore()).perform(.screen(.watch(id, by: nil)))
    #expect(gone == .screen(.watch(id, .failure(.store(.notFound)))))
    let none = runner(.failure(.corrupt)).perform(.screen(.watch(id, by: nil)))
    #expect(none == .screen(.watch(id, .failure(.store(.corrupt)))))
  }
}
