public import MediaProtocol

extension FilmQuery {
  private var chartName: String {
    switch chart {
    case .top: "Top250Movies"
    case .popular: "MostPopularMovies"
    }
  }

  /// The query. Ratings change by a tenth in months, so a month-old list is good enough for a quiz.
  public var question: CacheableRequest {
    let list = "\(CacheableRequest.root(base ?? WebService.films.base))/\(chartName)"
    return CacheableRequest(
      address: "\(list)/\(CacheableRequest.encoded(key.revealed))", identity: list, secret: key,
      keeping: CacheableRequest.CacheLifetimes(
        fresh: CacheableRequest.day, usable: 30 * CacheableRequest.day))
  }
}
