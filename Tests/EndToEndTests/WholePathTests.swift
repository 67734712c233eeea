import GameCore
import GameRules
import Glibc
import Testing

@testable import CommandLineTool
@testable import GameUI

/// A player's way through the real program, from the first screen to the records.
@Suite(.sideBySide) struct WholePathTests {
  @Test(
    "A player registers, is remembered, logs out and logs in again", arguments: Language.allCases)
  func account(language: Language) throws {
    let desk = try Desk()
    let first = try Player(language, desk: desk)
    try first.toRegistration()
    try first.see(RegisterPhrase.heading)
    // Submitted empty: each field says what is missing, and the first wrong one is focused.
    try first.press("Up", "Up", "Enter")
    try first.see(RegisterPhrase.missing)
    try first.see(RegisterPhrase.nameError(.empty))
    try first.fillIn("Anna2")
    try first.putProfileOff()
    try first.see(button: ButtonPhrase.start)
    try first.see(loggedIn: "Anna2")
    try first.press("q", "q")
    #expect(try first.exitCode() == 0)
    // This one file contains everything.
    #expect(access(desk.data + "/flipside.db", F_OK) == 0)
    #expect(access(desk.data + "/flipside.db-wal", F_OK) != 0)
    #expect(try first.terminalIsAsFound)

    let second = try Player(language, desk: desk)
    try second.see(loggedIn: "Anna2")
    // A remembered session asks nothing.
    try second.see(button: ButtonPhrase.start)
    try second.press("o", "Right", "Enter")
    try second.see("l", ButtonPhrase.logIn)
    try second.type("lAnna2")
    try second.press("Tab")
    try second.type("Wrong1word")
    try second.press("Enter")
    try second.see(TitlePhrase.notLoggedIn)
    try second.press("Enter")
    try second.seeNoMore(TitlePhrase.notLoggedIn)
    // The focus is in the password, which is empty again.
    try second.type(Player.password)
    try second.press("Enter")
    try second.see(loggedIn: "Anna2")
    try second.press("o", "Right", "Enter")
    try second.see("l", ButtonPhrase.logIn)
    try second.type("lANNA2@example.org")
    try second.press("Enter")
    try second.type(Player.password)
    try second.press("Enter")
    try second.see(loggedIn: "Anna2")
    try second.press("o", "Right", "Enter")
    try second.see(button: TitlePhrase.guest)
    try second.press("C-c")
    #expect(try second.exitCode() == 0)

    let third = try Player(language, desk: desk)
    try third.see(button: TitlePhrase.guest)
  }

  @Test(
    "A shared account stores no session, and keeps the stored one of another run",
    arguments: Language.allCases)
  func sharedAccount(language: Language) throws {
    let desk = try Desk()
    let session = "\(desk.data)/session-\(getuid())"
    let first = try Player(language, arguments: "--shared", desk: desk)
    try first.register("Anna2")
    try first.press("q", "q")
    #expect(try first.exitCode() == 0)
    #expect(access(session, F_OK) != 0)

    // An account of one user: the checkbox is shown and works.
    let own = try Player(language, desk: desk)
    try own.logIn("Anna2")
    try own.press("q", "q")
    #expect(try own.exitCode() == 0)
    let token = Desk.text(session)
    #expect(!token.isEmpty)
    #expect(try desk.run("stats").status == 0)
    let stats = try Command.run(
      ["env", "FLIPSIDE_SHARED=1", try Desk.program(), "stats", "--data", desk.data])
    #expect(stats.status != 0, "no one is logged in")

    let next = try Player(
      language, environment: "FLIPSIDE_SHARED=1", desk: desk)
    try next.logIn("Anna2")
    try next.press("q", "q")
    #expect(try next.exitCode() == 0)
    #expect(Desk.text(session) == token)
  }

  @Test("Every level is played to its end, recorded and listed", arguments: Language.allCases)
  func levels(language: Language) throws {
    let desk = try Desk()
    let player = try Player(language, arguments: "--no-motion", desk: desk)
    try player.register("Борис")
    var current = PairsLevel.easy
    for level in PairsLevel.allCases {
      try player.start(level, from: current)
      current = level
      try player.playToTheEnd(level)
      try player.see(DialogPhrase.firstResult)
      try player.see(BestPhrase.scoreToBeat)
      let name = player.text(PairsPhrase.level(level))
      try player.see(", " + language(name, name.lowercased()))
      let points = try player.points()
      #expect(points > 0)
      try player.press("Right", "Enter")
      #expect(try player.best() == points)
    }
    try player.press("q", "q")
    #expect(try player.exitCode() == 0)
    let json = try desk.run("scores", "--json").output
    #expect(json.contains("\"player\":\"Борис\"") || json.contains("\"player\": \"Борис\""))
    let verified = try desk.run("verify")
    #expect(verified.status == 0)
    let summary = VerifySentence.summary(Verification.Count(replayed: 4))
    #expect(verified.output.contains(summary.english))
  }

  @Test("A better game replaces the best, a worse one does not", arguments: Language.allCases)
  func records(language: Language) throws {
    let desk = try Desk()
    let player = try Player(language, arguments: "--no-motion", desk: desk)
    try player.register("Vera")
    try player.start(.easy)
    try player.playToTheEnd(.easy, wasted: 20)
    try player.see(BestPhrase.scoreToBeat)
    let first = try player.points()
    try player.press("Enter")
    try player.seeNoMore(BestPhrase.scoreToBeat)
    try player.playToTheEnd(.easy)
    let second = try player.points()
    #expect(second > first)
    let comparison = BestPhrase.newBest(after: first, by: second - first)
    try player.see(comparison)
    try player.press("Enter")
    try player.seeNoMore(comparison)
    try player.playToTheEnd(.easy, wasted: 25)
    try player.see(BestPhrase.shortOfBest(second, by: second - player.points()))
    try player.press("Right", "Enter")
    #expect(try player.best() == second)
  }

  @Test("A guest plays at once and saves the result by registering", arguments: Language.allCases)
  func guest(language: Language) throws {
    let player = try Player(language, arguments: "--no-motion")
    try player.playAsGuest()
    try player.see(button: ButtonPhrase.start)
    try player.press("Enter")
    try player.playToTheEnd(.easy)
    try player.see(button: ButtonPhrase.register)
    let points = try player.points()
    try player.press("Right", "Enter")
    try player.see(RegisterPhrase.heading)
    try player.fillIn("Guest7")
    try player.putProfileOff()
    try player.see(button: ButtonPhrase.start)
    try player.press("4")
    #expect(try player.best() == points)
  }
}
