import MediaProtocol
import Synchronization
import Testing

@testable import GameCore
@testable import GameShell
@testable import GameUI

@Suite struct PeopleEffectTests {
  private let store: FakeStore

  init() throws {
    store = try FakeStore()
  }

  private var runner: EffectRunner {
    let records = Records.of(store)
    return EffectRunner(
      records: .success(records),
      dependencies: Dependencies(
        session: nil, progress: ProgressID("1:2"), clock: { Timestamp(milliseconds: 5) },
        entropy: { 42 }))
  }

  @Test("Players, cards and statistics are answered with their request, and with its failure")
  func people() {
    let request = PlayersRequest(filter: "an")
    let page = PlayersPage(request: request, rows: [], next: nil, total: 0)
    let answer = Dated(value: page, time: Timestamp(milliseconds: 5))
    #expect(runner.ask(request) == .success(answer))
    #expect(runner.ask(PlayerCardQuery(player: store.player.id)) == .failure(.notFound))
    let query = StatisticsQuery(
      board: LeaderboardKey(game: GameID("pairs"), setup: "easy"), player: store.player.id,
      secondsFromUTC: 0, firstWeekday: .monday)
    guard
      case .success(let statistics)? = runner.ask(query)
    else {
      Issue.record("no statistics")
      return
    }
    #expect(statistics.board == query.board && statistics.rounds == 0)
    #expect(store.asked.suffix(3) == ["players an", "card", "playedRounds pairs"])
    store.fail(with: .busy)
    #expect(runner.ask(query) == .failure(.busy))
  }

  @Test("The last played board is that of the newest round")
  func lastPlayed() throws {
    let query = LastPlayedQuery(player: store.player.id)
    #expect(runner.ask(query) == .success(nil))
    for (minute, setup) in [(1, MovieQuizSetup.top), (3, .popular), (2, .top)] {
      var round = Round<MovieQuizGame>(
        setup, seed: 3, content: .newestPack(for: setup), eligibility: .ranked)
      while round.result == nil {
        if case .asked = round.state.phase { try round.play(.yes, at: round.latest + .seconds(1)) }
        round.advance(to: round.latest + .seconds(2))
      }
      let played = RoundSummary(
        id: RoundID(minute), of: .ranked(try Catalog.verify(#require(round.record))),
        finishedAt: Timestamp(milliseconds: minute * 60_000))
      store.state.withLock { $0.played.append(played) }
    }
    #expect(runner.ask(query) == .success(LeaderboardKey(game: MovieQuizGame.id, setup: "popular")))
  }

  @Test("A new picture is saved before the profile that names it, and not without it")
  func picture() throws {
    let picture = try #require(AvatarPicture([1, 2, 3]))
    let change = ProfileChange(
      changed: OwnProfile(), old: OwnProfile(), player: store.player.id, picture: picture)
    #expect(runner.ask(change) == .success(Done()))
    #expect(store.asked.suffix(2) == ["keepAvatar", "saveProfile"])
    store.fail(with: .full)
    #expect(runner.ask(change) == .failure(.full))
    #expect(store.asked.last == "keepAvatar")
  }

  @Test("Faces for a leaderboard are returned by player")
  func faces() {
    let players = [store.player.id]
    #expect(runner.ask(AvatarsQuery(players: players)) == .success([store.player.id: .face(1)]))
  }

  @Test("Slow statistics report their progress, and fast ones do not")
  func progress() throws {
    let query = StatisticsQuery(
      board: LeaderboardKey(game: GameID("pairs")), player: store.player.id, secondsFromUTC: 0,
      firstWeekday: .monday)
    for (step, expected) in [(50, 0), (150, 2)] {
      let clock = Mutex(0)
      let records = try runner.records.get()
      let slow = EffectRunner(
        records: .success(records),
        dependencies: Dependencies(
          session: nil, progress: ProgressID("1:2"),
          clock: {
            clock.withLock { time in
              time += step
              return Timestamp(milliseconds: time)
            }
          }, entropy: { 42 }))
      var answers: [StoreAnswer] = []
      _ = slow.perform(.query(AnyQuery(query))) { answers.append($0) }
      #expect(answers.count == expected)
      if expected > 0 {
        #expect(answers.last == .underway(AnyQuery(query), done: 3, total: 3))
      }
    }
  }
}
