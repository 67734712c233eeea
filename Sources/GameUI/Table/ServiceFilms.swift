import GameCore
import MediaProtocol

/// The films of a service.
struct ServiceFilms: Hashable, Sendable {
  let films: [ListedFilm]
  /// The age of the answer in seconds.
  let age: Int
  /// Whether the answer is old because the service could not be asked again.
  let isStale: Bool

  private static let day = 86_400

  /// The age if it is to be shown: more than a day.
  var shownAge: Int? { isStale || age > Self.day ? age : nil }

  /// The different films that a quiz can ask about.
  var usable: [Film] {
    var known: Set<String> = []
    return films.compactMap(Film.init).filter { $0.isUsable && known.insert($0.id).inserted }
  }
}

extension ServiceFilms {
  init?(_ reply: ServiceReply) {
    guard case .films(let films) = reply.answer else { return nil }
    self.init(films: films, age: reply.age, isStale: reply.stale != nil)
  }
}

extension Film {
  /// Creates a film from the service's data; nil without a year.
  fileprivate init?(_ listed: ListedFilm) {
    guard let year = listed.year, let rating = FilmRating(tenths: listed.ratingTenths) else {
      return nil
    }
    var title = String.UnicodeScalarView(listed.title.unicodeScalars.prefix(Self.longestTitle))
    while title.last == " " { title.removeLast() }
    self.init(id: listed.id, title: String(title), year: year, rating: rating)
  }
}

/// The reason why there are no films for a quiz.
enum FilmError: Error, Hashable {
  /// The service needs an API key, and the player has none.
  case noKey
  case service(MediaError)
}
