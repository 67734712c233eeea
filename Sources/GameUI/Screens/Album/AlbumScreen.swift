import Canvas
import GameCore
import MediaProtocol

/// An album: its cover as large as possible, its facts and its songs.
struct AlbumScreen: Screen {
  enum Target: Hashable {
    case again
  }

  /// The album as known when the page opened.
  private let opened: Album
  private(set) var page: AlbumPage?
  private(set) var question: ServiceQueryState?
  /// Whether the album is saved by the player; nil until that is known.
  private(set) var isKept: Bool?
  private(set) var showsAddress = false
  private(set) var scroll = Scroll()

  init(_ album: Album) {
    opened = album
  }

  /// The album with the data of the service.
  var album: Album { page?.album ?? opened }

  mutating func appear(_ context: Context) -> [Action] {
    let kept = context.player.map { [Action].ask(AlbumsQuery(player: $0.id)) } ?? []
    guard page == nil else { return kept }
    return kept + ask(context)
  }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    let mayRetry = question?.mayRetry == true
    bind(.escape, ButtonPhrase.back, also: [.backspace]) { [.back] }
    bind("f", isKept.map { $0 ? ButtonPhrase.remove as any Phrase : AlbumPhrase.keyKeep }) {
      toggleKept(context)
    }
    bind(.enter, AlbumPhrase.keyAgain, when: mayRetry) { ask(context) }
    bind("o", AlbumPhrase.keyAddress, when: opened.id != nil) { showsAddress.toggle() }
    bind.list(KeyBinding(.upDown, TabPhrase.keyScroll))
    bind.part { input in
      // The last song stays in view, whatever the window's size.
      let rows = AlbumLayout(context.area).leastSongs
      return scroll.handle(input, lines: songs.count, rows: rows) ? [] : nil
    }
  }

  mutating func press(_: Target, at _: Point?, _ context: Context) -> [Action] {
    question?.mayRetry == true ? ask(context) : []
  }

  mutating func receive(_ answer: StoreAnswer, _ context: Context) -> [Action] {
    if case (_, .success(let albums))? = answer.to(AlbumsQuery.self, of: context.player?.id) {
      isKept = opened.id.map { id in albums.contains { $0.id == id } }
    }
    return []
  }

  mutating func receive(
    _ report: MediaReport, to query: MediaQuery, _ context: Context
  ) -> [Action] {
    let result = question?.receive(report, to: query, at: context.now)
    if case .success(let reply)? = result, case .album(let page) = reply.answer {
      self.page = page
      scroll = Scroll()
    }
    return []
  }

  var nextDeadline: Moment? { question?.retry }

  mutating func advance(_ context: Context) -> [Action] {
    question?.advance(to: context.now)
    return []
  }

  mutating func prepare(_ context: Context) -> [Action] {
    let format = AlbumLayout(context.area).format(context.look)
    return cover.map { [.load([.picture($0)], format)] } ?? []
  }

  /// The key of the large cover.
  var cover: PictureKey? { album.largeCover ?? opened.largeCover }

  var songs: [Track] { page?.tracks ?? [] }

  /// Returns the URL of the album's web page.
  func address(_ context: Context) -> String? {
    guard let id = opened.id, let country = AlbumCatalog(context).country else { return nil }
    return "https://music.apple.com/\(country)/album/\(id)"
  }

  private mutating func ask(_ context: Context) -> [Action] {
    guard let id = opened.id else { return [] }
    let query = ServiceQuery.album(AlbumLookup(id: id, in: AlbumCatalog(context)))
    question = ServiceQueryState(query)
    return [.request(.service(query))]
  }

  private func toggleKept(_ context: Context) -> [Action] {
    guard let player = context.player?.id, let isKept, let facts = KeptAlbum(facts) else {
      return []
    }
    return .ask(AlbumsQuery(player: player, change: isKept ? .forget(facts.id) : .keep(facts)))
  }

  /// The album to save: the id with which the page was opened, with the current data.
  private var facts: Album {
    Album(
      id: opened.id, title: album.title ?? opened.title, artist: album.artist ?? opened.artist,
      year: album.year ?? opened.year, genre: album.genre ?? opened.genre,
      trackCount: album.trackCount ?? opened.trackCount,
      artwork: album.artwork ?? opened.artwork)
  }
}
