import Canvas
import Fixtures
import GameUI
import Glibc
import Pictures
import Synchronization
import SystemStrings
import Testing

@testable import GameShell
@testable import MediaProtocol

@Suite("The picture helper from the game's side")
final class PictureClientTests {
  private let directory: TemporaryDirectory
  private let folder: String
  private let request: PicturesRequest

  init() throws {
    // As in the game: a helper that has ended must not end the program.
    _ = signal(SIGPIPE, SIG_IGN)
    directory = try TemporaryDirectory()
    folder = directory.path
    let format = PictureFormat(
      size: Size(columns: 8, rows: 4), rendition: Rendition(depth: .direct))
    request = PicturesRequest(source: .folder(path: folder), faces: 3, format: format, seed: 1)
    for (index, color) in ([[250, 0, 0], [0, 250, 0], [0, 0, 250]] as [[UInt8]]).enumerated() {
      try write(Self.gif(color), to: "\(folder)/\(index).gif")
    }
  }

  /// Returns a picture of one pixel.
  private static func gif(_ color: [UInt8]) -> [UInt8] {
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + color + [0, 0, 0]
      + [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT, 0o600)
    let written = Glibc.write(file, bytes, bytes.count)
    close(file)
    try #require(written == bytes.count)
  }

  /// Returns the events of a request until its end; a minute of silence fails the test.
  private func news(_ id: RequestID, from client: PictureClient, _ waker: Waker) throws
    -> [PictureEvent]
  {
    var all: [PictureEvent] = []
    while true {
      for answer in client.takeReports() {
        guard case .news(id, let news) = answer else { continue }
        all.append(news)
        switch news {
        case .done, .failed: return all
        case .face, .progress, .cacheUnwritable: break
        }
      }
      var waited = pollfd(fd: waker.descriptor, events: Int16(POLLIN), revents: 0)
      let woken = poll(&waited, 1, 60_000)
      try #require(woken == 1)
      waker.clear()
    }
  }

  @Test("A picture whose pixels would extend beyond its cells is shown as cells")
  func strayed() throws {
    let pixels = try #require(PixelFormat(.sixel, cellWidth: 10, cellHeight: 20))
    let format = PictureFormat(
      size: Size(columns: 2, rows: 1), rendition: Rendition(depth: .direct, pixels: pixels))
    let blank = Cell(" ", .plain)
    let cells = try #require(Picture(columns: 2, rows: 1, cells: [blank, blank]))
    for (size, isShown) in [("20;20", true), ("21;20", false), ("20;21", false)] {
      let image = try #require(PixelImage(Array("\"1;1;\(size)#0~".utf8), as: .sixel))
      let picture = cells.showing(image)
      let answers = [
        MediaReport.picture(RequestID(1), .success(picture)),
        .news(RequestID(1), .face(Face(index: 0, name: "", picture: picture))),
      ]
      let held = [
        MediaReport.picture(RequestID(1), .success(cells)),
        .news(RequestID(1), .face(Face(index: 0, name: "", picture: cells))),
      ]
      for (answer, without) in zip(answers, held) {
        #expect(answer.held(to: format) == (isShown ? answer : without))
        #expect(answer.held(to: request.format) == without)
      }
    }
  }

  @Test("Faces arrive from the real helper, and again in another size")
  func loads() throws {
    let waker = try #require(Waker())
    let client = PictureClient(waker: waker)
    client.send(.load(RequestID(1), request))
    let first = try news(RequestID(1), from: client, waker)
    #expect(first.last == .done)
    #expect(first.count { if case .face = $0 { true } else { false } } == 3)
    let other = PictureFormat(
      size: Size(columns: 20, rows: 10), rendition: request.format.rendition)
    client.send(.redraw(RequestID(2), of: RequestID(1), other))
    let second = try news(RequestID(2), from: client, waker)
    #expect(second.count == 4)
    guard case .face(let face) = second[0] else {
      Issue.record("no face")
      return
    }
    #expect(face.picture.size == other.size)
  }

  @Test(
    "A helper that is missing, ends or sends nonsense is reported, and restarted on request",
    arguments: [nil, "/nowhere/flipside-media", "/bin/false", "/usr/bin/yes", "/etc/passwd"])
  func failing(_ path: String?) throws {
    let waker = try #require(Waker())
    let count = Counter()
    let client = PictureClient(waker: waker) { count.next() == 1 ? path : HelperLocation.find() }
    client.send(.load(RequestID(1), request))
    #expect(try news(RequestID(1), from: client, waker) == [.failed(.helperFailed)])
    // Its thread may still be ending it; until then a request fails with it.
    var last: PictureEvent?
    for id in 2..<50 where last != .done {
      client.send(.load(RequestID(UInt32(id)), request))
      last = try news(RequestID(UInt32(id)), from: client, waker).last
    }
    #expect(last == .done)
  }

  @Test("Pictures of hundreds of megabytes do not enlarge the helper")
  func memory() throws {
    // 49 million pixels, nearly the maximum, without data.
    let sides: [UInt8] = [0x58, 0x1b, 0x58, 0x1b]
    let bomb =
      Array("GIF89a".utf8) + sides + [0x80, 0, 0, 9, 9, 9, 0, 0, 0, 0x2c, 0, 0, 0, 0]
      + sides + [0, 2, 2, 0x44, 1, 0, 0x3b]
    for number in 0..<6 { try write(bomb + [UInt8(number)], to: "\(folder)/bomb\(number).gif") }
    let waker = try #require(Waker())
    let client = PictureClient(waker: waker)
    let all = PicturesRequest(source: request.source, faces: 4, format: request.format, seed: 1)
    client.send(.load(RequestID(1), all))
    let errors = PictureErrors(looked: 9, damaged: 6, different: 3)
    #expect(try news(RequestID(1), from: client, waker).last == .failed(.unreadable(errors)))
    // The helper ends with its client.
    let most = withExtendedLifetime(client) { Self.largestHelpers() }
    #expect(!most.isEmpty && most.allSatisfy { $0 < 100_000 }, "\(most) kB")
  }

  /// Returns the peak memory of each helper of this process in kB.
  private static func largestHelpers() -> [Int] {
    Files.names(in: "/proc").compactMap { name in
      guard let bytes = Files.text("/proc/\(name)/status") else { return nil }
      let fields = bytes.split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace) }
      func field(_ name: String) -> String? {
        fields.first { $0.first == name[...] }?.dropFirst().first.map(String.init)
      }
      guard field("PPid:") == "\(getpid())", field("Name:") == "flipside-media" else { return nil }
      return field("VmHWM:").flatMap { Int($0) }
    }
  }

  @Test("Pictures, avatars and questions are answered in addition to decks, each once")
  func otherRequests() throws {
    let waker = try #require(Waker())
    let client = PictureClient(waker: waker)
    let missing = FilmQuery(.top, base: "http://example.org", key: ServiceKey("k"))
    client.send(
      .picture(
        RequestID(1), .file(path: SystemString(folder + "/0.gif")), request.format, from: nil))
    client.send(.makeAvatar(RequestID(2), file: folder + "/missing.gif"))
    client.send(.query(RequestID(3), .films(missing)))
    client.send(
      .picture(
        RequestID(4), .file(path: SystemString(folder + "/1.gif")), request.format, from: nil))
    client.send(.cancel(RequestID(4)))
    client.send(.show([RequestID(1)]))
    let answers = try answers(3, from: client, waker)
    #expect(answers[RequestID(3)] == .answer(RequestID(3), .failure(.addressRefused)))
    #expect(
      answers[RequestID(2)]
        == .avatar(
          RequestID(2), .failure(.unreadable(PictureErrors(looked: 1, unopened: 1)))))
    guard case .picture(_, .success(let picture)) = answers[RequestID(1)] else {
      Issue.record("no picture")
      return
    }
    #expect(picture.size == request.format.size)
  }

  @Test("Without a helper, every request fails with its kind of answer")
  func noHelper() throws {
    let waker = try #require(Waker())
    let client = PictureClient(waker: waker) { nil }
    let query = ServiceQuery.players(PlayersQuery(address: "http://127.0.0.1"))
    client.send(.show([RequestID(1)]))
    client.send(.picture(RequestID(1), .avatar(path: "/missing"), request.format, from: nil))
    #expect(
      try answers(1, from: client, waker)[RequestID(1)]
        == .picture(RequestID(1), .failure(.helperFailed)))
    client.send(.query(RequestID(2), query))
    #expect(
      try answers(1, from: client, waker)[RequestID(2)]
        == .answer(RequestID(2), .failure(.helperFailed)))
    client.send(.makeAvatar(RequestID(3), file: "/missing"))
    #expect(
      try answers(1, from: client, waker)[RequestID(3)]
        == .avatar(RequestID(3), .failure(.helperFailed)))
  }

  @Test("The helper does not get the game's variables, which may contain API keys")
  func environment() async {
    // In a separate process, because the environment is shared.
    await #expect(processExitsWith: .success) {
      // Not in memory, where programs may be forbidden.
      let folder = try #require(TemporaryDirectory.make("flipside-test", in: "/tmp"))
      defer { TemporaryDirectory.remove(folder) }
      let script = "#!/bin/sh\nenv >'\(folder)/seen'\n"
      let file = open("\(folder)/helper", O_WRONLY | O_CREAT | O_CLOEXEC, 0o700)
      let written = Glibc.write(file, script, script.utf8.count)
      close(file)
      try #require(written == script.utf8.count)
      setenv("FLIPSIDE_TEST_KEY", "k_secret", 1)
      let process = try #require(HelperProcess("\(folder)/helper"))
      // It ends without output.
      #expect(process.read().isEmpty)
      let seen = try #require(Files.text("\(folder)/seen"))
      #expect(seen.contains("PATH=") && !seen.contains("FLIPSIDE_"))
    }
  }

  /// Returns a number of answers by request; a minute of silence fails the test.
  private func answers(
    _ count: Int, from client: PictureClient, _ waker: Waker
  ) throws -> [RequestID: MediaReport] {
    var all: [RequestID: MediaReport] = [:]
    while all.count < count {
      for report in client.takeReports() { if let id = report.id { all[id] = report } }
      guard all.count < count else { break }
      var waited = pollfd(fd: waker.descriptor, events: Int16(POLLIN), revents: 0)
      let woken = poll(&waited, 1, 60_000)
      try #require(woken == 1)
      waker.clear()
    }
    return all
  }

  @Test("A canceled request is not answered")
  func cancelled() throws {
    let waker = try #require(Waker())
    let client = PictureClient(waker: waker)
    client.send(.load(RequestID(1), request))
    client.send(.cancel(RequestID(1)))
    client.send(.load(RequestID(2), request))
    var ids: Set<RequestID> = []
    var isOver = false
    while !isOver {
      var waited = pollfd(fd: waker.descriptor, events: Int16(POLLIN), revents: 0)
      let woken = poll(&waited, 1, 60_000)
      try #require(woken == 1)
      waker.clear()
      for case .news(let id, let news) in client.takeReports() {
        ids.insert(id)
        if news == .done { isOver = true }
      }
    }
    #expect(ids == [RequestID(2)])
  }
}

private final class Counter: Sendable {
  private let value = Mutex(0)

  func next() -> Int {
    value.withLock { value in
      value += 1
      return value
    }
  }
}

/// The system's information in files and directories.
private enum Files {
  static func names(in directory: String) -> [String] {
    (SystemString(directory).directoryNames() ?? []).map(\.text)
  }

  static func text(_ path: String) -> String? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 8_192)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
