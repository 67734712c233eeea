import Canvas
import MediaProtocol
import Testing

@testable import GameCore
@testable import GameUI

@Suite("A deck from outside shows what is missing")
struct DeckPreviewTests {
  private func settings(_ columns: Int, _ rows: Int) -> Visitor {
    var visitor = Visitor(columns: columns, rows: rows, settings: Settings(motion: false))
    visitor.enterAsGuest()
    visitor.type("2")
    // The next row is the one with the decks, whose faces are shown then.
    visitor.press(.down)
    return visitor
  }

  @Test("a folder with too few pictures shows how many are needed and found")
  func fewPictures() throws {
    for (columns, rows) in [(80, 24), (100, 30)] {
      var visitor = settings(columns, rows)
      visitor.choose { $0.sources["folder"] = "/pictures" }
      visitor.choose { $0.deck = "folder" }
      visitor.press(.down)
      var last = try #require(visitor.previews.last)
      visitor.send(last.id, .done)
      #expect(visitor.sees(SettingsPhrase.foundInFolder(0, of: 6)), "\(visitor.screen)")
      visitor.choose { $0.setups["pairs"] = "normal" }
      visitor.press(.down)
      last = try #require(visitor.previews.last)
      #expect(last.request.faces == 12)
      visitor.deliver(last.id, last.request, count: 2)
      #expect(visitor.sees(SettingsPhrase.foundInFolder(2, of: 12)), "\(visitor.screen)")
      visitor.deliver(last.id, last.request)
      #expect(!visitor.sees(SettingsPhrase.foundInFolder(6, of: 6), around: ","))
    }
  }

  @Test("partly cached photos say that the rest is downloaded with the game")
  func fewPhotos() throws {
    var visitor = settings(80, 24)
    visitor.choose { $0.deck = "cats" }
    visitor.press(.down)
    let last = try #require(visitor.previews.last)
    visitor.deliver(last.id, last.request, count: 4)
    #expect(visitor.sees(SettingsPhrase.fetchedSoFar(4, of: 6)), "\(visitor.screen)")
    visitor.type("3")
    #expect(visitor.sees(SettingsPhrase.fetchedSoFar(4, of: 6)))
  }
}
