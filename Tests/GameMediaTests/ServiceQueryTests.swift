import GameMedia
import Loopback
import MediaProtocol
import Synchronization
import Testing

@Suite("Questions to services")
struct ServiceQueryTests {
  private static let key = ServiceKey("k_secret1")

  private static func films(_ server: LoopbackServer, key: ServiceKey = key) -> ServiceQuery {
    .films(FilmQuery(.top, base: server.base, key: key))
  }

  private static func search(_ server: LoopbackServer, _ term: String = "abc") -> ServiceQuery {
    .albums(AlbumSearch(term: term, in: AlbumCatalog(base: server.base)))
  }

  private static func problem(_ result: Result<ServiceReply, MediaError>) -> MediaError? {
    guard case .failure(let problem) = result else { return nil }
    return problem
  }

  @Test("Films, albums, an album and players are requested in the services' formats")
  func questions() throws {
    let server = LoopbackServer { path, _ in
      if path.hasPrefix("/MostPopularMovies/") { return FilmService.films(12) }
      if path.hasPrefix("/search") { return AlbumService.albums(200) }
      if path.hasPrefix("/lookup") {
        return AlbumService.answer([AlbumService.album(1)] + (1...9).map { AlbumService.song($0) })
      }
      return PlayerService.players(3)
    }
    defer { server.stop() }
    let helper = try TestHelper(cache: nil)
    let films = FilmQuery(.popular, base: server.base + "/", key: ServiceKey("a/b?c"))
    guard case .films(let list) = try helper.ask(.films(films)).get().answer else {
      throw TestHelper.Ended()
    }
    #expect(list.count == 12)
    let search = AlbumSearch(
      term: "Кино & 戦", in: AlbumCatalog(country: "ru", language: "ru_ru", base: server.base))
    guard case .albums(let albums) = try helper.ask(.albums(search)).get().answer else {
      throw TestHelper.Ended()
    }
    #expect(albums.count == 200)
    let lookup = ServiceQuery.album(
      AlbumLookup(id: 1_440_870_001, in: AlbumCatalog(base: server.base)))
    guard case .album(let page) = try helper.ask(lookup).get().answer else {
      throw TestHelper.Ended()
    }
    #expect(page.tracks.count == 9)
    let players = ServiceQuery.players(PlayersQuery(address: server.base + "/users.json"))
    guard case .players(let people) = try helper.ask(players).get().answer else {
      throw TestHelper.Ended()
    }
    #expect(people.count == 3)
    #expect(
      server.questions.map { String($0.prefix { $0 != " " }) } == [
        "/MostPopularMovies/a%2Fb%3Fc",
        "/search?term=%D0%9A%D0%B8%D0%BD%D0%BE%20%26%20%E6%88%A6&entity=album"
          + "&attribute=albumTerm&limit=200&country=ru&lang=ru_ru",
        "/lookup?id=1440870001&entity=song", "/users.json",
      ])
  }

  @Test(
    "Any invalid answer of a service is reported by its cause",
    arguments: [
      (Response.text("<html>Welcome to our Wi-Fi</html>"), MediaError.wrongContent),
      (.text(""), .wrongContent),
      (.text(String(repeating: #"{"items":"#, count: 50_000)), .wrongContent),
      (Response(body: Array(repeating: 0x20, count: 5 << 20)), .wrongContent),
      (Response(body: FilmService.films(250).body, cutAfter: 900), .wrongContent),
      (.text(#"{"films":[]}"#), .notUnderstood),
      (.text("[]"), .notUnderstood),
      (FilmService.films(9), .tooFewUsable(9)),
      (FilmService.answer([], message: "Invalid  API Key\\n"), .serviceSaid("Invalid API Key")),
      (FilmService.answer([], message: "k_secret1 is \\u001b[2Jno key"), .messageWithKey),
      (.status("500 Internal Server Error"), .status(500)),
      (.status("404 Not Found"), .status(404)),
      (.status("403 Forbidden"), .busy(retryAfter: nil)),
      (.status("429 Too Many Requests", "Retry-After: 77"), .busy(retryAfter: 77)),
      (Response(isSilent: true), .timedOut),
      (Response(body: FilmService.films(250).body, drip: 20), .timedOut),
      (.redirect("http://example.org/"), .addressRefused),
    ])
  func failures(_ answer: Response, _ expected: MediaError) throws {
    let server = LoopbackServer { _, _ in answer }
    defer { server.stop() }
    let helper = try TestHelper(cache: nil, limits: TestHelper.limits(until: expected))
    #expect(Self.problem(try helper.ask(Self.films(server))) == expected)
  }

  @Test(
    "Any invalid answer of another player service is reported by its cause",
    arguments: [
      (Response.text(#"{"users":"#), MediaError.wrongContent),
      (.text(#"{"people":[]}"#), .notUnderstood), (.text("7"), .notUnderstood),
      (.text("<html>Welcome</html>"), .wrongContent),
      (Response(body: Array(repeating: 0x20, count: 5 << 20)), .wrongContent),
      (Response(body: PlayerService.players(90).body, cutAfter: 900), .wrongContent),
      (.status("500 Internal Server Error"), .status(500)),
      (.redirect("http://example.org/"), .addressRefused),
    ])
  func otherTableFails(_ answer: Response, _ expected: MediaError) throws {
    let server = LoopbackServer { _, _ in answer }
    defer { server.stop() }
    let query = ServiceQuery.players(PlayersQuery(address: server.base + "/users.json"))
    #expect(Self.problem(try TestHelper(cache: nil).ask(query)) == expected)
  }

  @Test("An empty list is an answer, and of malicious players the usable parts are kept")
  func otherTableIsOdd() throws {
    let server = LoopbackServer { path, _ in
      path == "/empty"
        ? .text(#"{"users":[]}"#)
        : .text(
          #"{"users":[{"username":"\u001b[2J\u202eEve","age":-5,"files":[{"url":"file:///x"}]},7]}"#
        )
    }
    defer { server.stop() }
    let helper = try TestHelper(cache: nil)
    func players(_ path: String) throws -> [RemotePlayerEntry] {
      let query = ServiceQuery.players(PlayersQuery(address: server.base + path))
      guard case .players(let players) = try helper.ask(query).get().answer else {
        throw TestHelper.Ended()
      }
      return players
    }
    #expect(try players("/empty").isEmpty)
    let odd = try players("/odd")
    #expect(odd.count == 1 && odd.allSatisfy { $0.files.isEmpty })
    #expect(odd.allSatisfy { !$0.name.contains("\u{1B}") && !$0.name.contains("\u{202E}") })
  }

  @Test("A missing service is distinguished from a forbidden address")
  func addresses() throws {
    let server = LoopbackServer { _, _ in .text("") }
    server.stop()
    let helper = try TestHelper(cache: nil)
    #expect(Self.problem(try helper.ask(Self.films(server))) == .refused)
    for base in ["http://example.org", "file:///etc", "", "https://user@localhost"] {
      let query = ServiceQuery.films(FilmQuery(.top, base: base, key: Self.key))
      #expect(Self.problem(try helper.ask(query)) == .addressRefused)
    }
    let nowhere = ServiceQuery.players(PlayersQuery(address: "https://no-such-host.invalid/"))
    #expect(Self.problem(try helper.ask(nowhere)) == .offline)
  }

  @Test("A compressed answer is read, and a decompression bomb is not")
  func packed() throws {
    let albums = AlbumService.albums(200).gzipped
    let bomb = Response(body: Array(repeating: 0x20, count: 600_000)).gzipped
    let server = LoopbackServer { path, _ in path.contains("bomb") ? bomb : albums }
    defer { server.stop() }
    var limits = TestHelper.limits
    limits.answerBytes = 400_000
    let helper = try TestHelper(cache: nil, limits: limits)
    guard case .albums(let albums) = try helper.ask(Self.search(server)).get().answer else {
      throw TestHelper.Ended()
    }
    #expect(albums.count == 200)
    #expect(Self.problem(try helper.ask(Self.search(server, "bomb"))) == .wrongContent)
  }

  @Test("A list that is too long for a message is truncated")
  func longList() throws {
    let name = String(repeating: "я", count: 300)
    let files = String(repeating: #"{"url":"https://example.org/a","type":"\#(name)"},"#, count: 7)
    let server = LoopbackServer { _, _ in
      let rows = (0..<500).map {
        #"{"id":\#($0),"username":"\#(name)","files":[\#(files)null]}"#
      }
      return .text(#"{"users":[\#(rows.joined(separator: ","))]}"#)
    }
    defer { server.stop() }
    var limits = TestHelper.limits
    limits.answerBytes = 32 << 20
    let helper = try TestHelper(cache: nil, limits: limits)
    let query = ServiceQuery.players(PlayersQuery(address: server.base))
    guard case .players(let players) = try helper.ask(query).get().answer else {
      throw TestHelper.Ended()
    }
    #expect((10..<500).contains(players.count))
  }

  @Test("Albums are requested at most twenty times a minute, however often Enter is pressed")
  func pace() throws {
    let server = LoopbackServer { _, _ in AlbumService.albums(3) }
    defer { server.stop() }
    let helper = try TestHelper(cache: nil)
    for number in 0..<20 {
      #expect(Self.problem(try helper.ask(Self.search(server, "\(number)"))) == nil)
    }
    guard case .busy(let wait?) = Self.problem(try helper.ask(Self.search(server, "more"))) else {
      Issue.record("asked more often than it may be")
      return
    }
    #expect((1...60).contains(wait))
    #expect(server.questions.count == 20)
  }

  @Test(
    "A service is not contacted for as long as its Retry-After asks",
    arguments: [([], 60), (["Retry-After: 7"], 7)] as [([String], Int)])
  func patience(_ headers: [String], _ expected: Int) throws {
    let server = LoopbackServer { _, _ in Response(status: "403 Forbidden", headers: headers) }
    defer { server.stop() }
    let helper = try TestHelper(cache: nil)
    let wait = MediaError.busy(retryAfter: expected)
    #expect(Self.problem(try helper.ask(Self.search(server))) == wait)
    #expect(Self.problem(try helper.ask(Self.search(server, "other"))) == wait)
    #expect(server.questions.count == 1)
  }

  @Test("A temporary failure is repeated once")
  func retry() throws {
    let server = LoopbackServer { _, server in
      server.questions.count == 1 ? .status("502 Bad Gateway") : FilmService.films(10)
    }
    defer { server.stop() }
    #expect(Self.problem(try TestHelper(cache: nil).ask(Self.films(server))) == nil)
    #expect(server.questions.count == 2)
  }

  @Test("A question asked twice is sent once, and a canceled one gets no answer")
  func sharedAndCancelled() throws {
    let server = LoopbackServer { path, _ in
      path.contains("slow") ? Response(isSilent: true) : AlbumService.albums(200)
    }
    defer { server.stop() }
    let helper = try TestHelper(cache: nil)
    let (slow, first, second) = (helper.newID(), helper.newID(), helper.newID())
    helper.send(.query(slow, Self.search(server, "slow")))
    helper.send(.query(first, Self.search(server)))
    helper.send(.query(second, Self.search(server)))
    helper.send(.show([second]))
    helper.send(.cancel(slow))
    var answered: [RequestID] = []
    while answered.count < 2, case .answer(let id, .success) = try helper.next() {
      answered.append(id)
    }
    #expect(Set(answered) == [first, second])
    #expect(server.questions.count { $0.contains("abc") } == 1)
    helper.send(.hello(version: MediaVersion.current))
    #expect(try helper.next() == .hello(version: MediaVersion.current))
  }
}
