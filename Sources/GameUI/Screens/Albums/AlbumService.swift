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

/// A question to the service and how it stands.
struct AlbumQuestion: Sendable {
  enum State: Hashable, Sendable {
    case asked
    case answered(age: Int, stale: ServiceProblem?)
    case failed(ServiceProblem)
  }

  let query: ServiceQuery
  private(set) var state = State.asked
  /// Before then the service is not to be asked again.
  private(set) var retry: Moment?

  init(_ query: ServiceQuery) {
    self.query = query
  }

  mutating func receive(_ result: Result<ServiceReply, ServiceProblem>, at now: Moment) {
    switch result {
    case .success(let reply): state = .answered(age: reply.age, stale: reply.stale)
    case .failure(let problem):
      state = .failed(problem)
      if case .busy(let seconds?) = problem {
        retry = now.advanced(by: 1000 * min(max(seconds, 0), 3600))
      }
    }
  }

  /// Whether another try is offered: not while the service asks for patience.
  var mayRetry: Bool { if case .failed = state { retry == nil } else { false } }

  /// Whether the service has been left alone for as long as it asked.
  var isPatienceOver: Bool {
    if case .failed(.busy(_?)) = state { retry == nil } else { false }
  }

  mutating func advance(to now: Moment) {
    if let retry, retry <= now { self.retry = nil }
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
