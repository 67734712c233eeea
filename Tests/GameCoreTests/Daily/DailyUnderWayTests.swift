import Bots
import Testing

@testable import GameCore

@Suite("An unfinished attempt at a daily board is recognized by its seed", .everyEngine)
struct DailyUnderWayTests {
  private let scratch: Scratch
  private let store: DatabaseStore
  private let anna: Player
  private let boris: Player
  private let daily: Daily
  private let program = ProgressID("1:1")

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    anna = try store.player("Anna")
    boris = try store.player("Boris")
    daily = try #require(Daily(on: Daily.today(at: .start), game: PairsGame.id, setup: "easy"))
  }

  private func isUnderWay(for player: Player? = nil) throws -> Bool {
    try store.isAttemptUnderWay(on: daily.seed, for: player?.id)
  }

  private func begin(_ player: Player, as program: ProgressID = ProgressID("1:1")) throws {
    #expect(
      try store.beginDaily(of: .easy, by: player.id, as: program, at: .start) == .dealt(daily))
  }

  private func finish(_ player: Player) throws {
    _ = try store.record(.expertly(.easy, seed: daily.seed), by: player.id, at: .start)
  }

  @Test("from the deal to the end, for guests, the player, and all who have not played yet")
  func fromDealToEnd() throws {
    #expect(try !isUnderWay())
    try begin(anna)
    #expect(try isUnderWay() && isUnderWay(for: anna) && isUnderWay(for: boris))
    #expect(try !store.isAttemptUnderWay(on: daily.seed &+ 1, for: nil))
    // Interrupted: the game can be resumed later.
    try store.park(program)
    #expect(try isUnderWay() && isUnderWay(for: anna))
    try finish(anna)
    #expect(try !isUnderWay() && !isUnderWay(for: anna) && !isUnderWay(for: boris))
  }

  @Test("after its day while it can be resumed, but not once it is given up")
  func givenUpOrLeft() throws {
    try begin(anna)
    let midnight = Timestamp(milliseconds: (daily.date.daysSince1970 + 1) * 86_400_000)
    _ = try store.beginDaily(of: .easy, by: boris.id, as: ProgressID("1:2"), at: midnight)
    #expect(try isUnderWay() && isUnderWay(for: anna) && isUnderWay(for: boris))
    let opening = try #require(daily.opening)
    try store.drop(program, of: opening.deal)
    #expect(try !isUnderWay() && !isUnderWay(for: anna))
  }

  @Test("players who have finished or given up can practice while others are playing")
  func done() throws {
    try begin(boris, as: ProgressID("1:2"))
    try finish(boris)
    try begin(anna)
    #expect(try !isUnderWay(for: boris) && isUnderWay(for: anna) && isUnderWay())
  }
}
