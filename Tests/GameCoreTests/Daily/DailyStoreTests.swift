import Bots
import Testing

@testable import GameCore

@Suite("One attempt at the daily board counts", .everyEngine)
struct DailyStoreTests {
  private let scratch: Scratch
  private let store: DatabaseStore
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
    in other: DatabaseStore? = nil, _ board: LeaderboardKey = .easy
  ) throws -> DailyStartResult {
    try (other ?? store).beginDaily(of: board, by: player.id, as: id ?? program, at: now)
  }

  private func daily(at now: Timestamp = .start) throws -> Daily {
    try #require(Daily(on: Daily.today(at: now), game: PairsGame.id, setup: "easy"))
  }

  /// Returns a round of a daily board.
  private func round(pace: Int, at now: Timestamp = .start) throws -> VerifiedRound {
    try VerifiedRound.expertly(
      .easy, seed: daily(at: now).seed, pace: .steady(Elapsed(milliseconds: pace)))
  }

  private func page(for player: Player?, at now: Timestamp = .start) throws -> DailyPage {
    try store.dailyPage(of: .easy, for: player?.id, limit: 10, at: now)
  }

  private func day(_ days: Int) -> Timestamp { .start.after(days * 86_400_000) }

  @Test("the states of all of today's boards are read at once")
  func states() throws {
    let boards = Daily.all(on: Daily.today(at: .start)).map(\.board)
    #expect(boards.count == 9 && Set(boards).count == 9)
    #expect(
      try store.dailyStates(of: anna.id, at: .start)
        == Dictionary(uniqueKeysWithValues: boards.map { ($0, .open) }))
    _ = try begin(anna)
    let hard = LeaderboardKey(game: PairsGame.id, setup: "hard")
    _ = try begin(anna, hard)
    _ = try store.record(round(pace: 700), by: anna.id, at: .start)
    var states = try store.dailyStates(of: anna.id, at: .start)
    #expect(states[.easy] == .played && states[hard] == .begun)
    states[.easy] = nil
    states[hard] = nil
    #expect(states.values.allSatisfy { $0 == .open })
    #expect(try store.dailyStates(of: boris.id, at: .start)[.easy] == .open)
    #expect(try store.dailyStates(of: anna.id, at: day(1))[.easy] == .open)
  }

  @Test("the attempt counts from the deal, and an interrupted game is resumed")
  func resumed() throws {
    #expect(try begin(anna) == .dealt(daily()))
    #expect(try page(for: anna).state == .begun)
    // The program ends at once; another resumes the game with the stored clock.
    let later = ProgressID("2:2")
    guard case .resumed(let saved) = try begin(anna, as: later) else {
      Issue.record("it does not go on")
      return
    }
    #expect(saved.transcript.seed == (try daily().seed) && saved.transcript.moves.isEmpty)
    #expect(saved.transcript.eligibility == .ranked)
    #expect(Play(resuming: saved) != nil)
    // An abandoned attempt cannot be resumed.
    try store.drop(later, of: saved.transcript.deal)
    #expect(try begin(anna, as: later) == .refused(.spent))
    #expect(try page(for: anna).state == .spent)
    #expect(try begin(boris) == .dealt(daily()), "others have tries of their own")
  }

  /// Whether the rules can resume a saved game.
  private struct Play {
    init?(resuming saved: SavedRound) {
      guard (try? Round<PairsGame>(resuming: saved)) != nil else { return nil }
    }
  }

  @Test("while one program is playing it, another cannot")
  func elsewhere() throws {
    _ = try begin(anna)
    let other = try scratch.store(running: ["1:1"])
    #expect(try begin(anna, as: ProgressID("2:2"), in: other) == .playedElsewhere)
  }

  @Test("a finished attempt is on the daily board, and there is no second one")
  func finished() throws {
    _ = try begin(anna)
    let outcome = try store.record(round(pace: 1000), by: anna.id, at: .start)
    #expect(outcome.daily == DailyPlace(daily: try daily(), rank: 1, players: 1, streak: 1))
    _ = try begin(boris)
    let better = try store.record(round(pace: 800), by: boris.id, at: .start)
    #expect(better.daily?.rank == 1 && better.daily?.players == 2)
    let page = try page(for: anna)
    #expect(page.top.map(\.player) == [boris.id, anna.id])
    #expect(page.top.map(\.rank) == [1, 2])
    #expect(page.players == 2 && page.state == .played && page.streak == 1)
    #expect(try begin(anna) == .refused(.played))
    // It is on the leaderboard like any ranked round.
    let board = try store.page(of: .easy, for: nil, limit: 10)
    #expect(board.top.map(\.player) == [boris.id, anna.id])
    // Recording it twice has no effect.
    let again = try store.record(round(pace: 1000), by: anna.id, at: .start)
    #expect(again.daily?.rank == 2)
    #expect(try scratch.count(in: "round") == 2)
  }

  @Test("a player who is not among the first sees their row below them")
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

  @Test("a second round of the same board does not count and is not saved")
  func second() throws {
    _ = try begin(anna)
    _ = try store.record(round(pace: 1000), by: anna.id, at: .start)
    let second = try round(pace: 700)
    try store.keep(
      SavedRound(transcript: second.record.transcript, elapsed: .zero), as: program,
      of: .player(anna.id), at: .start)
    #expect(throws: StoreError.dealSpent) {
      _ = try store.record(second, by: anna.id, at: .start)
    }
    #expect(try scratch.count(in: "round") == 1)
    #expect(try scratch.count(in: "progress") == 0, "it is not offered again and again")
    #expect(try page(for: anna).top.map(\.round.result.time) == [round(pace: 1000).result.time])
  }

  @Test("two programs that finish the same board at once save one of the rounds")
  func atOnce() async throws {
    _ = try begin(anna)
    let rounds = try (1...6).map { try round(pace: 600 + 50 * $0) }
    let kept = try await withThrowingTaskGroup(of: Int.self) { group in
      for round in rounds {
        group.addTask { [scratch, anna] in
          do {
            _ = try scratch.store().record(round, by: anna.id, at: .start)
            return 1
          } catch StoreError.dealSpent {
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

  @Test("setting the clock back gives no second attempt, and none of an earlier day")
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

  @Test("a clock that was once far ahead does not prevent playing")
  func clockFarAhead() throws {
    _ = try begin(anna, at: day(1000))
    _ = try begin(anna, at: day(8))
    #expect(try begin(anna) == .dealt(daily()))
    let ahead = Daily.today(at: day(8))
    #expect(try begin(anna, at: day(1)) == .refused(.clockIsBehind(ahead)))
    #expect(try page(for: anna, at: day(1)).state == .clockIsBehind(ahead))
  }

  @Test("a board finished the next day counts for its own day")
  func pastMidnight() throws {
    _ = try begin(anna)
    let outcome = try store.record(round(pace: 1000), by: anna.id, at: day(1))
    #expect(outcome.daily?.daily.date == Daily.today(at: .start))
    #expect(try page(for: anna, at: day(1)).yesterday?.player == anna.id)
    #expect(try page(for: anna, at: day(1)).state == .open)
  }

  @Test("streaks count up to today, or to yesterday if today is open")
  func run() throws {
    for number in [0, 1, 2, 4, 5] {
      _ = try begin(anna, at: day(number))
      _ = try store.record(round(pace: 1000, at: day(number)), by: anna.id, at: day(number))
    }
    #expect(try page(for: anna, at: day(2)).streak == 3)
    #expect(try page(for: anna, at: day(3)).streak == 3)
    #expect(try page(for: anna, at: day(5)).streak == 2)
    #expect(try page(for: anna, at: day(6)).streak == 2)
    #expect(try page(for: anna, at: day(7)).streak == 0)
    #expect(try page(for: boris, at: day(5)).streak == 0)
  }

  @Test("recording does not touch unfinished games of other players with the same deal")
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
    guard case .resumed = try begin(boris, as: ProgressID("2:2")) else {
      Issue.record("Boris has lost his game")
      return
    }
    #expect(try store.claim(of: .guest, as: ProgressID("4:4"))?.transcript.seed == seed)
  }

  @Test("a modified row is not shown")
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

  @Test("an older round substituted by hand is not shown, today or tomorrow")
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

  @Test("a deleted player's attempts are deleted, and deleting a round gives no second attempt")
  func gone() throws {
    _ = try begin(anna)
    let kept = try store.record(round(pace: 1000), by: anna.id, at: .start)
    try store.delete(kept.round.id, by: anna.id)
    #expect(try page(for: nil).top.isEmpty)
    #expect(try begin(anna) == .refused(.played))
    try store.delete(anna.id)
    #expect(try scratch.count(in: "daily") == 0)
    #expect(throws: StoreError.notFound) { try begin(anna) }
  }

  @Test("a missing board cannot be started")
  func unknown() throws {
    #expect(throws: StoreError.notFound) { try begin(anna, .pairs) }
    #expect(throws: StoreError.notFound) {
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

@Suite("The time of daily boards")
struct DailyTimeTests {
  @Test("the next boards come at midnight UTC")
  func next() {
    let midnight = Timestamp(milliseconds: 86_400_000 * 20_000)
    #expect(Daily.untilNext(at: midnight) == Elapsed(milliseconds: 86_400_000))
    #expect(Daily.untilNext(at: midnight.after(86_399_999)) == Elapsed(milliseconds: 1))
    #expect(Daily.untilNext(at: Timestamp(milliseconds: -1)) == Elapsed(milliseconds: 1))
  }
}
