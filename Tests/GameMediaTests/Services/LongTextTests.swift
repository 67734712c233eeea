import Fixtures
import GameMedia
import MediaProtocol
import SystemStrings
import Testing

@Suite("Answers of services are read in linear time")
struct LongTextTests {
  private static let questions: [any ServiceRequest] = [
    FilmQuery(.top, key: ServiceKey("k_12345678")),
    AlbumSearch(term: "a", in: AlbumCatalog(base: nil)),
    PlayersQuery(address: "https://example.org/users"),
  ]

  /// JSON with `$` instead of a text.
  @Test(
    "Answers with any text in their fields",
    arguments: [
      "$", #"{"$":1}"#, #"{"$":1,"$":2}"#, #"{"$a":1,"$b":2}"#, #"["$","$"]"#, #"[1,$]"#,
      #"{"errorMessage":"$"}"#, #"{"errorMessage":"$","key":"k_12345678"}"#,
      #"{"items":[{"id":"$","title":"$","year":"$","image":"$","imDbRating":"$"}]}"#,
      #"{"results":[{"wrapperType":"$","collectionName":"$","artworkUrl100":"$"}]}"#,
      #"{"users":[{"username":"$","sex":"$","files":[{"url":"$","type":"$"}]}]}"#,
    ])
  func answers(_ form: String) throws {
    let address = try #require(Address("https://example.org"))
    let parts = form.split(separator: "$", omittingEmptySubsequences: false).map { Array($0.utf8) }
    // Long enough that a quarter of it, in four parts, takes a measurable time.
    let slow = LongText.slow(40_000) { bytes in
      let text = Array(bytes.prefix(bytes.count / max(parts.count - 1, 1)))
      let body = Array(parts.joined(separator: text))
      for question in Self.questions { _ = try? question.answer(in: body, from: address) }
      guard let json = JSONValue(body) else { return }
      for deck in NetworkDeck.all { _ = json.texts(at: deck.addresses[...]) }
    }
    #expect(slow == [])
  }

  @Test(
    "The largest accepted answer takes a few seconds at most",
    arguments: [#"{"$":1}"#, #"{"items":[{"title":"$"}]}"#])
  func largest(_ form: String) {
    let parts = form.split(separator: "$").map { Array($0.utf8) }
    let endless = LongText.endless(MediaLimits().answerBytes - form.utf8.count) { bytes in
      _ = JSONValue(parts[0] + bytes + parts[1])
    }
    #expect(endless == [])
  }

  @Test("Many equal short keys, and many different ones")
  func keys() {
    for key in ["a", "e\u{301}\u{323}"] {
      let slow = LongText.slow { bytes in
        let members = (0..<bytes.count / 10).map { "\"\(key)\($0 % 1000)\":1" }
        _ = JSONValue(Array("{\(members.joined(separator: ","))}".utf8))
      }
      #expect(slow == [])
    }
  }
}
