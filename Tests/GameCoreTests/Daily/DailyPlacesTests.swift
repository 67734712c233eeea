import Bots
import Testing

@testable import GameCore

@Suite("Places on daily boards are those of rounds that programs have verified", .everyEngine)
struct DailyPlacesTests {
  private let scratch: Scratch
  private let store: DatabaseStore
  private let anna: Player
  private let boris: Player
  private let clara: Player
  private let now = Timestamp.start

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    anna = try store.player("Anna")
    boris = try store.player("Boris")
    clara = try store.player("Clara")
  }

  /// Plays the daily board this number of days from today.
  @discardableResult
  private func play(
    _ player: Player, pace: Int, day: Int = 0, in other: DatabaseStore? = nil
  ) throws -> RecordOutcome {
    let then = now.after(day * 86_400_000)
    let daily = try #require(
      Daily(on: .init(then, secondsFromUTC: 0), game: PairsGame.id, setup: "easy"))
    let store = other ?? store
    _ = try store.beginDaily(of: .easy, by: player.id, as: ProgressID("1:1"), at: then)
    return try store.record(
      .expertly(.easy, seed: daily.seed, pace: .steady(Elapsed(milliseconds: pace))),
      by: player.id, at: then)
  }

  private func page(in other: DatabaseStore? = nil) throws -> DailyPage {
    try (other ?? store).dailyPage(of: .easy, for: clara.id, limit: 10, at: now)
  }

  private func places() throws -> Int { try scratch.count(in: "daily_place") }

  private func flaws() throws -> [StoreInconsistency] {
    try DatabaseCheck(of: scratch.store(access: .readOnly)).run { _, _ in }.flaws
  }

  @Test(
    "a modified round leaves its day at once, and returns when it verifies again",
    arguments: [
      ("points = points + 1", "points = points - 1"), ("seed = seed + 1", "seed = seed - 1"),
      ("moves = moves || ' '", "moves = rtrim(moves)"), ("revision = 9", "revision = 1"),
      ("eligibility = 'own'", "eligibility = 'ranked'"), ("setup = 'hard'", "setup = 'easy'"),
      ("game = 'x'", "game = 'pairs'"), ("time_ms = time_ms + 1", "time_ms = time_ms - 1"),
      ("id = id + 900", "id = id - 900"),
      ("figures = 'x ' || figures", "figures = substr(figures, 3)"),
      ("content = 'x'", "content = ''"),
    ])
  func changed(_ change: String, undone: String) throws {
    let round = try play(anna, pace: 700).round.id.rawValue
    try play(boris, pace: 800)
    try #require(try places() == 2)
    let moved = change.hasPrefix("id") ? round + 900 : round
    try scratch.edit("UPDATE round SET \(change) WHERE id = \(round)", asProgram: false)
    #expect(try places() == 1)
    // Before any reading.
    #expect(try play(clara, pace: 900).daily.map { [$0.rank, $0.players] } == [2, 2])
    #expect(try page().top.map(\.player) == [boris.id, clara.id])
    // Rounds that only a newer version can verify, or that are missing, are no flaws.
    let isFlaw = !["revision = 9", "game = 'x'", "id = id + 900"].contains(change)
    #expect(try flaws().contains(.daily(player: "Anna", Daily.today(at: now))) == isFlaw)
    try scratch.edit("UPDATE round SET \(undone) WHERE id = \(moved)", asProgram: false)
    let page = try page()
    #expect(page.top.map(\.player) == [anna.id, boris.id, clara.id] && page.players == 3)
    #expect(try places() == 3)
    #expect(try flaws().isEmpty)
    #expect(try store.dailyStreak(of: anna.id, at: now) == 1)
  }

  @Test("a round that is deleted or replaced by hand loses its place")
  func gone() throws {
    let round = try play(anna, pace: 700).round.id.rawValue
    try play(boris, pace: 800)
    if TestEngine.current != .postgres {
      let columns =
        "id, player_id, game, revision, setup, seed, moves, time_ms, figures, finished_at, digest"
      try scratch.edit(
        "REPLACE INTO round(\(columns), points) SELECT \(columns), points + 1 FROM round"
          + " WHERE id = \(round)", asProgram: false)
      #expect(try page().top.map(\.player) == [boris.id])
      #expect(try places() == 1)
    }
    try scratch.edit("DELETE FROM round WHERE id = \(round)", asProgram: false)
    #expect(try places() == 1)
    #expect(try page().top.map(\.player) == [boris.id])
    #expect(try flaws().isEmpty)
    try scratch.edit("UPDATE round SET player_id = \(clara.id.rawValue)", asProgram: false)
    #expect(try places() == 0)
    #expect(try page().top.isEmpty)
  }

  @Test(
    "an attempt with a place cannot be modified",
    arguments: [
      "day = day - 1", "player_id = player_id + 2", "seed = seed + 1", "game = 'movie-quiz'",
      "setup = 'hard'", "begun_at = 1", "round_id = 1", "points = points",
    ])
  func moved(_ change: String) throws {
    try play(anna, pace: 700)
    #expect(throws: (any Error).self) {
      try scratch.edit("UPDATE daily SET \(change)", asProgram: false)
    }
    #expect(try page().top.map(\.player) == [anna.id])
  }

  @Test("nor does a place return with the player's next action")
  func next() throws {
    try play(anna, pace: 700)
    let round = try store.play(pace: 1000, by: anna).round.id
    try play(boris, pace: 800)
    try scratch.edit("UPDATE round SET points = points + 1 WHERE id <> \(round.rawValue)")
    #expect(try places() == 0)
    try store.play(seed: 2, pace: 1000, by: anna)
    try store.delete(round, by: anna.id)
    try #require(try scratch.count(in: "unverified") == 1)
    #expect(try places() == 0)
    // It does with a true round.
    try scratch.edit("UPDATE round SET points = points - 1 WHERE player_id = \(boris.id.rawValue)")
    try store.play(seed: 2, pace: 1000, by: boris)
    #expect(try places() == 1)
  }

  @Test("a copy recomputes the places, whatever the source has")
  func copied() throws {
    try play(anna, pace: 700)
    try play(boris, pace: 800)
    try scratch.edit("UPDATE round SET points = points + 1")
    try scratch.edit("UPDATE round SET points = points - 1")
    try #require(try places() == 0)
    let copy = try Scratch()
    let target = try copy.store()
    #expect(try DatabaseCopy(from: store, to: target).run { _, _ in }.falseRounds.isEmpty)
    #expect(try copy.count(in: "daily_place") == 2)
    #expect(try DatabaseCheck(of: target).run { _, _ in }.flaws.isEmpty)
    #expect(try page(in: target).top.map(\.player) == [anna.id, boris.id])
  }

  @Test("a recording caches which rounds of a streak it has replayed")
  func remembered() throws {
    for day in -3...0 {
      let streak = try play(anna, pace: 700, day: day).daily?.streak
      #expect(streak == day + 4)
      let known = try store.database.withoutTransaction { $0.verifier.proven.known.count }
      #expect(known == day + 4)
    }
  }
}
