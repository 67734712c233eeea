public import MediaProtocol
public import SystemStrings

extension AlbumCatalog {
  /// The limit of the service is about twenty queries a minute; beyond it, the status is 403.
  private static let pace = CacheableRequest.RateLimit(
    service: "albums", mostAMinute: 20, patience: 60)

  fileprivate func question(_ parameters: String) -> CacheableRequest {
    let root = (base ?? WebService.albums.base).withoutTrailingSlashes
    var address = "\(root)/\(parameters)"
    if let country { address += "&country=\(CacheableRequest.encoded(country))" }
    if let language { address += "&lang=\(CacheableRequest.encoded(language))" }
    // Old answers stay usable as long as they are cached.
    return CacheableRequest(
      address: address, identity: address, fresh: CacheableRequest.day, pace: Self.pace)
  }
}

extension AlbumSearch: ServiceRequest {
  public var question: CacheableRequest {
    catalog.question(
      "search?term=\(CacheableRequest.encoded(term))&entity=album&attribute=albumTerm&limit=200")
  }

  /// Reads `{"resultCount":2,"results":[{"wrapperType":"collection","collectionId":1440873107,`
  /// `"collectionName":"…","artistName":"…","artworkUrl100":"https://…","trackCount":12,…}]}`.
  public func read(
    _ json: JSONValue, from address: Address
  ) throws(MediaError) -> ServiceAnswer {
    let rows = try AlbumAnswerRows.rows(of: json)
    var albums: [Album] = []
    var seen: Set<Int> = []
    for row in rows where albums.count < Album.most && AlbumAnswerRows.kind(of: row) == .album {
      let album = Album(row, from: address)
      // A row without title and artist cannot be shown.
      guard album.title != nil || album.artist != nil else { continue }
      if let id = album.id, !seen.insert(id).inserted { continue }
      albums.append(album)
    }
    return .albums(albums)
  }
}

extension AlbumLookup: ServiceRequest {
  public var question: CacheableRequest { catalog.question("lookup?id=\(id)&entity=song") }

  /// Reads the answer to a lookup, in the format of a search; the first row is the album, those
  /// whose `wrapperType` is `track` are its songs.
  public func read(
    _ json: JSONValue, from address: Address
  ) throws(MediaError) -> ServiceAnswer {
    let rows = try AlbumAnswerRows.rows(of: json)
    let head = rows.first { AlbumAnswerRows.kind(of: $0) == .album }
    let songs = rows.filter { AlbumAnswerRows.kind(of: $0) == .track }
    // Its songs also contain the album's data.
    guard let row = head ?? songs.first else { throw .tooFewUsable(0) }
    let tracks = songs.prefix(AlbumPage.mostTracks).map(Track.init(row:)).enumerated()
    let sorted = tracks.sorted { left, right in
      let places = [left, right].map { place in
        (place.element.disc ?? 1, place.element.number ?? .max, place.offset)
      }
      return places[0] < places[1]
    }
    return .album(
      AlbumPage(
        Album(row, from: address), copyright: row["copyright"]?.line,
        tracks: sorted.map(\.element)))
  }
}

/// The rows of both kinds of answers.
private enum AlbumAnswerRows {
  enum Kind: Hashable {
    case album, track, other
  }

  static func rows(of json: JSONValue) throws(MediaError) -> [JSONValue] {
    if let message = json["errorMessage"]?.line { throw .serviceSaid(message) }
    guard let rows = json["results"]?.elements else { throw .notUnderstood }
    return rows
  }

  /// Returns the kind of a row; if it does not say, according to its members.
  static func kind(of row: JSONValue) -> Kind {
    guard case .object(let members) = row else { return .other }
    switch members["wrapperType"]?.line {
    case "collection": return .album
    case "track": return .track
    case nil: return members["trackNumber"] == nil ? .album : .track
    default: return .other
    }
  }
}

extension Album {
  fileprivate init(_ row: JSONValue, from address: Address) {
    self.init(
      id: row["collectionId"]?.integer, title: row["collectionName"]?.line,
      artist: row["artistName"]?.line, year: row["releaseDate"]?.line.flatMap(YearParser.year(of:)),
      genre: row["primaryGenreName"]?.line,
      trackCount: row["trackCount"]?.integer.flatMap { $0 >= 0 ? $0 : nil },
      artwork: row["artworkUrl100"]?.address(from: address))
  }
}

extension Track {
  fileprivate init(row: JSONValue) {
    self.init(
      title: row["trackName"]?.line, disc: row["discNumber"]?.integer,
      number: row["trackNumber"]?.integer,
      milliseconds: row["trackTimeMillis"]?.integer.flatMap { $0 >= 0 ? $0 : nil })
  }
}
