import Canvas
import MediaProtocol
import SystemStrings
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The remote players next to those of this store")
struct ElsewhereBesideTests {
  private let source = "https://example.org/players.json"

  private func opened(
    _ conditions: App.LaunchEnvironment = App.LaunchEnvironment(), columns: Int = 120,
    rows: Int = 40
  ) throws -> Visitor {
    var conditions = conditions
    conditions.addresses["players"] = source
    var visitor = Visitor(conditions, columns: columns, rows: rows)
    visitor.logIn(try Deals.player())
    visitor.type("5")
    let request = PlayersRequest(order: .points(PairsGame.id))
    let players = PlayersPage(
      request: request, rows: try (1...7).map { try People.row($0) }, next: nil, total: 7)
    visitor.answer(.reply(to: request, .success(Dated(players))))
    return visitor
  }

  private func people(_ count: Int) -> [RemotePlayerEntry] {
    (1...count).map { number in
      RemotePlayerEntry(
        id: number, name: "Aster \(number)", sex: .female, age: 20 + number,
        isOnline: number == 1,
        files: [
          RemotePlayerEntry.File(address: "https://example.org/\(number).jpg", kind: "avatar")
        ])
    }
  }

  @Test("A wide window shows both, and e moves between them")
  func both() throws {
    var visitor = try opened()
    #expect(visitor.queries.count == 2)
    visitor.cache(people(3), age: 7300)
    for words in [
      "Anna", "Aster 3", visitor.text(RemotePlayersPhrase.fetched("2 hours ago")), "example.org",
    ] {
      #expect(visitor.sees(words), "\(words)")
    }
    #expect(visitor.covers.isEmpty)
    visitor.type("e")
    visitor.press(.down)
    #expect(visitor.open(PlayersScreen.self)?.other.list.selected?.name == "Aster 2")
    #expect(visitor.covers.last?.address == "https://example.org/2.jpg")
    visitor.reply(.failure(.offline))
    #expect(visitor.sees(ServicePhrase.problem(.offline)) && visitor.sees("Aster 3"))
    visitor.press(.escape, .down)
    #expect(visitor.open(PlayersScreen.self)?.list.selected?.name.description == "Борис")
    visitor.type("e")
    visitor.press(.enter)
    #expect(visitor.open(RemotePlayersScreen.self) != nil)
  }

  @Test("If a window has no room for both, e opens a separate page")
  func narrow() throws {
    var visitor = try opened(columns: 80, rows: 24)
    #expect(visitor.queries.isEmpty)
    visitor.type("e")
    #expect(visitor.open(RemotePlayersScreen.self) != nil)
    visitor = try opened()
    visitor.type("e")
    visitor.send(.resized(Size(columns: 80, rows: 24)))
    visitor.press(.down)
    #expect(visitor.open(PlayersScreen.self)?.list.selected?.name.description == "Борис")
  }

  @Test("The mouse works in both lists")
  func mouse() throws {
    var visitor = try opened()
    visitor.cache(people(3), age: 7300)
    visitor.click("Aster 2")
    #expect(visitor.open(PlayersScreen.self)?.other.list.selected?.name == "Aster 2")
    #expect(visitor.sees(RemotePlayersPhrase.keyAgain))
    visitor.click("Clara")
    #expect(visitor.open(PlayerCardScreen.self) != nil)
  }

  @Test("Both lists match their golden files", arguments: PictureTests.variants)
  func pictures(name: String, conditions: App.LaunchEnvironment) throws {
    for (size, columns, rows) in [("", 120, 40), ("-112x24", 112, 24), ("-200x60", 200, 60)] {
      var visitor = try opened(conditions, columns: columns, rows: rows)
      visitor.cache(people(9), age: 7300)
      visitor.reply(.failure(.offline))
      if size.isEmpty { visitor.type("e") }
      if let cover = visitor.covers.last { visitor.deliver(cover: cover.id, cover.format, "#") }
      expectPicture(visitor, "players-beside\(size)-\(name)")
      if !conditions.unicode { #expect(visitor.screen.utf8.allSatisfy { $0 < 128 }) }
    }
  }
}
