import GameMedia
import Loopback
import MediaProtocol
import Testing

/// The album service's real answers, and invalid ones, passed through the helper.
@Suite("Answers about albums")
struct AlbumServiceTests {
  private static let types = ["Content-Type: text/javascript; charset=utf-8", "Age: 7"]

  private static func search(_ answer: Response) throws -> Result<[Album], MediaError> {
    let server = LoopbackServer { _, _ in answer }
    defer { server.stop() }
    let query = ServiceQuery.albums(AlbumSearch(term: "a", in: AlbumCatalog(base: server.base)))
    return try TestHelper(cache: nil).ask(query).map { reply in
      if case .albums(let albums) = reply.answer { albums } else { [] }
    }
  }

  private static func page(_ rows: [String]) throws -> Result<AlbumPage?, MediaError> {
    let server = LoopbackServer { _, _ in answer(rows) }
    defer { server.stop() }
    let query = ServiceQuery.album(AlbumLookup(id: 1, in: AlbumCatalog(base: server.base)))
    return try TestHelper(cache: nil).ask(query).map { reply in
      if case .album(let page) = reply.answer { page } else { nil }
    }
  }

  private static func answer(_ rows: [String]) -> Response {
    Response(headers: types, body: AlbumService.answer(rows).body)
  }

  /// Returns a row of the service without one of its fields.
  private static func album(
    _ number: Int, without field: String, as value: String? = nil
  ) -> String {
    let row = AlbumService.album(number)
    guard let start = row.firstRange(of: "\"\(field)\":") else { return row }
    let rest = row[start.upperBound...]
    // A text ends at its quote, a number at the next field.
    let isText = rest.first == "\""
    let end =
      isText
      ? rest.dropFirst().firstIndex(of: "\"").map { rest.index(after: $0) }
      : rest.firstIndex { $0 == "," || $0 == "}" }
    guard let end else { return row }
    let field = value.map { "\"\(field)\":\($0)" } ?? "\"gone\":0"
    return row[..<start.lowerBound] + field + row[end...]
  }

  @Test("Two hundred rows arrive completely, compressed or not, each album once")
  func all() throws {
    let rows = (0..<200).map { AlbumService.album($0) }
    #expect(try Self.search(Self.answer(rows)).get().count == 200)
    let packed = try Self.search(Self.answer(rows).gzipped).get()
    #expect(packed.count == 200 && packed[7].title == "Album 7 (Remastered)")
    let twice = try Self.search(Self.answer(Array(rows[..<100] + rows[..<100]))).get()
    #expect(twice.count == 100)
  }

  @Test(
    "A row with a missing or malformed field is shown without it",
    arguments: [
      "artworkUrl100", "artistName", "collectionName", "releaseDate", "trackCount",
      "primaryGenreName", "collectionId", "wrapperType",
    ])
  func fields(name: String) throws {
    for value in [nil, "null", "{}", "[1]", "\"\"", "\"\\u001b[2J\"", "true"] as [String?] {
      let rows = [Self.album(1, without: name, as: value), AlbumService.album(2)]
      let albums = try Self.search(Self.answer(rows)).get()
      // Rows of another kind are left out; those without a kind count as albums.
      let isOther = name == "wrapperType" && value?.hasPrefix("\"\\u") == true
      #expect(albums.count == (isOther ? 1 : 2), "\(name) \(value ?? "missing")")
      #expect(albums.last?.title == "Album 2 (Remastered)")
      let texts = albums.flatMap { [$0.title, $0.artist, $0.genre] }.compactMap(\.self)
      #expect(texts.allSatisfy { !$0.unicodeScalars.contains("\u{1B}") })
    }
  }

  @Test("Years before 1970 are years, and invalid dates have none")
  func years() throws {
    let dates = ["1889-05-06T07:00:00Z", "1956-03-23T08:00:00Z", "soon", "99999-01-01T00:00:00Z"]
    let rows = dates.enumerated().map { number, date in
      Self.album(number, without: "releaseDate", as: "\"\(date)\"")
    }
    #expect(try Self.search(Self.answer(rows)).get().map(\.year) == [1889, 1956, nil, nil])
  }

  @Test("Rows of other kinds are not songs, and songs without a title are listed")
  func songs() throws {
    let untitled = AlbumService.song(2).replacing("\"trackName\":\"Song 2\", ", with: "")
    let video = AlbumService.song(3)
      .replacing("\"wrapperType\":\"track\"", with: "\"wrapperType\":\"artist\"")
    let page = try #require(
      try Self.page([AlbumService.album(1), untitled, video, AlbumService.song(1)]).get())
    #expect(page.tracks.map(\.title) == ["Song 1", nil])
    let bare = try #require(try Self.page([AlbumService.album(1)]).get())
    #expect(bare.tracks.isEmpty && bare.album.title == "Album 1 (Remastered)")
  }

  @Test(
    "Invalid answers are reported by their cause",
    arguments: [
      (
        Response(headers: ["Content-Type: text/html"], body: Array("<html>Log in</html>".utf8)),
        MediaError.wrongContent
      ),
      (answer(["7"]).broken, .wrongContent),
      (.text(#"{"results":7}"#), .notUnderstood),
      (.text(#"{"errorMessage":"Invalid\u001b[2J value"}"#), .serviceSaid("Invalid[2J value")),
      (.status("403 Forbidden"), .busy(retryAfter: 60)),
      (.status("403 Forbidden", "Retry-After: 9"), .busy(retryAfter: 9)),
      (.status("500 Internal Server Error"), .status(500)),
      (.status("503 Service Unavailable"), .status(503)),
    ])
  func errors(answer: Response, problem: MediaError) throws {
    #expect(try Self.search(answer) == .failure(problem))
  }

  @Test("An empty list of albums is an answer, unlike a missing one")
  func nothing() throws {
    #expect(try Self.search(Self.answer([])) == .success([]))
  }
}

extension Response {
  /// The response without its end.
  fileprivate var broken: Response {
    Response(status: status, headers: headers, body: Array(body.dropLast(5)))
  }
}
