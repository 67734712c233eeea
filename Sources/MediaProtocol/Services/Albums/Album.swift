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

  func keeping(_ count: Int) -> AlbumPage {
    AlbumPage(album, copyright: copyright, tracks: Array(tracks.prefix(count)))
  }
}

extension Album: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(id)
    writer.put(title)
    writer.put(artist)
    writer.put(year)
    writer.put(genre)
    writer.put(trackCount)
    writer.put(artwork)
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    let id = try reader.optionalInt()
    let title = try reader.optionalLine()
    let artist = try reader.optionalLine()
    let year = try reader.optionalInt()
    let genre = try reader.optionalLine()
    let count = try reader.optionalInt()
    self.init(
      id: id, title: title, artist: artist, year: year, genre: genre, trackCount: count,
      artwork: try reader.optionalText())
  }
}

extension Track: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(title)
    writer.put(disc)
    writer.put(number)
    writer.put(milliseconds)
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    let title = try reader.optionalLine()
    let disc = try reader.optionalInt()
    let number = try reader.optionalInt()
    self.init(title: title, disc: disc, number: number, milliseconds: try reader.optionalInt())
  }
}

extension AlbumPage: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(album)
    writer.put(copyright)
    writer.put(tracks)
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    let album: Album = try reader.value()
    let copyright = try reader.optionalLine()
    self.init(album, copyright: copyright, tracks: try reader.list(most: Self.mostTracks))
  }
}
