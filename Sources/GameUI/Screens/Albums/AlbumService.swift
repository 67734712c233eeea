import GameCore
import MediaProtocol

/// How the service is asked here: at which address, for which country and language.
struct AlbumService: Hashable {
  let base: String?
  let country: String
  let language: String

  init(_ context: Context) {
    base = context.address(of: .albums)
    let usual: String
    switch context.look.language {
    case .english: (usual, language) = ("us", "en_us")
    case .russian: (usual, language) = ("ru", "ru_ru")
    }
    country = context.settings.albumsCountry ?? usual
  }

  func search(_ term: String) -> AlbumSearch {
    AlbumSearch(term: term, country: country, language: language, base: base)
  }

  func lookup(_ id: Int) -> AlbumLookup {
    AlbumLookup(id: id, country: country, language: language, base: base)
  }
}

/// The last searches of this run.
struct SearchHistory: Sendable {
  private var terms: [String] = []
  /// How far back the player has gone; 0 for what is being typed.
  private var back = 0
  private static let most = 20

  mutating func add(_ term: String) {
    terms.removeAll { $0 == term }
    terms = Array((terms + [term]).suffix(Self.most))
    back = 0
  }

  /// The search before the one that is shown; nil where there is none.
  mutating func earlier(than shown: String) -> String? {
    if back == 0, terms.last == shown { back = 1 }
    guard back < terms.count else { return nil }
    back += 1
    return terms[terms.count - back]
  }
}
