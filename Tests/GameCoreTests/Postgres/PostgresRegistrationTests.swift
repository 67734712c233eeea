import Fixtures
import SystemStrings
import Testing

@testable import GameCore
@testable import PostgresStore

@Suite("A player who registers over an interrupted connection is registered once", .blocking)
struct PostgresRegistrationTests {
  let scratch: Scratch
  let database: PostgresDatabase

  init() throws {
    scratch = try Scratch()
    database = try PostgresDatabase(path: scratch.path)
  }

  /// Interrupted at any byte; with `heals` the program succeeds when it tries again.
  @Test("and gets a message, with the valid code", arguments: [true, false])
  func cut(heals: Bool) throws {
    let direct = try Store.postgres(database.place())
    var (failures, kept, number) = (0, 0, 0)
    /// Registers; returns whether the connection was interrupted.
    func register(cutAfter bytes: Int) throws -> Bool {
      number += 1
      let proxy = try #require(
        CutProxy(before: database.directory, after: bytes, .cut, heals: heals))
      let accounts = Accounts(
        store: try Store.postgres(database.place().through(proxy.directory)), cost: .least)
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
    // The answer to the last statement, which saves the player, is hardly longer than a step. The
    // number of bytes before it differs a little from one registration to the next.
    for near in stride(from: bytes + 60, through: bytes - 240, by: -5) where kept == 0 {
      _ = try register(cutAfter: near)
    }
    #expect(heals || failures > 10 && kept > 0, "\(failures) failures, \(kept) kept")
    #expect(try database.number("SELECT count(*) FROM player") == number)
  }

  /// Returns nil if the server is unreachable.
  private func enrol(_ registration: Registration, in accounts: Accounts) -> RegistrationResult? {
    do throws(StoreError) {
      return try accounts.enroll(registration, at: .start)
    } catch {
      if case .unreachable = error {} else { Issue.record(error) }
      return nil
    }
  }

  @Test("another account with that name and address is not taken for the player")
  func others() throws {
    let store = try Store.postgres(database.place())
    let first = Accounts(store: store, cost: .least)
    let registration = Registration(
      name: try PlayerName("Anna"), email: try Email("a@example.org"),
      password: try Password("a long enough one"))
    _ = try first.enroll(registration, at: .start)
    for accounts in [first, Accounts(store: store, cost: .least)] {
      #expect(throws: StoreError.nameTaken) { try accounts.enroll(registration, at: .start) }
    }
  }
}
