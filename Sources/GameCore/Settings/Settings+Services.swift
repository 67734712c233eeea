extension Settings {
  private static let films = "films"
  private static let players = "players"
  private static let albums = "albums"

  /// The URL of the service for films; nil for the default.
  public var filmsAddress: String? {
    get { sources[Self.films] }
    set { sources[Self.films] = newValue }
  }

  /// The URL of the list of remote players; nil for none.
  public var playersAddress: String? {
    get { sources[Self.players] }
    set { sources[Self.players] = newValue }
  }

  /// The URL of the service for albums; nil for the default.
  public var albumsAddress: String? {
    get { sources[Self.albums] }
    set { sources[Self.albums] = newValue }
  }
}
