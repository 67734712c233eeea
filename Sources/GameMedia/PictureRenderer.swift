internal import MediaProtocol

/// A maker of rendered pictures, which takes them from the cache or renders them from photos.
struct PictureRenderer {
  private var cache: PhotoCache?
  private let deckKey: String
  /// The new photos and rendered pictures that are not in the cache yet.
  private var photos: [(photo: Photo, entry: DeckIndex.Entry)] = []
  private var renderings: [(rendering: RenderedPhoto, hash: ContentHash, format: PictureFormat)] =
    []

  /// Creates one for the deck with this unique key; without a cache nothing is saved.
  init(_ cache: PhotoCache?, deckKey: String) {
    self.cache = cache
    self.deckKey = deckKey
  }

  /// Returns a rendered picture of a photo in the cache or in memory; nil if the photo is missing.
  mutating func rendering(
    of hash: ContentHash, _ photo: Photo? = nil, as format: PictureFormat
  ) -> RenderedPhoto? {
    if let rendering = cache?.rendering(hash, format) { return rendering }
    guard let photo = photo ?? cache?.photo(hash), let picture = photo.picture(format) else {
      return nil
    }
    let rendering = RenderedPhoto(thumbnail: photo.thumbnail, picture: picture)
    renderings.append((rendering, hash, format))
    return rendering
  }

  /// Takes a photo that was decoded and rendered elsewhere.
  mutating func take(
    _ photo: Photo, _ rendering: RenderedPhoto, _ entry: DeckIndex.Entry, as format: PictureFormat
  ) {
    photos.append((photo, entry))
    renderings.append((rendering, entry.hash, format))
  }

  /// Stores a deal, and the day on which new pictures were downloaded; returns false without a
  /// cache.
  func note(_ deal: DeckIndex.Deal, refreshedOn day: Int?) -> Bool {
    guard let cache else { return false }
    do throws(FileError) {
      try cache.change(deckKey) { index in
        index.add(deal)
        if let day { index.refreshed = day }
      }
      return true
    } catch {
      return false
    }
  }

  /// Saves the cache's changes; returns false if there are none. A failed save is not repeated.
  mutating func put() throws(FileError) -> Bool {
    guard !renderings.isEmpty else { return false }
    defer {
      photos = []
      renderings = []
    }
    if !photos.isEmpty { try cache?.add(photos, to: deckKey) }
    for (rendering, hash, format) in renderings { try cache?.keep(rendering, hash, format) }
    return true
  }
}
