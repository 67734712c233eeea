import Fixtures
import GameCore
import GameRules
import Loopback
import Testing

@testable import GameUI

/// Albums in the real program: permission, a search, a page, and covers as cards.
@Suite(.sideBySide) struct AlbumsTests {
  @Test(
    "A guest is refused, a player gets a game with covers, then plays it offline",
    arguments: Language.allCases)
  func journey(language: Language) throws {
    let server = Self.albums()
    let desk = try Desk()
    let player = try Self.player(desk, server.base, language)
    try player.enter(as: "Paula")
    try player.type("Альбом №1 & co")
    try player.press("Enter")
    try player.see("12")
    try player.see(AlbumsPhrase.order(.title))
    let term = "/search?term=%D0%90%D0%BB%D1%8C%D0%B1%D0%BE%D0%BC%20%E2%84%961%20%26%20co&"
    #expect(server.questions.contains { $0.hasPrefix(term) })
    try player.press("Enter")
    try player.see("Song 9")
    try player.press("f")
    try player.see(AlbumPhrase.kept)
    try player.press("Escape")
    try player.seeNoMore("Song 9")
    try player.press("p")
    try player.see(CoversPhrase.enough(12, [.easy, .normal]))
    try player.press("Enter")
    try player.see(PlayPhrase.turns)
    try player.playToTheEnd(.easy)
    try player.see(player.text(CoversPhrase.onTable(["Band"], others: 0)).around("Band") + "Band")
    try player.see(BestPhrase.scoreToBeat)
    try player.press("Right", "Right", "Enter")
    try player.see(player.text(AlbumsPhrase.played) + " · 6")
    try player.press("m")
    try player.see(AlbumsPhrase.albums(1))
    try player.see("Album 0 (Remastered)")
    server.stop()
    try player.press("Enter")
    try player.see("Song 9")
    try player.press("q", "q")
    #expect(try player.exitCode() == 0)
  }

  @Test("An interrupted game with covers looks the same without the network")
  func resumed() throws {
    let server = Self.albums()
    let desk = try Desk()
    let player = try Self.player(desk, server.base)
    try player.enter(as: "Paula")
    try player.type("a")
    try player.press("Enter")
    try player.see(AlbumsPhrase.order(.title))
    try player.press("p", "Enter")
    try player.see(PlayPhrase.turns)
    let face = try #require(try player.look(at: 5, .easy))
    try player.press("q", "Right", "Enter")
    #expect(try player.exitCode() == 0)
    server.stop()
    let again = try Self.player(desk, server.base)
    try again.see(DialogPhrase.resume)
    // The game continues once the covers have arrived.
    try again.press("Enter")
    try again.wait(until: "the same cover") {
      try again.table(.easy).cards[5].face == face
    }
  }

  private static func player(
    _ desk: Desk, _ base: String, _ language: Language = .english
  ) throws -> Player {
    try Player(
      language, arguments: "--no-motion",
      environment: "FLIPSIDE_ALBUMS_URL=\(base) XDG_CACHE_HOME=\(desk.path)/cache NO_COLOR=1",
      desk: desk)
  }

  /// Returns a service for albums: every search finds twelve, each with nine songs.
  private static func albums() -> LoopbackServer {
    LoopbackServer { path, server in
      if path.hasPrefix("/search") { return AlbumService.albums(12, covers: server.base) }
      if path.hasPrefix("/lookup") {
        let head = AlbumService.album(0, covers: server.base)
        return AlbumService.answer([head] + (1...9).map { AlbumService.song($0) })
      }
      let number = path.split(separator: "/").dropFirst().first.flatMap { Int($0) }
      return number.map { .file(TestPicture.jpeg($0)) } ?? .status("404 Not Found")
    }
  }
}

extension Player {
  /// Opens the albums as a guest, is rejected, registers and enters a date of birth.
  func enter(as name: String) throws {
    try playAsGuest()
    try see(button: ButtonPhrase.start)
    try press("7")
    try see(AlbumsPhrase.forPlayers)
    try press("Right", "Enter")
    try see(RegisterPhrase.heading)
    try fillIn(name)
    try putProfileOff()
    try press("7")
    try see(AlbumsPhrase.dateMissing)
    try press("Enter")
    try see(button: ButtonPhrase.back)
    try press("Enter")
    try type("1990-05-17")
    try press("Enter", "Tab", "Tab", "Tab", "Tab", "Enter")
    try see(ProfilePhrase.saved)
    try press("Enter")
    try see(AlbumsPhrase.start)
    try press("Enter")
    try see(AlbumsPhrase.hint)
  }
}
