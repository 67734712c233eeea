import Canvas
import MediaProtocol
import Pictures
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Covers of albums are a deck")
struct CoversTests {
  @Test("the covers of a search are dealt, named by artist and title, in a ranked round")
  func search() throws {
    var visitor = try Visitor.atAlbums(settings: Settings(motion: false))
    visitor.search("album", response: Album.numbered(0..<20))
    visitor.type("p")
    #expect(visitor.sees(CoversPhrase.enough(20, [.easy, .normal, .hard])))
    #expect(visitor.sees(CoversPhrase.tooSmall([.hard])))
    let buttons = [PairsLevel.easy, .normal, .hard].map { level in
      visitor.sees(visitor.text(PairsPhrase.level(level)) + " ]")
    }
    #expect(buttons == [true, true, false])
    visitor.press(.right, .enter)
    #expect(visitor.effects.contains(.drawSeed))
    visitor.answer(.seed(7))
    let (id, request) = try #require(visitor.latestLoad)
    #expect(request.faces == 12 && request.mode == .deal && request.seed == 7)
    #expect(request.covers.count == 20)
    let cover = CustomDeckPicture(
      address: "https://example.org/3/100x100bb.jpg", name: "Band, Album 3")
    #expect(request.covers.contains(cover))
    visitor.deliver(id, request, names: request.covers.map(\.name))
    let play = try #require(visitor.play as? PairsPlay)
    #expect(
      play.board.hasPhotos && play.table.round.eligibility == .ranked && play.level == .normal)
    #expect(play.board.gallery?.pictures.first??.name.text(in: .english) == request.covers[0].name)
  }

  @Test("one artwork with two ids, and one name twice, count once")
  func distinct() {
    let twin = Album(
      id: 90, title: "Another", artist: "Band", year: nil, genre: nil, trackCount: nil,
      artwork: Album.test(1, "").artwork)
    let bare = Album(
      id: 91, title: "No cover", artist: "Band", year: nil, genre: nil, trackCount: nil,
      artwork: nil)
    let albums = Album.numbered(1...6) + [twin, bare, Album.test(92, "Album 2")]
    let covers = Cover.all(of: albums)
    #expect(covers.map(\.album.id) == [1, 2, 3, 4, 5, 6] && covers.levels == [.easy])
    #expect(Cover.all(of: Album.numbered(1...5)).levels.isEmpty)
    #expect(Cover.all(of: Album.numbered(1...24)).levels == PairsLevel.allCases)
  }

  @Test("the result lists the albums, even after an update, and opens them")
  func result() throws {
    var visitor = try Visitor.atBoard(keeping: 1...8)
    let names = try visitor.dealCovers()
    visitor.finish()
    #expect(visitor.sees(CoversPhrase.onTable(names, others: 0)))
    #expect((visitor.dialog as? GameResult)?.covers.map(\.name) == names)
    guard case .store(.record(let earned))? = visitor.effects.last else {
      throw ReplayError.unfinished
    }
    visitor.answer(.recordFailed(earned, .full))
    #expect((visitor.dialog as? GameResult)?.covers.map(\.name) == names)
    visitor.press(.enter)
    let scored = RoundSummary(
      id: RoundID(2), of: try #require(earned.round.ranked),
      finishedAt: Timestamp(milliseconds: 0))
    visitor.answer(
      .recorded(RecordOutcome(round: scored, previousBest: nil, rank: 1, players: 1), earned))
    #expect((visitor.dialog as? GameResult)?.covers.map(\.name) == names)
    visitor.press(.right, .right, .enter)
    visitor.answerGate()
    let screen = try #require(visitor.open(AlbumsScreen.self))
    #expect(screen.shown == .played && screen.shelf?.list.rows.count == 6)
    #expect(visitor.sees(visitor.text(AlbumsPhrase.played) + " · 6"))
    visitor.press(.enter)
    #expect(visitor.open(AlbumScreen.self) != nil)
  }

  @Test("a saved game with covers is resumed with the same ones in their order")
  func resumed() throws {
    var visitor = try Visitor.atBoard(keeping: 1...8)
    let names = try visitor.dealCovers()
    visitor.wait(500)
    visitor.type(" ")
    guard case .store(.keepProgress(let kept, _))? = visitor.effects.last else {
      throw ReplayError.unfinished
    }
    visitor = try Visitor.atBoard(keeping: 30..<30, offering: kept)
    visitor.press(.enter)
    let (id, request) = try #require(visitor.latestLoad)
    #expect(request.mode == .again && request.covers.map(\.name) == names)
    visitor.send(id, .failed(.tooFewDifferent(2)))
    #expect(visitor.dialog as? DealNotice == .picturesLost, "no request before the player agrees")
    visitor.press(.escape, .enter)
    #expect((visitor.play as? PairsPlay)?.board.hasPhotos == false, "drawings stand in")
    visitor.wait(500)
    visitor.effects = []
    visitor.send(.suspended)
    guard case .store(.keepProgress(let again, _))? = visitor.effects.last else {
      throw ReplayError.unfinished
    }
    let appearance = SavedAppearance(again.appearance)
    #expect(
      appearance.isDrawn && appearance.rest == kept.appearance, "and the covers are still known")
  }

  @Test("the saved covers are read back, and modified ones are ignored")
  func appearance() {
    let album = Album.test(7, "45\t\n\u{202E}", "Кино")
    let appearance = Cover.all(of: [album, Album.test(nil, "x")]).appearance
    let read = Cover.all(appearance: appearance)
    #expect(read.count == 1 && read[0].album.id == 7 && read[0].album.artist == "Кино")
    #expect(read[0].name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
    for text in ["", "covers 2\n1\ta\tb\tc", "covers 1\n1\ta", "covers 1\n\n\t\t\t", "\t"] {
      #expect(Cover.all(appearance: text).isEmpty)
    }
    #expect(Cover.all(of: []).appearance.isEmpty)
  }

  @Test("too few covers lead to the albums, or to drawings")
  func tooFew() throws {
    var visitor = try Visitor.atAlbums(settings: Settings(deck: "covers", motion: false))
    let kept = Album.numbered(1...4).compactMap { KeptAlbum($0) }
    visitor.answer(.reply(to: AlbumsQuery(player: PlayerID(1)), .success(kept)))
    visitor.press(.escape)
    visitor.type("3")
    #expect(visitor.sees(CoversPhrase.inShort(.mine, 4, [])))
    visitor.press(.enter)
    visitor.answer(.seed(7))
    #expect(visitor.latestLoad == nil && visitor.dialog is DealNotice)
    #expect(visitor.sees(CoversPhrase.enough(4, [])))
    #expect(visitor.sees(CoversPhrase.needs(.easy)) && visitor.sees(CoversPhrase.howToGet))
    visitor.press(.right, .enter)
    #expect((visitor.play as? PairsPlay)?.board.hasPhotos == false)
    #expect((visitor.play as? PairsPlay)?.level == .easy)
  }

  @Test("a search with too few covers is not offered")
  func vain() throws {
    var visitor = try Visitor.atAlbums(settings: Settings(deck: "covers", motion: false))
    visitor.search("album", response: Album.numbered(1...5))
    visitor.press(.escape)
    visitor.type("3")
    visitor.press(.enter)
    visitor.answer(.seed(7))
    #expect(visitor.sees(CoversPhrase.howToGet))
  }

  @Test("without albums the deck says where to get some, and drawings are dealt")
  func empty() {
    var visitor = Visitor.loading("covers", seed: 7)
    #expect(visitor.sees(CoversPhrase.howToGet))
    var reader = visitor
    reader.press(.enter)
    #expect(reader.open(AlbumsScreen.self) != nil && !reader.app.table.isDealing)
    visitor.press(.right, .enter)
    #expect(visitor.play != nil)
  }

  @Test("a chosen seed waits for the player's albums")
  func chosenSeed() throws {
    let settings = Settings(deck: "covers", motion: false)
    var visitor = Visitor(App.LaunchEnvironment(seed: 3), settings: settings)
    visitor.logIn(try Deals.player(), settings)
    visitor.press(.enter)
    #expect(visitor.effects.contains(.drawSeed) && visitor.dialog == nil)
    visitor.answer(.albumsKept(1...8))
    visitor.answer(.seed(99))
    let (id, request) = try #require(visitor.latestLoad)
    #expect(request.seed == 3)
    visitor.deliver(id, request, names: request.covers.map(\.name))
    let play = try #require(visitor.play as? PairsPlay)
    #expect(play.table.round.eligibility == .practice)
  }

  @Test("no albums are requested while another deck is chosen")
  func otherDecks() throws {
    var visitor = Visitor()
    visitor.answer(.loggedIn(try Deals.player(), Settings()))
    #expect(visitor.effects.asked(AlbumsQuery.self).isEmpty)
  }

  @Test("x removes an album from My albums, after a question; a full disk is reported")
  func removing() throws {
    var visitor = try Visitor.atAlbums()
    visitor.press(.escape)
    visitor.type("m")
    visitor.answer(.albumsKept(1...3))
    visitor.type("x")
    #expect(visitor.sees(QuestionPhrase.ask(.forgetAlbum)))
    visitor.effects = []
    visitor.press(.enter)
    #expect(visitor.effects.isEmpty)
    visitor.type("x")
    visitor.press(.right, .enter)
    #expect(
      visitor.effects == [.ask(AlbumsQuery(player: PlayerID(1), change: .forget(1)))])
    visitor.answer(
      .reply(to: AlbumsQuery(player: PlayerID(1), change: .forget(1)), .failure(.full)))
    #expect(visitor.dialog is Notice)
  }

  @Test("the screens of covers match their golden files", arguments: AlbumScreenTests.variants)
  func pictures(name: String, environment: App.LaunchEnvironment, columns: Int, rows: Int) throws {
    var visitor = try Visitor.atAlbums(
      environment, columns: columns, rows: rows, settings: Settings(motion: false))
    visitor.answer(.albumsKept(1...14))
    visitor.press(.escape)
    visitor.type("m")
    expectDescribed(visitor, "albums-mine-\(name)")
    visitor.type("p")
    expectDescribed(visitor, "covers-offer-\(name)")
    visitor.press(.enter)
    visitor.answer(.seed(7))
    let (id, request) = try #require(visitor.latestLoad)
    visitor.deliver(id, request, names: request.covers.map(\.name))
    visitor.type(" ")
    expectDescribed(visitor, "covers-board-\(name)")
    visitor.finish()
    expectDescribed(visitor, "covers-result-\(name)")
    visitor.press(.escape)
    visitor.type("2")
    expectDescribed(visitor, "covers-settings-\(name)")
    if !environment.unicode { #expect(visitor.screen.utf8.allSatisfy { $0 < 128 }) }
  }

  @Test("colors are never the only sign: all depths have the same text, but edges of buttons")
  func depths() throws {
    let screens = try ColorDepth.allCases.map { depth in
      var visitor = try Visitor.atAlbums(App.LaunchEnvironment(depth: depth))
      visitor.search("road", response: Album.several)
      let found = visitor.lines
      visitor.press(.enter)
      visitor.reply(.failure(.offline))
      return (found + visitor.lines).map { $0.replacing("▄", with: " ").trimmed }
    }
    #expect(Set(screens).count == 1)
  }
}
