import Fixtures
import GameCore
import GameRules
import Glibc
import Testing

@testable import CommandLineTool
@testable import GameUI

/// Records of played games can be listed, exported and verified.
@Suite(.sideBySide) struct RecordTests {
  /// Returns a desk with one player and one finished game on Easy.
  private func desk() throws -> Desk {
    let desk = try Desk()
    let player = try Player(arguments: "--no-motion", desk: desk)
    try player.register("Dora")
    try player.start(.easy)
    try player.playToTheEnd(.easy)
    try player.see(BestPhrase.scoreToBeat)
    try player.press("q", "C-c")
    #expect(try player.exitCode() == 0)
    return desk
  }

  @Test("A played game is listed, exported and verified from the command line")
  func commandLine() throws {
    let desk = try desk()
    let table = try desk.run("scores", "--level", "easy")
    #expect(table.status == 0)
    #expect(table.output.contains("Dora"))
    let json = try desk.run("scores", "--json", "--limit", "1").output
    for key in [
      "rank", "player", "points", "level", "turns", "timeMs", "memoryErrors", "date", "verified",
    ] {
      #expect(json.contains("\"\(key)\":"))
    }
    let stored = try Database(at: desk)
    let points = try stored.number("SELECT points FROM round")
    #expect(json.contains("\"points\": \(points)") || json.contains("\"points\":\(points)"))

    let exported = try desk.run("replay", "export", "1")
    #expect(exported.status == 0)
    let file = desk.path + "/record"
    try Command.run(["sh", "-c", "printf '%s' \"$1\" > \(file)", "sh", exported.output])
    let own = try desk.run("verify", file)
    #expect(own.status == 0)
    try Command.run([
      "sh", "-c", "sed -i 's/^points \(points)/points \(points + 1)/' \(file)",
    ])
    let forged = try desk.run("verify", file)
    #expect(forged.status == 1)
    #expect(forged.output.contains("points=\(points)"))
  }

  @Test("Names that are not UTF-8 go from the shell to the system unchanged")
  func bytes() throws {
    let desk = try Desk()
    let program = try Desk.program()
    let scores = try Command.run([
      "bash", "-c", "mkdir \"$1/\"$'caf\\xe9'; \"$2\" --data \"$1/\"$'caf\\xe9' --lang en scores",
      "bash",
      desk.path, program,
    ])
    #expect(scores.status == 0, "\(scores.output)")
    let verified = try Command.run([
      "bash", "-c",
      "echo text >\"$1/\"$'caf\\xe9.txt'; \"$2\" --lang en verify \"$1/\"$'caf\\xe9.txt'",
      "bash", desk.path, program,
    ])
    #expect(
      verified.output.contains(
        ReplayFileSentence(name: "caf\u{FFFD}.txt'", error: .notARecord).english)
    )
    let other = try Command.run([
      "bash", "-c", "\"$2\" --data \"$1/\"$'caf\\xea' --lang en scores", "bash", desk.path, program,
    ])
    #expect(other.status == 4)
  }

  @Test("A record edited by hand is named by verify and left out of the leaderboard")
  func edited() throws {
    let desk = try desk()
    try Database(at: desk).run("UPDATE round SET points = 99999")
    #expect(throws: Database.QueryError.self) {
      try Database(at: desk).run("INSERT INTO standing SELECT 1, 'pairs', points, id FROM round")
    }
    let verified = try desk.run("verify", "--all")
    #expect(verified.status == 1)
    let why = ReplaySentence(
      error: .digest, claimed: RoundResult(points: 0, time: .zero, figures: Figures()))
    let failure = VerifySentence.failed(name: "1 (Dora)", why).english.around(why.english)
    #expect(verified.output.contains(failure))
    let summary = VerifySentence.summary(Verification.Count(replayed: 1, failed: 1))
    #expect(verified.output.contains(summary.english))
    #expect(try !desk.run("scores").output.contains("99999"))
    let player = try Player(desk: desk)
    try player.see(loggedIn: "Dora")
    try player.press("4")
    try player.see(LeaderboardPhrase.empty)
    #expect(try !player.shows("99999"))
  }

  @Test("Two programs that finish a game at the same time both save their records")
  func together() throws {
    let desk = try Desk()
    let names = ["Emil", "Frida"]
    let players = try names.map { _ in
      try Player(arguments: "--no-motion", desk: desk)
    }
    // Both are started before anyone logs in, because later ones restore the session.
    for player in players { try player.see(button: TitlePhrase.guest) }
    for (player, name) in zip(players, names) {
      try player.register(name)
      try player.start(.easy)
    }
    for player in players { try player.playToTheEnd(.easy) }
    for player in players { try player.see(BestPhrase.scoreToBeat) }
    #expect(try Database(at: desk).number("SELECT count(*) FROM round") == 2)
    #expect(try desk.run("verify").status == 0)
  }
}
