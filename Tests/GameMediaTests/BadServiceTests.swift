import GameMedia
import Glibc
import Loopback
import MediaProtocol
import Testing

@Suite("Failures of a service")
struct BadServiceTests {
  private static func problem(
    _ limits: MediaLimits = TestHelper.limits,
    _ answer: @escaping @Sendable (String, LoopbackServer) -> Response
  ) throws -> MediaError? {
    let server = LoopbackServer(answer)
    defer { server.stop() }
    let helper = try TestHelper(cache: nil, limits: limits)
    let loaded = try helper.load(NetworkDeckTests.source(server), faces: 3)
    #expect(loaded.faces.isEmpty)
    return loaded.problem
  }

  @Test(
    "Any invalid list is reported by its cause",
    arguments: [
      (Response.text("<html>Welcome</html>"), MediaError.wrongContent),
      (.text(#"[{"id":"a","link":"https://example.org/a.jpg"}]"#), .wrongContent),
      (.text(#"{"message":"https://example.org/a.jpg"}"#), .wrongContent),
      (.text(#"[{"url":7},{"url":null}]"#), .wrongContent),
      (.text(String(repeating: "[", count: 100_000)), .wrongContent),
      (.text(""), .wrongContent),
      (.text("[]"), .tooFewDifferent(0)),
      (.text(#"[{"url":"http://example.org/a.jpg"}]"#), .addressRefused),
      (.text(#"[{"url":"file:///etc/passwd"}]"#), .addressRefused),
      (.status("500 Internal Server Error"), .status(500)),
      (.status("404 Not Found"), .status(404)),
      (.status("403 Forbidden"), .busy(retryAfter: nil)),
      (.status("429 Too Many Requests", "Retry-After: 77"), .busy(retryAfter: 77)),
      (Response(body: Array("[]".utf8), isSilent: true), .timedOut),
      (Response(body: Array(repeating: 0x20, count: 400), drip: 50), .timedOut),
      (Response(body: Array(repeating: 0x20, count: 2 << 20)), .wrongContent),
      (.redirect("http://example.org/"), .addressRefused),
      (.redirect("ftp://127.0.0.1/"), .addressRefused),
    ])
  func list(_ answer: Response, _ expected: MediaError) throws {
    #expect(try Self.problem(TestHelper.limits(until: expected)) { _, _ in answer } == expected)
  }

  @Test("An endless redirect is abandoned")
  func redirectLoop() throws {
    #expect(try Self.problem { _, server in .redirect(server.base + "/again") } == .addressRefused)
  }

  @Test("A redirect that ends somewhere is followed")
  func redirect() throws {
    let cats = NetworkDeckTests.cats { .file(TestPicture.jpeg($0)) }
    let door = LoopbackServer { path, _ in .redirect(cats.base + path) }
    defer {
      cats.stop()
      door.stop()
    }
    let loaded = try TestHelper(cache: nil).load(NetworkDeckTests.source(door), faces: 3)
    #expect(loaded.faces.count == 3)
  }

  @Test("A server that does not accept connections is distinguished from no network")
  func refused() throws {
    let server = LoopbackServer { _, _ in .text("[]") }
    server.stop()
    let helper = try TestHelper(cache: nil)
    #expect(try helper.load(NetworkDeckTests.source(server), faces: 3).problem == .refused)
    let nowhere = PictureSource.network(deck: "cats", base: "https://no-such-host.invalid")
    #expect(try helper.load(nowhere, faces: 3).problem == .offline)
  }

  @Test(
    "Plain HTTP beyond this machine is refused before anything is sent",
    arguments: [
      "http://example.org", "http://127.0.0.1.example.org", "http://127.0.0.1@example.org",
      "https://user@127.0.0.1", "gopher://127.0.0.1", "", "nonsense", "https://",
      "https://пример.рф",
    ])
  func plainAddress(_ base: String) throws {
    let source = PictureSource.network(deck: "cats", base: base.isEmpty ? " " : base)
    #expect(try TestHelper(cache: nil).load(source, faces: 3).problem == .addressRefused)
  }

  @Test("An unknown deck does not crash")
  func unknownDeck() throws {
    let source = PictureSource.network(deck: "../../unicorns", base: nil)
    #expect(try TestHelper(cache: nil).load(source, faces: 3).problem == .unknownDeck)
  }

  @Test("A server that asks to wait gets no question meanwhile")
  func backsOff() throws {
    let server = LoopbackServer { path, server in
      if server.questions.count == 1 {
        return .status("429 Too Many Requests", "Retry-After: 1")
      }
      if path.hasPrefix("/v1") {
        let list = (0..<5).map { #"{"url":"\#(server.base)/\#($0)0.jpg"}"# }
        return .text("[\(list.joined(separator: ","))]")
      }
      return .file(TestPicture.jpeg(path.utf8.reduce(0) { $0 * 3 + Int($1) }))
    }
    defer { server.stop() }
    let started = ContinuousClock().now
    let loaded = try TestHelper(cache: nil).load(NetworkDeckTests.source(server), faces: 3)
    #expect(loaded.faces.count == 3)
    #expect(ContinuousClock().now - started >= .seconds(1))
  }

  @Test(
    "A few bad pictures among good ones leave no face empty",
    arguments: [
      Response.status("500 Oops"), .status("404 Not Found"), .text("<html>"), .text(""),
      .file(Array(TestPicture.jpeg(5).dropLast(900))), .file(TestPicture.jpeg(claiming: 60_000)),
      .init(headers: ["Content-Type: text/plain"], body: Array("no picture at all".utf8)),
      .init(body: TestPicture.jpeg(7), isSilent: true), .redirect("http://example.org/a.jpg"),
      .init(body: [0xff, 0xd8, 0xff] + Array(repeating: 0, count: 21 << 20)),
    ])
  func badPictures(_ bad: Response) throws {
    let server = NetworkDeckTests.cats { $0 % 5 == 2 ? bad : .file(TestPicture.jpeg($0)) }
    defer { server.stop() }
    let limits = TestHelper.limits(until: bad.isSilent ? .timedOut : nil)
    let helper = try TestHelper(cache: nil, limits: limits)
    let loaded = try helper.load(NetworkDeckTests.source(server), faces: 6)
    #expect(loaded.faces.count == 6)
    #expect(loaded.problem == nil)
  }

  @Test(
    "If every picture is bad, the reason is reported, and the service is not flooded",
    arguments: [
      (Response.status("404 Not Found"), MediaError.status(404)),
      (.text("<html>"), .wrongContent),
      (.status("429 Wait", "Retry-After: 600"), .busy(retryAfter: 600)),
      (.file(TestPicture.jpeg(claiming: 60_000)), .wrongContent),
    ])
  func allBad(_ answer: Response, _ expected: MediaError) throws {
    let server = NetworkDeckTests.cats { _ in answer }
    defer { server.stop() }
    let loaded = try TestHelper(cache: nil).load(NetworkDeckTests.source(server), faces: 6)
    #expect(loaded.problem == expected)
    #expect(loaded.faces.isEmpty)
    #expect(server.questions.count < 40)
  }

  @Test("A game with another protocol version is disconnected without an answer")
  func garbage() throws {
    let newer = MediaCommand.hello(version: MediaVersion.current + 1).frame
    for bytes: [UInt8] in [[0xff, 0xff, 0xff, 0xff, 1], [0, 0, 0, 1, 99], newer] {
      let helper = try TestHelper(cache: nil)
      helper.send(bytes)
      var last: MediaReport?
      while let report = try helper.next() { last = report }
      #expect(last == nil || last == .hello(version: MediaVersion.current))
    }
  }
}
