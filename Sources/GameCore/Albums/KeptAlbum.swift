/// An album that a player has kept, with its facts as they were then; what was not known is nil.
public struct KeptAlbum: Hashable, Sendable {
  /// The service's number for it.
  public let id: Int
  public let title: String?
  public let artist: String?
  public let year: Int?
  public let genre: String?
  public let trackCount: Int?
  /// The address of a small cover.
  public let artwork: String?

  /// An album; texts are cleaned and cut to `longest` characters, and an address that is longer
  /// than `longestAddress` is none.
  public init(
    id: Int, title: String?, artist: String?, year: Int? = nil, genre: String? = nil,
    trackCount: Int? = nil, artwork: String? = nil
  ) {
    self.id = id
    self.title = title.map { Clean.line($0, limit: Self.longest) }
    self.artist = artist.map { Clean.line($0, limit: Self.longest) }
    self.year = year
    self.genre = genre.map { Clean.line($0, limit: Self.longest) }
    self.trackCount = trackCount
    self.artwork = artwork.flatMap { $0.utf8.count <= Self.longestAddress ? $0 : nil }
  }

  /// Characters of a title, a band or a genre.
  public static let longest = 300
  /// Bytes of an address.
  public static let longestAddress = 2000
  /// The most albums that a player keeps: of more, those kept first make way.
  public static let most = 500
}
