import Canvas
import MediaProtocol
import SystemStrings
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The remote players")
struct RemotePlayersScreenTests {
  private let source = "https://example.org/players.json"
  private var request: RemotePlayersQuery { RemotePlayersQuery(source: source) }
  private let now = Timestamp(milliseconds: 1_795_305_600_000)

  private func opened(
    _ conditions: App.LaunchEnvironment = App.LaunchEnvironment(), columns: Int = 80,
    rows: Int = 24,
    source: String? = "https://example.org/players.json"
  ) throws -> Visitor {
    var conditions = conditions
    conditions.addresses["players"] = source
    var visitor = Visitor(conditions, columns: columns, rows: rows)
    visitor.logIn(try Deals.player())
    visitor.type("5")
    visitor.effects = []
    visitor.type("e")
    // In a wide window they are next to this store's players first.
    if visitor.open(RemotePlayersScreen.self) == nil { visitor.press(.enter) }
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

  /// Returns the saved list, fetched this number of seconds ago.
  private func shelf(_ players: [RemotePlayerEntry], age: Int = 0) -> StoredRemotePlayerList {
    let origin = Address(source)
    return StoredRemotePlayerList(
      list: RemotePlayerList(
        source: source, fetchedAt: Timestamp(milliseconds: now.milliseconds - 1000 * age),
        players: players.enumerated().compactMap { place, player in
          origin.flatMap { RemotePlayer(player, at: place, from: $0) }
        }), now: now)
  }

  /// Returns the last list that the screen saved.
  private func kept(_ visitor: Visitor) -> RemotePlayersSaving? {
    visitor.effects.asked(RemotePlayersSaving.self).last
  }

  @Test("Without players there is no hint about moving among them")
  func disabled() throws {
    var visitor = try opened()
    #expect(
      visitor.lines.last?.contains("↑↓") == false
        && visitor.sees(KeyBinding("r", RemotePlayersPhrase.keyAgain)))
    visitor.answer(.reply(to: request, .success(shelf(people(2)))))
    #expect(visitor.lines.last?.contains("↑↓") == true)
  }

  @Test("The saved list is shown at once with its age, while the source is queried")
  func keptFirst() throws {
    var visitor = try opened()
    #expect(visitor.queries == [.players(PlayersQuery(address: source))])
    #expect(visitor.effects.contains(.ask(request)))
    #expect(visitor.sees(RemotePlayersPhrase.asking))
    visitor.answer(.reply(to: request, .success(shelf(people(3), age: 7300))))
    for number in 1...3 { #expect(visitor.sees("Aster \(number)")) }
    #expect(
      visitor.sees(RemotePlayersPhrase.fetched("2 hours ago"))
        && visitor.sees(RemotePlayersPhrase.playing))
  }

  @Test("The source's answer is saved and replaces the list")
  func answered() throws {
    var visitor = try opened()
    visitor.reply(.success(ServiceReply(.players(people(2)), age: 60)))
    let keep = try #require(kept(visitor))
    #expect(keep.source == source && keep.age == 60)
    #expect(keep.players.map(\.name) == ["Aster 1", "Aster 2"])
    visitor.answer(.reply(to: keep, .success(shelf(people(2), age: 60))))
    // The saved list arrives late, and is older.
    visitor.answer(.reply(to: request, .success(shelf(people(5), age: 90))))
    #expect(visitor.sees(RemotePlayersPhrase.count(2)) && visitor.sees(ServicePhrase.age(60)))
  }

  @Test(
    "Any invalid answer of the other service is explained, and the list stays",
    arguments: [
      ServiceError.offline, .timedOut, .status(500), .wrongContent, .notUnderstood,
      .addressRefused, .helperFailed,
    ])
  func problems(_ problem: ServiceError) throws {
    var visitor = try opened()
    visitor.answer(.reply(to: request, .success(shelf(people(3), age: 7300))))
    visitor.reply(.failure(problem))
    #expect(visitor.sees(ServicePhrase.problem(problem)) && visitor.sees("Aster 3"))
    #expect(visitor.sees(RemotePlayersPhrase.kept("2 hours ago")))
    #expect(kept(visitor) == nil)
  }

  @Test("An empty list says so, and the saved one stays")
  func empty() throws {
    var visitor = try opened()
    visitor.answer(.reply(to: request, .success(shelf(people(3)))))
    visitor.reply(.success(ServiceReply(.players([]))))
    #expect(visitor.sees(RemotePlayersPhrase.empty) && visitor.sees("Aster 3"))
    #expect(kept(visitor) == nil)
  }

  @Test("An old answer shows why there is no new one")
  func stale() throws {
    var visitor = try opened()
    visitor.reply(.success(ServiceReply(.players(people(1)), age: 90_000, stale: .offline)))
    let keep = try #require(kept(visitor))
    visitor.answer(.reply(to: keep, .success(shelf(people(1), age: 90_000))))
    #expect(
      visitor.sees(ServicePhrase.problem(.offline)) && visitor.sees(ServicePhrase.age(86_400)))
  }

  @Test("A list that cannot be saved is reported")
  func full() throws {
    var visitor = try opened()
    visitor.reply(.success(ServiceReply(.players(people(1)))))
    visitor.answer(.reply(to: try #require(kept(visitor)), .failure(.full)))
    #expect(visitor.sees(RemotePlayersPhrase.notKept(visitor.text(StoreError.full))))
  }

  @Test("Escapes and direction marks in names are removed before they are saved or shown")
  func hostile() throws {
    var visitor = try opened()
    let hostile = RemotePlayerEntry(
      id: 1, name: "\u{1B}[2J\u{202E}Eve", sex: nil, age: 5000, isOnline: nil,
      files: [RemotePlayerEntry.File(address: "file:///etc/passwd", kind: "avatar")])
    let nameless = RemotePlayerEntry(
      id: 2, name: " ", sex: nil, age: nil, isOnline: nil, files: [])
    visitor.reply(.success(ServiceReply(.players([hostile, nameless]))))
    let players = try #require(kept(visitor)).players
    #expect(players.count == 1 && players[0].age == nil && players[0].files.isEmpty)
    #expect(players[0].name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
  }

  @Test("r asks again, but not while the source is rate-limiting")
  func again() throws {
    var visitor = try opened()
    visitor.reply(.failure(.busy(retryAfter: 30)))
    visitor.type("r")
    #expect(visitor.queries.count == 1)
    visitor.wait(30_000)
    visitor.send(.deadline)
    visitor.type("r")
    #expect(visitor.queries.count == 2)
    #expect(visitor.queries.last == .players(PlayersQuery(address: source, isAgain: true)))
  }

  @Test("The picture of the player under the cursor is requested, and no other")
  func avatar() throws {
    var visitor = try opened()
    visitor.answer(.reply(to: request, .success(shelf(people(3)))))
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
    visitor.choose { $0.playersAddress = source }
    visitor.press(.escape)
    #expect(visitor.queries == [.players(PlayersQuery(address: source))])
  }

  @Test("The list matches its golden files", arguments: PictureTests.variants)
  func pictures(name: String, conditions: App.LaunchEnvironment) throws {
    for (size, columns, rows) in [("", 80, 24), ("-wide", 120, 40), ("-60x20", 60, 20)] {
      var visitor = try opened(conditions, columns: columns, rows: rows)
      visitor.answer(.reply(to: request, .success(shelf(people(7), age: 7300))))
      visitor.reply(.failure(.offline))
      if let cover = visitor.covers.last { visitor.deliver(cover: cover.id, cover.format, "#") }
      expectPicture(visitor, "elsewhere\(size)-\(name)")
      if !conditions.unicode { #expect(visitor.screen.utf8.allSatisfy { $0 < 128 }) }
    }
  }
}
