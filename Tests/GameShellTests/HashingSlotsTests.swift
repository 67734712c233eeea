import Fixtures
import GameCore
import Glibc
import Synchronization
import SystemStrings
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
  func crowd(slots: Int) async throws {
    try await withDirectory { directory in
      let room = Room()
      let crowd = try (0..<6).map { _ in
        try Visit.begin {
          // Each program opens the file separately.
          let gate = HashingSlots(
            directory: SystemString(directory), count: slots, patience: .seconds(600))
          gate.pass {
            room.enter()
            room.stay(until: slots)
            room.leave()
          }
        }
      }
      for visit in crowd { pthread_join(visit, nil) }
      #expect(room.all == 6)
      #expect(room.most == slots)
    }
  }

  @Test("programs without a common directory share the slots of their host", arguments: [1, 2])
  func host(slots: Int) throws {
    let room = Room()
    let name = "flipside-test-\(getpid())-\(slots)"
    let crowd = try (0..<5).map { _ in
      try Visit.begin {
        HostSlots(name: name, count: slots, patience: .seconds(600)).pass {
          room.enter()
          room.stay(until: slots)
          room.leave()
        }
      }
    }
    for visit in crowd { pthread_join(visit, nil) }
    #expect(room.all == 5)
    #expect(room.most == slots)
    // A program that hangs blocks no one permanently.
    let inside = HostSlots(name: name, count: 1).pass {
      HostSlots(name: name, count: 1, patience: .milliseconds(30)).pass { 7 }
    }
    #expect(inside == 7)
  }

  @Test("a program that hangs blocks no one permanently, and one that ended blocks no one")
  func held() async throws {
    try await withDirectory { directory in
      let waiting = HashingSlots(
        directory: SystemString(directory), count: 1, patience: .milliseconds(30))
      let clock = ContinuousClock()
      var isInside = false
      let time = HashingSlots(directory: SystemString(directory), count: 1).pass {
        clock.measure { waiting.pass { isInside = true } }
      }
      #expect(isInside)
      #expect(time >= .milliseconds(30))
      let forever = HashingSlots(
        directory: SystemString(directory), count: 1, patience: .seconds(600))
      #expect(forever.pass { 7 } == 7)
    }
  }

  @Test("a missing or read-only directory blocks no one")
  func odd() async throws {
    try await withDirectory { directory in
      let slots = { HashingSlots(directory: SystemString($0), count: 1, patience: .seconds(600)) }
      #expect(slots(directory + "/none").pass { 7 } == 7)
      #expect(slots("/proc").pass { 7 } == 7)
      mkdir(directory + "/hashing-slots", 0o700)
      #expect(slots(directory).pass { 7 } == 7)
      rmdir(directory + "/hashing-slots")
      symlink("/dev/null", directory + "/hashing-slots")
      #expect(slots(directory).pass { 7 } == 7)
    }
  }

  @Test("players of a group share the slots as they share the database", arguments: [0o660, 0o600])
  func mode(of database: mode_t) async throws {
    try await withDirectory { directory in
      close(open(directory + "/flipside.db", O_CREAT | O_WRONLY, 0o600))
      chmod(directory + "/flipside.db", database)
      HashingSlots(directory: SystemString(directory), count: 1).pass {}
      var status = stat()
      #expect(stat(directory + "/hashing-slots", &status) == 0)
      #expect(status.st_mode & 0o777 == database)
    }
  }

  private func withDirectory(_ body: (String) async throws -> Void) async throws {
    let directory = try TemporaryDirectory()
    try await body(directory.path)
  }
}
