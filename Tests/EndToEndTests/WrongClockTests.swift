import Fixtures
import GameCore
import GameShell
import GameUI
import SystemStrings
import Testing

@testable import flipside

/// Machines whose clocks are wrong, with records on a server, wired as in the program.
@Suite(.sideBySide) struct WrongClockTests {
  /// A first request of a program that deletes what has expired.
  private static let requests: [@Sendable () throws -> StoreRequest] = [
    { .logIn(LoginName("Zoe"), Secret("wrong"), stay: false) },
    { .logIn(LoginName("Carl"), Secret("Sesam0ffne"), stay: true) },
    { .register(try Hall.registration("Dora"), stay: true) },
  ]

  /// A server, and Berta, who stays logged in on a machine with the right time.
  private final class Hall {
    let desk: Desk
    let server: PostgresServer
    let place: SystemString
    let store: DatabaseStore
    let berta: GameCore.Player

    init() throws {
      desk = try Desk()
      server = try #require(PostgresServer(), "PostgreSQL cannot be started: see its package")
      try #require(server.waitUntilReady(), "PostgreSQL cannot be started: see its package")
      place = SystemString(server.address(of: "postgres"))
      let storage = Storage(place: place, usual: SystemString("\(desk.path)/here"))
      store = try storage.openStore(at: place, access: .readWrite)
      let answer = storage.runner(queueing: nil, nil).perform(
        .register(try Self.registration("Berta"), stay: true))
      guard case .register(_, .success(let welcome)) = answer else {
        throw Unexpected(answer: answer)
      }
      berta = welcome.player
    }

    struct Unexpected: Error {
      let answer: StoreAnswer?
    }

    static func registration(_ name: String) throws -> Registration {
      var draft = RegistrationDraft()
      draft.name = name
      draft.email = "\(name)@example.org"
      draft.password = Secret("Sesam0ffne")
      draft.repeated = draft.password
      return try #require(draft.registration)
    }

    /// Starts the program's part that performs requests, on a machine whose clock is wrong.
    func runner(at machine: String, daysAhead days: Int = 0) -> EffectRunner {
      Storage(place: place, usual: SystemString("\(desk.path)/\(machine)")) {
        WrongClockTests.now(daysAhead: days)
      }
      .runner(queueing: nil, nil)
    }

    /// Types a wrong password for Berta.
    func miss(at machine: String, daysAhead days: Int) -> StoreAnswer? {
      runner(at: machine, daysAhead: days).perform(
        .logIn(LoginName("Berta"), Secret("wrong"), stay: false))
    }

    /// Returns the player whom a start of the program greets.
    func greeted(at machine: String, daysAhead days: Int = 0) -> GameCore.Player? {
      let answer = runner(at: machine, daysAhead: days).perform(.restoreSession)
      guard case .session(.player(let welcome)) = answer else { return nil }
      return welcome.player
    }

    /// Makes Berta wait until a time.
    func delay(until time: Timestamp) throws {
      _ = try store.updateThrottle(
        for: .player(berta.id), forgettingBefore: Timestamp(milliseconds: 0)
      ) { _ in Throttle(failures: 20, waitUntil: time) }
    }
  }

  private static func now(daysAhead days: Int, minutes: Int = 0) -> Timestamp {
    Timestamp(milliseconds: Clocks.wall().milliseconds + (days * 24 * 60 + minutes) * 60_000)
  }

  @Test("A clock that is ahead deletes no one's waits and sessions", arguments: 0..<requests.count)
  func ahead(request: Int) throws {
    let hall = try Hall()
    _ = hall.runner(at: "there").perform(.register(try Hall.registration("Carl"), stay: false))
    let wait = Throttle(failures: 20, waitUntil: Self.now(daysAhead: 0, minutes: 4))
    try hall.delay(until: try #require(wait.waitUntil))
    _ = hall.runner(at: "elsewhere", daysAhead: 91).perform(try Self.requests[request]())
    #expect(try hall.store.throttle(for: .player(hall.berta.id)) == wait)
    #expect(hall.greeted(at: "here") == hall.berta)
  }

  @Test("A player stays logged in when the machine's clock jumps", arguments: [-91, 91])
  func jump(days: Int) throws {
    let hall = try Hall()
    #expect(hall.greeted(at: "here", daysAhead: days) == hall.berta)
    #expect(hall.greeted(at: "here") == hall.berta)
  }

  @Test("A wait counts on a machine whose clock is wrong", arguments: [-91, -1, 1, 91])
  func wait(days: Int) throws {
    let hall = try Hall()
    let until = Self.now(daysAhead: 0, minutes: 4)
    try hall.delay(until: until)
    let answer = hall.miss(at: "there", daysAhead: days)
    #expect(answer == .logIn(LoginName("Berta"), .failure(.wait(until: until))))
  }

  @Test("A wait that begins on a machine whose clock is wrong counts", arguments: [-91, -1, 1, 91])
  func newWait(days: Int) throws {
    let hall = try Hall()
    try hall.delay(until: Self.now(daysAhead: 0))
    let before = Self.now(daysAhead: 0)
    let first = hall.miss(at: "there", daysAhead: days)
    #expect(first == .logIn(LoginName("Berta"), .failure(.wrong)))
    let after = try hall.store.throttle(for: .player(hall.berta.id))
    let until = try #require(after.waitUntil)
    // Five minutes, and a minute for slow machines.
    let latest = Timestamp(milliseconds: before.milliseconds + 6 * 60_000)
    #expect((before...latest).contains(until))
    let second = hall.miss(at: "here", daysAhead: 0)
    #expect(second == .logIn(LoginName("Berta"), .failure(.wait(until: until))))
  }

  @Test("A wait of more than five minutes is ignored", arguments: [-91, 0, 91])
  func longWait(days: Int) throws {
    let hall = try Hall()
    try hall.delay(until: Self.now(daysAhead: 0, minutes: 10))
    let answer = hall.miss(at: "there", daysAhead: days)
    #expect(answer == .logIn(LoginName("Berta"), .failure(.wrong)))
  }
}
