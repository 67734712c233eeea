import Canvas
import GameCore
import Testing

@testable import GameUI
@testable import MediaProtocol

@Suite("An album's page shows the available data, and saves the album")
struct AlbumScreenTests {
  private let album = Album.test(7, "Abbey Road", "The Beatles")

  private var page: AlbumPage {
    let tracks = (1...17).map {
      Track(title: "Song \($0)", disc: 1, number: $0, milliseconds: 180_000 + $0 * 1000)
    }
    return AlbumPage(album, copyright: "℗ 1969 A Label", tracks: tracks)
  }

  /// The title of a song and the space after it.
  private func song(_ number: Int) -> String { "Song \(number) " }

  private func opened(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), columns: Int = 80,
    rows: Int = 24
  ) throws -> Visitor {
    var visitor = try Visitor.atAlbums(environment, columns: columns, rows: rows)
    visitor.search("abbey", response: [album, .test(8, "Zoo")])
    visitor.effects = []
    visitor.press(.enter)
    visitor.answer(.reply(to: AlbumsQuery(player: PlayerID(1)), .success([])))
    return visitor
  }

  @Test("songs, lengths, copyright and the large cover")
  func facts() throws {
    var visitor = try opened(columns: 120, rows: 40)
    #expect(
      visitor.queries == [
        .album(AlbumLookup(id: 7, in: AlbumCatalog(country: "us", language: "en_us")))
      ])
    #expect(visitor.sees("Abbey Road") && visitor.sees(AlbumPhrase.loading))
    let cover = try #require(visitor.covers.last)
    #expect(cover.address == "https://example.org/7/600x600bb.jpg")
    #expect(cover.format.size.columns == 2 * cover.format.size.rows)
    #expect(cover.format.size.columns > 40)
    visitor.reply(.success(ServiceReply(.album(page))))
    visitor.deliver(cover: cover.id, cover.format)
    #expect(
      visitor.sees(visitor.text(AlbumsPhrase.songs(17)) + " · 53:33")
        && visitor.sees("℗ 1969 A Label"))
    #expect(visitor.sees("17  Song 17") && visitor.sees("3:17") && visitor.sees("AAAA"))
  }

  @Test("songs of several discs have the number of their disc")
  func discs() throws {
    var visitor = try opened()
    let tracks = (1...2).flatMap { disc in
      (9...10).map { Track(title: "Song", disc: disc, number: $0, milliseconds: 1000) }
    }
    visitor.reply(.success(ServiceReply(.album(AlbumPage(album, copyright: nil, tracks: tracks)))))
    #expect(visitor.sees(" 1-9  Song") && visitor.sees("2-10  Song"))
  }

  @Test(
    "the sentence that an album is kept is complete in small windows",
    arguments: Language.allCases)
  func keptIsWhole(language: Language) throws {
    var visitor = try opened(
      App.LaunchEnvironment(language: language, languageIsForced: true), columns: 60, rows: 20)
    visitor.reply(.success(ServiceReply(.album(page))))
    let kept = try #require(KeptAlbum(album))
    visitor.answer(
      .reply(to: AlbumsQuery(player: PlayerID(1), change: .keep(kept)), .success([kept])))
    #expect(visitor.sees(visitor.app.look.text(AlbumPhrase.kept)))
    visitor.press(.end)
    #expect(visitor.sees(song(17)))
  }

  @Test("a small window scrolls to the last song and no further")
  func scrolls() throws {
    var visitor = try opened(columns: 60, rows: 20)
    visitor.reply(.success(ServiceReply(.album(page))))
    #expect(visitor.sees(song(1)) && !visitor.sees(song(17)))
    visitor.press(.end)
    #expect(visitor.sees(song(17)) && !visitor.sees(song(1)))
    visitor.press(.down, .down, .home)
    #expect(visitor.sees(song(1)))
  }

  @Test("f saves the album and deletes it again; a full disk is reported")
  func keeps() throws {
    var visitor = try opened()
    visitor.reply(.success(ServiceReply(.album(page))))
    visitor.effects = []
    let kept = try #require(KeptAlbum(album))
    visitor.type("f")
    #expect(visitor.effects == [.ask(AlbumsQuery(player: PlayerID(1), change: .keep(kept)))])
    visitor.answer(
      .reply(to: AlbumsQuery(player: PlayerID(1), change: .keep(kept)), .success([kept])))
    #expect(visitor.sees(AlbumPhrase.kept))
    visitor.effects = []
    visitor.type("f")
    #expect(visitor.effects == [.ask(AlbumsQuery(player: PlayerID(1), change: .forget(7)))])
    visitor.answer(
      .reply(to: AlbumsQuery(player: PlayerID(1), change: .forget(7)), .failure(.full)))
    #expect(visitor.dialog is Notice)
  }

  @Test("saved albums are shown without any service")
  func mine() throws {
    var visitor = try opened()
    visitor.reply(.success(ServiceReply(.album(page))))
    visitor.press(.escape)
    visitor.type("m")
    #expect(visitor.sees(AlbumsPhrase.noneKept))
    let kept = try #require(KeptAlbum(album))
    visitor.answer(.reply(to: AlbumsQuery(player: PlayerID(1)), .success([kept])))
    #expect(
      visitor.sees(visitor.text(AlbumsPhrase.mine) + " · " + visitor.text(AlbumsPhrase.albums(1)))
        && visitor.sees("Abbey Road"))
    visitor.effects = []
    visitor.press(.enter)
    visitor.reply(.failure(.offline))
    #expect(visitor.sees("The Beatles") && visitor.sees(ServicePhrase.problem(.offline)))
    visitor.effects = []
    visitor.press(.enter)
    #expect(visitor.queries.count == 1, "Enter tries again")
  }

  @Test("o shows the address without logging out; Esc returns to the previous list")
  func address() throws {
    var visitor = try opened(columns: 120, rows: 40)
    visitor.reply(.success(ServiceReply(.album(AlbumPage(album, copyright: nil, tracks: [])))))
    #expect(visitor.sees(AlbumPhrase.noSongs))
    visitor.type("o")
    #expect(visitor.dialog == nil && visitor.sees("https://music.apple.com/us/album/7"))
    visitor.press(.escape)
    let screen = try #require(visitor.open(AlbumsScreen.self))
    #expect(screen.shelf?.list.rows.count == 2 && screen.focus == .list)
  }

  @Test("the address is complete in every window", arguments: [(60, 20), (80, 24), (120, 40)])
  func wholeAddress(columns: Int, rows: Int) throws {
    var visitor = try Visitor.atAlbums(columns: columns, rows: rows)
    visitor.search("x", response: [.test(1_440_870_001, "Abbey Road")])
    visitor.press(.enter)
    visitor.reply(.success(ServiceReply(.album(page), age: 7200)))
    if let cover = visitor.covers.last { visitor.deliver(cover: cover.id, cover.format, "#") }
    let picture = visitor.screen.count { $0 == "#" }
    visitor.type("o")
    #expect(visitor.sees("https://music.apple.com/us/album/1440870001"), "\(visitor.screen)")
    #expect(visitor.screen.count { $0 == "#" } == picture)
    visitor.press(.end)
    #expect(visitor.sees(song(17)) && visitor.sees("℗ 1969"))
    visitor.type("o")
    #expect(!visitor.sees("music.apple"))
  }

  @Test("an album without data can be opened and left")
  func bare() throws {
    var visitor = try Visitor.atAlbums()
    let bare = Album(
      id: nil, title: nil, artist: "Nobody", year: nil, genre: nil, trackCount: nil, artwork: nil)
    visitor.search("x", response: [bare])
    visitor.effects = []
    visitor.press(.enter)
    visitor.type("f")
    #expect(visitor.sees(AlbumsPhrase.untitled) && visitor.queries.isEmpty)
  }

  static let variants: [(String, App.LaunchEnvironment, Int, Int)] = [
    ("english", App.LaunchEnvironment(), 80, 24),
    ("russian", App.LaunchEnvironment(language: .russian), 80, 24),
    ("english-large", App.LaunchEnvironment(), 120, 40),
    ("russian-large", App.LaunchEnvironment(language: .russian), 120, 40),
    (
      "ascii", App.LaunchEnvironment(depth: .monochrome, unicode: false, language: .russian), 80, 24
    ),
    (
      "ascii-large", App.LaunchEnvironment(depth: .monochrome, unicode: false, language: .russian),
      120, 40
    ),
  ]

  @Test("the pages match their golden files", arguments: variants)
  func pictures(name: String, environment: App.LaunchEnvironment, columns: Int, rows: Int) throws {
    var visitor = try Visitor.atAlbums(
      environment, columns: columns, rows: rows, born: CalendarDate(year: 2012, month: 1, day: 2))
    expectPicture(visitor, "albums-young-\(name)")
    visitor = try Visitor.atAlbums(environment, columns: columns, rows: rows)
    visitor.search("road", response: Album.several + [album])
    for cover in visitor.covers.prefix(3) { visitor.deliver(cover: cover.id, cover.format, "#") }
    expectPicture(visitor, "albums-\(name)")
    visitor = try opened(environment, columns: columns, rows: rows)
    visitor.reply(.success(ServiceReply(.album(page), age: 7200)))
    if let cover = visitor.covers.last { visitor.deliver(cover: cover.id, cover.format, "#") }
    expectPicture(visitor, "album-\(name)")
    if !environment.unicode { #expect(visitor.screen.utf8.allSatisfy { $0 < 128 }) }
  }
}
