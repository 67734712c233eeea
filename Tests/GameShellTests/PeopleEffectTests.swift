import Bots
import Synchronization
import Testing

@testable import GameCore
@testable import GameShell
@testable import GameUI

@Suite struct PeopleEffectTests {
  private let store: TestStore

  init() throws {
    store = try TestStore()
  }

  private var runner: EffectRunner { store.runner(nil) }

  private func statistics(of setup: String? = nil) -> StatisticsQuery {
    StatisticsQuery(
      board: LeaderboardKey(game: PairsGame.id, setup: setup), player: store.player.id,
      secondsFromUTC: 0, firstWeekday: .monday)
  }

  @Test("Players, cards and statistics are answered with their request, and with its failure")
  func people() throws {
    _ = try store.other.record(
      try VerifiedRound.expertly(.easy, seed: 1), by: store.player.id, at: .start)
    for (filter, names) in [("al", ["Alice"]), ("bo", [])] {
      let request = PlayersRequest(filter: filter)
      let answer = try #require(runner.ask(request)).get()
      #expect(answer.value.request == request && answer.time == .start)
      #expect(answer.value.rows.map(\.name.description) == names && answer.value.total == 1)
    }
    let card = try #require(runner.ask(PlayerCardQuery(player: store.player.id))).get()
    #expect(card.value.row.id == store.player.id && card.value.rounds == 1)
    #expect(runner.ask(PlayerCardQuery(player: PlayerID(99))) == .failure(.notFound))
    let query = statistics(of: "easy")
    let statistics = try #require(runner.ask(query)).get()
    #expect(statistics.board == query.board && statistics.rounds == 1)
    store.fail(with: .busy)
    #expect(runner.ask(query) == .failure(.busy))
  }

  @Test("The last played board is that of the newest round")
  func lastPlayed() throws {
    let query = LastPlayedQuery(player: store.player.id)
    #expect(runner.ask(query) == .success(nil))
    for (minute, setup) in [(1, MovieQuizSetup.top), (3, .popular), (2, .top)] {
      let record = try Round<MovieQuizGame>.answered(
        setup, seed: UInt64(minute), content: .newestPack(for: setup), eligibility: .ranked)
      _ = try store.other.record(
        try Catalog.verify(record), by: store.player.id,
        at: Timestamp(milliseconds: minute * 60_000))
    }
    #expect(runner.ask(query) == .success(LeaderboardKey(game: MovieQuizGame.id, setup: "popular")))
  }

  @Test("A new picture is saved before the profile that names it, and not without it")
  func picture() throws {
    let picture = try #require(AvatarPicture([1, 2, 3]))
    var named = OwnProfile()
    named.profile.firstName = try GivenName("Alice")
    let change = ProfileChange(
      changed: named, old: OwnProfile(), player: store.player.id, picture: picture)
    for error in [StoreError.full, nil] {
      store.fail(with: error)
      #expect(runner.ask(change) == error.map { .failure($0) } ?? .success(Done()))
      let saved = try store.other.profile(of: store.player.id).profile
      var kept: AvatarPicture?
      if case .own(let name) = saved.avatar { kept = store.other.picture(of: name) }
      #expect(kept == (error == nil ? picture : nil))
      #expect(saved.firstName == (error == nil ? named.profile.firstName : nil))
    }
    #expect(store.count(of: TestStore.begin) == 3, "the profile is not saved after a failure")
    let stored = store.steps.filter { $0.text.hasPrefix("INSERT INTO profile") }
    let fields = stored.map { $0.values[1] }
    #expect(fields == [ProfileField.avatar, .firstName].map { .text($0.rawValue) })
  }

  @Test("Faces for a leaderboard are returned by player")
  func faces() throws {
    var own = OwnProfile()
    own.profile.avatar = .face(1)
    own.privacy[.avatar] = .everybody
    try store.other.save(own, insteadOf: OwnProfile(), of: store.player.id)
    let players = [store.player.id, try store.register("Bob").id]
    #expect(runner.ask(AvatarsQuery(players: players)) == .success([store.player.id: .face(1)]))
  }

  @Test("Slow statistics report their progress, and fast ones do not")
  func progress() throws {
    let query = statistics()
    _ = try store.other.record(
      try VerifiedRound.expertly(.easy, seed: 1), by: store.player.id, at: .start)
    // More rounds than are read at once; which of them are true does not matter.
    try store.other.withoutTransaction { db in
      _ = try db.run(
        """
        WITH RECURSIVE other(id) AS (SELECT 2 UNION ALL SELECT id + 1 FROM other WHERE id < 600)
        INSERT INTO round(id, player_id, game, revision, setup, seed, moves, points, time_ms,
            figures, finished_at, digest)
          SELECT other.id, player_id, game, revision, setup, seed, moves, points, time_ms, figures,
            finished_at, randomblob(16) FROM round, other WHERE round.id = 1
        """)
    }
    for (step, expected) in [(50, 0), (150, 2)] {
      let clock = Mutex(0)
      let slow = EffectRunner(
        accounts: .success(store.accounts),
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
        #expect(answers.last == .underway(AnyQuery(query), done: 600, total: 600))
      }
    }
  }
}
