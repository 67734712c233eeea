public import MediaProtocol

extension AlbumSearch {
  public var question: CacheableRequest {
    catalog.question(
      "search?term=\(CacheableRequest.encoded(term))&entity=album&attribute=albumTerm&limit=200")
  }
}

extension AlbumLookup {
  public var question: CacheableRequest { catalog.question("lookup?id=\(id)&entity=song") }
}

extension AlbumCatalog {
  /// Old answers stay usable as long as they are cached.
  private static let keeping = CacheableRequest.CacheLifetimes(
    fresh: CacheableRequest.day, usable: nil)
  /// The limit of the service is about twenty queries a minute; beyond it, the status is 403.
  private static let pace = CacheableRequest.RateLimit(
    service: "albums", mostAMinute: 20, patience: 60)

  fileprivate func question(_ parameters: String) -> CacheableRequest {
    var address = "\(CacheableRequest.root(base ?? WebService.albums.base))/\(parameters)"
    if let country { address += "&country=\(CacheableRequest.encoded(country))" }
    if let language { address += "&lang=\(CacheableRequest.encoded(language))" }
    return CacheableRequest(address: address, keeping: Self.keeping, pace: Self.pace)
  }
}
