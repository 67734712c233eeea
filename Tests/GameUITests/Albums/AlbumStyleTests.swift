import Canvas
import Testing

@testable import GameCore
@testable import GameUI
@testable import MediaProtocol

@Suite("Albums in color")
struct AlbumStyleTests {
  private typealias Screens = [(name: String, canvas: Canvas)]

  @Test("search, failure and page, at every depth", arguments: Tone.all)
  func albums(tone: Tone) throws {
    try expectStyles(tone, "albums") { environment in
      var visitor = try Visitor.atAlbums(environment, born: nil)
      var screens: Screens = [("profile not filled in", visitor.canvas)]
      visitor = try Visitor.atAlbums(environment)
      screens.append(("before a search", visitor.canvas))
      visitor.type("road")
      visitor.press(.enter)
      visitor.reply(.failure(.busy(retryAfter: 20)))
      screens.append(("failed", visitor.canvas))
      visitor.press(.control("u"))
      visitor.search("road", response: Album.several)
      for cover in visitor.covers.prefix(3) {
        visitor.deliver(cover: cover.id, cover.format, "#", foreground: tone.foreground)
      }
      screens.append(("found", visitor.canvas))
      visitor.press(.enter)
      visitor.reply(.success(ServiceReply(.album(Self.page), age: 7200)))
      if let cover = visitor.covers.last {
        visitor.deliver(cover: cover.id, cover.format, "#", foreground: tone.foreground)
      }
      screens.append(("page", visitor.canvas))
      return screens
    }
  }

  @Test("My albums and covers as cards, at every depth", arguments: Tone.all)
  func covers(tone: Tone) throws {
    try expectStyles(tone, "covers") { environment in
      var visitor = try Visitor.atAlbums(
        environment, settings: Settings(motion: false))
      visitor.answer(.albumsKept(1...14))
      visitor.press(.escape)
      visitor.type("m")
      var screens: Screens = [("My albums", visitor.canvas)]
      visitor.type("p")
      screens.append(("offer", visitor.canvas))
      visitor.press(.enter)
      visitor.answer(.seed(7))
      let (id, request) = try #require(visitor.latestLoad)
      visitor.deliver(id, request, names: request.covers.map(\.name), foreground: tone.foreground)
      visitor.type(" ")
      screens.append(("board", visitor.canvas))
      visitor.finish()
      screens.append(("result", visitor.canvas))
      return screens
    }
  }

  private static let page = AlbumPage(
    Album.test(7, "Abbey Road", "The Beatles"), copyright: "℗ 1969 A Label",
    tracks: (1...9).map {
      Track(title: "Song \($0)", disc: 1, number: $0, milliseconds: 180_000 + $0 * 1000)
    })
}
