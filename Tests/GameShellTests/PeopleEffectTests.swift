import GameCore
import GameShell
import GameUI
import Testing

@Suite struct PeopleEffectTests {
  private let store: FakeStore

  init() throws {
    store = try FakeStore()
  }

  private var runner: EffectRunner {
    let records = Records(
      accounts: store, settings: store, progress: store, leaderboard: store, ownRounds: store,
      census: store, profiles: store, ownAccount: store, contents: store, players: store,
      statistics: store, albums: FakeAlbums())
    return EffectRunner(
      records: .success(records),
      dependencies: Dependencies(
        session: nil, progress: ProgressID("1:2"), clock: { Timestamp(milliseconds: 5) },
        entropy: { 42 }))
  }

  @Test("Players, cards and statistics are answered with their question, and with what failed")
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
}
