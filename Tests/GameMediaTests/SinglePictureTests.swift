import Canvas
import Fixtures
import GameMedia
import Glibc
import Loopback
import Pictures
import SystemStrings
import Testing

@testable import MediaProtocol

@Suite("Single pictures")
struct SinglePictureTests {
  private let scratch: TemporaryDirectory

  init() throws { scratch = try TemporaryDirectory() }

  @Test("A picture is downloaded once, and then taken from the cache, in any format")
  func cached() throws {
    let server = LoopbackServer { path, _ in .file(TestPicture.jpeg(path.utf8.count)) }
    let layout = CacheLayout(directory: scratch.path + "/pictures")
    let key = PictureKey.address(server.base + "/covers/1/100x100bb.jpg", of: .albums)
    let helper = try TestHelper(cache: layout)
    let first = try helper.picture(key).get()
    #expect(first.size == Size(columns: 12, rows: 6))
    server.stop()
    #expect(try helper.picture(key).get() == first)
    let large = try TestHelper(cache: layout).picture(key, columns: 40, rows: 20).get()
    #expect(large.size == Size(columns: 40, rows: 20))
    #expect(CacheUsage(of: layout).pictures == 1)
    #expect(server.questions.count == 1)
  }

  @Test(
    "Files that are not pictures and failed downloads are reported",
    arguments: [
      (Response.text("<html>"), MediaError.wrongContent),
      (.file(Array(TestPicture.jpeg(3).dropLast(900))), .wrongContent),
      (.file(TestPicture.jpeg(claiming: 60_000)), .wrongContent),
      (.status("404 Not Found"), .status(404)),
      (.status("403 Forbidden", "Retry-After: 90"), .busy(retryAfter: 90)),
      (.redirect("http://example.org/a.jpg"), .addressRefused),
      (Response(isSilent: true), .timedOut),
    ])
  func bad(_ answer: Response, _ expected: MediaError) throws {
    let server = LoopbackServer { _, _ in answer }
    defer { server.stop() }
    let helper = try TestHelper(cache: nil, limits: TestHelper.limits(until: expected))
    let result = try helper.picture(.address(server.base + "/a.jpg", of: .films))
    #expect(result == .failure(expected))
  }

  @Test("A forbidden address is not requested")
  func refused() throws {
    let helper = try TestHelper(cache: nil)
    for address in ["http://example.org/a.jpg", "file:///etc/passwd", "", "a.jpg"] {
      let key = PictureKey.address(address, of: .films)
      #expect(try helper.picture(key) == .failure(.addressRefused))
    }
  }

  @Test(
    "A service on the network may not redirect to this machine or to an unresolved host",
    arguments: WebService.allCases)
  func originIsJudged(_ service: WebService) throws {
    let server = LoopbackServer { _, _ in .file(TestPicture.jpeg(3)) }
    defer { server.stop() }
    let helper = try TestHelper(cache: nil)
    for origin in ["https://example.org/list", "http://example.org", "", "file:///"] {
      let key = PictureKey.address(server.base + "/a.jpg", of: service)
      #expect(try helper.picture(key, from: origin) == .failure(.addressRefused))
      let deck = PictureSource.chosen(
        (0..<6).map { CustomDeckPicture(address: "\(server.base)/\($0)", name: "\($0)") },
        from: origin)
      #expect(try helper.load(deck, faces: 6).problem == .addressRefused)
    }
    #expect(server.questions.isEmpty)
    let key = PictureKey.address(server.base + "/a.jpg", of: service)
    #expect(throws: Never.self) { try helper.picture(key, from: server.base).get() }
  }

  @Test("A file is rendered, and its fault is reported")
  func files() throws {
    try scratch.write("a.png", TestPicture.png(1))
    try scratch.write("broken.jpg", Array(TestPicture.jpeg(5).dropLast(900)))
    try scratch.write("huge.jpg", TestPicture.jpeg(claiming: 60_000))
    try scratch.write("notes.txt", Array("shopping".utf8))
    mkfifo(scratch.path + "/pipe.jpg", 0o600)
    let helper = try TestHelper(cache: nil)
    let path = { [scratch] (name: String) in PictureKey.file(path: "\(scratch.path)/\(name)") }
    #expect(try helper.picture(path("a.png")).get().columns == 12)
    let errors: [(String, MediaError)] = [
      ("broken.jpg", .unreadable(PictureErrors(looked: 1, damaged: 1))),
      ("huge.jpg", .unreadable(PictureErrors(looked: 1, tooLarge: 1))),
      ("notes.txt", .wrongContent),
      ("pipe.jpg", .unreadable(PictureErrors(looked: 1, unopened: 1))),
      ("missing.jpg", .unreadable(PictureErrors(looked: 1, unopened: 1))),
    ]
    for (name, problem) in errors {
      #expect(try helper.picture(path(name)) == .failure(problem), "\(name)")
    }
  }

  @Test("An avatar is a small square that can be rendered again from its file")
  func avatar() throws {
    try scratch.write("me.jpg", TestPicture.jpeg(4, width: 900, height: 500))
    let helper = try TestHelper(cache: nil)
    let id = helper.newID()
    helper.send(.makeAvatar(id, file: scratch.path + "/me.jpg"))
    guard case .avatar(id, .success(let file)) = try helper.next() else {
      throw TestHelper.Ended()
    }
    #expect(file.count <= AvatarLimits.largest)
    try scratch.write("me", file)
    let picture = try helper.picture(.avatar(path: "\(scratch.path)/me"), columns: 8, rows: 4)
    #expect(try picture.get().size == Size(columns: 8, rows: 4))
    try scratch.write("me", Array(file.dropLast()))
    #expect(
      try helper.picture(.avatar(path: "\(scratch.path)/me"))
        == .failure(.unreadable(PictureErrors(looked: 1, damaged: 1))))
    helper.send(.makeAvatar(id, file: scratch.path + "/missing.jpg"))
    #expect(
      try helper.next()
        == .avatar(id, .failure(.unreadable(PictureErrors(looked: 1, unopened: 1)))))
  }

  @Test("Two hundred simultaneous covers all arrive, those on the screen first")
  func shownFirst() throws {
    let server = LoopbackServer { path, _ in
      .file(TestPicture.jpeg(Int(path.split(separator: "/").last ?? "") ?? 0))
    }
    defer { server.stop() }
    let helper = try TestHelper(cache: nil)
    let ids = (0..<200).map { _ in helper.newID() }
    helper.send(.show(Array(ids.suffix(20))))
    for (number, id) in ids.enumerated() {
      let key = PictureKey.address("\(server.base)/\(number)", of: .films)
      helper.send(.picture(id, key, TestHelper.format(4, 2), from: server.base))
    }
    var order: [RequestID] = []
    while order.count < ids.count, case .picture(let id, .success) = try helper.next() {
      order.append(id)
    }
    #expect(Set(order) == Set(ids))
    // The first are being downloaded before the others are known.
    #expect(Set(order.prefix(60)).isSuperset(of: ids.suffix(20)))
  }

  @Test("If too many pictures are waiting, the oldest invisible ones are rejected")
  func bounded() throws {
    let server = LoopbackServer { _, _ in Response(isSilent: true) }
    defer { server.stop() }
    var limits = TestHelper.limits
    limits.requests = 8
    let helper = try TestHelper(cache: nil, limits: limits)
    let ids = (0..<9).map { _ in helper.newID() }
    helper.send(.show([ids[4]]))
    for (number, id) in ids.enumerated() {
      helper.send(
        .picture(
          id, .address("\(server.base)/\(number)", of: .films), TestHelper.format(4, 2),
          from: server.base))
    }
    guard case .picture(let id, let result) = try helper.next() else { throw TestHelper.Ended() }
    #expect(result == .failure(.busy(retryAfter: nil)))
    #expect(id != ids[4] && id != ids[8])
  }

  @Test("A canceled picture sends nothing more")
  func cancelled() throws {
    let server = LoopbackServer { path, _ in
      path == "/slow" ? Response(isSilent: true) : .file(TestPicture.jpeg(1))
    }
    defer { server.stop() }
    let helper = try TestHelper(cache: nil)
    let given = helper.newID()
    let slow = PictureKey.address(server.base + "/slow", of: .films)
    helper.send(.picture(given, slow, TestHelper.format(4, 2), from: server.base))
    helper.send(.cancel(given))
    #expect(try helper.picture(.address(server.base + "/quick", of: .films)).get().columns == 12)
  }
}
