private import Glibc
internal import MediaProtocol
private import SystemStrings

/// The reduced pictures and their renderings on disk, shared by all helpers of this user.
///
/// Each file is complete or missing, so a killed program leaves only a draft; damaged files are
/// deleted. Beyond the limit the least recently used are removed.
struct PhotoCache {
  private let layout: CacheLayout
  private var photos: BoundedFolder
  private var renderings: BoundedFolder

  init(
    _ layout: CacheLayout, mostBytes: Int = CacheLayout.photoBytes,
    renderingBytes: Int = CacheLayout.renderingBytes
  ) {
    self.layout = layout
    photos = BoundedFolder(layout.photos, mostBytes: mostBytes, isOurs: CacheLayout.isPhoto)
    renderings = BoundedFolder(
      layout.renderings, mostBytes: renderingBytes, isOurs: CacheLayout.isRendering)
  }

  /// Returns the index of a deck.
  func index(of key: String) -> DeckIndex {
    guard let bytes = layout.deck(key).content(most: 4 << 20),
      let text = SystemString(bytes: bytes).exactText
    else { return DeckIndex(key: key) }
    return DeckIndex(key: key, text: text)
  }

  /// Returns a picture and marks it as the most recently used; nil if it is missing or damaged.
  func photo(_ hash: ContentHash) -> Photo? {
    let path = layout.photo(hash.digits)
    guard let file = path.content(most: Photo.largestFile) else {
      if let facts = FileFacts(of: path), facts.bytes > Photo.largestFile { Files.remove(path) }
      return nil
    }
    guard let photo = Photo(file: file) else {
      Files.remove(path)
      return nil
    }
    Files.touch(path)
    return photo
  }

  /// Returns a picture rendered in a format if the picture itself is cached too, and marks both as
  /// the most recently used.
  func rendering(_ hash: ContentHash, _ format: PictureFormat) -> RenderedPhoto? {
    let path = layout.rendering(hash.digits, format.name)
    guard let file = path.content(most: RenderedPhoto.largestFile) else { return nil }
    guard let rendering = RenderedPhoto(file: file, format) else {
      Files.remove(path)
      return nil
    }
    guard Files.touch(layout.photo(hash.digits)) else { return nil }
    Files.touch(path)
    return rendering
  }

  /// Saves pictures of a deck, newest last.
  mutating func add(
    _ pictures: [(photo: Photo, entry: DeckIndex.Entry)], to key: String
  ) throws(FileError) {
    try Files.makeDirectory(layout.decks)
    for (photo, entry) in pictures { try photos.put(photo.file, as: "\(entry.hash.digits)") }
    try change(key) { index in
      for (_, entry) in pictures { index.add(entry) }
    }
  }

  /// Saves a picture that belongs to no deck.
  mutating func add(_ photo: Photo, _ hash: ContentHash) throws(FileError) {
    try photos.put(photo.file, as: SystemString(hash.digits))
  }

  /// Saves a rendered picture.
  mutating func keep(
    _ rendering: RenderedPhoto, _ hash: ContentHash, _ format: PictureFormat
  ) throws(FileError) {
    try renderings.put(rendering.file, as: "\(hash.digits)-\(format.name)")
  }

  /// Changes the index of a deck, unless another program is changing it.
  func change(_ key: String, _ change: (inout DeckIndex) -> Void) throws(FileError) {
    guard let lock = lock(layout.lock) else { return }
    defer { close(lock) }
    var index = index(of: key)
    change(&index)
    try Files.replace(layout.deck(key), with: Array(index.text.utf8))
  }
}

/// Acquires a lock between processes, which is released if its holder dies. Waits at most two
/// seconds; nil if it is not available. The caller closes the descriptor.
private func lock(_ path: SystemString) -> Int32? {
  let file = path.withCString { open($0, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600) }
  guard file >= 0 else { return nil }
  for _ in 0..<400 {
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return file }
    usleep(5_000)
  }
  close(file)
  return nil
}
