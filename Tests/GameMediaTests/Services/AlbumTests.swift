import GameMedia
import MediaProtocol
import SystemStrings
import Testing

@Suite("Found albums")
struct AlbumTests {
  private static let address = "https://itunes.apple.com/search?term=a"

  private static func search(_ rows: [String]) throws -> [Album] {
    let answer = try answer(to: AlbumSearch(term: "a"), rows)
    guard case .albums(let albums) = answer else { return [] }
    return albums
  }

  private static func lookup(_ rows: [String]) throws -> AlbumPage? {
    let answer = try answer(to: AlbumLookup(id: 1), rows)
    guard case .album(let page) = answer else { return nil }
    return page
  }

  private static func answer(
    to query: some ServiceRequest, _ rows: [String]
  ) throws -> ServiceAnswer {
    let json = #"{"resultCount":9,"results":[\#(rows.joined(separator: ","))]}"#
    let value = try #require(JSONValue(Array(json.utf8)))
    let address = try #require(Address(address))
    return try query.read(value, from: address)
  }

  @Test("An album is parsed as the service writes it")
  func album() throws {
    let albums = try Self.search([
      #"{"wrapperType":"collection","collectionId":1440873107,"collectionName":"Abbey Road","#
        + #""artistName":"The Beatles","artworkUrl100":"https://is1.mzstatic.com/a/100x100bb.jpg","#
        + #""trackCount":17,"releaseDate":"1969-09-26T07:00:00Z","primaryGenreName":"Rock"}"#
    ])
    let expected = Album(
      id: 1_440_873_107, title: "Abbey Road", artist: "The Beatles", year: 1969, genre: "Rock",
      trackCount: 17, artwork: "https://is1.mzstatic.com/a/100x100bb.jpg")
    #expect(albums == [expected])
    #expect(expected.artwork(side: 600) == "https://is1.mzstatic.com/a/600x600bb.jpg")
  }

  @Test("Missing, mistyped or malicious values are nil, and the row is kept")
  func missing() throws {
    let albums = try Self.search([
      #"{"collectionName":"Only a title"}"#, #"{"artistName":"Only a band","trackCount":-1}"#,
      #"{"collectionId":"12","collectionName":"T","artistName":7,"artworkUrl100":null,"#
        + #""trackCount":"9","releaseDate":"soon","primaryGenreName":[]}"#,
      #"{"collectionName":"A","artworkUrl100":"file:///etc/passwd","releaseDate":"0000-01-01"}"#,
      #"{"collectionName":"B","artworkUrl100":"https://localhost/a","releaseDate":"1889-01-01"}"#,
    ])
    let bare = { (id: Int?, title: String?, artist: String?, year: Int?, count: Int?) in
      Album(
        id: id, title: title, artist: artist, year: year, genre: nil, trackCount: count,
        artwork: nil)
    }
    #expect(
      albums == [
        bare(nil, "Only a title", nil, nil, nil), bare(nil, nil, "Only a band", nil, nil),
        bare(12, "T", nil, nil, 9), bare(nil, "A", nil, nil, nil), bare(nil, "B", nil, 1889, nil),
      ])
  }

  @Test("Equal albums are listed once, and rows of other kinds or without data are left out")
  func rows() throws {
    let albums = try Self.search([
      #"{"collectionId":1,"collectionName":"A"}"#, #"{"collectionId":1,"collectionName":"A"}"#,
      #"{"wrapperType":"track","collectionId":2,"collectionName":"B"}"#,
      #"{"wrapperType":"audiobook","collectionId":3,"collectionName":"C"}"#,
      #"{"collectionId":4}"#, "7", "null", "[]", #"{"collectionId":5,"collectionName":"E"}"#,
    ])
    #expect(albums.map(\.id) == [1, 5])
    #expect(try Self.search([]).isEmpty)
  }

  @Test("Songs are sorted by disc and number; those without are last, other rows left out")
  func songs() throws {
    let song = { (title: String, place: String) in
      #"{"wrapperType":"track","trackName":\#(title),"trackTimeMillis":1000\#(place)}"#
    }
    let page = try Self.lookup([
      #"{"wrapperType":"collection","collectionId":1,"collectionName":"A","copyright":"℗ A"}"#,
      song("\"last\"", ""), song("\"c\"", #","discNumber":2,"trackNumber":1"#),
      song("\"b\"", #","discNumber":1,"trackNumber":10"#),
      song("null", #","discNumber":1,"trackNumber":2"#),
      #"{"wrapperType":"musicVideo","trackName":"video","trackNumber":1}"#,
    ])
    #expect(page?.tracks.map(\.title) == [nil, "b", "last", "c"])
    #expect(page?.tracks.first?.milliseconds == 1_000)
    #expect(page?.copyright == "℗ A")
  }

  @Test("An album is recognized by its songs too, may have none, and an empty answer fails")
  func pages() throws {
    let page = try Self.lookup([
      #"{"wrapperType":"track","collectionId":7,"collectionName":"A","trackName":"s"}"#
    ])
    #expect(page?.album.id == 7 && page?.tracks.count == 1)
    let bare = try Self.lookup([#"{"wrapperType":"collection","collectionName":"A"}"#])
    #expect(bare?.tracks.isEmpty == true)
    #expect(throws: MediaError.tooFewUsable(0)) { try Self.lookup([]) }
    #expect(throws: MediaError.notUnderstood) {
      try AlbumSearch(term: "a").read(.object([:]), from: #require(Address(Self.address)))
    }
  }
}
