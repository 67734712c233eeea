import GameCore
import MediaProtocol
import Pictures

/// The posters of a quiz on films from elsewhere, with their addresses.
struct Posters: Sendable {
  /// The addresses by the id of the film.
  private let addresses: [String: String]
  private var pictures: [MediaQuery: Picture] = [:]
  private var failed: Set<MediaQuery> = []
  /// Their current format; nil before they have a place.
  var format: PictureFormat?

  init(of films: [ListedFilm]) {
    addresses = films.reduce(into: [:]) { addresses, film in
      if let poster = film.poster, addresses[film.id] == nil { addresses[film.id] = poster }
    }
  }

  /// Reads the addresses of a saved quiz; none if it has no posters.
  init(appearance: String) {
    let lines = appearance.split(separator: "\n")
    guard lines.first == Self.heading[...] else {
      addresses = [:]
      return
    }
    addresses = lines.dropFirst().prefix(Self.most).reduce(into: [:]) { addresses, line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      if parts.count == 2 { addresses[String(parts[0])] = String(parts[1]) }
    }
  }

  /// Returns the addresses of these films' posters for a saved quiz; empty if there are none.
  func appearance(of films: [Film]) -> String {
    let lines = films.prefix(Self.most).compactMap { film -> String? in
      guard let address = addresses[film.id], address.utf8.count <= Self.longestAddress else {
        return nil
      }
      return [film.id, address].map { TextSanitizer.line($0, limit: Self.longestAddress) }
        .joined(separator: "\t")
    }
    return lines.isEmpty ? "" : ([Self.heading] + lines).joined(separator: "\n")
  }

  private static let heading = "posters 1"
  private static let most = MovieQuizGame.questions
  private static let longestAddress = KeptAlbum.longestAddress

  /// Returns the poster of a film if it has arrived.
  func picture(of film: Film) -> Picture? { query(film).flatMap { pictures[$0] } }

  /// Returns the question for a film's poster; nil if it has none, it has arrived, or it is not
  /// available.
  func missing(of film: Film) -> MediaQuery? {
    query(film).flatMap { pictures[$0] == nil && !failed.contains($0) ? $0 : nil }
  }

  /// Returns whether a poster may still arrive.
  func isAwaited(of film: Film) -> Bool {
    addresses[film.id] != nil && (format == nil || missing(of: film) != nil)
  }

  mutating func receive(_ report: MediaReport, to query: MediaQuery) {
    guard case .picture(_, let format) = query, case .picture(_, let result) = report else {
      return
    }
    switch result {
    case .success(let picture) where picture.size == format.size: pictures[query] = picture
    case .success, .failure: failed.insert(query)
    }
  }

  private func query(_ film: Film) -> MediaQuery? {
    guard let format, let address = addresses[film.id] else { return nil }
    return .picture(.address(address, of: .films), format)
  }
}
