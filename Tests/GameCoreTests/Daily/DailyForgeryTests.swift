import Bots
import Testing

@testable import GameCore

@Suite("Attempts at daily boards without a matching round do not count", .everyEngine)
struct DailyForgeryTests {
  private let scratch: Scratch
  private let store: DatabaseStore
  private let anna: Player
  private let boris: Player
  private let program = ProgressID("1:1")
  private let now = Timestamp.start

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    anna = try store.player("Anna")
    boris = try store.player("Boris")
  }

  private var today: CalendarDate { Daily.today(at: now) }

  private func daily(_ days: Int) throws -> Daily {
    try #require(Daily(on: today.adding(days: days), game: PairsGame.id, setup: "easy"))
  }

  /// Plays the daily board this number of days from today.
  @discardableResult
  private func play(_ days: Int, by player: Player, pace: Int = 1000) throws -> RecordOutcome {
    let then = now.after(days * 86_400_000)
    _ = try store.beginDaily(of: .easy, by: player.id, as: program, at: then)
    return try store.record(
      .expertly(
        .easy, seed: daily(days).seed, pace: .steady(Elapsed(milliseconds: pace))),
      by: player.id, at: then)
  }

  private func flaws() throws -> [StoreInconsistency] {
    let flaws = try store.dailyFlaws()
    let checked = try DatabaseCheck(of: store).run { _, _ in }.flaws
    #expect(checked.filter(\.isOfDailies) == flaws, "verify and table check agree")
    return flaws
  }

  private func runs() throws -> [Int] {
    try [
      store.dailyStreak(of: anna.id, at: now),
      store.dailyPage(of: .easy, for: anna.id, limit: 10, at: now).streak,
    ]
  }

  /// Inserts an attempt of Anna's that names `round` for each of `days` days up to today.
  private func insert(days: Int, round: String, points: String = "1") throws {
    for first in stride(from: 0, to: days, by: 500) {
      let rows = try (first..<min(first + 500, days)).map { number in
        let daily = try daily(-number)
        let day = daily.date.daysSince1970
        return "(\(anna.id.rawValue), \(day), 'pairs', 'easy', "
          + "\(Int64(bitPattern: daily.seed)), \(day * 86_400_000), \(round), \(points))"
      }
      try scratch.edit(
        "INSERT INTO daily(player_id, day, game, setup, seed, begun_at, round_id, points) VALUES "
          + rows.joined(separator: ", "))
    }
  }

  @Test("only a program gives an attempt a place, so that no other row counts in ranks")
  func places() throws {
    try play(0, by: anna)
    let before = try store.dailyPage(of: .easy, for: anna.id, limit: 10, at: now)
    for forgery in [
      "INSERT INTO daily(player_id, day, game, setup, seed, begun_at, round_id, points) SELECT "
        + "\(boris.id.rawValue), day, game, setup, seed, begun_at, round_id, 9999 FROM daily",
      "UPDATE daily SET points = points + 1",
    ] {
      #expect(throws: (any Error).self) { try scratch.edit(forgery, asProgram: false) }
    }
    let after = try store.dailyPage(of: .easy, for: anna.id, limit: 10, at: now)
    #expect(after.players == before.players && after.own?.rank == before.own?.rank)
  }

  @Test(
    "ten years of inserted rows are not a streak",
    arguments: [("1", "1"), ("1", "NULL"), ("99", "5"), ("-1", "0")])
  func inserted(round: String, points: String) throws {
    try store.play(pace: 2000, by: anna)
    try insert(days: 3650, round: round, points: points)
    let flaws = try flaws()
    #expect(flaws.count == 3650)
    #expect(flaws.first == .daily(player: "Anna", today.adding(days: -3649)))
    #expect(try runs() == [0, 0])
  }

  @Test("rows that name the player's round of another day, with its points, do not count either")
  func borrowed() throws {
    let real = try play(-1, by: anna).round
    try scratch.edit("DELETE FROM daily")
    try insert(days: 30, round: "\(real.id.rawValue)", points: "\(real.result.points)")
    // The attempt of that day is the true one.
    #expect(try runs() == [1, 1])
    #expect(try flaws().count == 29)
  }

  @Test("streaks count true days, whatever other attempts there are")
  func proven() throws {
    for number in -20...0 { try play(number, by: anna) }
    #expect(try runs() == [21, 21])
    #expect(try flaws().isEmpty)
    // A verified round is checked again after a change.
    let day = try daily(-5).date.daysSince1970
    try scratch.edit(
      "UPDATE round SET moves = replace(moves, '@1000', '@10') WHERE id ="
        + " (SELECT round_id FROM daily WHERE day = \(day))")
    #expect(try runs() == [5, 5])
    #expect(try flaws() == [.daily(player: "Anna", today.adding(days: -5))])
  }

  @Test("another game of the day replaces one that does not verify")
  func twoGames() throws {
    try play(-1, by: anna)
    try play(0, by: anna)
    let hard = LeaderboardKey(game: PairsGame.id, setup: "hard")
    let seed = try #require(Daily(on: today, game: PairsGame.id, setup: "hard")).seed
    _ = try store.beginDaily(of: hard, by: anna.id, as: program, at: now)
    _ = try store.record(.expertly(.hard, seed: seed), by: anna.id, at: now)
    #expect(try runs() == [2, 2])
    try scratch.edit(
      "UPDATE daily SET points = points + 1 WHERE setup = 'easy' AND day = "
        + "\(today.daysSince1970)")
    #expect(try store.dailyStreak(of: anna.id, at: now) == 2)
  }

  @Test("unfinished, abandoned and deleted attempts are no flaws")
  func sound() throws {
    _ = try store.beginDaily(of: .easy, by: anna.id, as: program, at: now)
    #expect(try flaws().isEmpty)
    let kept = try play(-1, by: boris).round
    try store.delete(kept.id, by: boris.id)
    #expect(try flaws().isEmpty)
    #expect(try store.dailyStreak(of: boris.id, at: now) == 0, "a deleted round proves nothing")
  }

  @Test(
    "a change of any column is detected",
    arguments: [
      "day = day - 3", "day = \(Int.max)", "day = \(Int.min)", "seed = 7", "setup = 'hard'",
      "game = 'color-match'", "begun_at = 0", "begun_at = \(Int.min)", "round_id = 1",
      "round_id = 77", "points = points + 1", "points = NULL", "round_id = NULL",
    ])
  func changed(_ change: String) throws {
    try store.play(pace: 2000, by: anna)
    try play(0, by: anna)
    try scratch.edit("UPDATE daily SET \(change)")
    #expect(try flaws().count == 1)
    #expect(try store.dailyStreak(of: anna.id, at: now) == 0)
  }

  @Test("a row of a missing player is not counted, and is reported")
  func missingPlayer() throws {
    let mine = try play(0, by: anna)
    #expect(mine.daily?.players == 1)
    for id in [77, 78] {
      try scratch.edit(
        """
        PRAGMA foreign_keys = OFF;
        INSERT INTO daily(player_id, day, game, setup, seed, begun_at, round_id, points)
          SELECT \(id), day, game, setup, seed, begun_at, round_id, 99999 FROM daily
            WHERE player_id = \(anna.id.rawValue);
        """)
    }
    let page = try store.dailyPage(of: .easy, for: boris.id, limit: 10, at: now)
    #expect(page.players == 1 && page.top.map(\.player) == [anna.id])
    #expect(try play(0, by: boris, pace: 1500).daily.map { [$0.rank, $0.players] } == [2, 2])
    #expect(
      try flaws() == [.dailyOfNoPlayer(PlayerID(77)), .dailyOfNoPlayer(PlayerID(78))])
  }
}

extension StoreInconsistency {
  fileprivate var isOfDailies: Bool {
    switch self {
    case .daily, .dailyOfNoPlayer: true
    default: false
    }
  }
}
