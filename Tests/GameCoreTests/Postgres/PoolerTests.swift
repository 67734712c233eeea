import Bots
import Fixtures
import SystemStrings
import Testing

@testable import GameCore
@testable import PostgresStore

@Suite("Through pgbouncer", .blocking)
struct PoolerTests {
  private let scratch: Scratch
  private let server: PostgresServer

  init() throws {
    scratch = try Scratch()
    server = try #require(PostgresServer())
    try #require(server.waitUntilReady(), "PostgreSQL cannot be started: see its package")
  }

  private func place(through socket: String) throws -> PostgresLocation {
    try scratch.place(at: "postgres://flipside@/postgres?host=\(socket)")
  }

  @Test("in session mode, programs play at the same time and one after the other")
  func session() throws {
    let place = try place(through: #require(server.pool("session"), "pgbouncer is missing"))
    #expect(throws: Never.self) { try StoreSetup.run(at: place, role: .usual) }
    for seed in stride(from: 1, to: 6, by: 2) as StrideTo<UInt64> {
      let stores = [try Store.postgres(place), try Store.postgres(place)]
      for (number, store) in stores.enumerated() {
        let player = try store.player("Player \(Int(seed) + number)")
        try store.play(seed: seed + UInt64(number), pace: 2000, by: player)
      }
      #expect(
        try stores[0].page(of: .easy, for: nil, limit: 10)
          == stores[1].page(of: .easy, for: nil, limit: 10))
    }
    #expect(try DatabaseCheck(of: .postgres(place)).run { _, _ in }.flaws.isEmpty)
  }

  @Test(
    "in transaction mode, which shares connections, it is refused at the start",
    arguments: ["transaction", "statement"])
  func shared(mode: String) throws {
    let place = try place(through: #require(server.pool(mode), "pgbouncer is missing"))
    #expect(throws: SetupError.store(.sharedConnections)) {
      try StoreSetup.run(at: place, role: .usual)
    }
    #expect(StoreError.sharedConnections.isOfSetup)
    for _ in 1...3 {
      let stores = [try Store.postgres(place), try Store.postgres(place)]
      for store in stores {
        #expect(throws: StoreError.sharedConnections) { try store.player("Anna") }
      }
    }
  }
}
