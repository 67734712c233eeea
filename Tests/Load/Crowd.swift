import Glibc
import ScreenBots

/// Many players, each with a separate program, driven by one loop.
struct Crowd {
  private(set) var visitors: [Visitor] = []
  /// The minimum of available memory, and that at the beginning, in KiB.
  private(set) var leastMemory = Crowd.availableMemory()
  let memoryBefore = Crowd.availableMemory()
  private(set) var time = Duration.zero
  private(set) var together = 0

  private let program: String
  private let table: Table
  private let players: Int

  init(program: String, table: Table, players: Int) {
    self.program = program
    self.table = table
    self.players = players
  }

  /// Starts all players within the first tenth of the time, makes them register at the same moment,
  /// and play; games in progress at the end are finished.
  mutating func play(seconds: Double) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let end = start + .milliseconds(Int(seconds * 1000))
    let last = end + .seconds(300)
    var isOpen = false
    var nextLook = start
    while true {
      let now = clock.now
      let due = min(players, 1 + Int((now - start) / .seconds(seconds / 10) * Double(players)))
      while visitors.count < due { try welcome() }
      if now >= end { visitors.forEach { $0.leave() } }
      listen()
      let areAllThere = visitors.count == players && visitors.allSatisfy { $0.isAtDoor }
      isOpen = isOpen || areAllThere || now - start > .seconds(seconds / 4)
      if isOpen { visitors.forEach { $0.enter(clock.now) } }
      if now >= nextLook {
        nextLook = now + .milliseconds(100)
        leastMemory = min(leastMemory, Self.availableMemory())
        let gone = visitors.count { $0.checkEnding() }
        together = max(together, visitors.count - gone)
        if gone == players || now >= last { break }
      }
    }
    time = clock.now - start
  }

  private mutating func welcome() throws {
    let number = visitors.count + 1
    let bot = ScreenBot(
      name: table.name(of: number), recall: number.isMultiple(of: 2) ? 100 : 70,
      seed: UInt64(number))
    visitors.append(
      try Visitor(
        bot, at: table.seat(of: number, program: program),
        pause: Pause(milliseconds: 40...200, seed: UInt64(number))))
  }

  /// Waits up to 5 ms for any screen to change, and makes every player look.
  private func listen() {
    let here = visitors.filter { $0.ending == nil }
    var watched = here.map { pollfd(fd: $0.readable, events: Int16(POLLIN), revents: 0) }
    poll(&watched, nfds_t(watched.count), 5)
    let clock = ContinuousClock()
    for (visitor, poll) in zip(here, watched) {
      visitor.look(at: clock.now, hasWritten: poll.revents != 0)
    }
  }

  private static func availableMemory() -> Int {
    guard let file = fopen("/proc/meminfo", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 200)
    while fgets(&line, 200, file) != nil {
      let bytes = line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
      if words.first == "MemAvailable:", words.count > 1 { return Int(words[1]) ?? 0 }
    }
    return 0
  }
}
