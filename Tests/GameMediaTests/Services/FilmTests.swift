import GameMedia
import MediaProtocol
import SystemStrings
import Testing

@Suite("Lists of films")
struct FilmTests {
  private static let query = FilmQuery(.top, key: ServiceKey("k_1"))

  private static func read(_ json: String) throws -> [ListedFilm] {
    let value = try #require(JSONValue(Array(json.utf8)))
    let address = try #require(Address("https://tv-api.com/en/API/Top250Movies/k_1"))
    guard case .films(let films) = try query.read(value, from: address) else { return [] }
    return films
  }

  /// Returns nine valid films and another one.
  private static func films(and last: String) throws -> [ListedFilm] {
    let rows = (0..<9).map {
      #"{"id":"tt\#($0)","title":"F","year":"2000","image":"","imDbRating":"5.0"}"#
    }
    return try read(#"{"items":[\#((rows + [last]).joined(separator: ","))],"errorMessage":""}"#)
  }

  @Test("A film is parsed as the service writes it")
  func film() throws {
    let film = try Self.films(
      and: #"{"id":"tt11866324","rank":"1","title":"Prey","fullTitle":"Prey (2022)","year":"2022","#
        + #""image":"https://m.media-amazon.com/a.jpg","imDbRating":"7.2","imDbRatingCount":"9"}"#
    ).last
    #expect(
      film
        == ListedFilm(
          id: "tt11866324", title: "Prey", year: 2022, ratingTenths: 72,
          poster: "https://m.media-amazon.com/a.jpg"))
  }

  @Test(
    "A rating is read in tenths, from a string or a number",
    arguments: [
      (#""7.2""#, 72), ("7.2", 72), (#""10""#, 100), ("10.0", 100), ("8", 80), (#""1.0""#, 10),
      (#""7.25""#, 73), (#""9.94""#, 99),
    ])
  func ratings(_ rating: String, _ tenths: Int) throws {
    let films = try Self.films(and: #"{"id":"x","title":"T","imDbRating":\#(rating)}"#)
    #expect(films.last?.ratingTenths == tenths)
  }

  @Test(
    "A film without a rating, a name or a title is left out, and nine are too few",
    arguments: [
      #"{"id":"x","title":"T","imDbRating":""}"#, #"{"id":"x","title":"T","imDbRating":null}"#,
      #"{"id":"x","title":"T"}"#, #"{"id":"x","title":"T","imDbRating":"0.9"}"#,
      #"{"id":"x","title":"T","imDbRating":"10.1"}"#, #"{"id":"x","title":"T","imDbRating":"-7"}"#,
      #"{"id":"x","title":"T","imDbRating":"7,2"}"#, #"{"id":"x","title":"T","imDbRating":"7e0"}"#,
      #"{"id":"x","title":"T","imDbRating":"٧.٢"}"#, #"{"id":"x","title":"T","imDbRating":[7]}"#,
      #"{"id":"x","title":" \n ","imDbRating":"7"}"#, #"{"id":7,"title":"T","imDbRating":"7"}"#,
      #"{"title":"T","imDbRating":"7"}"#, #"{"id":"tt1","title":"Twice","imDbRating":"7"}"#,
      "null", "7", "[]",
    ])
  func unusable(_ film: String) {
    #expect(throws: MediaError.tooFewUsable(9)) { try Self.films(and: film) }
  }

  @Test("Titles are one visible line, and malicious addresses are left out")
  func hostile() throws {
    let film = try Self.films(
      and: #"{"id":"x","title":"\u001b[31m A\n\tB\u202e\u0000 ","year":"MMXX","imDbRating":"7","#
        + #""image":"http://127.0.0.1:631/admin"}"#
    ).last
    #expect(film?.title == "[31m A B")
    #expect(film?.year == nil)
    #expect(film?.poster == nil)
    let long = try Self.films(
      and: #"{"id":"x","title":"\#(String(repeating: "я", count: 9_999))","imDbRating":"7"}"#)
    #expect(long.last?.title.count == 300)
  }

  @Test("The service's error message is a failure, even with films next to it")
  func said() {
    let json = #"{"items":[],"errorMessage":"Maximum usage (100 per day)"}"#
    #expect(throws: MediaError.serviceSaid("Maximum usage (100 per day)")) {
      try Self.read(json)
    }
    #expect(throws: MediaError.notUnderstood) { try Self.read(#"{"items":{}}"#) }
    #expect(throws: MediaError.notUnderstood) { try Self.read("7") }
  }

  @Test("The key is not part of the answer's name, and is not printed")
  func key() {
    let query = FilmQuery(.popular, base: "https://a.org/api//", key: ServiceKey("k_secret"))
    let question = query.question
    #expect(question.address == "https://a.org/api/MostPopularMovies/k_secret")
    #expect(question.identity == "https://a.org/api/MostPopularMovies")
    var dumped = ""
    dump(ServiceQuery.films(query), to: &dumped)
    for text in [dumped, "\(query)", String(reflecting: query), "\(query.key)"] {
      #expect(!text.contains("secret"))
    }
  }
}
