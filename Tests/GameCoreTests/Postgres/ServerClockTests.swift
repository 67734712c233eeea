import SystemStrings
import Testing

@testable import GameCore
@testable import PostgresStore

@Suite("With a server, time is the server's", .blocking)
struct ServerClockTests {
  @Test("a connection brings the server's time, which then advances by itself")
  func time() throws {
    let scratch = try Scratch()
    let database = try PostgresDatabase(path: scratch.path)
    let clock = ServerClock()
    let place = PostgresLocation(
      address: try database.place().address, guest: "host/1", directory: "\(scratch.path)",
      clock: clock
    ) { _ in false }
    let store = try Store.postgres(place)
    let read = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    #expect(clock.now == nil)
    // The server reads its clock before its answer arrives, which may take long on a busy machine.
    let before = try database.number(read)
    store.connect()
    let now = try #require(clock.now).milliseconds
    let after = try database.number(read)
    #expect((before - 2...after + 2).contains(now))
  }

  @Test("a set clock follows the host's monotonic clock, whatever its wall clock shows")
  func skew() throws {
    let clock = ServerClock()
    clock.set(to: 5000)
    let now = try #require(clock.now).milliseconds
    #expect((5000..<65_000).contains(now))
  }
}
