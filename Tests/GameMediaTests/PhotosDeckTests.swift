import GameMedia
import Loopback
import MediaProtocol
import Testing

@Suite("A deck whose service answers in pages")
struct PhotosDeckTests {
  /// Returns a service like Lorem Picsum: pages of photos by id, and photos at another address.
  private static func service() -> LoopbackServer {
    LoopbackServer { path, server in
      let parts = path.split(separator: "/").map(String.init)
      if path.hasPrefix("/v2/list?page=") {
        let page = parts[1].drop { $0 != "=" }.dropFirst().prefix { $0 != "&" }
        let first = (Int(page) ?? 0) * 100
        let list = (first..<first + 30).map {
          """
          {"id":"\($0)","author":"Somebody","width":5000,"height":3333,\
          "url":"https://unsplash.com/photos/x\($0)",\
          "download_url":"https://picsum.photos/id/\($0)/5000/3333"}
          """
        }
        return .text("[" + list.joined(separator: ",") + "]")
      }
      if parts.count == 4, parts[0] == "id" {
        return .redirect("\(server.base)/fast/\(parts[1]).jpg?hmac=0")
      }
      let number = parts.last?.split(separator: ".").first.flatMap { Int($0) }
      return number.map { .file(TestPicture.jpeg($0)) } ?? .status("404 Not Found")
    }
  }

  @Test("Small pictures are requested by id, never the large ones of the answer")
  func faces() throws {
    let server = Self.service()
    defer { server.stop() }
    let source = PictureSource.network(deck: "photos", base: server.base + "/")
    let loaded = try TestHelper(cache: nil).load(source, faces: 5)
    #expect(loaded.problem == nil)
    #expect(loaded.faces.count == 5)
    #expect(server.questions.count { $0.hasPrefix("/v2/list?page=") } == 1)
    #expect(server.questions.contains { $0.hasPrefix("/id/") && $0.contains("/640/480 ") })
    #expect(!server.questions.contains { $0.contains("5000") })
  }

  @Test("Another deal requests another page")
  func pages() throws {
    let server = Self.service()
    defer { server.stop() }
    let source = PictureSource.network(deck: "photos", base: server.base)
    for seed in 0..<4 {
      #expect(
        try TestHelper(cache: nil).load(source, faces: 3, seed: UInt64(seed)).problem == nil)
    }
    #expect(Set(server.questions.filter { $0.hasPrefix("/v2/list") }).count == 4)
  }

  @Test("Every requested page exists at the service", arguments: NetworkDeck.all)
  func bounds(_ deck: NetworkDeck) {
    for turn in [0, 1, 29, 30, UInt64.max] {
      let question = deck.question(count: 1_000, turn: turn, at: nil)
      #expect(question.hasPrefix(deck.base + "/"))
      #expect(!question.contains("{"))
      if let page = question.split(separator: "page=").dropFirst().first {
        let number = Int(page.prefix { $0.isNumber })
        #expect(number.map { (1...deck.pages).contains($0) } == true)
      }
    }
  }
}
