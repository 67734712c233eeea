import Canvas
import MediaProtocol
import Testing

@testable import GameCore
@testable import GameUI

@Suite("A search finds sorted albums, whatever the service sends")
struct AlbumsScreenTests {
  private func titles(_ visitor: Visitor) -> [String?] {
    visitor.open(AlbumsScreen.self)?.shelf?.list.rows.map(\.title) ?? []
  }

  @Test("typing sends no query; Enter sends one, with the player's language and country")
  func asks() throws {
    var visitor = try Visitor.atAlbums()
    visitor.type("  ")
    visitor.press(.enter)
    visitor.type("Би-2 & co?")
    #expect(visitor.queries.isEmpty)
    visitor.press(.enter, .enter)
    let english = AlbumSearch(
      term: "  Би-2 & co?", in: AlbumCatalog(country: "us", language: "en_us", base: nil))
    #expect(visitor.queries == [.albums(english)])
    var environment = App.LaunchEnvironment(language: .russian)
    environment.addresses["albums"] = "http://localhost:1"
    visitor = try Visitor.atAlbums(
      environment,
      settings: Settings(sources: ["albums": "https://example.org"], albumsCountry: "kz"))
    visitor.type("x")
    visitor.press(.enter)
    let russian = AlbumSearch(
      term: "x", in: AlbumCatalog(country: "kz", language: "ru_ru", base: "http://localhost:1"))
    #expect(visitor.queries == [.albums(russian)])
  }

  @Test(
    "a search typed before the profile is read is sent when it permits one",
    arguments: [
      ("/7 roads\r", 1990, ["7 roads"]), ("\rx\r", 1990, ["x"]), ("/x\u{1B}", 1990, []),
      ("/x\r", 2012, []),
    ])
  func typedEarly(keys: String, birth: Int, terms: [String]) throws {
    let player = try Deals.player()
    var visitor = Visitor()
    visitor.logIn(player)
    visitor.effects += visitor.app.open(.albums, at: visitor.now)
    for key in keys {
      visitor.press(key == "\r" ? .enter : key == "\u{1B}" ? .escape : .character(key))
    }
    // The help, or any other dialog, keeps nothing back.
    visitor.press(.function(1))
    #expect(visitor.queries.isEmpty && visitor.open(AlbumsScreen.self) != nil)
    let own = OwnProfile(
      profile: try Visitor.profile(CalendarDate(year: birth, month: 5, day: 17)))
    visitor.answer(
      .reply(
        to: ProfileQuery(player: player.id), .success(Dated(value: own, time: Visitor.today))))
    let catalog = AlbumCatalog(country: "us", language: "en_us", base: nil)
    #expect(visitor.queries == terms.map { .albums(AlbumSearch(term: $0, in: catalog)) })
  }

  @Test("a search is no longer than 200 characters, pasted or typed")
  func bounded() throws {
    var visitor = try Visitor.atAlbums()
    visitor.send(.input(.paste(String(repeating: "ю", count: 500) + "\n")))
    visitor.type("xx")
    visitor.press(.enter)
    guard case .albums(let search)? = visitor.queries.first else { throw ReplayError.unfinished }
    #expect(search.term == String(repeating: "ю", count: 200))
  }

  @Test("albums are sorted by title, once each; s sorts by artist, then by year")
  func order() throws {
    var visitor = try Visitor.atAlbums()
    visitor.search("a", response: Album.several)
    #expect(titles(visitor) == ["abbey road", "\"Heroes\"", "Zoo", "Альбом", "Йод", nil])
    #expect(
      visitor.sees(
        visitor.text(AlbumsPhrase.albums(6)) + " · " + visitor.text(AlbumsPhrase.order(.title))))
    visitor.type("s")
    #expect(titles(visitor) == ["abbey road", "Zoo", "\"Heroes\"", nil, "Йод", "Альбом"])
    visitor.type("s")
    #expect(titles(visitor).last == "abbey road", "its year is not known")
    visitor.type("ы")
    #expect(titles(visitor).first == "abbey road", "a Russian keyboard sorts too")
  }

  @Test(
    "failures are explained, with a retry where it may help",
    arguments: [
      MediaError.offline, .timedOut, .status(503), .wrongContent, .notUnderstood,
      .busy(retryAfter: nil),
    ])
  func failures(problem: MediaError) throws {
    var visitor = try Visitor.atAlbums()
    visitor.type("a")
    visitor.press(.enter)
    #expect(visitor.sees(AlbumsPhrase.waiting))
    visitor.reply(.failure(problem))
    #expect(visitor.sees(String(ServicePhrase.problem(problem).text(in: .english).prefix(30))))
    visitor.effects = []
    visitor.click(button: ButtonPhrase.tryAgain)
    #expect(visitor.queries.count == 1 && visitor.sees(AlbumsPhrase.waiting))
    visitor.reply(.success(ServiceReply(.albums([]))))
    #expect(visitor.sees(AlbumsPhrase.nothing))
  }

  @Test("a search without results can be repeated; keys without effect have no hints")
  func nothing() throws {
    var visitor = try Visitor.atAlbums()
    visitor.press(.escape)
    #expect(
      visitor.sees(KeyBinding("/", AlbumsPhrase.keySearch))
        && !visitor.hints(KeyBinding(.enter, TabPhrase.keyOpen))
        && !visitor.sees(KeyBinding("s", PlayersPhrase.keyOrder)))
    visitor.type("/a")
    visitor.press(.enter)
    visitor.reply(.success(ServiceReply(.albums([]), age: 60)))
    #expect(
      visitor.sees(AlbumsPhrase.nothing)
        && visitor.sees(AlbumsPhrase.age(visitor.text(ServicePhrase.age(60)))))
    visitor.press(.escape)
    #expect(visitor.hints(KeyBinding(.enter, AlbumPhrase.keyAgain)))
    #expect(!visitor.hints(KeyBinding("p", ButtonPhrase.play)))
    visitor.effects = []
    visitor.press(.enter)
    #expect(visitor.queries.count == 1 && visitor.sees(AlbumsPhrase.waiting))
    visitor.reply(.success(ServiceReply(.albums([.test(1, "Zoo")]))))
    #expect(
      visitor.sees(KeyBinding(.enter, TabPhrase.keyOpen))
        && visitor.sees(KeyBinding("s", PlayersPhrase.keyOrder)))
    visitor.effects = []
    visitor.type("m")
    #expect(
      visitor.sees(AlbumsPhrase.noneKept)
        && !visitor.hints(KeyBinding(.enter, TabPhrase.keyOpen))
        && visitor.sees(KeyBinding("m", AlbumsPhrase.keyFound)))
  }

  @Test("a rate-limiting service is asked again after the time, not before")
  func patience() throws {
    var visitor = try Visitor.atAlbums()
    visitor.type("a")
    visitor.press(.enter)
    visitor.reply(.failure(.busy(retryAfter: 40)))
    #expect(
      visitor.sees(ServicePhrase.problem(.busy(retryAfter: 40)))
        && !visitor.sees(button: ButtonPhrase.tryAgain))
    #expect(visitor.app.nextDeadline == visitor.now.advanced(by: 40_000))
    visitor.wait(40_000)
    visitor.send(.deadline)
    #expect(
      visitor.sees(AlbumsPhrase.patienceOver)
        && !visitor.sees(ServicePhrase.problem(.busy(retryAfter: 40))))
    #expect(visitor.sees(button: ButtonPhrase.tryAgain) && visitor.app.nextDeadline == nil)
    visitor.effects = []
    visitor.press(.escape, .enter)
    #expect(visitor.queries.count == 1)
  }

  @Test("a cached answer shows its age, and why it is not new")
  func age() throws {
    var visitor = try Visitor.atAlbums(columns: 120)
    visitor.type("a")
    visitor.press(.enter)
    visitor.reply(
      .success(ServiceReply(.albums([.test(1, "Zoo")]), age: 7200, stale: .offline)))
    #expect(
      visitor.sees(AlbumsPhrase.age(visitor.text(ServicePhrase.age(7200))))
        && visitor.sees(ServicePhrase.problem(.offline))
    )
  }

  @Test("an answer to an earlier search is ignored, and a missed one is requested again")
  func lateAnswers() throws {
    var visitor = try Visitor.atAlbums()
    visitor.type("a")
    visitor.press(.enter)
    let first = visitor.effects
    visitor.type("b")
    visitor.press(.enter)
    let second = visitor.effects
    visitor.effects = first
    visitor.reply(.success(ServiceReply(.albums([.test(1, "First")]))))
    #expect(!visitor.sees("First"))
    visitor.press(.escape)
    visitor.type("1")
    visitor.effects = second
    visitor.reply(.success(ServiceReply(.albums([.test(1, "Second")]))))
    visitor.effects = []
    visitor.effects += visitor.app.open(.albums, at: visitor.now)
    #expect(visitor.queries.count == 1)
    visitor.reply(.success(ServiceReply(.albums([.test(1, "Second")]))))
    #expect(visitor.sees("Second"))
  }

  @Test("covers are requested when rows become visible, once, and rows do not wait for them")
  func covers() throws {
    var visitor = try Visitor.atAlbums()
    let albums = (0..<200).map { (number: Int) in Album.test(number, "Album \(number)") }
    visitor.search("a", response: albums)
    #expect(
      visitor.sees("Album 0")
        && visitor.sees("Band · 1969 · " + visitor.text(AlbumsPhrase.songs(12))))
    let first = visitor.covers
    #expect(first.map(\.address) == albums.prefix(first.count).compactMap(\.artwork))
    #expect((5...10).contains(first.count))
    visitor.deliver(cover: first[0].id, first[0].format, "Q")
    #expect(visitor.sees("QQQQ"))
    visitor.send(.media(.picture(first[1].id, .failure(.offline))))
    visitor.press(.down)
    #expect(visitor.covers.count == first.count)
    visitor.press(.end)
    #expect(visitor.covers.count == 2 * first.count && visitor.sees("Album 199"))
    visitor.press(.home)
    #expect(!visitor.covers.dropFirst(first.count).contains { $0.address == first[1].address })
  }

  @Test("the large cover next to the list loads once the cursor rests")
  func largeCover() throws {
    var visitor = try Visitor.atAlbums(columns: 120, rows: 40)
    visitor.search("a", response: (1...9).map { (number: Int) in Album.test(number, "\(number)") })
    func large(_ visitor: Visitor) -> [String] {
      visitor.covers.filter { $0.format.size.rows > 3 }.map(\.address)
    }
    #expect(large(visitor).count == 1)
    visitor.press(.down, .down, .down)
    #expect(large(visitor).count == 1)
    visitor.now = try #require(visitor.app.nextDeadline)
    visitor.send(.deadline)
    #expect(large(visitor).count == 2)
    #expect(large(visitor).last?.hasPrefix("https://example.org/4/") == true)
    #expect(visitor.app.nextDeadline == nil)
  }

  @Test("letters and digits in the field are text, and Tab opens the next tab")
  func typing() throws {
    var visitor = try Visitor.atAlbums()
    visitor.type("1q?o/")
    #expect(visitor.open(AlbumsScreen.self)?.field.text == "1q?o/")
    visitor.press(.tab)
    #expect(visitor.open(AlbumsScreen.self) == nil)
  }
}
