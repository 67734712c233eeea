import Fixtures
import GameCore
import Glibc
import Testing

@testable import CommandLineTool
@testable import GameUI
@testable import flipside

/// A shared database on a server for programs on several machines, on good and bad days.
@Suite(.sideBySide) struct ServerTests {
  /// The message without its reason.
  private let unreachable = StoreError.unreachable("*").english.around("*")

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

  /// Returns the line of `verify` about rounds without errors.
  private func summary(_ rounds: Int) -> String {
    VerifySentence.summary(Verification.Count(replayed: rounds)).english
  }

  @Test("A player who registers and plays on one machine is known on another")
  func journey() throws {
    let hall = try Hall()
    let here = try hall.player(at: "here")
    try here.register("Olga")
    try here.start(.easy)
    try here.playToTheEnd(.easy)
    try here.see(BestPhrase.scoreToBeat)
    let points = try here.points()

    let there = try hall.player(at: "there")
    try there.playAsGuest()
    try there.see(button: ButtonPhrase.start)
    try there.press("4")
    #expect(try there.best(of: "Olga") == points)
    try there.press("q", "q")
    #expect(try there.exitCode() == 0)

    // The session is not on the other machine, but the account is.
    let again = try hall.player(at: "there")
    try again.see(button: TitlePhrase.guest)
    try again.type("Olga")
    try again.press("Tab")
    try again.type(Player.password)
    try again.press("Enter")
    try again.see(button: ButtonPhrase.start)
    try again.start(.easy)
    try again.playToTheEnd(.easy)
    try again.see(BestPhrase(again.points(), best: points))
    #expect(try hall.results() == 1)
    #expect(try hall.run("verify").output.contains(summary(2)))
    #expect(try hall.run("verify").status == 0)
  }

  @Test("A shared system account stores no session for a database on a server")
  func sharedAccount() throws {
    let hall = try Hall()
    let first = try hall.player(at: "here", arguments: "--shared")
    try first.register("Olga")
    try first.press("6", "Down", "Down", "Down", "Down", "Enter")
    // The machine of the session that can be ended there.
    let machine = try Command.run(["uname", "-n"]).output.prefix { !$0.isNewline }
    try first.see("@\(machine.prefix(8))")
    try first.press("q", "q")
    #expect(try first.exitCode() == 0)
    let next = try hall.player(at: "here", arguments: "--shared")
    try next.logIn("Olga")
    let found = try Command.run(["find", "\(hall.desk.path)/here", "-name", "session-*"])
    #expect(found.status == 0 && found.output.isEmpty)
  }

  @Test("A server that is killed loses no flip and no result, and is reported once")
  func killed() throws {
    let hall = try Hall()
    let player = try hall.player(at: "here")
    try player.register("Petra")
    try player.start(.easy)
    hall.server.kill()
    try player.flip(0, .easy)
    try player.see(unreachable)
    try player.press("Enter")
    try player.seeNoMore(unreachable)
    try player.playToTheEnd(.easy)
    // The place of the result, and no other message.
    try player.see(DialogPhrase.queued)
    hall.server.start()
    #expect(hall.server.waitUntilReady())
    try player.press("Enter")
    try player.see(BestPhrase.scoreToBeat)
    try player.press("C-c")
    #expect(try player.exitCode() == 0)
    #expect(try hall.run("verify").output.contains(summary(1)))
    #expect(try !player.shows(EndPhrase.queued(1)))
  }

  @Test("Keys are answered while a server hangs; unsaved data is saved at the next start")
  func hanging() throws {
    let hall = try Hall()
    let proxy = try #require(CutProxy(before: hall.server.directory))
    let player = try hall.player(at: "here", through: proxy.directory)
    try player.register("Rosa")
    try player.start(.easy)
    proxy.stall()
    // Each flip is saved on the server, which times out after eight seconds or more.
    for place in 0..<4 { _ = try player.look(at: place, .easy) }
    try player.press("2")
    try player.see(SettingsRow.theme.title)
    try player.press("3")
    try player.see(PlayPhrase.spaceContinues)
    #expect(try !player.shows(unreachable))
    try player.wait(until: "the server to be given up", seconds: 60) {
      try player.shows(unreachable)
    }
    try player.press("Enter")
    try player.seeNoMore(unreachable)
    try player.press(" ")
    try player.seeNoMore(PlayPhrase.spaceContinues)
    try player.playToTheEnd(.easy)
    try player.press("C-c")
    #expect(try player.exitCode(seconds: 60) == 0)
    try player.see("flipside: " + player.text(EndPhrase.queued(1)))
    #expect(try hall.results() == 0)

    proxy.flow()
    let next = try hall.player(at: "here", through: proxy.directory)
    try next.see(DialogPhrase.caughtUp)
    #expect(try hall.results() == 1)
    try next.press("Enter")
    try next.press("C-c")
    #expect(try next.exitCode() == 0)
    let third = try hall.player(at: "here", through: proxy.directory)
    try third.see(button: ButtonPhrase.start)
    #expect(try !third.shows(DialogPhrase.caughtUp))
    #expect(try hall.run("verify").output.contains(summary(1)))
  }
}
