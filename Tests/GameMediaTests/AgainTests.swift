import Canvas
import Fixtures
import GameMedia
import Glibc
import Loopback
import MediaProtocol
import Pictures
import SystemStrings
import Testing

@Suite("Decks that have been seen before")
struct AgainTests {
  private static func names(_ loaded: Loaded) -> [String] { loaded.faces.map(\.name) }

  /// Fills the cache with more pictures than a deal of four needs.
  private static func filled(_ scratch: TemporaryDirectory) throws -> (
    CacheLayout, LoopbackServer, Loaded
  ) {
    let server = NetworkDeckTests.cats { .file(TestPicture.jpeg($0)) }
    let cache = CacheLayout(directory: scratch.path)
    let first = try TestHelper(cache: cache).load(NetworkDeckTests.source(server), faces: 4)
    let more = try TestHelper(cache: cache).load(NetworkDeckTests.source(server), faces: 12)
    #expect(first.problem == nil && more.problem == nil)
    return (cache, server, first)
  }

  @Test("A resumed game has the same faces in their places, without the network")
  func sameFaces() throws {
    let scratch = try TemporaryDirectory()
    let (cache, server, first) = try Self.filled(scratch)
    server.stop()
    let asked = server.questions.count
    for depth in [ColorDepth.direct, .palette256] {
      let again = try TestHelper(cache: cache).load(
        NetworkDeckTests.source(server), faces: 4, depth: depth, mode: .again)
      #expect(again.problem == nil)
      #expect(Self.names(again) == Self.names(first))
      if depth == .direct { #expect(again.faces == first.faces) }
    }
    #expect(server.questions.count == asked)
  }

  @Test("Pictures missing in the cache are reported first, then downloaded into their places")
  func lost() throws {
    let scratch = try TemporaryDirectory()
    let (cache, server, first) = try Self.filled(scratch)
    defer { server.stop() }
    for (number, name) in try #require(Files.names(in: cache.photos.text)).sorted().enumerated()
    where number % 2 == 0 { Files.remove(cache.photo(name)) }
    let asked = server.questions.count
    let source = NetworkDeckTests.source(server)
    let again = try TestHelper(cache: cache).load(source, faces: 4, mode: .again)
    let isWhole = again.problem == nil
    #expect(server.questions.count == asked)
    #expect(isWhole || again.problem == .tooFewDifferent(again.progress.last ?? 0))
    let fetched = try TestHelper(cache: cache).load(source, faces: 4, mode: .againFetched)
    #expect(fetched.problem == nil)
    #expect(Self.names(fetched) == Self.names(first))
    #expect(fetched.faces == first.faces)
  }

  @Test("With an empty cache the game still gets faces, downloaded when that is allowed")
  func allLost() throws {
    let scratch = try TemporaryDirectory()
    let (cache, server, _) = try Self.filled(scratch)
    defer { server.stop() }
    try CacheUsage.clear(cache)
    let source = NetworkDeckTests.source(server)
    let asked = server.questions.count
    let again = try TestHelper(cache: cache).load(source, faces: 4, mode: .again)
    #expect(again.problem == .tooFewDifferent(0))
    #expect(server.questions.count == asked)
    let fetched = try TestHelper(cache: cache).load(source, faces: 4, mode: .againFetched)
    #expect(fetched.problem == nil)
    #expect(fetched.faces.count == 4)
  }

  @Test("A game with a folder has the same faces again, whatever has been added since")
  func folder() throws {
    let scratch = try TemporaryDirectory()
    let folder = try TemporaryDirectory()
    let cache = CacheLayout(directory: scratch.path)
    for number in 0..<9 { try folder.write("\(number).jpg", TestPicture.jpeg(number)) }
    let source = PictureSource.folder(path: folder.path)
    let first = try TestHelper(cache: cache).load(source, faces: 4)
    for number in 20..<30 { try folder.write("new\(number).jpg", TestPicture.jpeg(number)) }
    let again = try TestHelper(cache: cache).load(source, faces: 4, mode: .again)
    #expect(again.problem == nil)
    #expect(again.faces == first.faces)
  }

  /// Returns the names of the faces in another size.
  private static func redrawn(_ helper: TestHelper, count: Int) throws -> [String] {
    let format = PictureFormat(
      size: Size(columns: 20, rows: 8), rendition: Rendition(depth: .direct))
    let id = helper.redraw(RequestID(1), as: format)
    return try (0..<count).map { index in
      guard case .news(id, .face(let face)) = try helper.next(), face.index == index else {
        throw TestHelper.Ended()
      }
      return face.name
    }
  }

  @Test(
    "A resize leaves each fetched picture of a resumed game in its place",
    arguments: [0, 1])
  func resizedFetched(_ lost: Int) throws {
    let scratch = try TemporaryDirectory()
    let (cache, server, first) = try Self.filled(scratch)
    defer { server.stop() }
    for (number, name) in try #require(Files.names(in: cache.photos.text)).sorted().enumerated()
    where number % 2 == lost { Files.remove(cache.photo(name)) }
    let helper = try TestHelper(cache: cache)
    let fetched = try helper.load(
      NetworkDeckTests.source(server), faces: 4, mode: .againFetched)
    #expect(Self.names(fetched) == Self.names(first))
    #expect(try Self.redrawn(helper, count: 4) == Self.names(first))
  }

  @Test("After a resize, each picture of a resumed game with a folder stays in its place")
  func resizedFolder() throws {
    let scratch = try TemporaryDirectory()
    let folder = try TemporaryDirectory()
    let cache = CacheLayout(directory: scratch.path)
    for number in 0..<9 { try folder.write("\(number).jpg", TestPicture.jpeg(number)) }
    let source = PictureSource.folder(path: folder.path)
    let first = try TestHelper(cache: cache).load(source, faces: 8)
    for number in 20..<30 { try folder.write("new\(number).jpg", TestPicture.jpeg(number)) }
    let helper = try TestHelper(cache: cache)
    #expect(try Self.names(helper.load(source, faces: 8, mode: .again)) == Self.names(first))
    #expect(try Self.redrawn(helper, count: 8) == Self.names(first))
  }

  @Test("A preview of a deck shows cached pictures and uses no network")
  func preview() throws {
    let scratch = try TemporaryDirectory()
    let (cache, server, _) = try Self.filled(scratch)
    defer { server.stop() }
    let asked = server.questions.count
    let source = NetworkDeckTests.source(server)
    let seen = try TestHelper(cache: cache).load(source, faces: 8, mode: .preview)
    #expect(seen.faces.count == 8)
    let other = PictureSource.network(deck: "dogs", base: server.base)
    let nothing = try TestHelper(cache: cache).load(other, faces: 8, mode: .preview)
    #expect(nothing.faces.isEmpty && nothing.problem == nil)
    #expect(server.questions.count == asked)
    let folder = try TemporaryDirectory()
    for number in 0..<3 { try folder.write("\(number).jpg", TestPicture.jpeg(number)) }
    let own = try TestHelper(cache: cache).load(
      .folder(path: folder.path), faces: 8, mode: .preview)
    #expect(own.faces.count == 3 && own.problem == nil)
  }

  @Test("A preview does not disturb the current game's pictures")
  func beside() throws {
    let scratch = try TemporaryDirectory()
    let (cache, server, _) = try Self.filled(scratch)
    defer { server.stop() }
    let helper = try TestHelper(cache: cache)
    let source = NetworkDeckTests.source(server)
    #expect(try helper.load(source, faces: 4).problem == nil)
    _ = try helper.load(source, faces: 8, mode: .preview)
    let format = PictureFormat(
      size: Size(columns: 20, rows: 8), rendition: Rendition(depth: .direct))
    let id = helper.redraw(RequestID(1), as: format)
    for index in 0..<4 {
      guard case .news(id, .face(let face)) = try helper.next() else {
        Issue.record("no face")
        return
      }
      #expect(face.index == index && face.picture.size == format.size)
    }
  }

  @Test("If two photos look alike at another size, that is reported and not shown")
  func alikeAfterResize() throws {
    let folder = try TemporaryDirectory()
    // Different in color, equal in black and white.
    try folder.write("red.gif", TestPicture.gif([0xd04040]))
    try folder.write("green.gif", TestPicture.gif([0x40d040]))
    let helper = try TestHelper(cache: nil)
    #expect(try helper.load(.folder(path: folder.path), faces: 2).problem == nil)
    let format = PictureFormat(
      size: Size(columns: 12, rows: 6), rendition: Rendition(depth: .monochrome))
    let id = helper.redraw(RequestID(1), as: format)
    #expect(try helper.next() == .news(id, .failed(.tooFewDifferent(0))))
  }
}
