public import MediaProtocol

extension FilmQuery {
  private var chartName: String {
    switch chart {
    case .top: "Top250Movies"
    case .popular: "MostPopularMovies"
    }
  }

  /// The query. Ratings change by a tenth in months, so a month-old list is good enough for a quiz.
  public var question: Question {
    let list = "\(Question.root(base ?? WebService.films.base))/\(chartName)"
    return Question(
      address: "\(list)/\(Question.encoded(key.revealed))", identity: list, secret: key,
      keeping: Question.Keeping(fresh: Question.day, usable: 30 * Question.day))
  }
}
