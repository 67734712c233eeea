import Fixtures
import Glibc
import Testing

/// A shared database on a server for programs on several machines, on good and bad days.
@Suite(.sideBySide) struct ServerTests {
  private let tongue = Tongue.english
  private let unreachable = "Cannot reach the database"

  /// A server, and its client machines.
  private final class Hall {
    let server: PostgresServer
    let desk: Desk

    init() throws {
      desk = try Desk()
      server = try #require(PostgresServer(), "PostgreSQL cannot be started: see its package")
      try #require(server.waitUntilReady(), "PostgreSQL cannot be started: see its package")
    }

    /// Starts a player on a machine with a separate home directory.
    func player(
      at machine: String, through socket: String? = nil, arguments: String = ""
    ) throws -> Player {
      let home = "\(desk.path)/\(machine)"
      mkdir(home, 0o700)
      let address = "postgres://flipside@/postgres?host=\(socket ?? server.directory)"
      return try Player(
        arguments: "--lang en --no-motion \(arguments)",
        environment: "-u XDG_DATA_HOME HOME=\(home) FLIPSIDE_DATA='\(address)'", desk: desk)
    }

    /// Runs a command on the database.
    func run(_ words: String...) throws -> Command.Result {
      try Command.run(
        [
          "env", "-u", "XDG_DATA_HOME", "HOME=\(desk.path)", try Desk.program(), "--lang", "en",
          "--data", server.address(of: "postgres"),
        ] + words)
    }

    /// Returns the number of results with points in the database.
    func results() throws -> Int {
      try run("scores", "--json").output.split(separator: "\"points\":").count - 1
    }
  }

  @Test("A player who registers and plays on one machine is known on another")
  func journey() throws {
    let hall = try Hall()
    let here = try hall.player(at: "here")
    try here.register("Olga", tongue)
    try here.start(.easy, tongue)
    try here.playToTheEnd(.easy, tongue)
    try here.see(tongue.first)
    let points = try here.points(tongue)

    let there = try hall.player(at: "there")
    try there.playAsGuest(tongue)
    try there.see(tongue.ready)
    try there.press("4")
    #expect(try there.best(tongue, of: "Olga") == points)
    try there.press("q", "q")
    #expect(try there.exitCode() == 0)

    // The session is not on the other machine, but the account is.
    let again = try hall.player(at: "there")
    try again.see(tongue.guest)
    try again.type("Olga")
    try again.press("Tab")
    try again.type(Player.password)
    try again.press("Enter")
    try again.putProfileOff(tongue)
    try again.see(tongue.ready)
    try again.start(.easy, tongue)
    try again.playToTheEnd(.easy, tongue)
    try again.wait(until: "a result beside the first") {
      try again.screen.contains { line in
        [tongue.old, tongue.stays, tongue.matched].contains { line.contains($0) }
      }
    }
    #expect(try hall.results() == 1)
    #expect(try hall.run("verify").output.contains("2 rounds replayed: 2 verified"))
    #expect(try hall.run("verify").status == 0)
  }

  @Test("A shared system account stores no session for a database on a server")
  func sharedAccount() throws {
    let hall = try Hall()
    let first = try hall.player(at: "here", arguments: "--shared")
    try first.register("Olga", tongue)
    try first.press("6", "Down", "Down", "Down", "Down", "Enter")
    // The machine of the session that can be ended there.
    let machine = try Command.run(["uname", "-n"]).output.prefix { !$0.isNewline }
    try first.see("@\(machine.prefix(8))")
    try first.press("q", "q")
    #expect(try first.exitCode() == 0)
    let next = try hall.player(at: "here", arguments: "--shared")
    try next.logIn("Olga", tongue)
    let found = try Command.run(["find", "\(hall.desk.path)/here", "-name", "session-*"])
    #expect(found.status == 0 && found.output.isEmpty)
  }

  @Test("A server that is killed loses no flip and no result, and is reported once")
  func killed() throws {
    let hall = try Hall()
    let player = try hall.player(at: "here")
    try player.register("Petra", tongue)
    try player.start(.easy, tongue)
    hall.server.kill()
    try player.flip(0, .easy)
    try player.see(unreachable)
    try player.press("Enter")
    try player.seeNoMore(unreachable)
    try player.playToTheEnd(.easy, tongue)
    // The place of the result, and no other message.
    try player.see("Flipside keeps the result")
    hall.server.start()
    #expect(hall.server.waitUntilReady())
    try player.press("Enter")
    try player.see(tongue.first)
    try player.press("C-c")
    #expect(try player.exitCode() == 0)
    #expect(try hall.run("verify").output.contains("1 round replayed: 1 verified"))
    #expect(try !player.screen.contains { $0.contains("not saved") })
  }

  @Test("Keys are answered while a server hangs; unsaved data is saved at the next start")
  func hanging() throws {
    let hall = try Hall()
    let proxy = try #require(CutProxy(before: hall.server.directory))
    let player = try hall.player(at: "here", through: proxy.directory)
    try player.register("Rosa", tongue)
    try player.start(.easy, tongue)
    proxy.stall()
    // Each flip is saved on the server, which times out after eight seconds or more.
    for place in 0..<4 { _ = try player.look(at: place, .easy, tongue) }
    try player.press("2")
    try player.see(tongue.theme)
    try player.press("3")
    try player.see(tongue.paused)
    #expect(try !player.screen.contains { $0.contains(unreachable) })
    try player.wait(until: "the server to be given up", seconds: 60) {
      try player.screen.contains { $0.contains(unreachable) }
    }
    try player.press("Enter")
    try player.seeNoMore(unreachable)
    try player.press("x")
    try player.seeNoMore(tongue.paused)
    try player.playToTheEnd(.easy, tongue)
    try player.press("C-c")
    #expect(try player.exitCode(seconds: 60) == 0)
    try player.see("flipside: results not saved yet: 1;")
    #expect(try hall.results() == 0)

    proxy.flow()
    let next = try hall.player(at: "here", through: proxy.directory)
    try next.see("Saved now")
    #expect(try hall.results() == 1)
    try next.press("Enter")
    try next.press("C-c")
    #expect(try next.exitCode() == 0)
    let third = try hall.player(at: "here", through: proxy.directory)
    try third.see(tongue.later)
    #expect(try !third.screen.contains { $0.contains("Saved now") })
    #expect(try hall.run("verify").output.contains("1 round replayed: 1 verified"))
  }
}
