internal import MediaProtocol

/// Makes prints of photos: those of the cache where it has them, and new ones where it has not.
struct Darkroom {
  private var cache: PhotoCache?
  private let deckKey: String
  /// New photos and prints that the cache does not have yet.
  private var photos: [(photo: Photo, entry: DeckIndex.Entry)] = []
  private var prints: [(print: Print, hash: ContentHash, format: PictureFormat)] = []

  /// A darkroom for the deck with this key, unlike every other's; nothing is kept without a cache.
  init(_ cache: PhotoCache?, deckKey: String) {
    self.cache = cache
    self.deckKey = deckKey
  }

  /// A print of a photo that is in the cache, or of one in memory; nil where the photo is gone.
  mutating func print(
    of hash: ContentHash, _ photo: Photo? = nil, as format: PictureFormat
  ) -> Print? {
    if let print = cache?.print(hash, format) { return print }
    guard let photo = photo ?? cache?.photo(hash), let picture = photo.picture(format) else {
      return nil
    }
    let print = Print(thumbnail: photo.thumbnail, picture: picture)
    prints.append((print, hash, format))
    return print
  }

  /// Takes a photo that was decoded and drawn elsewhere.
  mutating func take(
    _ photo: Photo, _ print: Print, _ entry: DeckIndex.Entry, as format: PictureFormat
  ) {
    photos.append((photo, entry))
    prints.append((print, entry.hash, format))
  }

  /// Notes a deal, and the day on which new pictures were fetched; false where there is nowhere to.
  func note(_ deal: DeckIndex.Deal, refreshedOn day: Int?) -> Bool {
    guard let cache else { return false }
    do throws(FileFault) {
      try cache.change(deckKey) { index in
        index.add(deal)
        if let day { index.noteRefreshed(on: day) }
      }
      return true
    } catch {
      return false
    }
  }

  /// Puts what is new into the cache; false where nothing is. It is not tried again where that
  /// fails.
  mutating func put() throws(FileFault) -> Bool {
    guard !prints.isEmpty else { return false }
    defer {
      photos = []
      prints = []
    }
    if !photos.isEmpty { try cache?.add(photos, to: deckKey) }
    for (print, hash, format) in prints { try cache?.keep(print, hash, format) }
    return true
  }
}
