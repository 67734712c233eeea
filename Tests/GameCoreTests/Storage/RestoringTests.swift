import Bots
import Testing

@testable import GameCore

@Suite(
  "A game left on a machine is restored only if it was not continued elsewhere", .everyEngine)
struct RestoringTests {
  private let scratch: Scratch
  private let store: Store
  private let anna: Player

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    anna = try store.player("Anna")
  }

  /// Returns Anna's unfinished game on an easy board.
  private func game(_ moves: String, _ eligibility: Eligibility = .ranked) -> SavedRound {
    SavedRound(
      transcript: Transcript(
        game: PairsGame.id, revision: 1, setup: "easy", seed: 7, eligibility: eligibility,
        moves: moves), elapsed: .seconds(9))
  }

  private let first = ProgressID("1:1")
  private let second = ProgressID("2:2")

  private func restore(_ round: SavedRound) throws {
    try store.restore(round, as: first, of: .player(anna.id), at: .start)
  }

  private func offered(to program: ProgressID) throws -> SavedRound? {
    try store.claim(of: .player(anna.id), as: program)
  }

  @Test("over what its program had saved before")
  func newer() throws {
    try store.keep(game("F0@1200"), as: first, of: .player(anna.id), at: .start)
    try restore(game("F0@1200 F1@2000"))
    #expect(try offered(to: second) == game("F0@1200 F1@2000"))
    #expect(try scratch.count(in: "progress") == 1)
  }

  @Test("not if another program has continued it")
  func elsewhere() throws {
    try store.keep(game("F0@1200"), as: first, of: .player(anna.id), at: .start)
    #expect(try offered(to: second) != nil)
    try store.keep(game("F0@1200 F2@3000"), as: second, of: .player(anna.id), at: .start)
    try restore(game("F0@1200 F1@2000"))
    #expect(try scratch.count(in: "progress") == 1)
    #expect(try offered(to: second) == game("F0@1200 F2@3000"))
  }

  @Test("not if it was finished, because no ranked deal with known cards is played")
  func finished() throws {
    try store.play(seed: 7, pace: 2000, by: anna)
    try restore(game("F0@1200 F1@2000"))
    #expect(try offered(to: second) == nil)
    // The same deal may be repeated for practice.
    try restore(game("F0@1200", .practice))
    #expect(try offered(to: second) == game("F0@1200", .practice))
  }

  @Test("a guest's too")
  func guest() throws {
    try store.restore(game("F0@1200"), as: first, of: .guest, at: .start)
    #expect(try store.claim(of: .guest, as: second) == game("F0@1200"))
    try store.restore(game("F0@1200 F1@2000"), as: first, of: .guest, at: .start)
    #expect(try scratch.count(in: "progress") == 1)
  }
}
