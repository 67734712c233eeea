import GameCore
import Glibc

/// A leaderboard that waits before recording.
struct HangingBoard: LeaderboardStore {
  let asked: Pipe
  let answered: Pipe

  func record(
    _: VerifiedRound, by _: PlayerID, at _: Timestamp
  ) throws(StoreError) -> RecordOutcome {
    asked.send()
    answered.wait()
    throw .unreachable("gone")
  }

  func page(
    of _: LeaderboardKey, for _: PlayerID?, limit _: Int
  ) throws(StoreError) -> LeaderboardPage { throw .notFound }

  func best(of _: PlayerID, on _: LeaderboardKey) -> ScoredRound? { nil }
  func storedRound(_: RoundID) -> StoredRound? { nil }
  func visitRounds(_: (StoredRound) -> Void) {}

  func dailyFlaws() -> [StoreInconsistency] { [] }
}

/// A signal from one thread to another.
struct Pipe {
  private struct NoPipe: Error {}

  private let ends: [Int32]

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw NoPipe() }
    self.ends = ends
  }

  func send() { _ = write(ends[1], [1], 1) }

  func wait() {
    var byte: UInt8 = 0
    _ = read(ends[0], &byte, 1)
  }
}
