import Testing

@testable import GameCore

@Suite("An attempt at the daily board lasts until it is given up", .everyEngine)
struct DailyAttemptTests {
  private let scratch: Scratch
  private let store: Store
  private let anna: Player
  private let program = ProgressID("1:1")

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    anna = try store.player("Anna")
  }

  private func begin(_ player: Player) throws -> DailyStartResult {
    try store.beginDaily(of: .easy, by: player.id, as: program, at: .start)
  }

  private func daily() throws -> Daily {
    try #require(Daily(on: Daily.today(at: .start), game: PairsGame.id, setup: "easy"))
  }

  private func page(for player: Player) throws -> DailyPage {
    try store.dailyPage(of: .easy, for: player.id, limit: 10, at: .start)
  }

  @Test("giving up another game, started while the board did not arrive, keeps the attempt")
  func notGivenUp() throws {
    _ = try begin(anna)
    let other = Transcript(
      game: PairsGame.id, revision: 1, setup: "easy", seed: 3, eligibility: .ranked, moves: "")
    try store.drop(program, of: other.deal)
    let practice = Transcript(
      game: PairsGame.id, revision: 1, setup: "easy", seed: try daily().seed,
      eligibility: .practice, moves: "")
    try store.drop(program, of: practice.deal)
    #expect(try page(for: anna).state == .begun)
    guard case .resumed = try begin(anna) else {
      Issue.record("it does not go on")
      return
    }
  }

  @Test("an attempt dealt by other rules, in an earlier version, is resumed too")
  func otherRules() throws {
    _ = try begin(anna)
    try scratch.edit("UPDATE daily SET seed = 5; UPDATE progress SET seed = 5, revision = 0")
    #expect(try page(for: anna).state == .begun)
    guard case .resumed(let saved) = try begin(anna) else {
      Issue.record("it does not go on")
      return
    }
    #expect(saved.transcript.seed == 5)
  }

  @Test("practice on the same deal keeps the attempt")
  func practiceBeside() throws {
    _ = try begin(anna)
    var practice = Round<PairsGame>(.easy, seed: try daily().seed, eligibility: .practice)
    try practice.play(.flip(0), at: .seconds(1))
    try store.keep(
      practice.saved(at: .seconds(1)), as: program, of: .player(anna.id), at: .start)
    guard case .resumed(let saved) = try begin(anna) else {
      Issue.record("it does not go on")
      return
    }
    #expect(saved.transcript.eligibility == .ranked && saved.transcript.moves.isEmpty)
  }
}
