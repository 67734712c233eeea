import Glibc
import Testing

/// A player's way through the real program, from the first screen to the records.
@Suite(.sideBySide) struct WholePathTests {
  @Test("A player registers, is remembered, logs out and logs in again", arguments: Tongue.allCases)
  func account(tongue: Tongue) throws {
    let desk = try Desk()
    let first = try Player(arguments: tongue.option, desk: desk)
    try first.toRegistration(tongue)
    try first.see(tongue.newPlayer)
    // Submitted empty: a dialog says what is missing, and the first wrong field is focused.
    try first.press("Up", "Up", "Enter")
    try first.see(tongue.notYet)
    try first.see(tongue.nameNeeded)
    try first.press("Enter")
    try first.seeNoMore(tongue.notYet)
    try first.fillIn("Anna2", tongue)
    try first.putProfileOff(tongue)
    try first.see(tongue.ready)
    try first.see("Anna2 · \(tongue.logOut)")
    try first.press("q", "q")
    #expect(try first.exitCode() == 0)
    // This one file contains everything.
    #expect(access(desk.data + "/flipside.db", F_OK) == 0)
    #expect(access(desk.data + "/flipside.db-wal", F_OK) != 0)
    #expect(try first.terminalIsAsFound)

    let second = try Player(arguments: tongue.option, desk: desk)
    try second.see("Anna2 · \(tongue.logOut)")
    try second.putProfileOff(tongue)
    try second.press("o", "Right", "Enter")
    try second.see(tongue.guest)
    try second.type("Anna2")
    try second.press("Tab")
    try second.type("Wrong1word")
    try second.press("Enter")
    try second.see(tongue.notLoggedIn)
    try second.press("Enter")
    try second.seeNoMore(tongue.notLoggedIn)
    // The focus is in the password, which is empty again.
    try second.type(Player.password)
    try second.press("Enter")
    try second.see("Anna2 · \(tongue.logOut)")
    try second.putProfileOff(tongue)
    try second.press("o", "Right", "Enter")
    try second.see(tongue.guest)
    try second.type("ANNA2@example.org")
    try second.press("Enter")
    try second.type(Player.password)
    try second.press("Enter")
    try second.see("Anna2 · \(tongue.logOut)")
    try second.putProfileOff(tongue)
    try second.press("o", "Right", "Enter")
    try second.see(tongue.guest)
    try second.press("C-c")
    #expect(try second.exitCode() == 0)

    let third = try Player(arguments: tongue.option, desk: desk)
    try third.see(tongue.guest)
  }

  @Test(
    "A shared account stores no session, and deletes an earlier one",
    arguments: Tongue.allCases)
  func sharedAccount(tongue: Tongue) throws {
    let desk = try Desk()
    let session = "\(desk.data)/session-\(getuid())"
    let first = try Player(arguments: "\(tongue.option) --shared", desk: desk)
    try first.register("Anna2", tongue)
    try first.press("q", "q")
    #expect(try first.exitCode() == 0)
    #expect(access(session, F_OK) != 0)

    // An account of one user: the checkbox is shown and works.
    let own = try Player(arguments: tongue.option, desk: desk)
    try own.logIn("Anna2", tongue)
    try own.press("q", "q")
    #expect(try own.exitCode() == 0)
    let token = Desk.text(session)
    #expect(!token.isEmpty)
    #expect(try desk.run("stats").status == 0)
    let stats = try Command.run(
      ["env", "FLIPSIDE_SHARED=1", try Desk.program(), "stats", "--data", desk.data])
    #expect(stats.status != 0, "no one is logged in")

    let next = try Player(
      arguments: tongue.option, environment: "FLIPSIDE_SHARED=1", desk: desk)
    try next.logIn("Anna2", tongue)
    try next.press("q", "q")
    #expect(try next.exitCode() == 0)
    #expect(Desk.text(session) == token)
  }

  @Test("Every level is played to its end, recorded and listed", arguments: Tongue.allCases)
  func levels(tongue: Tongue) throws {
    let desk = try Desk()
    let player = try Player(arguments: "\(tongue.option) --no-motion", desk: desk)
    try player.register("Борис", tongue)
    var current = Level.easy
    for level in Level.allCases {
      try player.start(level, from: current, tongue)
      current = level
      try player.playToTheEnd(level, tongue)
      try player.see(tongue.firstResult)
      try player.see(tongue.first)
      try player.see(level.name(tongue))
      let points = try player.points(tongue)
      #expect(points > 0)
      try player.press("Right", "Enter")
      #expect(try player.best(tongue) == points)
    }
    try player.press("q", "q")
    #expect(try player.exitCode() == 0)
    let json = try desk.run("scores", "--json").output
    #expect(json.contains("\"player\":\"Борис\"") || json.contains("\"player\": \"Борис\""))
    let verified = try desk.run("verify")
    #expect(verified.status == 0)
    #expect(verified.output.contains("4 rounds replayed: 4 verified, 0 failed"))
  }

  @Test("A better game replaces the best, a worse one does not", arguments: Tongue.allCases)
  func records(tongue: Tongue) throws {
    let desk = try Desk()
    let player = try Player(arguments: "\(tongue.option) --no-motion", desk: desk)
    try player.register("Vera", tongue)
    try player.start(.easy, tongue)
    try player.playToTheEnd(.easy, tongue, wasted: 20)
    try player.see(tongue.first)
    let first = try player.points(tongue)
    try player.press("Enter")
    try player.seeNoMore(tongue.first)
    try player.playToTheEnd(.easy, tongue)
    try player.see(tongue.old)
    let second = try player.points(tongue)
    #expect(second > first)
    try player.press("Enter")
    try player.seeNoMore(tongue.old)
    try player.playToTheEnd(.easy, tongue, wasted: 25)
    try player.see(tongue.stays)
    try player.press("Right", "Enter")
    #expect(try player.best(tongue) == second)
  }

  @Test("A guest plays at once and saves the result by registering", arguments: Tongue.allCases)
  func guest(tongue: Tongue) throws {
    let player = try Player(arguments: "\(tongue.option) --no-motion")
    try player.playAsGuest(tongue)
    try player.see(tongue.ready)
    try player.press("Enter")
    try player.playToTheEnd(.easy, tongue)
    try player.see(tongue.keepScore)
    let points = try player.points(tongue)
    try player.press("Right", "Enter")
    try player.see(tongue.newPlayer)
    try player.fillIn("Guest7", tongue)
    try player.see(tongue.first)
    #expect(try player.points(tongue) == points)
    try player.press("Right", "Enter")
    #expect(try player.best(tongue) == points)
  }
}
