/// An album saved by a player, with its data at that time; unknown values are nil.
public struct KeptAlbum: Hashable, Sendable {
  /// The service's id.
  public let id: Int
  public let title: String?
  public let artist: String?
  public let year: Int?
  public let genre: String?
  public let trackCount: Int?
  /// The URL of a small cover.
  public let artwork: String?

  /// Creates an album; texts are cleaned and truncated to `longest` characters, and a URL longer
  /// than `longestAddress` becomes nil.
  public init(
    id: Int, title: String?, artist: String?, year: Int? = nil, genre: String? = nil,
    trackCount: Int? = nil, artwork: String? = nil
  ) {
    self.id = id
    self.title = title.map { TextSanitizer.line($0, limit: Self.longest) }
    self.artist = artist.map { TextSanitizer.line($0, limit: Self.longest) }
    self.year = year
    self.genre = genre.map { TextSanitizer.line($0, limit: Self.longest) }
    self.trackCount = trackCount
    self.artwork = artwork.flatMap { $0.utf8.count <= Self.longestAddress ? $0 : nil }
  }

  /// The maximum number of characters of a title, an artist or a genre.
  public static let longest = 300
  /// The maximum number of bytes of a URL.
  public static let longestAddress = 2000
  /// The maximum number of albums of a player; beyond it, the oldest ones are deleted.
  public static let most = 500
}
