import GameCore
import Glibc
import Synchronization
import Testing

@testable import GameShell

@Suite("Simultaneous logins do not use up the machine's memory")
struct HashingSlotsTests {
  /// The number of visitors now, and the maximum so far.
  private final class Room: Sendable {
    private let counts = Mutex((now: 0, most: 0, all: 0))
    var most: Int { counts.withLock { $0.most } }
    var all: Int { counts.withLock { $0.all } }

    func enter() {
      counts.withLock { counts in
        counts.now += 1
        counts.all += 1
        counts.most = max(counts.most, counts.now)
      }
    }

    func leave() {
      counts.withLock { $0.now -= 1 }
    }

    /// Stays until this number of visitors have been inside at once, or for ten seconds; then a
    /// little longer, so that one too many would be counted.
    func stay(until count: Int) {
      let end = ContinuousClock.now + .seconds(10)
      while most < count, ContinuousClock.now < end { usleep(1000) }
      usleep(3000)
    }
  }

  /// A separate thread, because Swift's threads for tasks are limited to the number of processors.
  private final class Visit: Sendable {
    private let body: @Sendable () -> Void

    private init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }

    static func begin(_ body: @escaping @Sendable () -> Void) throws -> pthread_t {
      var thread = pthread_t()
      let visit = Unmanaged.passRetained(Visit(body)).toOpaque()
      let failure = pthread_create(
        &thread, nil,
        { visit in
          guard let visit else { return nil }
          Unmanaged<Visit>.fromOpaque(visit).takeRetainedValue().body()
          return nil
        }, visit)
      try #require(failure == 0)
      return thread
    }
  }

  @Test("a limited number at once, and all in the end", arguments: [1, 2, 4])
  func host(slots: Int) throws {
    let room = Room()
    let name = "flipside-test-\(getpid())-\(slots)"
    let crowd = try (0..<6).map { _ in
      try Visit.begin {
        HashingSlots(name: name, count: slots, patience: .seconds(600)).pass {
          room.enter()
          room.stay(until: slots)
          room.leave()
        }
      }
    }
    for visit in crowd { pthread_join(visit, nil) }
    #expect(room.all == 6)
    #expect(room.most == slots)
    // A program that hangs blocks no one permanently.
    let inside = HashingSlots(name: name, count: 1).pass {
      HashingSlots(name: name, count: 1, patience: .milliseconds(30)).pass { 7 }
    }
    #expect(inside == 7)
  }
}
