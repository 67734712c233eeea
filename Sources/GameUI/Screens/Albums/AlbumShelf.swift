import Canvas
import GameCore
import MediaProtocol

/// Sorted albums with a cursor.
struct AlbumShelf: Sendable {
  enum Order: Hashable, CaseIterable, Sendable {
    case title, artist, year
  }

  var list = ListView<Album>()
  private(set) var order = Order.title

  /// Replaces the albums; each id appears once.
  mutating func show(_ albums: [Album], in language: Language) {
    var seen: Set<Int> = []
    let once = albums.filter { album in album.id.map { seen.insert($0).inserted } ?? true }
    list = ListView()
    list.show(sorted(once, in: language), total: once.count)
  }

  mutating func nextOrder(in language: Language) {
    order = order.moved(by: 1)
    list.show(sorted(list.rows, in: language), total: list.rows.count)
    list.select(0, room: 1)
  }

  /// Returns albums sorted by title within an artist or a year; unknown values are last.
  private func sorted(_ albums: [Album], in language: Language) -> [Album] {
    let titles = TitleOrder(language)
    let byTitle = titles.sorted(albums) { $0.title ?? $0.artist ?? "" }
    switch order {
    case .title: return byTitle.filter { $0.title != nil } + byTitle.filter { $0.title == nil }
    case .artist:
      return titles.sorted(byTitle.filter { $0.artist != nil }) { $0.artist ?? "" }
        + byTitle.filter { $0.artist == nil }
    case .year:
      return byTitle.enumerated()
        .sorted { ($0.element.year ?? .max, $0.offset) < ($1.element.year ?? .max, $1.offset) }
        .map(\.element)
    }
  }
}

extension Album {
  init(_ kept: KeptAlbum) {
    self.init(
      id: kept.id, title: kept.title, artist: kept.artist, year: kept.year, genre: kept.genre,
      trackCount: kept.trackCount, artwork: kept.artwork)
  }
}

extension KeptAlbum {
  /// Creates an album to save; nil without an id, because it could not be found again.
  init?(_ album: Album) {
    guard let id = album.id else { return nil }
    self.init(
      id: id, title: album.title, artist: album.artist, year: album.year, genre: album.genre,
      trackCount: album.trackCount, artwork: album.artwork)
  }
}
