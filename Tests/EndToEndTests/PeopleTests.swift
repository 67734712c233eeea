import GameCore
import Glibc
import Loopback
import MediaProtocol
import Testing

@testable import GameUI

/// All screens about people in the real program, in both languages.
@Suite(.sideBySide) struct PeopleTests {
  @Test(
    "From registration to deletion: profile, picture, players, card, statistics, sessions",
    arguments: Language.allCases)
  func journey(language: Language) throws {
    let desk = try Desk()
    try Self.write(TestPicture.png(3), to: desk.path + "/portrait.png")
    try Self.write(Array("shopping".utf8), to: desk.path + "/portrait.txt")
    mkfifo(desk.path + "/pipe.png", 0o600)
    let player = try Player(
      language, arguments: "--no-motion",
      environment: "XDG_CACHE_HOME=\(desk.path)/cache HOME=\(desk.path) NO_COLOR=1", desk: desk)
    try player.toRegistration()
    try player.see(RegisterPhrase.heading)
    try player.fillIn("Paula")
    try player.fillProfile()
    try player.pickPicture()
    try player.press("Tab", "Space", "Tab", "Enter")
    try player.see(ProfilePhrase.saved)
    try player.press("Enter")
    try player.see(button: ButtonPhrase.start)
    #expect(Self.pictures(desk).count == 1)

    try player.start(.easy)
    try player.playToTheEnd(.easy)
    try player.see(BestPhrase.scoreToBeat)
    try player.press("Escape")
    try player.seeNoMore(BestPhrase.scoreToBeat)
    try player.lookAround()
    try player.lookAtSessions()
    try player.export(to: "~/paula.json")
    let exported = Desk.text(desk.path + "/paula.json")
    #expect(exported.contains("\"flipside-account\"") && exported.contains("pictureBase64"))
    #expect(exported.contains("+79123456789") && !exported.contains("$argon2id"))
    try player.deleteAccount()
    try player.see(button: TitlePhrase.guest)
    #expect(Self.pictures(desk).isEmpty)
    let players = try desk.run("players")
    #expect(players.status == 0 && !players.output.contains("Paula"))
    #expect(players.output.split(separator: "\n").count == 1)
    try player.press("C-c")
    #expect(try player.exitCode() == 0)
  }

  @Test(
    "The players of another service are listed, also after it is gone", arguments: Language.allCases
  )
  func elsewhere(language: Language) throws {
    let server = LoopbackServer { path, server in
      path == "/players.json"
        ? PlayerService.players(4, files: server.base) : .file(TestPicture.jpeg(path.utf8.count))
    }
    let desk = try Desk()
    func sitDown(_ address: String) throws -> Player {
      let player = try Player(
        language,
        environment: "FLIPSIDE_PLAYERS_URL=\(address) XDG_CACHE_HOME=\(desk.path)/cache NO_COLOR=1",
        desk: desk)
      try player.playAsGuest()
      try player.see(button: ButtonPhrase.start)
      try player.press("5", "e")
      return player
    }
    let first = try sitDown(server.base + "/players.json")
    for name in 0..<4 { try first.see("Aster \(name)") }
    try first.wait(until: "a picture") { try first.showsPicture }
    server.stop()
    let second = try sitDown(server.base + "/players.json")
    try second.see("Aster 0")
    try second.press("r")
    try second.see(ServicePhrase.problem(.refused))
    for name in 0..<4 { try second.see("Aster \(name)") }
    let third = try sitDown("")
    try third.see(RemotePlayersPhrase.noAddress)
  }

  @Test("Shift with Page Up and Page Down changes the year in the calendar, as [ and ] do")
  func years() throws {
    let desk = try Desk()
    let player = try Player(desk: desk)
    func may(_ year: Int) -> String { "\(player.text(CalendarPhrase.month(5))) \(year)" }
    try player.toRegistration()
    try player.see(RegisterPhrase.heading)
    try player.fillIn("Paula")
    try player.see(button: ButtonPhrase.later)
    try player.press("Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Enter")
    try player.type("1990-05-17")
    try player.see(may(1990))
    // The sequences of xterm, then of rxvt.
    try player.send(Array("\u{1B}[5;2~".utf8))
    try player.see(may(1989))
    try player.send(Array("\u{1B}[6;2~".utf8))
    try player.see(may(1990))
    try player.send(Array("\u{1B}[5$".utf8))
    try player.see(may(1989))
    try player.press("]")
    try player.see(may(1990))
    try player.press("[")
    try player.see(may(1989))
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    let file = try #require(fopen(path, "w"))
    defer { fclose(file) }
    fwrite(bytes, 1, bytes.count, file)
  }

  /// Returns the files of players' own pictures.
  private static func pictures(_ desk: Desk) -> [Substring] {
    let list = try? Command.run(["ls", desk.data + "/avatars"]).output
    return (list ?? "").split(separator: "\n").filter { $0.count == 32 }
  }
}

extension Player {
  /// Fills in the profile form, up to the avatar.
  fileprivate func fillProfile() throws {
    try see(button: ButtonPhrase.later)
    // The form opened by itself, in its first field. Space shows the names to everyone.
    try type("Paula")
    try press("Tab", "Space", "Tab")
    try type("O'Neil")
    try press("Tab", "Space", "Tab", "Right", "Tab", "Tab", "Enter", "PageUp")
    try type("1990-05-17")
    try press("Enter")
    try type("+7 912 345-67-89")
    try press("Tab", "Tab")
  }

  /// Selects a picture for the avatar with Tab, after two files that are not pictures.
  fileprivate func pickPicture() throws {
    try press("Enter")
    try see(PathPhrase.title)
    try type("~/portrait.txt")
    try press("Enter")
    try see(PathPhrase.notAPicture)
    try press("C-u")
    try type("~/pipe.png")
    try press("Enter")
    try see(PathPhrase.special)
    try press("C-u")
    try type("~/po")
    try press("Tab")
    try see("~/portrait.png")
    try press("Enter")
    try see(ProfilePhrase.picked("portrait.png"))
  }

  /// Visits the players, a player's own card with a best, and all charts of the statistics.
  fileprivate func lookAround() throws {
    try press("5")
    try see("▸ Paula (" + text(PlayersPhrase.you) + ")")
    try press("Enter")
    try see(PlayerCardPhrase.memberSince)
    try see("Paula O'Neil")
    try wait(until: "the picture") { try showsPicture }
    try press("Enter")
    try see(PlayerCardPhrase.verified)
    try press("Enter")
    try seeNoMore(PlayerCardPhrase.verified)
    try press("s")
    try see(StatisticsPhrase.figure(.memoryErrors))
    let captions: [[StatisticsPhrase]] = [
      [.onePoint(0)], [.onePoint(0)], [.flips],
      [.forgettingCaption, .looksCaption, .nothingToForget], [.calendarCaption],
    ]
    for phrases in captions {
      try press("c")
      let beginnings = phrases.map { text($0).prefix { !$0.isNumber } }
      try wait(until: "\(phrases)") {
        try screen.contains { line in beginnings.contains { line.contains($0) } }
      }
    }
    try press("Escape")
    try see("Paula O'Neil")
  }

  fileprivate func lookAtSessions() throws {
    try press("6", "Down", "Down", "Down", "Down", "Enter")
    try see(SessionsPhrase.used)
    try press("Escape")
    try see("Paula@example.org")
  }

  fileprivate func export(to path: String) throws {
    try press("Down", "Down", "Enter", "C-u")
    try type(path)
    try press("Enter", "Enter")
    try see(AccountPhrase.done(.export))
    try press("Enter")
    try seeNoMore(AccountPhrase.done(.export))
  }

  /// Deletes the account, after a wrong password.
  fileprivate func deleteAccount() throws {
    try press("Down", "Enter")
    try see(button: AccountPhrase.submit(.delete))
    try type("guess")
    try press("Enter", "Enter")
    try see(AccountPhrase.wrongPassword)
    try press("Enter")
    try seeNoMore(AccountPhrase.wrongPassword)
    try type(Player.password)
    try press("Enter", "Enter")
    try see(AccountPhrase.done(.delete))
    try press("Enter")
  }
}
