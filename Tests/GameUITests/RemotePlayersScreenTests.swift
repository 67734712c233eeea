import Canvas
import MediaProtocol
import SystemStrings
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The remote players")
struct RemotePlayersScreenTests {
  private let source = "https://example.org/players.json"
  private func query(_ freshness: PlayersQuery.Freshness = .usual) -> ServiceQuery {
    .players(PlayersQuery(address: source, freshness))
  }

  private func opened(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), columns: Int = 80,
    rows: Int = 24,
    source: String? = "https://example.org/players.json"
  ) throws -> Visitor {
    var environment = environment
    environment.addresses["players"] = source
    var visitor = Visitor(environment, columns: columns, rows: rows)
    visitor.logIn(try Deals.player())
    visitor.effects = []
    visitor.type("5e")
    return visitor
  }

  private func people(_ count: Int) -> [RemotePlayerEntry] {
    (1...count).map { number in
      RemotePlayerEntry(
        id: number, name: "Aster \(number)", sex: number == 2 ? nil : .female,
        age: number == 2 ? nil : 20 + number, isOnline: number == 1,
        files: [
          RemotePlayerEntry.File(address: "https://example.org/\(number).jpg", kind: "avatar")
        ])
    }
  }

  @Test("Without players there is no hint about moving among them")
  func disabled() throws {
    var visitor = try opened()
    #expect(
      visitor.lines.last?.contains("↑↓") == false
        && visitor.sees(KeyBinding("r", TabPhrase.keyRefresh)))
    visitor.cache(people(2))
    #expect(visitor.lines.last?.contains("↑↓") == true)
  }

  @Test("The cached list is shown at once with its age, while the source is queried")
  func keptFirst() throws {
    var visitor = try opened()
    #expect(visitor.queries == [query(.cached), query()])
    #expect(visitor.sees(RemotePlayersPhrase.asking))
    visitor.cache(people(3), age: 7300)
    for number in 1...3 { #expect(visitor.sees("Aster \(number)")) }
    #expect(
      visitor.sees(RemotePlayersPhrase.fetched("2 hours ago"))
        && visitor.sees(RemotePlayersPhrase.playing))
  }

  @Test("The source's answer replaces the list, and a cached one that arrives late does not")
  func answered() throws {
    var visitor = try opened()
    visitor.reply(.success(ServiceReply(.players(people(2)), age: 60)))
    visitor.cache(people(5), age: 90)
    #expect(visitor.sees(PlayersPhrase.count(2)) && visitor.sees(ServicePhrase.age(60)))
  }

  @Test(
    "Any invalid answer of the other service is explained, and the list stays",
    arguments: [
      MediaError.offline, .timedOut, .status(500), .wrongContent, .notUnderstood,
      .addressRefused, .helperFailed,
    ])
  func problems(_ problem: MediaError) throws {
    var visitor = try opened()
    visitor.cache(people(3), age: 7300)
    visitor.reply(.failure(problem))
    #expect(visitor.sees(ServicePhrase.problem(problem)) && visitor.sees("Aster 3"))
    #expect(visitor.sees(RemotePlayersPhrase.kept("2 hours ago")))
  }

  @Test("An empty list says so, and the saved one stays")
  func empty() throws {
    var visitor = try opened()
    visitor.cache(people(3))
    visitor.reply(.success(ServiceReply(.players([]))))
    #expect(visitor.sees(RemotePlayersPhrase.empty) && visitor.sees("Aster 3"))
  }

  @Test("An old answer shows why there is no new one")
  func stale() throws {
    var visitor = try opened()
    visitor.reply(.success(ServiceReply(.players(people(1)), age: 90_000, stale: .offline)))
    #expect(
      visitor.sees(ServicePhrase.problem(.offline)) && visitor.sees(ServicePhrase.age(86_400)))
  }

  @Test("Escapes and direction marks in names are removed before they are shown")
  func hostile() throws {
    var visitor = try opened()
    let hostile = RemotePlayerEntry(
      id: 1, name: "\u{1B}[2J\u{202E}Eve", sex: nil, age: 5000, isOnline: nil,
      files: [RemotePlayerEntry.File(address: "file:///etc/passwd", kind: "avatar")])
    let nameless = RemotePlayerEntry(
      id: 2, name: " ", sex: nil, age: nil, isOnline: nil, files: [])
    visitor.reply(.success(ServiceReply(.players([hostile, nameless]))))
    let players = try #require(visitor.open(RemotePlayersScreen.self)).list.rows
    #expect(players.count == 1 && players[0].age == nil && players[0].avatar == nil)
    #expect(players[0].name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
  }

  @Test("A source may link to pictures on the network, and only a local one to this machine")
  func addresses() throws {
    let away = try #require(Address("https://a.example"))
    let here = try #require(Address("http://localhost:8080"))
    func avatar(_ url: String, from source: Address) -> String? {
      let file = RemotePlayerEntry.File(address: url, kind: "avatar")
      return RemotePlayer(
        RemotePlayerEntry(
          id: 1, name: "Eve", sex: nil, age: nil, isOnline: nil, files: [file]), from: source
      )?.avatar
    }
    for url in [
      "http://example.org/a", "http://127.0.0.1.example.org/a", "ftp://a", "https://",
      "javascript:x", "file:///x",
      "https://a b", "https://a\u{1B}", "https://user@a/", "https://a\\b/", "https://%61/",
    ] {
      #expect(avatar(url, from: away) == nil && avatar(url, from: here) == nil, "\(url)")
    }
    #expect(avatar("https://a.example/1.png", from: away) != nil)
    for url in [
      "http://127.0.0.1:8080/a", "http://localhost/a", "https://localhost/a", "https://127.1/x",
    ] {
      #expect(avatar(url, from: away) == nil && avatar(url, from: here) != nil, "\(url)")
    }
  }

  @Test("r asks again, but not while the source is rate-limiting")
  func again() throws {
    var visitor = try opened()
    visitor.reply(.failure(.busy(retryAfter: 30)))
    visitor.type("r")
    #expect(visitor.queries == [query(.cached), query()])
    visitor.wait(30_000)
    visitor.send(.deadline)
    visitor.type("r")
    #expect(visitor.queries.last == query(.new))
  }

  @Test("The picture of the player under the cursor is requested, and no other")
  func avatar() throws {
    var visitor = try opened()
    visitor.cache(people(3))
    #expect(visitor.covers.map(\.address) == ["https://example.org/1.jpg"])
    visitor.press(.down)
    #expect(visitor.covers.last?.address == "https://example.org/2.jpg")
    let cover = try #require(visitor.covers.last)
    visitor.deliver(cover: cover.id, cover.format, "#")
    #expect(visitor.sees("####################"))
  }

  @Test("Without an address the screen says where to set it, and asks no service")
  func noAddress() throws {
    var visitor = try opened(source: nil)
    #expect(visitor.sees(RemotePlayersPhrase.noAddress) && visitor.queries.isEmpty)
    visitor.press(.enter)
    #expect(visitor.open(ServicesScreen.self) != nil)
    // Once there is an address, the source is queried.
    visitor.choose { $0.sources["players"] = source }
    visitor.press(.escape)
    #expect(visitor.queries == [query(.cached), query()])
  }

  @Test("The list matches its golden files", arguments: PictureTests.variants)
  func pictures(name: String, environment: App.LaunchEnvironment) throws {
    for (size, columns, rows) in [("", 80, 24), ("-wide", 120, 40), ("-60x20", 60, 20)] {
      var visitor = try opened(environment, columns: columns, rows: rows)
      visitor.cache(people(7), age: 7300)
      visitor.reply(.failure(.offline))
      if let cover = visitor.covers.last { visitor.deliver(cover: cover.id, cover.format, "#") }
      expectPicture(visitor, "elsewhere\(size)-\(name)")
      if !environment.unicode { #expect(visitor.screen.utf8.allSatisfy { $0 < 128 }) }
    }
  }
}

extension Visitor {
  /// Answers the query for the cached remote players.
  mutating func cache(_ players: [RemotePlayerEntry], age: Int = 0) {
    for case .media(.query(let id, .players(let query))) in effects where query.freshness == .cached
    {
      send(.media(.answer(id, .success(ServiceReply(.players(players), age: age)))))
    }
  }
}
