import GameCore
import MediaProtocol

/// A quiz that waits for the films of a service.
struct FilmLoad: Hashable {
  let id: RequestID
  let setup: MovieQuizSetup
  let seed: UInt64
  let eligibility: Eligibility
  /// When they were asked for.
  let since: Moment
}

/// The films that a service gave.
struct ServiceFilms: Hashable, Sendable {
  let films: [ListedFilm]
  /// Seconds since the service said so.
  let age: Int
  /// Whether the service could not be asked again although the answer is no longer fresh.
  let isStale: Bool

  private static let day = 86_400

  /// The age where it is to be told: more than a day.
  var toldAge: Int? { isStale || age > Self.day ? age : nil }

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
  /// A film as a service knows it; nil where it has no year.
  fileprivate init?(_ listed: ListedFilm) {
    guard let year = listed.year, let rating = FilmRating(tenths: listed.ratingTenths) else {
      return nil
    }
    var title = String.UnicodeScalarView(listed.title.unicodeScalars.prefix(Self.longestTitle))
    while title.last == " " { title.removeLast() }
    self.init(id: listed.id, title: String(title), year: year, rating: rating)
  }
}

/// Why there are no films for a quiz.
enum FilmProblem: Error, Hashable {
  /// The service wants a key, and the player has none.
  case noKey
  case service(ServiceProblem)
}
