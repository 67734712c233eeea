internal import Canvas
internal import MediaProtocol
internal import Pictures

/// The faces of a request that have been accepted: every one clearly different from the others.
struct FaceGallery {
  private struct Entry {
    let name: String
    let photo: Photo
    let thumbnail: [UInt8]
    let picture: Picture
  }

  private(set) var format: PictureFormat
  private var entries: [Entry] = []
  private var hashes: Set<ContentHash> = []

  init(_ format: PictureFormat) {
    self.format = format
  }

  var count: Int { entries.count }

  /// Whether this very content has been looked at already.
  func contains(_ hash: ContentHash) -> Bool {
    hashes.contains(hash)
  }

  /// Takes a photo; nil where it cannot be told from one that is here.
  mutating func add(_ photo: Photo, _ hash: ContentHash, from origin: String) -> Face? {
    guard hashes.insert(hash).inserted, let picture = photo.picture(format) else { return nil }
    let thumbnail = photo.thumbnail
    let isKnown = entries.contains { entry in
      let distance = Self.distance(entry.thumbnail, thumbnail)
      if distance < Self.sameThumbnail { return true }
      // With many colours, only what is alike from afar can be alike in cells.
      if format.rendition.depth >= .palette256, distance > Self.otherThumbnail { return false }
      return entry.picture.looksLike(picture)
    }
    guard !isKnown else { return nil }
    let name = Self.name(of: origin)
    entries.append(Entry(name: name, photo: photo, thumbnail: thumbnail, picture: picture))
    return Face(index: entries.count - 1, name: name, picture: picture)
  }

  /// Draws every face again in another format.
  func faces(in format: PictureFormat) -> [Face] {
    entries.enumerated().compactMap { index, entry in
      entry.photo.picture(format).map { Face(index: index, name: entry.name, picture: $0) }
    }
  }

  /// Mean differences of a channel, 0 to 255: below the first two thumbnails are of one photo,
  /// beyond the second two photos have nothing in common.
  private static let sameThumbnail = 8
  private static let otherThumbnail = 48

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    let sum = zip(left, right).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return sum / max(left.count, 1)
  }

  /// The name of the file at the end of an address or a path, without its ending.
  static func name(of origin: String) -> String {
    let path = origin.prefix { $0 != "?" && $0 != "#" }
    let last = path.split(separator: "/").last ?? ""
    let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last
    return String(stem.filter(TextWidth.isPrintable).prefix(60))
  }
}
