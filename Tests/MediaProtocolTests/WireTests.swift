import Canvas
import MediaProtocol
import Pictures
import Testing

@Suite("What game and picture helper say to each other")
struct WireTests {
  static let format = PictureFormat(
    size: Size(columns: 18, rows: 9),
    rendition: Rendition(depth: .palette256, unicode: true, lightInk: false))

  static let commands: [MediaCommand] = [
    .hello(version: 7),
    .load(
      RequestID(1),
      PicturesRequest(
        source: .network(deck: "cats", base: nil), faces: 18, format: format, seed: .max)),
    .load(
      RequestID(.max),
      PicturesRequest(
        source: .network(deck: "dogs", base: "http://127.0.0.1:8080"), faces: 64, format: format,
        seed: 0)),
    .load(
      RequestID(3),
      PicturesRequest(
        source: .folder(path: "/home/ю/Картинки"), faces: 1, format: format, seed: 5,
        occasion: .preview)),
    .redraw(RequestID(4), of: RequestID(3), format),
    .cancel(RequestID(5)),
  ]

  static let problems: [MediaProblem] = [
    .offline, .refused, .timedOut, .busy(retryAfter: nil), .busy(retryAfter: 0),
    .busy(retryAfter: 30), .status(500), .untrusted, .addressRefused, .wrongContent,
    .tooFewDifferent(11), .folderUnreadable, .unknownDeck, .helperFailed,
  ]

  static var reports: [MediaReport] {
    get throws {
      let cells = [
        Cell("▀", Style(ink: .rgb(1, 2, 3), paper: .indexed(200))),
        Cell(" ", Style(ink: .standard, paper: .rgb(255, 0, 9), attributes: .reverse)),
      ]
      let picture = try #require(Picture(columns: 2, rows: 1, cells: cells))
      return [
        .hello(version: 1), .news(RequestID(9), .progress(ready: 3, of: 24)),
        .news(RequestID(9), .face(Face(index: 2, name: "кот", picture: picture))),
        .news(RequestID(9), .warning(.cacheUnwritable)), .news(RequestID(9), .done),
      ] + problems.map { .news(RequestID(9), .failed($0)) }
    }
  }

  @Test("Every command arrives as it was sent, also a byte at a time")
  func commandsArrive() throws {
    var buffer = FrameBuffer()
    var arrived: [MediaCommand] = []
    for byte in Self.commands.flatMap(\.frame) {
      buffer.append([byte])
      while let command = try buffer.nextCommand() { arrived.append(command) }
    }
    #expect(arrived == Self.commands)
  }

  @Test("Every report arrives as it was sent")
  func reportsArrive() throws {
    var buffer = FrameBuffer()
    buffer.append(try Self.reports.flatMap(\.frame))
    var arrived: [MediaReport] = []
    while let report = try buffer.nextReport() { arrived.append(report) }
    #expect(arrived == (try Self.reports))
  }

  @Test("A message that is cut short or goes on too long is refused, never read past its end")
  func lengthsAreChecked() throws {
    for frame in try Self.reports.map(\.frame) {
      for length in 0..<frame.count - 4 {
        #expect(throws: WireFault.malformed) {
          try Self.read(Array(frame[4..<4 + length]))
        }
      }
      #expect(throws: WireFault.malformed) { try Self.read(Array(frame[4...]) + [0]) }
    }
  }

  @Test("A length that nobody would send is refused before anything is kept for it")
  func longMessagesAreRefused() {
    var buffer = FrameBuffer()
    buffer.append([0xff, 0xff, 0xff, 0xff])
    #expect(throws: WireFault.tooLong(0xffff_ffff)) { try buffer.nextReport() }
  }

  @Test(
    "A picture cannot carry an escape sequence or a wide character to the terminal",
    arguments: ["\u{1B}", "\u{9B}", "\n", "猫", "\u{301}", "\u{202E}"] as [Character])
  func onlyCellsOfOneColumn(_ character: Character) throws {
    let cell = Cell(character, .plain)
    let picture = try #require(Picture(columns: 1, rows: 1, cells: [cell]))
    let report = MediaReport.news(
      RequestID(1), .face(Face(index: 0, name: "", picture: picture)))
    #expect(throws: WireFault.malformed) { try Self.read(Array(report.frame[4...])) }
  }

  @Test("Whatever bytes come, reading ends with a message or a fault")
  func garbageIsHarmless() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func random() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
    var faults = 0
    for _ in 0..<20_000 {
      let count = Int(random() % 40)
      let body =
        [UInt8(random() % 7)] + (0..<count).map { _ in UInt8(truncatingIfNeeded: random()) }
      do { try Self.read(body) } catch { faults += 1 }
    }
    #expect(faults > 10_000)
  }

  @Test("A request outside what can be asked is brought inside")
  func requestsAreBounded() {
    let format = PictureFormat(
      size: Size(columns: 9_999, rows: 0), rendition: Self.format.rendition)
    #expect(format.size == Size(columns: 200, rows: 1))
    let source = PictureSource.folder(path: "/")
    #expect(PicturesRequest(source: source, faces: 0, format: format, seed: 1).faces == 1)
    #expect(PicturesRequest(source: source, faces: 999, format: format, seed: 1).faces == 64)
  }

  @Test("A wait longer than any is read as the longest that is sent")
  func longestWait() throws {
    let sent = MediaReport.news(RequestID(1), .failed(.busy(retryAfter: 5))).frame
    var buffer = FrameBuffer()
    buffer.append((sent.dropLast(4) + [0xFF, 0xFF, 0xFF, 0xFF]))
    let read = try #require(try buffer.nextReport())
    var again = FrameBuffer()
    again.append(read.frame)
    let back = try again.nextReport()
    #expect(back == read)
  }

  private static func read(_ body: [UInt8]) throws {
    var buffer = FrameBuffer()
    let count = UInt32(body.count)
    buffer.append([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) } + body)
    _ = try buffer.nextReport()
  }
}
