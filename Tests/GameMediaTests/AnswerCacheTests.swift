import Fixtures
import Glibc
import Loopback
import MediaProtocol
import Synchronization
import SystemStrings
import Testing

@testable import GameMedia

@Suite("Cached answers of services")
struct AnswerCacheTests {
  /// A clock set by a test.
  private final class Clock: Sendable {
    private let time = Mutex(1_700_000_000)
    var now: Int { time.withLock { $0 } }
    func advance(_ seconds: Int) { time.withLock { $0 += seconds } }
  }

  private static let day = 86_400
  private let scratch: TemporaryDirectory
  private let clock = Clock()
  private var layout: CacheLayout { CacheLayout(directory: scratch.path + "/pictures") }

  init() throws { scratch = try TemporaryDirectory() }

  /// Starts a separate helper, because one with a connection keeps it when the server stops.
  private func helper() throws -> TestHelper {
    try TestHelper(cache: layout, wallClock: { [clock] in clock.now })
  }

  private static func films(_ server: LoopbackServer, key: String = "k_12345678") -> ServiceQuery {
    .films(FilmQuery(.top, base: server.base, key: ServiceKey(key)))
  }

  @Test(
    "Films are fresh for a day, then fetched again, and usable offline for thirty days")
  func films() throws {
    let server = LoopbackServer { _, _ in FilmService.films(20) }
    let helper = try helper()
    let first = try helper.ask(Self.films(server)).get()
    #expect(first.age == 0 && first.stale == nil)
    clock.advance(Self.day - 1)
    let fresh = try helper.ask(Self.films(server)).get()
    #expect(fresh == ServiceReply(first.answer, age: Self.day - 1))
    #expect(server.questions.count == 1)
    clock.advance(1)
    #expect(try helper.ask(Self.films(server)).get().age == 0)
    #expect(server.questions.count == 2)
    server.stop()
    clock.advance(30 * Self.day)
    let offline = try self.helper()
    let old = try offline.ask(Self.films(server)).get()
    #expect(old == ServiceReply(first.answer, age: 30 * Self.day, stale: .refused))
    clock.advance(1)
    #expect(throws: MediaError.refused) { try offline.ask(Self.films(server)).get() }
  }

  @Test("A search without results is repeated, and used if the service fails")
  func nothing() throws {
    let answers = Mutex(0)
    let server = LoopbackServer { _, _ in
      AlbumService.albums(
        answers.withLock { count in
          count += 1
          return count == 3 ? 2 : 0
        })
    }
    let helper = try helper()
    let search = ServiceQuery.albums(AlbumSearch(term: "a", in: AlbumCatalog(base: server.base)))
    #expect(try helper.ask(search).get() == ServiceReply(.albums([])))
    clock.advance(60)
    #expect(try helper.ask(search).get() == ServiceReply(.albums([])))
    let found = try helper.ask(search).get().answer
    let albums = if case .albums(let albums) = found { albums.count } else { 0 }
    #expect(albums == 2 && server.questions.count == 3)
    let other = ServiceQuery.albums(AlbumSearch(term: "b", in: AlbumCatalog(base: server.base)))
    _ = try helper.ask(other).get()
    server.stop()
    clock.advance(60)
    let offline = try self.helper().ask(other).get()
    #expect(offline == ServiceReply(.albums([]), age: 60, stale: .refused))
  }

  @Test("Albums seen once open offline at any time; players are fresh for five minutes")
  func albumsAndPlayers() throws {
    let server = LoopbackServer { path, _ in
      path.hasPrefix("/search") ? AlbumService.albums(5) : PlayerService.players(4)
    }
    let helper = try helper()
    let search = ServiceQuery.albums(AlbumSearch(term: "a", in: AlbumCatalog(base: server.base)))
    let players = ServiceQuery.players(PlayersQuery(address: server.base + "/users"))
    let albums = try helper.ask(search).get()
    _ = try helper.ask(players).get()
    clock.advance(299)
    _ = try helper.ask(players).get()
    #expect(server.questions.count == 2)
    clock.advance(1)
    _ = try helper.ask(players).get()
    #expect(server.questions.count == 3)
    let again = ServiceQuery.players(PlayersQuery(address: server.base + "/users", .new))
    #expect(try helper.ask(again).get().age == 0)
    #expect(server.questions.count == 4)
    let cached = ServiceQuery.players(PlayersQuery(address: server.base + "/users", .cached))
    let nowhere = ServiceQuery.players(PlayersQuery(address: server.base + "/nowhere", .cached))
    clock.advance(400)
    #expect(
      try helper.ask(cached).get() == ServiceReply(helper.ask(again).get().answer, age: 400))
    #expect(try helper.ask(nowhere).get() == ServiceReply(.players([])))
    #expect(server.questions.count == 5)
    clock.advance(-400)
    server.stop()
    clock.advance(5_000 * Self.day)
    let offline = try self.helper()
    #expect(
      try offline.ask(search).get()
        == ServiceReply(albums.answer, age: 5_000 * Self.day + 300, stale: .refused))
    #expect(try offline.ask(players).get().stale == .refused)
  }

  @Test("A useless answer does not replace a useful one, and says why")
  func badAnswerKeepsOld() throws {
    let server = LoopbackServer { _, server in
      server.questions.count == 1
        ? FilmService.films(20) : FilmService.answer([], message: "Invalid API Key")
    }
    defer { server.stop() }
    let helper = try helper()
    let first = try helper.ask(Self.films(server)).get()
    clock.advance(2 * Self.day)
    let old = ServiceReply(
      first.answer, age: 2 * Self.day, stale: .serviceSaid("Invalid API Key"))
    #expect(try helper.ask(Self.films(server)).get() == old)
    #expect(try helper.ask(Self.films(server)).get() == old)
  }

  @Test("A service's key is nowhere in the cache, even if the answer contains it")
  func keyIsNotKept() throws {
    let server = LoopbackServer { path, _ in
      path.hasSuffix("/k_tell")
        ? FilmService.answer((0..<12).map { FilmService.film($0, poster: "https://a.org/k_tell") })
        : FilmService.films(12)
    }
    defer { server.stop() }
    let helper = try helper()
    _ = try helper.ask(Self.films(server, key: "k_tell")).get()
    #expect((Files.names(in: layout.answers.text) ?? []).isEmpty)
    _ = try helper.ask(Self.films(server, key: "k_quiet")).get()
    let names = try #require(Files.names(in: layout.answers.text))
    #expect(names.count == 1)
    for name in names {
      let file = try #require(layout.answer(name).content(most: 1 << 20))
      #expect(file.firstRange(of: Array("k_quiet".utf8)) == nil)
    }
  }

  @Test("A damaged answer is deleted and requested again")
  func damaged() throws {
    let server = LoopbackServer { _, _ in FilmService.films(12) }
    defer { server.stop() }
    let helper = try helper()
    let whole = try helper.ask(Self.films(server)).get()
    for damage in [0, 9, 60, 400] {
      let name = try #require(Files.names(in: layout.answers.text)?.first)
      let file = try #require(layout.answer(name).content(most: 1 << 20))
      try Files.replace(layout.answer(name), with: Array(file.prefix(damage)))
      #expect(try helper.ask(Self.films(server)).get() == whole)
    }
    #expect(server.questions.count == 5)
  }

  @Test("Answers have a size limit, the least used are removed, and all can be counted and cleared")
  func bounded() throws {
    var cache = AnswerCache(layout, mostBytes: 40_000)
    for number in 0..<6 {
      cache.keep(Array(repeating: 7, count: 6_000), as: "\(number)", time: number)
      let path = try #require(newest)
      // As if they had been used an hour apart.
      var times = [timespec(tv_sec: 3_600 * (number + 1), tv_nsec: 0)]
      times.append(times[0])
      _ = path.withCString { utimensat(AT_FDCWD, $0, times, 0) }
    }
    #expect(
      cache.answer("0") == AnswerCache.Entry(body: Array(repeating: 7, count: 6_000), time: 0))
    cache.keep(Array(repeating: 8, count: 6_000), as: "new", time: 9)
    #expect(cache.answer("0") != nil)
    #expect(cache.answer("1") == nil)
    #expect(cache.answer("new")?.time == 9)
    let contents = CacheUsage(of: layout)
    #expect((20_000...40_000).contains(contents.bytes))
    try CacheUsage.clear(layout)
    #expect(CacheUsage(of: layout).bytes == 0)
  }

  /// The last written file.
  private var newest: SystemString? {
    Files.names(in: layout.answers.text)?.map(layout.answer)
      .max { (FileFacts(of: $0)?.changed ?? 0) < (FileFacts(of: $1)?.changed ?? 0) }
  }

  @Test("Questions are answered even if nothing can be written")
  func unwritable() throws {
    let server = LoopbackServer { _, _ in FilmService.films(12) }
    defer { server.stop() }
    let helper = try TestHelper(cache: CacheLayout(directory: "/dev/null/flipside"))
    for _ in 0..<2 { #expect(try helper.ask(Self.films(server)).get().age == 0) }
    #expect(server.questions.count == 2)
  }
}
