public import MediaProtocol
public import SystemStrings

extension FilmQuery: ServiceRequest {
  private var chartName: String {
    switch chart {
    case .top: "Top250Movies"
    case .popular: "MostPopularMovies"
    }
  }

  /// The query. Ratings change by a tenth in months, so a month-old list is good enough for a quiz.
  public var question: CacheableRequest {
    let list = "\((base ?? WebService.films.base).withoutTrailingSlashes)/\(chartName)"
    return CacheableRequest(
      address: "\(list)/\(CacheableRequest.encoded(key.revealed))", identity: list, secret: key,
      fresh: CacheableRequest.day, usable: 30 * CacheableRequest.day)
  }

  /// Reads
  /// `{"errorMessage":"","items":[{"id":"tt…","title":"Prey","year":"2022","image":"https://…",`
  /// `"imDbRating":"7.2",…}]}`, where numbers are strings, and a rating may be empty.
  public func read(
    _ json: JSONValue, from address: Address
  ) throws(MediaError) -> ServiceAnswer {
    if let message = json["errorMessage"]?.line { throw .serviceSaid(message) }
    guard let items = json["items"]?.elements else { throw .notUnderstood }
    var films: [ListedFilm] = []
    var seen: Set<String> = []
    for item in items where films.count < ListedFilm.most {
      guard let id = item["id"]?.line, let title = item["title"]?.line,
        let tenths = item["imDbRating"]?.decimal.flatMap(Self.tenths), seen.insert(id).inserted
      else { continue }
      films.append(
        ListedFilm(
          id: id, title: title, year: item["year"]?.integer.flatMap(YearParser.known),
          ratingTenths: tenths, poster: item["image"]?.address(from: address)))
    }
    guard films.count >= ListedFilm.fewest else { throw .tooFewUsable(films.count) }
    return .films(films)
  }

  /// Returns a rating such as `7.2`, `7` or `7.25` in tenths, rounded half up; nil outside 1 to 10.
  static func tenths(_ text: String) -> Int? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard text.utf8.count <= 8, let whole = parts.first, whole.utf8.count <= 2,
      let whole = UInt8(whole), !text.hasPrefix("+")
    else { return nil }
    let digits = parts.count > 1 ? parts[1].map(\.wholeNumberValue) : [0]
    guard let first = digits.first, let tenth = first, !digits.contains(nil) else { return nil }
    let next = digits.count > 1 ? digits[1] ?? 0 : 0
    let tenths = Int(whole) * 10 + tenth + (next >= 5 ? 1 : 0)
    return (10...100).contains(tenths) ? tenths : nil
  }
}
