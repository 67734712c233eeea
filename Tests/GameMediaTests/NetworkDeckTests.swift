import Canvas
import Fixtures
import GameMedia
import Loopback
import MediaProtocol
import Pictures
import SystemStrings
import Testing

@Suite("Decks from the network")
struct NetworkDeckTests {
  /// Returns a service for cats, with pictures by number.
  static func cats(_ picture: @escaping @Sendable (Int) -> Response) -> LoopbackServer {
    LoopbackServer { path, server in
      if path.hasPrefix("/v1/images/search") {
        let first = server.questions.count { $0.hasPrefix("/v1") } * 100
        let list = (first..<first + 10).map {
          #"{"id":"x\#($0)","url":"\#(server.base)/photos/\#($0).jpg","width":96,"height":72}"#
        }
        return .text("[" + list.joined(separator: ",") + "]")
      }
      let number = path.split(separator: "/").last?.split(separator: ".").first.flatMap { Int($0) }
      return number.map(picture) ?? .status("404 Not Found")
    }
  }

  static func source(_ server: LoopbackServer) -> PictureSource {
    .network(deck: "cats", base: server.base)
  }

  @Test("Faces arrive in order with their progress, and requests have the program's name")
  func facesCome() throws {
    let server = Self.cats { .file(TestPicture.jpeg($0)) }
    defer { server.stop() }
    let loaded = try TestHelper(cache: nil).load(Self.source(server), faces: 6)
    #expect(loaded.problem == nil)
    #expect(loaded.faces.map(\.index) == Array(0..<6))
    #expect(loaded.progress == Array(1...6))
    #expect(loaded.faces.allSatisfy { Int($0.name) != nil })
    #expect(loaded.faces.allSatisfy { $0.picture.columns == 12 && $0.picture.rows == 6 })
    #expect(server.questions.allSatisfy { $0.hasSuffix(" Flipside/test") })
  }

  @Test("A deck with another shape of JSON works too")
  func dogs() throws {
    let server = LoopbackServer { path, server in
      guard path.hasPrefix("/api/breeds/image/random/") else {
        return .file(TestPicture.jpeg(Int(path.count) * 7))
      }
      let list = (1...6).map { "\"\(server.base)/\(String(repeating: "d", count: $0)).jpg\"" }
      return .text(#"{"message":[\#(list.joined(separator: ","))],"status":"success"}"#)
    }
    defer { server.stop() }
    let loaded = try TestHelper(cache: nil).load(
      .network(deck: "dogs", base: server.base), faces: 4)
    #expect(loaded.faces.count == 4)
    #expect(loaded.problem == nil)
  }

  @Test("The same photo under ten names is one face, and the deck downloads more")
  func sameTenTimes() throws {
    let server = Self.cats { .file(TestPicture.jpeg($0 < 200 ? 1 : $0)) }
    defer { server.stop() }
    let loaded = try TestHelper(cache: nil).load(Self.source(server), faces: 5)
    #expect(loaded.problem == nil)
    #expect(Set(loaded.faces.map(\.picture)).count == 5)
    #expect(server.questions.count { $0.hasPrefix("/v1") } > 1)
  }

  @Test("If there is only one photo under all names, the player is notified")
  func onlyOne() throws {
    let server = Self.cats { _ in .file(TestPicture.jpeg(1)) }
    defer { server.stop() }
    let loaded = try TestHelper(cache: nil).load(Self.source(server), faces: 5)
    #expect(loaded.problem == .tooFewDifferent(1))
    #expect(server.questions.count < 100)
  }

  @Test("The same photo in another format is not a second face")
  func nearlyEqual() throws {
    let server = Self.cats { .file($0 % 2 == 0 ? TestPicture.png($0) : TestPicture.jpeg($0 - 1)) }
    defer { server.stop() }
    let loaded = try TestHelper(cache: nil).load(Self.source(server), faces: 8)
    let numbers = loaded.faces.compactMap { Int($0.name) }.map { $0 / 2 }
    #expect(loaded.faces.count == 8)
    #expect(Set(numbers).count == 8)
  }

  @Test("A filled cache needs no network")
  func warmCache() throws {
    let scratch = try TemporaryDirectory()
    let server = Self.cats { .file(TestPicture.jpeg($0)) }
    let cache = CacheLayout(directory: scratch.path + "/deep/flipside")
    let source = Self.source(server)
    let first = try TestHelper(cache: cache).load(source, faces: 6)
    server.stop()
    let asked = server.questions.count
    let second = try TestHelper(cache: cache).load(source, faces: 6)
    #expect(second.problem == nil)
    #expect(first.problem == nil)
    #expect(second.faces.count == 6)
    #expect(server.questions.count == asked)
    #expect(CacheUsage(of: cache).pictures >= 6)
  }

  @Test("A damaged file of the cache is deleted and downloaded again")
  func damagedCache() throws {
    let scratch = try TemporaryDirectory()
    let server = Self.cats { .file(TestPicture.jpeg($0)) }
    defer { server.stop() }
    let cache = CacheLayout(directory: scratch.path)
    let first = try TestHelper(cache: cache).load(Self.source(server), faces: 4)
    let names = try #require(Files.names(in: cache.photos.text)).sorted()
    for (index, name) in names.enumerated() {
      let path = cache.photo(name)
      let file = try #require(path.content(most: 1 << 20))
      try Files.replace(path, with: index % 2 == 0 ? Array(file.dropLast(9)) : [])
    }
    let second = try TestHelper(cache: cache).load(Self.source(server), faces: 4)
    #expect(first.problem == nil)
    #expect(second.problem == nil)
    #expect(second.faces.count == 4)
    // The addresses are known, so no new list is requested.
    #expect(server.questions.count { $0.hasPrefix("/v1") } == 1)
  }

  @Test(
    "An unwritable cache is reported once, and the pictures are shown anyway",
    arguments: ["/proc/flipside", "/dev/null/flipside"])
  func unwritableCache(_ directory: String) throws {
    let server = Self.cats { .file(TestPicture.jpeg($0)) }
    defer { server.stop() }
    let loaded = try TestHelper(cache: CacheLayout(directory: directory))
      .load(Self.source(server), faces: 4)
    #expect(loaded.faces.count == 4)
    #expect(loaded.cacheWarnings == 1)
    #expect(loaded.problem == nil)
  }

  @Test("A canceled request sends nothing more, and the next one is served")
  func cancelled() throws {
    let server = Self.cats { .init(body: TestPicture.jpeg($0), drip: 1) }
    defer { server.stop() }
    let helper = try TestHelper(cache: nil)
    let given = helper.start(Self.source(server), faces: 20)
    helper.send(.cancel(given))
    let quick = Self.cats { .file(TestPicture.jpeg($0)) }
    defer { quick.stop() }
    // `load` records an answer to any other request as an issue.
    #expect(try helper.load(Self.source(quick), faces: 3).faces.count == 3)
  }

  @Test("Faces are rendered again in another format, without the network")
  func redrawn() throws {
    let server = Self.cats { .file(TestPicture.jpeg($0)) }
    let helper = try TestHelper(cache: nil)
    #expect(try helper.load(Self.source(server), faces: 3).problem == nil)
    server.stop()
    let size = PictureFormat.largest
    let format = PictureFormat(size: size, rendition: Rendition(depth: .monochrome, unicode: false))
    let id = helper.redraw(RequestID(1), as: format)
    for index in 0..<3 {
      guard case .news(id, .face(let face)) = try helper.next() else {
        Issue.record("no face")
        return
      }
      #expect(face.index == index)
      #expect(face.picture.size == size)
      #expect(face.picture.cells.allSatisfy { $0.character.isASCII })
    }
    #expect(try helper.next() == .news(id, .done))
  }
}
