extension Settings {
  private static let films = "films"
  private static let players = "players"
  private static let albums = "albums"

  /// Where films with their ratings are asked for; nil for the usual service.
  public var filmsAddress: String? {
    get { sources[Self.films] }
    set { sources[Self.films] = newValue }
  }

  /// Where the list of players elsewhere is; nil where nobody is asked for one.
  public var playersAddress: String? {
    get { sources[Self.players] }
    set { sources[Self.players] = newValue }
  }

  /// Where albums are looked for; nil for the usual service.
  public var albumsAddress: String? {
    get { sources[Self.albums] }
    set { sources[Self.albums] = newValue }
  }
}
