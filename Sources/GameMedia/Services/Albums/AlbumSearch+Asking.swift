public import MediaProtocol

extension AlbumSearch {
  public var question: Question {
    catalog.question(
      "search?term=\(Question.encoded(term))&entity=album&attribute=albumTerm&limit=200")
  }
}

extension AlbumLookup {
  public var question: Question { catalog.question("lookup?id=\(id)&entity=song") }
}

extension AlbumCatalog {
  /// Old answers stay usable as long as they are cached.
  private static let keeping = Question.Keeping(fresh: Question.day, usable: nil)
  /// The limit of the service is about twenty queries a minute; beyond it, the status is 403.
  private static let pace = Question.Pace(service: "albums", mostAMinute: 20, patience: 60)

  fileprivate func question(_ parameters: String) -> Question {
    var address = "\(Question.root(base ?? WebService.albums.base))/\(parameters)"
    if let country { address += "&country=\(Question.encoded(country))" }
    if let language { address += "&lang=\(Question.encoded(language))" }
    return Question(address: address, keeping: Self.keeping, pace: Self.pace)
  }
}
