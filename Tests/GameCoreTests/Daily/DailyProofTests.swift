import Bots
import Testing

@testable import GameCore

@Suite(
  "Daily boards count verified rounds only, and keep the cards secret", .everyEngine)
struct DailyProofTests {
  private let scratch: Scratch
  private let store: DatabaseStore
  private let anna: Player
  private let boris: Player
  private let clara: Player
  private let program = ProgressID("1:1")

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    anna = try store.player("Anna")
    boris = try store.player("Boris")
    clara = try store.player("Clara")
  }

  private func daily(after days: Int = 0) throws -> Daily {
    try #require(
      Daily(on: Daily.today(at: day(days)), game: PairsGame.id, setup: "easy"))
  }

  private func day(_ days: Int) -> Timestamp { .start.after(days * 86_400_000) }

  @discardableResult
  private func play(_ player: Player, pace: Int) throws -> RecordOutcome {
    _ = try store.beginDaily(of: .easy, by: player.id, as: program, at: .start)
    return try store.record(
      .expertly(.easy, seed: daily().seed, pace: .steady(Elapsed(milliseconds: pace))),
      by: player.id, at: .start)
  }

  private func page(for player: Player, limit: Int = 10) throws -> DailyPage {
    try store.dailyPage(of: .easy, for: player.id, limit: limit, at: .start)
  }

  @Test("a row that does not verify counts neither in ranks nor among the players")
  func ranks() throws {
    try play(boris, pace: 700)
    try play(clara, pace: 800)
    try play(anna, pace: 900)
    #expect(try page(for: anna, limit: 1).own?.rank == 3)
    try scratch.edit(
      "UPDATE daily SET points = points + 9999 WHERE player_id = \(boris.id.rawValue)")
    let page = try page(for: anna, limit: 1)
    #expect(page.top.map(\.player) == [clara.id])
    #expect(page.own?.rank == 2 && page.players == 2)
    // The attempt stays spent, even for the player who forged it.
    #expect(
      try store.beginDaily(of: .easy, by: boris.id, as: program, at: .start) == .refused(.played))
    #expect(try self.page(for: boris).state == .played)
  }

  @Test("a deleted round leaves the daily board at once")
  func deleted() throws {
    let first = try play(boris, pace: 700)
    try play(anna, pace: 900)
    try store.delete(first.round.id, by: boris.id)
    #expect(try play(clara, pace: 1000).daily?.rank == 2)
    #expect(try page(for: anna).players == 2)
  }

  @Test("today's rounds are shown to players who have played, and to no one else")
  func ahead() throws {
    let transcript = try play(boris, pace: 700).round
    let stored = try #require(try store.storedRound(transcript.id)).record.transcript
    func ahead(_ player: Player?, at now: Timestamp = .start) throws -> AttemptState? {
      try store.dailyAhead(of: stored, for: player?.id, at: now)
    }
    #expect(try ahead(boris) == nil)
    #expect(try ahead(anna) == .open)
    #expect(try ahead(nil) == .open, "a guest may log in later")
    _ = try store.beginDaily(of: .easy, by: anna.id, as: program, at: .start)
    #expect(try ahead(anna) == .begun)
    // A game continued the next day is hidden then, too.
    #expect(try ahead(anna, at: day(1)) == .begun)
    #expect(try ahead(nil, at: day(1)) == nil && ahead(clara, at: day(1)) == nil)
    try store.drop(program, of: try #require(daily().opening).deal)
    #expect(try ahead(anna) == nil, "given up is over")
    // By a clock that is behind, tomorrow's board is still open.
    #expect(try ahead(clara, at: day(-1)) == .open)
    let other = try VerifiedRound.expertly(.easy, seed: 9).record.transcript
    #expect(try store.dailyAhead(of: other, for: anna.id, at: .start) == nil)
  }

  @Test("streaks are read without a leaderboard")
  func run() throws {
    #expect(try store.dailyStreak(of: anna.id, at: .start) == 0)
    try play(anna, pace: 900)
    #expect(try store.dailyStreak(of: anna.id, at: .start) == 1)
    #expect(try store.dailyStreak(of: anna.id, at: day(1)) == 1)
    #expect(try store.dailyStreak(of: anna.id, at: day(2)) == 0)
  }

  @Test("an attempt is saved with its date, and is offered with it")
  func marked() throws {
    _ = try store.beginDaily(of: .easy, by: anna.id, as: program, at: .start)
    let kept = try #require(try store.claim(of: .player(anna.id), as: ProgressID("2:2")))
    #expect(DailyAttemptHeader.date(in: kept.appearance) == Daily.today(at: .start))
    for line in ["daily", "daily 2026-13-01", "daily 2026-1-1", "covers 1", "daily 2026-11-22x"] {
      #expect(DailyAttemptHeader.date(in: line) == nil)
    }
  }
}
