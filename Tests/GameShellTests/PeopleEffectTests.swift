import GameCore
import GameUI
import MediaProtocol
import Synchronization
import Testing

@testable import GameShell

@Suite struct PeopleEffectTests {
  private let store: FakeStore
  private let elsewhere = FakeElsewhere()

  init() throws {
    store = try FakeStore()
  }

  private var runner: EffectRunner {
    let records = Records.of(store, elsewhere: elsewhere)
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
    #expect(
      runner.perform(.screen(.players(request))) == .screen(.players(request, .success(page))))
    let card = runner.perform(.screen(.playerCard(store.player.id)))
    #expect(card == .screen(.playerCard(store.player.id, .failure(.notFound))))
    let query = StatisticsQuery(
      LeaderboardKey(game: GameID("pairs"), setup: "easy"), of: store.player.id,
      secondsFromUTC: 0, firstWeekday: .monday)
    guard
      case .screen(.statistics(query, .success(let statistics)))? = runner.perform(
        .screen(.statistics(query)))
    else {
      Issue.record("no statistics")
      return
    }
    #expect(statistics.board == query.board && statistics.rounds == 0)
    #expect(store.asked.suffix(3) == ["players an", "card", "playedRounds pairs"])
    store.fail(with: .busy)
    #expect(
      runner.perform(.screen(.statistics(query)))
        == .screen(.statistics(query, .failure(.busy))))
  }

  @Test("A new picture is saved before the profile that names it, and not without it")
  func picture() throws {
    let picture = try #require(AvatarPicture([1, 2, 3]))
    let change = ProfileChange(
      OwnProfile(), insteadOf: OwnProfile(), of: store.player.id, picture: picture)
    #expect(
      runner.perform(.screen(.account(.saveProfile(change))))
        == .screen(.account(.profileSaved(change, .success(Done())))))
    #expect(store.asked.suffix(2) == ["keepAvatar", "saveProfile"])
    store.fail(with: .full)
    #expect(
      runner.perform(.screen(.account(.saveProfile(change))))
        == .screen(.account(.profileSaved(change, .failure(.full)))))
    #expect(store.asked.last == "keepAvatar")
  }

  @Test(
    "The list of another service is cached with its age, and stays when the disk is full")
  func otherTable() throws {
    let aster = try #require(
      RemotePlayer(
        number: 1, name: "Aster", sex: .female, age: 25, isPlaying: true, files: []))
    let source = "https://example.org/players"
    let kept = RemotePlayerRequest.kept(source: source)
    #expect(runner.perform(.screen(.elsewhere(kept))) == .screen(.elsewhere(kept, .success(nil))))
    let keep = RemotePlayerRequest.keep([aster], source: source, age: 0)
    guard
      case .screen(.elsewhere(keep, .success(let shelf?)))? = runner.perform(
        .screen(.elsewhere(keep)))
    else {
      Issue.record("not kept")
      return
    }
    #expect(shelf.list.players == [aster] && shelf.age == 0)
    #expect(
      runner.perform(.screen(.elsewhere(kept))) == .screen(.elsewhere(kept, .success(shelf))))
    // The date of the list can be computed from any age.
    for age in [Int.max, .min, 1 << 60] {
      let age = ServiceReply(.players([]), age: age).age
      let old = RemotePlayerRequest.keep([aster], source: source, age: age)
      guard case .screen(.elsewhere(old, .success))? = runner.perform(.screen(.elsewhere(old)))
      else {
        Issue.record("a list of age \(age) is not kept")
        continue
      }
    }
    elsewhere.fail(with: .full)
    #expect(
      runner.perform(.screen(.elsewhere(keep))) == .screen(.elsewhere(keep, .failure(.full))))
  }

  @Test("Faces for a leaderboard are returned by player")
  func faces() {
    let players = [store.player.id]
    #expect(
      runner.perform(.screen(.avatars(players)))
        == .screen(.avatars(players, .success([store.player.id: .face(1)]))))
  }

  @Test("Slow statistics report their progress, and fast ones do not")
  func progress() throws {
    let query = StatisticsQuery(
      LeaderboardKey(game: GameID("pairs")), of: store.player.id, secondsFromUTC: 0,
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
      var told: [StoreAnswer] = []
      _ = slow.perform(.screen(.statistics(query))) { told.append($0) }
      #expect(told.count == expected)
      if expected > 0 {
        #expect(told.last == .screen(.statisticsProgress(query, done: 3, total: 3)))
      }
    }
  }
}
