/// Answers in the format of the album service.
public enum AlbumService {
  /// Returns `count` albums as found by a search. `covers` is the address of the covers.
  public static func albums(_ count: Int, covers: String = "https://example.org") -> Response {
    answer((0..<count).map { album($0, covers: covers) })
  }

  /// Returns one album in the service's format.
  public static func album(_ number: Int, covers: String = "https://example.org") -> String {
    #"{"wrapperType":"collection", "collectionType":"Album", "artistId":\#(900 + number), "#
      + #""collectionId":\#(1_440_870_000 + number), "amgArtistId":3996, "#
      + #""artistName":"Band \#(number % 17)", "collectionName":"Album \#(number) (Remastered)", "#
      + #""collectionCensoredName":"Album \#(number)", "#
      + #""artistViewUrl":"https://music.apple.com/us/artist/band/\#(number)?uo=4", "#
      + #""collectionViewUrl":"https://music.apple.com/us/album/\#(number)?uo=4", "#
      + #""artworkUrl60":"\#(covers)/covers/\#(number)/60x60bb.jpg", "#
      + #""artworkUrl100":"\#(covers)/covers/\#(number)/100x100bb.jpg", "collectionPrice":9.99, "#
      + #""collectionExplicitness":"notExplicit", "trackCount":\#(8 + number % 9), "#
      + #""copyright":"℗ \#(1960 + number % 60) A Label", "country":"USA", "currency":"USD", "#
      + #""releaseDate":"\#(1960 + number % 60)-09-26T07:00:00Z", "primaryGenreName":"Rock"}"#
  }

  /// Returns one song of an album in the service's format.
  public static func song(_ number: Int, disc: Int = 1, title: String? = nil) -> String {
    #"{"wrapperType":"track", "kind":"song", "collectionId":1440870001, "trackId":\#(number), "#
      + #""artistName":"Band 1", "collectionName":"Album 1 (Remastered)", "#
      + #""trackName":"\#(title ?? "Song \(number)")", "discCount":2, "discNumber":\#(disc), "#
      + #""trackCount":9, "trackNumber":\#(number), "trackTimeMillis":\#(180_000 + number), "#
      + #""releaseDate":"1961-09-26T07:00:00Z", "primaryGenreName":"Rock", "isStreamable":true}"#
  }

  /// Returns rows in the service's format.
  public static func answer(_ rows: [String]) -> Response {
    .text(
      "\n\n\n{\n \"resultCount\":\(rows.count),\n \"results\": [\n"
        + rows.joined(separator: ", \n") + "]\n}\n\n\n")
  }
}
