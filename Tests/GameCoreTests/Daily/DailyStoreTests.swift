import Bots
import Testing

@testable import GameCore

@Suite("One try of the board of the day counts", .everyEngine)
struct DailyStoreTests {
  private let scratch: Scratch
  private let store: TableStore
  private let anna: Player
  private let boris: Player
  private let program = ProgressID("1:1")

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    anna = try store.player("Anna")
    boris = try store.player("Boris")
  }

  private func begin(
    _ player: Player, at now: Timestamp = .start, as id: ProgressID? = nil,
    in other: TableStore? = nil, _ board: LeaderboardKey = .easy
  ) throws -> DailyBeginning {
    try (other ?? store).beginDaily(of: board, by: player.id, as: id ?? program, at: now)
  }

  private func daily(at now: Timestamp = .start) throws -> Daily {
    try #require(Daily(on: Daily.today(at: now), game: PairsGame.id, setup: "easy"))
  }

  /// A round of the board of a day.
  private func round(pace: Int, at now: Timestamp = .start) throws -> VerifiedRound {
    try VerifiedRound.expertly(
      .easy, seed: daily(at: now).seed, pace: .steady(Elapsed(milliseconds: pace)))
  }

  private func page(for player: Player?, at now: Timestamp = .start) throws -> DailyPage {
    try store.dailyPage(of: .easy, for: player?.id, limit: 10, at: now)
  }

  private func day(_ days: Int) -> Timestamp { .start.after(days * 86_400_000) }

  @Test("the try counts from the deal, and a game that was cut short goes on")
  func goesOn() throws {
    #expect(try begin(anna) == .dealt(daily()))
    #expect(try page(for: anna).state == .begun)
    // The program ends at once; another takes the game up, with the clock that was noted.
    let later = ProgressID("2:2")
    guard case .goesOn(let saved) = try begin(anna, as: later) else {
      Issue.record("it does not go on")
      return
    }
    #expect(saved.transcript.seed == (try daily().seed) && saved.transcript.moves.isEmpty)
    #expect(saved.transcript.eligibility == .ranked)
    #expect(Play(resuming: saved) != nil)
    // Given up is given up.
    try store.drop(later, of: saved.transcript.deal)
    #expect(try begin(anna, as: later) == .refused(.spent))
    #expect(try page(for: anna).state == .spent)
    #expect(try begin(boris) == .dealt(daily()), "others have tries of their own")
  }

  /// Whether the rules can go on with a kept game.
  private struct Play {
    init?(resuming saved: SavedRound) {
      guard (try? Round<PairsGame>(resuming: saved)) != nil else { return nil }
    }
  }

  @Test("while one program plays it, another does not")
  func elsewhere() throws {
    _ = try begin(anna)
    let other = try scratch.store(running: ["1:1"])
    #expect(try begin(anna, as: ProgressID("2:2"), in: other) == .playedElsewhere)
  }

  @Test("a finished one stands in the table of its day, and there is no second try")
  func finished() throws {
    _ = try begin(anna)
    let outcome = try store.record(round(pace: 1000), by: anna.id, at: .start)
    #expect(outcome.daily == DailyPlace(daily: try daily(), rank: 1, players: 1, run: 1))
    _ = try begin(boris)
    let better = try store.record(round(pace: 800), by: boris.id, at: .start)
    #expect(better.daily?.rank == 1 && better.daily?.players == 2)
    let page = try page(for: anna)
    #expect(page.top.map(\.player) == [boris.id, anna.id])
    #expect(page.top.map(\.rank) == [1, 2])
    #expect(page.players == 2 && page.state == .played && page.run == 1)
    #expect(try begin(anna) == .refused(.played))
    // It is on the leaderboard as any ranked round is.
    let board = try store.page(of: .easy, for: nil, limit: 10)
    #expect(board.top.map(\.player) == [boris.id, anna.id])
    // Recorded twice is recorded once.
    let again = try store.record(round(pace: 1000), by: anna.id, at: .start)
    #expect(again.daily?.rank == 2)
    #expect(try scratch.count(in: "round") == 2)
  }

  @Test("whoever is not among the first sees the own row below them")
  func ownRow() throws {
    for (number, player) in [boris, anna].enumerated() {
      _ = try begin(player)
      _ = try store.record(round(pace: 800 + 200 * number), by: player.id, at: .start)
    }
    let page = try store.dailyPage(of: .easy, for: anna.id, limit: 1, at: .start)
    #expect(page.top.map(\.player) == [boris.id])
    #expect(page.own?.player == anna.id && page.own?.rank == 2)
    #expect(page.row(of: anna.id)?.rank == 2)
  }

  @Test("a second round of the same board does not count, nor is it kept anywhere")
  func second() throws {
    _ = try begin(anna)
    _ = try store.record(round(pace: 1000), by: anna.id, at: .start)
    let second = try round(pace: 700)
    try store.keep(
      SavedRound(transcript: second.record.transcript, elapsed: .zero), as: program,
      of: .player(anna.id), at: .start)
    #expect(throws: StoreFault.dealSpent) {
      _ = try store.record(second, by: anna.id, at: .start)
    }
    #expect(try scratch.count(in: "round") == 1)
    #expect(try scratch.count(in: "progress") == 0, "it is not offered again and again")
    #expect(try page(for: anna).top.map(\.round.result.time) == [round(pace: 1000).result.time])
  }

  @Test("two programs that finish the same board at once keep one of the rounds")
  func atOnce() async throws {
    _ = try begin(anna)
    let rounds = try (1...6).map { try round(pace: 600 + 50 * $0) }
    let kept = try await withThrowingTaskGroup(of: Int.self) { group in
      for round in rounds {
        group.addTask { [scratch, anna] in
          do {
            _ = try scratch.store().record(round, by: anna.id, at: .start)
            return 1
          } catch StoreFault.dealSpent {
            return 0
          }
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(kept == 1)
    #expect(try scratch.count(in: "round") == 1)
    #expect(try page(for: anna).top.count == 1)
  }

  @Test("a clock set back gives no second try, and none of an earlier day")
  func clockSetBack() throws {
    let today = day(1)
    _ = try begin(anna, at: today)
    _ = try store.record(round(pace: 1000, at: today), by: anna.id, at: today)
    #expect(try begin(anna, at: today) == .refused(.played))
    let date = Daily.today(at: today)
    #expect(try begin(anna, at: .start) == .refused(.clockIsBehind(date)))
    #expect(try begin(anna, at: .start, .pairs(.hard)) == .refused(.clockIsBehind(date)))
    #expect(try begin(boris, at: .start) != .refused(.clockIsBehind(date)))
    #expect(try begin(anna, at: day(2)) == .dealt(daily(at: day(2))), "the next day is open")
  }

  @Test("a clock that was once far ahead keeps nobody from playing")
  func clockFarAhead() throws {
    _ = try begin(anna, at: day(1000))
    _ = try begin(anna, at: day(8))
    #expect(try begin(anna) == .dealt(daily()))
    let ahead = Daily.today(at: day(8))
    #expect(try begin(anna, at: day(1)) == .refused(.clockIsBehind(ahead)))
    #expect(try page(for: anna, at: day(1)).state == .clockIsBehind(ahead))
  }

  @Test("finished the day after, it counts for its own day")
  func pastMidnight() throws {
    _ = try begin(anna)
    let outcome = try store.record(round(pace: 1000), by: anna.id, at: day(1))
    #expect(outcome.daily?.daily.date == Daily.today(at: .start))
    #expect(try page(for: anna, at: day(1)).yesterday?.player == anna.id)
    #expect(try page(for: anna, at: day(1)).state == .open)
  }

  @Test("days in a row are counted up to today, or yesterday where today is to come")
  func run() throws {
    for number in [0, 1, 2, 4, 5] {
      _ = try begin(anna, at: day(number))
      _ = try store.record(round(pace: 1000, at: day(number)), by: anna.id, at: day(number))
    }
    #expect(try page(for: anna, at: day(2)).run == 3)
    #expect(try page(for: anna, at: day(3)).run == 3)
    #expect(try page(for: anna, at: day(5)).run == 2)
    #expect(try page(for: anna, at: day(6)).run == 2)
    #expect(try page(for: anna, at: day(7)).run == 0)
    #expect(try page(for: boris, at: day(5)).run == 0)
  }

  @Test("recording touches no game in progress of anybody else, though the deal is the same")
  func others() throws {
    _ = try begin(anna)
    _ = try begin(boris, as: ProgressID("2:2"))
    let seed = try daily().seed
    var practice = Round<PairsGame>(.easy, seed: seed, eligibility: .practice)
    try practice.play(.flip(0), at: .seconds(1))
    try store.keep(
      practice.saved(at: .seconds(1)), as: ProgressID("3:3"), of: .guest, at: .start)
    _ = try store.record(round(pace: 900), by: anna.id, at: .start)
    #expect(try scratch.count(in: "progress") == 2)
    guard case .goesOn = try begin(boris, as: ProgressID("2:2")) else {
      Issue.record("Boris has lost his game")
      return
    }
    #expect(try store.claim(of: .guest, as: ProgressID("4:4"))?.transcript.seed == seed)
  }

  @Test("a row that a hand has changed is not shown")
  func forged() throws {
    _ = try begin(anna)
    _ = try store.record(round(pace: 1000), by: anna.id, at: .start)
    _ = try begin(boris)
    _ = try store.record(round(pace: 1100), by: boris.id, at: .start)
    try scratch.edit("UPDATE daily SET points = points + 1 WHERE player_id = \(anna.id.rawValue)")
    #expect(try page(for: nil).top.map(\.player) == [boris.id])
    try scratch.edit("UPDATE round SET points = points + 1, moves = moves || ' F0@999999'")
    #expect(try page(for: nil).top.isEmpty)
  }

  @Test("an older round that a hand has put in its place is not shown, today nor tomorrow")
  func otherDeal() throws {
    let older = try store.record(VerifiedRound.expertly(.easy, seed: 9), by: anna.id, at: .start)
    _ = try begin(anna)
    _ = try store.record(round(pace: 1000), by: anna.id, at: .start)
    #expect(try page(for: nil).top.count == 1)
    #expect(try page(for: nil, at: day(1)).yesterday?.player == anna.id)
    try scratch.edit(
      "UPDATE daily SET seed = 9, round_id = \(older.round.id.rawValue),"
        + " points = \(older.round.result.points)")
    #expect(try page(for: nil).top.isEmpty)
    #expect(try page(for: anna).own == nil)
    #expect(try page(for: nil, at: day(1)).yesterday == nil)
  }

  @Test("whoever is gone takes the tries along, and a round deleted is no second try")
  func gone() throws {
    _ = try begin(anna)
    let kept = try store.record(round(pace: 1000), by: anna.id, at: .start)
    try store.delete(kept.round.id, by: anna.id)
    #expect(try page(for: nil).top.isEmpty)
    #expect(try begin(anna) == .refused(.played))
    try store.delete(anna.id)
    #expect(try scratch.count(in: "daily") == 0)
    #expect(throws: StoreFault.notFound) { try begin(anna) }
  }

  @Test("a board that there is not cannot be begun")
  func unknown() throws {
    #expect(throws: StoreFault.notFound) { try begin(anna, .pairs) }
    #expect(throws: StoreFault.notFound) {
      try begin(anna, LeaderboardKey(game: GameID("poker"), setup: "easy"))
    }
    #expect(try scratch.count(in: "daily") == 0)
  }
}

extension LeaderboardKey {
  fileprivate static func pairs(_ level: PairsLevel) -> LeaderboardKey {
    LeaderboardKey(game: PairsGame.id, setup: level.description)
  }
}
