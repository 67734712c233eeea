import Bots
import Fixtures
import GameCore
import Glibc
import Synchronization

/// A program that records results one after the other, and each until it is acknowledged.
final class Recorder: Sendable {
  private let state = Mutex(State())
  private let hasEnded = Atomic(false)
  private let thread = Mutex<BackgroundThread<Void>?>(nil)

  private struct State {
    var acknowledged: Set<UInt64> = []
    var complaints: [String] = []
    /// The beginning of the last call that was acknowledged.
    var last = ContinuousClock().now
  }

  init(_ name: String, number: UInt64, at address: String, in directory: String) throws {
    let store = try Store.asPlayers(of: name, in: directory, at: address)
    let account = NewAccount(
      name: try PlayerName(name), email: try Email("\(name)@example.org"),
      hash: PasswordHash(phc: "$none"))
    let player = try store.add(account, at: .evening).id
    thread.withLock {
      $0 = BackgroundThread { [self] in try record(number, in: store, by: player) }
    }
  }

  var last: ContinuousClock.Instant { state.withLock(\.last) }
  var complaints: [String] { state.withLock(\.complaints) }

  /// Records the last result and returns the seeds of all.
  func end() throws -> Set<UInt64> {
    hasEnded.store(true, ordering: .relaxed)
    try thread.withLock(\.self)?.value()
    return state.withLock(\.acknowledged)
  }

  private func record(
    _ number: UInt64, in store: Store, by player: PlayerID
  ) throws {
    var seed = number * 1_000_000
    while !hasEnded.load(ordering: .relaxed), complaints.isEmpty {
      seed += 1
      let round = try VerifiedRound.expertly(.easy, seed: seed)
      // Different for each round, because the number of a round depends on it.
      let now = Timestamp(milliseconds: Timestamp.evening.milliseconds + Int(seed))
      var failures = 0
      while complaints.isEmpty {
        let start = ContinuousClock().now
        do throws(StoreError) {
          _ = try store.record(round, by: player, at: now)
          state.withLock {
            $0.acknowledged.insert(seed)
            $0.last = start
          }
          break
        } catch {
          failures += 1
          switch error {
          case .unreachable where failures < 1000, .noWriter where failures < 1000,
            .busy where failures < 1000:
            usleep(100_000)
          default: state.withLock { $0.complaints.append("a failover is said to be \(error)") }
          }
        }
      }
      usleep(20_000)
    }
  }
}
