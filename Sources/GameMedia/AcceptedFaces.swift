internal import Canvas
internal import MediaProtocol
internal import Pictures

/// The accepted faces of a request, each clearly different from the others.
struct AcceptedFaces {
  struct Entry {
    let hash: ContentHash
    let name: String
    /// The photo if it was decoded for this request; the others are in the cache.
    let photo: Photo?
    fileprivate let rendering: RenderedPhoto
  }

  let format: PictureFormat
  private(set) var entries: [Entry] = []
  private var hashes: Set<ContentHash> = []
  /// The signatures of entries, computed when needed.
  private var signatures: [Int: PictureSignature] = [:]
  /// The names given by the player, by source.
  private var names: [String: String] = [:]

  init(_ format: PictureFormat) {
    self.format = format
  }

  var count: Int { entries.count }

  /// Returns whether this content has been added or rejected before.
  func contains(_ hash: ContentHash) -> Bool {
    hashes.contains(hash)
  }

  /// Adds a rendered picture; returns nil if it looks like another one.
  mutating func add(
    _ rendering: RenderedPhoto, _ hash: ContentHash, from origin: String, photo: Photo? = nil
  ) -> Face? {
    add(Entry(hash: hash, name: name(of: origin), photo: photo, rendering: rendering))
  }

  /// Returns the same photos in another format; nil if one is missing or two look alike in it.
  func redrawn(in format: PictureFormat, _ render: (Entry) -> RenderedPhoto?) -> AcceptedFaces? {
    var redrawn = AcceptedFaces(format)
    redrawn.names = names
    for entry in entries {
      guard let rendering = render(entry),
        redrawn.add(
          Entry(hash: entry.hash, name: entry.name, photo: entry.photo, rendering: rendering))
          != nil
      else { return nil }
    }
    return redrawn
  }

  var faces: [Face] {
    entries.enumerated().map { index, entry in
      Face(index: index, name: entry.name, picture: entry.rendering.picture)
    }
  }

  /// Returns the faces in the order of an earlier deal; photos that were not in it take the
  /// remaining places.
  func reordered(_ dealt: [ContentHash]) -> AcceptedFaces {
    var others = entries.filter { !dealt.contains($0.hash) }[...]
    var reordered = AcceptedFaces(format)
    reordered.hashes = hashes
    reordered.entries = dealt.compactMap { hash in
      entries.first { $0.hash == hash } ?? others.popFirst()
    }
    return reordered
  }

  private mutating func add(_ entry: Entry) -> Face? {
    guard hashes.insert(entry.hash).inserted else { return nil }
    var own: PictureSignature?
    for (index, known) in entries.enumerated() {
      let distance = Self.distance(known.rendering.thumbnail, entry.rendering.thumbnail)
      if distance < Self.sameThumbnail { return nil }
      // With many colors, cells can only look alike if the thumbnails do.
      if format.rendition.depth >= .palette256, distance > Self.otherThumbnail { continue }
      // On a terminal that shows pixels the cells are not visible.
      if format.rendition.pixels != nil { continue }
      let signature = own ?? PictureSignature(entry.rendering.picture)
      own = signature
      let other = signatures[index] ?? PictureSignature(known.rendering.picture)
      signatures[index] = other
      if signature.looksLike(other) { return nil }
    }
    signatures[entries.count] = own
    entries.append(entry)
    return Face(index: entries.count - 1, name: entry.name, picture: entry.rendering.picture)
  }

  /// Mean differences of a channel, 0 to 255. Below the first, two thumbnails show one scene (two
  /// photos taken in succession differ by 12); above the second, two photos have nothing in common.
  private static let sameThumbnail = 13
  private static let otherThumbnail = 48

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var sum = 0
    for index in 0..<min(left.count, right.count) {
      sum += abs(Int(left[index]) - Int(right[index]))
    }
    return sum / max(left.count, 1)
  }

  /// Sets the names that the player has given to pictures.
  mutating func name(_ pictures: [CustomDeckPicture]) {
    names = Dictionary(pictures.map { ($0.address, $0.name) }) { first, _ in first }
  }

  private func name(of origin: String) -> String {
    names[origin] ?? Self.name(of: origin)
  }

  /// Returns the name of the file in an address or path, without its extension. Only an address has
  /// a query or fragment; in paths both signs may be part of a name.
  static func name(of origin: String) -> String {
    let isAddress = origin.hasPrefix("https:") || origin.hasPrefix("http:")
    let path = isAddress ? origin.prefix { $0 != "?" && $0 != "#" } : origin[...]
    let last = path.split(separator: "/").last ?? ""
    let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last
    return String(stem.filter(TextWidth.isPrintable).prefix(60))
  }
}
