public import MediaProtocol

extension AlbumSearch {
  public var question: Question {
    let parameters =
      "search?term=\(Question.encoded(term))&entity=album&attribute=albumTerm&limit=200"
    return Question(
      address: AlbumService.address(base, parameters, country, language),
      keeping: AlbumService.keeping, pace: AlbumService.pace)
  }
}

extension AlbumLookup {
  public var question: Question {
    Question(
      address: AlbumService.address(base, "lookup?id=\(id)&entity=song", country, language),
      keeping: AlbumService.keeping, pace: AlbumService.pace)
  }
}

/// What both questions about albums have in common.
private enum AlbumService {
  /// What was found once can be looked at for ever.
  static let keeping = Question.Keeping(fresh: Question.day, usable: nil)
  /// The service allows about twenty questions a minute, and says 403 beyond.
  static let pace = Question.Pace(service: "albums", mostAMinute: 20, patience: 60)

  static func address(
    _ base: String?, _ parameters: String, _ country: String?, _ language: String?
  ) -> String {
    var address = "\(Question.root(base ?? WebService.albums.base))/\(parameters)"
    if let country { address += "&country=\(Question.encoded(country))" }
    if let language { address += "&lang=\(Question.encoded(language))" }
    return address
  }
}
