private import Glibc
internal import PictureCache

/// Reduced pictures on disk, shared by every helper of this user.
///
/// Each file is whole or absent, so a kill leaves nothing worse than a draft; what is damaged is
/// dropped. The least recently used pictures go when there are too many.
struct PhotoCache {
  private let layout: CacheLayout
  private let mostBytes: Int
  /// About the size of everything; nil before it has been looked at.
  private var bytes: Int?

  init(_ layout: CacheLayout, mostBytes: Int = CacheLayout.mostBytes) {
    self.layout = layout
    self.mostBytes = mostBytes
  }

  /// What is known of a deck.
  func index(of key: String) -> DeckIndex {
    guard let bytes = Files.read(layout.deck(key), most: 4 << 20),
      let text = String(validating: bytes, as: UTF8.self)
    else { return DeckIndex(key: key) }
    return DeckIndex(key: key, text: text)
  }

  /// A picture, which becomes the most recently used; nil where it is missing or was damaged.
  func photo(_ hash: ContentHash) -> Photo? {
    let path = layout.photo(hash.digits)
    guard let file = Files.read(path, most: Photo.largestFile) else {
      if let facts = FileFacts(of: path), facts.bytes > Photo.largestFile { unlink(path) }
      return nil
    }
    guard let photo = Photo(file: file) else {
      unlink(path)
      return nil
    }
    utimensat(AT_FDCWD, path, nil, 0)
    return photo
  }

  /// Keeps a picture of a deck.
  mutating func add(
    _ photo: Photo, _ hash: ContentHash, from origin: String, to key: String
  ) throws(FileFault) {
    try Files.makeDirectory(layout.photos)
    try Files.makeDirectory(layout.decks)
    let file = photo.file
    let before = bytes ?? CacheContents(of: layout).bytes
    try Files.replace(layout.photo(hash.digits), with: file)
    bytes = before + file.count
    guard let lock = lock(layout.lock) else { return }
    defer { close(lock) }
    var index = index(of: key)
    index.add(DeckIndex.Entry(hash: hash, origin: origin))
    try Files.replace(layout.deck(key), with: Array(index.text.utf8))
    if let bytes, bytes > mostBytes { trim() }
  }

  /// Removes the least recently used pictures until a tenth is free, and drafts that a kill left.
  private mutating func trim() {
    var kept: [(path: String, facts: FileFacts)] = []
    let now = Int(time(nil)) * 1_000_000_000
    for name in Files.names(in: layout.photos) ?? [] {
      let path = layout.photo(name)
      guard let facts = FileFacts(of: path) else { continue }
      if CacheLayout.isPhoto(name) {
        kept.append((path, facts))
      } else if facts.changed < now - 600_000_000_000 {
        unlink(path)
      }
    }
    kept.sort { ($0.facts.changed, $0.path) < ($1.facts.changed, $1.path) }
    var total = kept.reduce(0) { $0 + $1.facts.bytes }
    for (path, facts) in kept where total > mostBytes / 10 * 9 {
      if unlink(path) == 0 { total -= facts.bytes }
    }
    bytes = total
  }
}

/// Takes a lock between processes, which is given up when its holder dies. Waits at most a fifth of
/// a second; nil where it cannot be had. Whoever gets the descriptor closes it.
private func lock(_ path: String) -> Int32? {
  let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
  guard file >= 0 else { return nil }
  for _ in 0..<40 {
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return file }
    usleep(5_000)
  }
  close(file)
  return nil
}
