import Fixtures
import GameCore
import Glibc
import Testing

@testable import CommandLineTool
@testable import GameUI

/// A database is created, checked and copied on the command line, on a server and in files.
@Suite(.sideBySide) struct TableTests {
  private let desk: Desk
  private let server: PostgresServer

  init() throws {
    desk = try Desk()
    server = try #require(PostgresServer())
    try #require(server.waitUntilReady())
    _ = try psql("postgres", "CREATE DATABASE first")
    _ = try psql("postgres", "CREATE DATABASE second")
  }

  /// The place of this machine's own data about databases on servers.
  private var home: String { "XDG_DATA_HOME=\(desk.path)/home" }

  private func flipside(_ words: String...) throws -> Command.Result {
    try Command.run(["env", home, Desk.program()] + words + ["--lang", "en"])
  }

  private func psql(_ database: String, _ sql: String) throws -> Command.Result {
    try Command.run([
      "psql", "-X", "-A", "-t", "-h", server.directory, "-U", "flipside", "-c", sql, database,
    ])
  }

  /// Returns the address of a database, for its owner or for the role of players' programs.
  private func address(_ database: String, of role: String = "flipside") -> String {
    "postgres://\(role)@/\(database)?host=\(server.directory)"
  }

  /// Returns the line that a command prints.
  private func line(_ sentence: MaintenanceSentence) -> String { sentence.english + "\n" }

  @Test(
    "A database is created, used with the players' role, checked, exported and imported")
  func thereAndBack() throws {
    let made = try flipside("table", "create", "--data", address("first"))
    #expect(made.status == 0 && made.output == line(.madeWithRole(.usual, isNew: true)))
    let again = try flipside("table", "create", "--data", address("first"))
    #expect(again.status == 0 && again.output == line(.madeWithRole(.usual, isNew: false)))

    let playing = address("first", of: "flipside_player")
    let player = try Player(
      arguments: "--no-motion", environment: "FLIPSIDE_DATA='\(playing)' \(home)",
      desk: desk)
    try player.register("Dora")
    try player.start(.easy)
    try player.playToTheEnd(.easy)
    try player.see(BestPhrase.scoreToBeat)
    try player.press("q", "C-c")
    #expect(try player.exitCode() == 0)

    let sound = line(.checked(players: 1, rounds: 1, flaws: 0))
    let scores = try flipside("scores", "--json", "--data", playing).output
    #expect(scores.contains("\"Dora\""))
    let denied = StoreError.notPermitted("*").clause(in: .english).around("*")
    let unread = try flipside("table", "check", "--data", playing)
    #expect(unread.status == 4 && unread.output.contains(denied), "\(unread.output)")
    let done = line(.copied(players: 1, rounds: 1))
    for (from, to) in [
      (address("first"), desk.data), (desk.data, address("second")),
      (address("second"), desk.path + "/third"),
    ] {
      let copied = try flipside("table", "copy", from, to)
      #expect(copied.status == 0 && copied.output == done, "\(copied.output)")
      let checked = try flipside("table", "check", "--data", to)
      #expect(checked.status == 0 && checked.output == sound, "\(checked.output)")
      #expect(try flipside("scores", "--json", "--data", to).output == scores)
    }
    let refused = try flipside("table", "copy", desk.data, playing)
    #expect(refused.status == 4 && refused.output.contains(denied), "\(refused.output)")

    _ = try psql("second", "UPDATE flipside.round SET points = points + 1")
    let forged = try flipside("table", "check", "--data", address("second"))
    let flaw = StoreInconsistency.falseRound(RoundID(1))
    #expect(forged.status == 1 && forged.output.contains(flaw.english.around("1")))
  }

  @Test("A copy that is killed halfway leaves complete records, and can be continued")
  func killed() throws {
    let player = try Player(arguments: "--no-motion", desk: desk)
    try player.register("Dora")
    try player.start(.easy)
    try player.playToTheEnd(.easy)
    try player.see(BestPhrase.scoreToBeat)
    try player.press("q", "C-c")
    #expect(try player.exitCode() == 0)
    // Thirty players with the same games.
    let people = "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 30) "
    let columns = """
      game, revision, setup, seed, moves, points, time_ms, figures, finished_at, digest, eligibility,
      content
      """
    try Database(at: desk).run(
      """
      INSERT INTO player(id, name, name_key, email, email_key, hash, registered_at)
        \(people) SELECT i, 'Player' || i, 'player' || i, i || '@example.org', i || '@example.org',
        hash, registered_at FROM n, player WHERE id = 1;
      INSERT INTO round(player_id, \(columns)) \(people) SELECT i, \(columns) FROM n, round
      """)

    // The target blocks the copy at the fifteenth player.
    #expect(try flipside("table", "create", "--data", address("first")).status == 0)
    let halt = """
      CREATE FUNCTION flipside.halt() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_sleep(600); RETURN new; END $$;
      CREATE TRIGGER halt BEFORE INSERT ON flipside.round FOR EACH ROW
        WHEN (new.player_id = 15) EXECUTE FUNCTION flipside.halt()
      """
    #expect(try psql("first", halt).status == 0)
    let terminal = try Player(desk: desk, in: .shell)
    try terminal.see("ready$")
    try terminal.type(
      "env \(home) \(Desk.program()) table copy \(desk.data) '\(address("first"))' 2>&1 &\n")
    try terminal.see("] 14/30")
    try terminal.type("clear; kill -9 %1; wait; echo is over\n")
    try terminal.see("is over")
    _ = try psql(
      "postgres",
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'first'")
    let dropped = try psql("first", "DROP FUNCTION flipside.halt CASCADE")
    #expect(dropped.status == 0, "\(dropped.output)")
    #expect(try psql("first", "SELECT count(*) FROM flipside.round").output == "14\n")

    let copied = try flipside("table", "copy", desk.data, address("first"))
    // Without a terminal there is no progress bar.
    #expect(copied.output == line(.copied(players: 30, rounds: 30)))
    let checked = try flipside("table", "check", "--data", address("first"))
    #expect(checked.output == line(.checked(players: 30, rounds: 30, flaws: 0)))
  }

  @Test("Invalid requests are rejected with a message, and a password is never shown")
  func refused() throws {
    let nowhere = desk.path + "/nowhere"
    #expect(try flipside("table", "copy", nowhere, desk.data).status == 4)
    #expect(try flipside("table", "copy", desk.data, desk.data).status == 1)
    #expect(access(desk.data, F_OK) != 0)
    #expect(try flipside("table", "check", "--data", nowhere).status == 4)
    let empty = try flipside("table", "check", "--data", address("first"))
    #expect(empty.status == 4 && empty.output.contains(StoreError.noStore.clause(in: .english)))
    #expect(try flipside("table", "copy", address("first"), desk.data).status == 4)

    #expect(try flipside("table", "create", "--data", desk.data).status == 0)
    #expect(try flipside("table", "check", "--data", desk.data).status == 0)
    #expect(try flipside("table", "create", "players", "--data", desk.data).status == 1)
    let owner = try #require(RoleName("flipside"))
    let strong = try flipside("table", "create", "flipside", "--data", address("first"))
    #expect(
      strong.status == 1 && strong.output.contains(MaintenanceSentence.roleIsStrong(owner).english))

    let secret = "postgres://flipside:sesame@/first?host=\(server.directory)"
    for words in [
      ["table", "create", "--data", secret], ["table", "check", "--data", secret],
      ["table", "copy", secret, desk.data], ["table", "copy", desk.data, secret],
    ] {
      let result = try Command.run(["env", home, Desk.program()] + words)
      #expect(result.status == 4 && !result.output.contains("sesame"), "\(result.output)")
    }
    for words in [
      ["table"], ["table", "drop"], ["table", "copy", "a"], ["table", "copy", "a", "b", "c"],
      ["table", "create", "No-Role"], ["table", "copy", "a", "b", "--data", "c"],
    ] {
      #expect(try Command.run([Desk.program()] + words).status == 2, "\(words)")
    }
  }
}
