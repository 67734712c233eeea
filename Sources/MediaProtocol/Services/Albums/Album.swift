/// An album from the service; missing values are nil.
public struct Album: Hashable, Sendable {
  /// The id for `AlbumLookup`.
  public let id: Int?
  public let title: String?
  public let artist: String?
  public let year: Int?
  public let genre: String?
  public let trackCount: Int?
  /// The address of a small cover.
  public let artwork: String?

  public init(
    id: Int?, title: String?, artist: String?, year: Int?, genre: String?, trackCount: Int?,
    artwork: String?
  ) {
    self.id = id
    self.title = title
    self.artist = artist
    self.year = year
    self.genre = genre
    self.trackCount = trackCount
    self.artwork = artwork
  }

  /// The maximum number of albums in an answer.
  public static let most = 500

  /// Returns the address of the cover in another size, if the service has the size in the last part
  /// of the address, as in `…/100x100bb.jpg`.
  public func artwork(side: Int) -> String? {
    guard let artwork, let slash = artwork.lastIndex(of: "/") else { return artwork }
    let name = artwork[artwork.index(after: slash)...]
    guard let small = name.firstRange(of: "100x100"), small.lowerBound == name.startIndex else {
      return artwork
    }
    return "\(artwork[...slash])\(side)x\(side)\(name[small.upperBound...])"
  }
}

/// A song of an album.
public struct Track: Hashable, Sendable {
  public let title: String?
  public let disc: Int?
  public let number: Int?
  public let milliseconds: Int?

  public init(title: String?, disc: Int?, number: Int?, milliseconds: Int?) {
    self.title = title
    self.disc = disc
    self.number = number
    self.milliseconds = milliseconds
  }
}

/// An album with its songs, if any, by disc and number.
public struct AlbumPage: Hashable, Sendable {
  public let album: Album
  public let copyright: String?
  public let tracks: [Track]

  public init(_ album: Album, copyright: String?, tracks: [Track]) {
    self.album = album
    self.copyright = copyright
    self.tracks = tracks
  }

  /// The maximum number of songs in an answer.
  public static let mostTracks = 1_000
}

extension Album: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(id, title, artist, year, genre, trackCount, artwork)
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    try self.init(
      id: reader.value(), title: reader.optionalLine(), artist: reader.optionalLine(),
      year: reader.value(), genre: reader.optionalLine(), trackCount: reader.value(),
      artwork: reader.value())
  }
}

extension Track: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(title, disc, number, milliseconds) }

  init(from reader: inout ByteReader) throws(MessageError) {
    try self.init(
      title: reader.optionalLine(), disc: reader.value(), number: reader.value(),
      milliseconds: reader.value())
  }
}

extension AlbumPage: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(album, copyright, tracks) }

  init(from reader: inout ByteReader) throws(MessageError) {
    try self.init(
      reader.value(), copyright: reader.optionalLine(), tracks: reader.list(most: Self.mostTracks))
  }
}
