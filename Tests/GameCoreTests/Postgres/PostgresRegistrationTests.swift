import Fixtures
import SystemStrings
import Testing

@testable import GameCore
@testable import PostgresStore

@Suite("Who registers over a connection that is cut is registered once", .blocking)
struct PostgresRegistrationTests {
  let scratch: Scratch
  let database: PostgresDatabase

  init() throws {
    scratch = try Scratch()
    database = try PostgresDatabase(path: scratch.path)
  }

  /// Cut at any byte; `heals` where the program itself gets through when it tries again.
  @Test("and is told so, with the code that works", arguments: [true, false])
  func cut(heals: Bool) throws {
    let direct = try TableStore.postgres(database.place())
    var (failures, kept, number) = (0, 0, 0)
    /// Gives whether the connection was cut at all.
    func register(cutAfter bytes: Int) throws -> Bool {
      number += 1
      let proxy = try #require(
        CutProxy(before: database.directory, after: bytes, .cut, heals: heals))
      let accounts = Accounts(
        store: try TableStore.postgres(database.place().through(proxy.directory)), cost: .least)
      let registration = Registration(
        name: try PlayerName("Player \(number)"), email: try Email("p\(number)@example.org"),
        password: try Password("a long enough one"))
      var enrolled = enrol(registration, in: accounts)
      if enrolled == nil {
        failures += 1
        if try direct.player(named: registration.name) != nil { kept += 1 }
        proxy.flow()
        enrolled = enrol(registration, in: accounts)
      }
      let enrolment = try #require(enrolled)
      #expect(try direct.player(named: registration.name) == enrolment.player.id)
      #expect(try direct.recoveryCode(of: enrolment.player.id)?.hash == enrolment.code.hash)
      return proxy.connections > 1
    }
    var bytes = 300
    while bytes < 9000, try register(cutAfter: bytes) { bytes += 101 }
    try #require(bytes < 9000)
    // The answer to the last statement, which keeps the player, is hardly longer than a step.
    for near in stride(from: 1, through: 121, by: 5) { _ = try register(cutAfter: bytes - near) }
    #expect(heals || failures > 10 && kept > 0)
    #expect(try database.number("SELECT count(*) FROM player") == number)
  }

  /// Nil where the server is out of reach.
  private func enrol(_ registration: Registration, in accounts: Accounts) -> Enrolment? {
    do throws(StoreFault) {
      return try accounts.enroll(registration, at: .start)
    } catch {
      if case .unreachable = error {} else { Issue.record(error) }
      return nil
    }
  }

  @Test("somebody else with that name and address is not taken for the player")
  func others() throws {
    let store = try TableStore.postgres(database.place())
    let first = Accounts(store: store, cost: .least)
    let registration = Registration(
      name: try PlayerName("Anna"), email: try Email("a@example.org"),
      password: try Password("a long enough one"))
    _ = try first.enroll(registration, at: .start)
    for accounts in [first, Accounts(store: store, cost: .least)] {
      #expect(throws: StoreFault.nameTaken) { try accounts.enroll(registration, at: .start) }
    }
  }
}
