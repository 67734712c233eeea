import Loopback
import MediaProtocol
import Testing

@testable import GameUI

/// Decks of pictures in the real program, with its helper and a local service.
@Suite(.sideBySide) struct PictureDeckTests {
  @Test("Photos are downloaded, dealt, and taken from the cache when the service is gone")
  func photos() throws {
    let server = Self.cats()
    let desk = try Desk()
    let player = try Self.player(desk, server.base)
    try player.chooseCats()
    try player.press("Enter")
    try player.see(PlayPhrase.turns)
    try player.press("Space")
    // A picture replaces the symbol: blocks or shades inside the frame.
    try player.wait(until: "a picture") { try player.showsPicture }
    #expect(server.questions.contains { $0.hasPrefix("/photos/") })
    try player.press("Escape")
    try player.see(PlayPhrase.spaceContinues)
    try player.press("Q")
    try player.see(QuestionPhrase.ask(.leave))
    try player.press("Right", "Enter")
    // The board stays revealed until a key is pressed.
    try player.see(LowercasePhrase(ButtonPhrase.next))
    try player.press("Enter")
    try player.see(button: ButtonPhrase.start)
    server.stop()
    try player.press("Enter")
    try player.see(PlayPhrase.turns)
    try player.press("Space")
    try player.wait(until: "a picture") { try player.showsPicture }
    try player.resize(columns: 200, rows: 60)
    try player.wait(until: "a larger picture") {
      try player.screen.contains { $0.count { "\u{2580}"..."\u{259F}" ~= $0 } > 14 }
    }
  }

  @Test("A missing service is reported clearly, and drawings are dealt instead")
  func refused() throws {
    let player = try Self.player(try Desk(), "http://127.0.0.1:1")
    try player.chooseCats()
    try player.press("Enter")
    try player.see(PicturePhrase.problem(.refused))
    try player.press("Right", "Enter")
    try player.see(PlayPhrase.turns)
    try player.press("Space")
    try player.wait(until: "a drawing") { try player.showsPicture }
  }

  @Test("A silent service is shown as 0 of 6, and Esc cancels at once")
  func silent() throws {
    let server = LoopbackServer { _, _ in
      var response = Response()
      response.isSilent = true
      return response
    }
    defer { server.stop() }
    let player = try Self.player(try Desk(), server.base)
    try player.chooseCats()
    try player.press("Enter")
    try player.see(PicturePhrase.progress(0, of: 6))
    try player.press("Escape")
    try player.see(button: ButtonPhrase.start)
    try player.seeNoMore(PicturePhrase.progress(0, of: 6))
  }

  private static func player(_ desk: Desk, _ base: String) throws -> Player {
    try Player(
      arguments: "--no-motion --seed 1",
      environment: "FLIPSIDE_CATS_URL=\(base) XDG_CACHE_HOME=\(desk.path)/cache NO_COLOR=1",
      desk: desk)
  }

  /// Returns a service for cats, with pictures by number.
  static func cats() -> LoopbackServer {
    LoopbackServer { path, server in
      if path.hasPrefix("/v1/images/search") {
        let first = server.questions.count { $0.hasPrefix("/v1") } * 100
        let list = (first..<first + 10).map {
          #"{"url":"\#(server.base)/photos/\#($0).jpg"}"#
        }
        return .text("[" + list.joined(separator: ",") + "]")
      }
      let number = path.split(separator: "/").last?.split(separator: ".").first.flatMap { Int($0) }
      return number.map { .file(TestPicture.jpeg($0)) } ?? .status("404 Not Found")
    }
  }
}

extension Player {
  /// Enters as a guest, chooses photos of cats and opens the Play tab.
  func chooseCats() throws {
    try playAsGuest()
    try see(button: ButtonPhrase.start)
    try press("2", "Down", "Down", "Right", "Right", "Right", "Right", "Right")
    try see("◂ \(text(Deck(.cats).title)) ▸")
    try press("3")
    try see(button: ButtonPhrase.start)
  }

  /// Whether a card shows more than frame and symbol.
  var showsPicture: Bool {
    get throws {
      try screen.contains { $0.count { "\u{2580}"..."\u{259F}" ~= $0 } >= 3 }
    }
  }
}
