import Canvas
import Pictures
import SystemStrings
import Testing

@testable import MediaProtocol

@Suite("Messages between game and picture helper")
struct WireTests {
  static let format = PictureFormat(
    size: Size(columns: 18, rows: 9),
    rendition: Rendition(depth: .palette256, unicode: true, lightForeground: false))

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
        mode: .preview)),
    .redraw(RequestID(4), of: RequestID(3), format),
    .redraw(RequestID(4), of: RequestID(3), inPixels),
    .cancel(RequestID(5)),
    .load(
      RequestID(6),
      PicturesRequest(
        source: .chosen(
          [CustomDeckPicture(address: "https://a.org/1", name: "Кино, 45")], from: "https://a.org"),
        faces: 6, format: format, seed: 1)),
    .picture(RequestID(7), .address("https://a.org/1", of: .films), format, from: "https://a.org"),
    .picture(RequestID(8), .file(path: "/home/ю.png"), format, from: nil),
    .picture(RequestID(9), .avatar(path: "/data/avatars/1"), format, from: nil),
    .makeAvatar(RequestID(10), file: "/home/ю.png"),
    .query(RequestID(11), .films(FilmQuery(.popular, base: nil, key: ServiceKey("k_1")))),
    .query(RequestID(12), .films(FilmQuery(.top, base: "http://127.0.0.1", key: ServiceKey("")))),
    .query(RequestID(13), .albums(AlbumSearch(term: "Звезда по имени Солнце"))),
    .query(
      RequestID(14),
      .albums(
        AlbumSearch(
          term: "", in: AlbumCatalog(country: "ru", language: "ru_ru", base: "https://a.org")))),
    .query(RequestID(15), .album(AlbumLookup(id: .max, in: AlbumCatalog(country: "us")))),
    .query(RequestID(16), .players(PlayersQuery(address: "https://a.org/users"))),
    .show([]), .show([RequestID(1), RequestID(.max)]),
  ]

  static let problems: [MediaError] = [
    .offline, .refused, .timedOut, .busy(retryAfter: nil), .busy(retryAfter: 0),
    .busy(retryAfter: 30), .status(500), .untrusted, .addressRefused, .wrongContent,
    .tooFewDifferent(11), .folderUnreadable, .unknownDeck, .notUnderstood, .serviceSaid("Нет"),
    .messageWithKey, .tooFewUsable(9), .helperFailed,
    .unreadable(PictureErrors(looked: 8, damaged: 5, tooLarge: 2, unopened: 1, different: 3)),
  ]

  static var replies: [ServiceReply] {
    let films = [
      ListedFilm(id: "tt1", title: "Prey", year: nil, ratingTenths: 72, poster: nil),
      ListedFilm(id: "tt2", title: "Ё", year: 1950, ratingTenths: 100, poster: "https://a.org/1"),
    ]
    let bare = Album(
      id: nil, title: nil, artist: nil, year: nil, genre: nil, trackCount: nil, artwork: nil)
    let whole = Album(
      id: .max, title: "Т", artist: "Б", year: 1969, genre: "Р", trackCount: 0,
      artwork: "https://a.org/1")
    let tracks = [
      Track(title: nil, disc: nil, number: nil, milliseconds: nil),
      Track(title: "a", disc: 2, number: 1, milliseconds: 180_000),
    ]
    let file = RemotePlayerEntry.File(address: "https://a.org/1", kind: nil)
    let players = [
      RemotePlayerEntry(id: nil, name: "A", sex: nil, age: nil, isOnline: nil, files: []),
      RemotePlayerEntry(id: -1, name: "B", sex: .female, age: 25, isOnline: true, files: [file]),
      RemotePlayerEntry(
        id: 2, name: "C", sex: .other, age: 0, isOnline: false, files: [file, file]),
    ]
    return [
      ServiceReply(.films(films)),
      ServiceReply(.albums([bare, whole]), age: 86_401, stale: .busy(retryAfter: 9)),
      ServiceReply(
        .album(AlbumPage(whole, copyright: "℗", tracks: tracks)), age: .max,
        stale: .serviceSaid("no")),
      ServiceReply(.album(AlbumPage(bare, copyright: nil, tracks: []))),
      ServiceReply(.players(players)),
    ]
  }

  static var reports: [MediaReport] {
    get throws {
      let cells = [
        Cell("▀", Style(foreground: .rgb(1, 2, 3), background: .indexed(200))),
        Cell(" ", Style(foreground: .standard, background: .rgb(255, 0, 9), attributes: .reverse)),
      ]
      let picture = try #require(Picture(columns: 2, rows: 1, cells: cells))
      let pixels = try #require(PixelImage(Array("\"1;1;20;20#0~".utf8), as: .sixel))
      let id = RequestID(9)
      var reports: [MediaReport] = [
        .hello(version: 1), .news(id, .progress(ready: 3, of: 24)),
        .news(id, .face(Face(index: 2, name: "кот", picture: picture))),
        .picture(id, .success(picture.showing(pixels))),
        .news(id, .cacheUnwritable), .news(id, .done), .picture(id, .success(picture)),
        .avatar(id, .success([])), .avatar(id, .success(Array(repeating: 7, count: 999))),
      ]
      for problem in problems {
        reports += [
          .news(id, .failed(problem)), .picture(id, .failure(problem)),
          .avatar(id, .failure(problem)),
        ]
      }
      for problem in problems { reports.append(.answer(id, .failure(problem))) }
      for reply in replies { reports.append(.answer(id, .success(reply))) }
      return reports
    }
  }

  @Test("Every command arrives unchanged, also byte by byte")
  func commandsArrive() throws {
    var buffer = FrameBuffer()
    var arrived: [MediaCommand] = []
    for byte in Self.commands.flatMap(\.frame) {
      buffer.append([byte])
      while let command = try buffer.nextCommand() { arrived.append(command) }
    }
    #expect(arrived == Self.commands)
  }

  @Test("Every report arrives unchanged")
  func reportsArrive() throws {
    var buffer = FrameBuffer()
    buffer.append(try Self.reports.flatMap(\.frame))
    var arrived: [MediaReport] = []
    while let report = try buffer.nextReport() { arrived.append(report) }
    #expect(arrived == (try Self.reports))
  }

  @Test("A message that is too short or too long is rejected, and never read past its end")
  func lengthsAreChecked() throws {
    for frame in try Self.reports.map(\.frame) where frame.count < 400 {
      for length in 0..<frame.count - 4 {
        #expect(throws: MessageError.malformed) {
          try Self.read(Array(frame[4..<4 + length]))
        }
      }
      #expect(throws: MessageError.malformed) { try Self.read(Array(frame[4...]) + [0]) }
    }
  }

  @Test("An implausible length is rejected before memory is allocated")
  func longMessagesAreRefused() {
    var buffer = FrameBuffer()
    buffer.append([0xff, 0xff, 0xff, 0xff])
    #expect(throws: MessageError.tooLong(0xffff_ffff)) { try buffer.nextReport() }
  }

  @Test(
    "A picture cannot carry an escape sequence or a wide character to the terminal",
    arguments: ["\u{1B}", "\u{9B}", "\n", "猫", "\u{301}", "\u{202E}"] as [Character])
  func onlyCellsOfOneColumn(_ character: Character) throws {
    let cell = Cell(character, .plain)
    let picture = try #require(Picture(columns: 1, rows: 1, cells: [cell]))
    let report = MediaReport.news(
      RequestID(1), .face(Face(index: 0, name: "", picture: picture)))
    #expect(throws: MessageError.malformed) { try Self.read(Array(report.frame[4...])) }
  }

  @Test("Whatever the bytes, reading ends with a message or a fault")
  func garbageIsHarmless() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func random() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
    var errors = 0
    for _ in 0..<20_000 {
      let count = Int(random() % 40)
      let body =
        [UInt8(random() % 7)] + (0..<count).map { _ in UInt8(truncatingIfNeeded: random()) }
      do { try Self.read(body) } catch { errors += 1 }
    }
    #expect(errors > 10_000)
  }

  @Test("A request beyond the limits is clamped")
  func requestsAreBounded() {
    let format = PictureFormat(
      size: Size(columns: 9_999, rows: 0), rendition: Self.format.rendition)
    #expect(format.size == Size(columns: 200, rows: 1))
    let source = PictureSource.folder(path: "/")
    #expect(PicturesRequest(source: source, faces: 0, format: format, seed: 1).faces == 1)
    #expect(PicturesRequest(source: source, faces: 999, format: format, seed: 1).faces == 64)
  }

  @Test("An excessive wait is read as the longest one")
  func longestWait() throws {
    let sent = MediaReport.news(RequestID(1), .failed(.busy(retryAfter: 5))).frame
    for wait: [UInt8] in [
      Array(repeating: 0xff, count: 8), [0x7f] + Array(repeating: 0xff, count: 7),
    ] {
      var buffer = FrameBuffer()
      buffer.append(sent.dropLast(8) + wait)
      let read = try #require(try buffer.nextReport())
      var again = FrameBuffer()
      again.append(read.frame)
      let back = try again.nextReport()
      #expect(back == read)
    }
  }

  @Test("Every text for a screen is cleaned, addresses and paths are not")
  func cleaned() throws {
    let picture = try #require(Picture(columns: 0, rows: 0, cells: []))
    var buffer = FrameBuffer(cleaningLines: { _ in "clean" })
    buffer.append(
      MediaReport.news(RequestID(1), .face(Face(index: 0, name: "x", picture: picture))).frame)
    #expect(
      try buffer.nextReport()
        == .news(RequestID(1), .face(Face(index: 0, name: "clean", picture: picture))))
    buffer.append(MediaReport.answer(RequestID(1), .failure(.serviceSaid("x"))).frame)
    #expect(
      try buffer.nextReport() == .answer(RequestID(1), .failure(.serviceSaid("clean"))))
    let film = { (title: String) in
      ListedFilm(id: title, title: title, year: 1, ratingTenths: 10, poster: "https://a.org")
    }
    buffer.append(
      MediaReport.answer(RequestID(1), .success(ServiceReply(.films([film("x")])))).frame)
    #expect(
      try buffer.nextReport()
        == .answer(RequestID(1), .success(ServiceReply(.films([film("clean")])))))
  }
}

extension WireTests {
  @Test("A text that is too long for a message is truncated between two letters")
  func longText() throws {
    let long = String(repeating: "я", count: 40_000)
    var buffer = FrameBuffer()
    buffer.append(MediaCommand.makeAvatar(RequestID(1), file: "a" + long).frame)
    guard case .makeAvatar(_, let path) = try buffer.nextCommand() else {
      Issue.record("nothing arrived")
      return
    }
    #expect(path.utf8.count == 65_535 || path.utf8.count == 65_534)
    #expect(("a" + long).hasPrefix(path))
  }

  @Test("A composed deck with too many pictures for a message is truncated")
  func chosenAreBounded() {
    let many = (0..<1_000).map {
      CustomDeckPicture(
        address: "https://a.org/\($0)" + String(repeating: "x", count: 300), name: "")
    }
    let request = PicturesRequest(
      source: .chosen(many, from: "https://a.org"), faces: 6, format: Self.format, seed: 1)
    let kept = if case .chosen(let kept, _) = request.source { kept.count } else { 0 }
    #expect((100..<256).contains(kept))
    #expect(MediaCommand.load(RequestID(1), request).frame.count < 65_536)
  }

  private static func read(_ body: [UInt8]) throws {
    var buffer = FrameBuffer()
    let count = UInt32(body.count)
    buffer.append([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) } + body)
    _ = try buffer.nextReport()
  }
}

extension WireTests {
  static let inPixels = PictureFormat(
    size: format.size,
    rendition: Rendition(
      depth: .direct, sextants: true,
      pixels: PixelFormat(.sixel, cellWidth: 64, cellHeight: 128)))
}
