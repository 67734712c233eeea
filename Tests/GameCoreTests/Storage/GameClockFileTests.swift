import Glibc
import SystemStrings
import Testing

@testable import GameCore

@Suite("The clock of a killed program's game is not lost", .blocking)
struct GameClockFileTests {
  let scratch: Scratch
  private let killed = ProgressID("1:1")
  private let own = ProgressID("2:2")

  init() throws {
    scratch = try Scratch()
  }

  private func saved(seed: UInt64 = 7) -> SavedRound {
    SavedRound(
      transcript: Transcript(
        game: PairsGame.id, revision: 1, setup: "hard", seed: seed, eligibility: .ranked,
        moves: "F0@10 F1@20"),
      elapsed: .seconds(5))
  }

  /// Leaves a program's mark as if it had been killed: the object is never released.
  private func leave(_ mark: SavedClock, as id: ProgressID) {
    let notes = GameClockFile(directory: SystemString(scratch.path), for: id)
    notes.note(SavedClock(seed: 0, elapsed: .zero))
    notes.note(mark)
    _ = Unmanaged.passRetained(notes)
  }

  private func hasClock(_ id: ProgressID) -> Bool {
    access("\(scratch.path)/clock-\(id.rawValue)", F_OK) == 0
  }

  @Test("its game continues with the last time on the clock, and again after another kill")
  func later() throws {
    let store = try scratch.store()
    var round = saved()
    round.appearance = "covers"
    try store.keep(round, as: killed, of: .guest, at: .start)
    leave(SavedClock(seed: 7, elapsed: .seconds(40)), as: killed)
    let claimed = try store.claim(of: .guest, as: own)
    #expect(claimed?.elapsed == .seconds(40) && claimed?.appearance == "covers")
    #expect(!hasClock(killed), "no longer needed")
    #expect(try scratch.store().claim(of: .guest, as: ProgressID("3:3"))?.elapsed == .seconds(40))
  }

  @Test("the clock of another game, an earlier time or a damaged file change nothing")
  func others() throws {
    for mark in [
      SavedClock(seed: 8, elapsed: .seconds(40)), SavedClock(seed: 7, elapsed: .seconds(4)),
    ] {
      let store = try scratch.store()
      try store.keep(saved(), as: killed, of: .guest, at: .start)
      leave(mark, as: killed)
      #expect(try store.claim(of: .guest, as: own) == saved())
      try store.drop(own, of: saved().transcript.deal)
    }
    #expect(SavedClock(bytes: Array(repeating: 255, count: 16)) == nil)
    #expect(SavedClock(bytes: [1, 2, 3]) == nil)
  }

  @Test("marks of ended programs are removed; that of a running one stays, and moves with it")
  func sweep() throws {
    let store = try scratch.store(running: ["9:9"])
    leave(SavedClock(seed: 1, elapsed: .zero), as: killed)
    var notes: GameClockFile? = GameClockFile(
      directory: SystemString(scratch.path), for: ProgressID("9:9"))
    notes?.note(SavedClock(seed: 2, elapsed: .zero))
    #expect(try store.claim(of: .guest, as: own) == nil)
    #expect(!hasClock(killed) && hasClock(ProgressID("9:9")))
    notes = nil
    #expect(!hasClock(ProgressID("9:9")))
  }
}
