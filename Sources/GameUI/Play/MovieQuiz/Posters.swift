import GameCore
import MediaProtocol
import Pictures

/// The posters of a quiz on films from elsewhere: where they lie, and which have come.
struct Posters: Sendable {
  /// By the id of the film.
  private let addresses: [String: String]
  private var pictures: [Inquiry: Picture] = [:]
  private var failed: Set<Inquiry> = []
  /// How they are shown now; nil before there is a place for them.
  var format: PictureFormat?

  init(of films: [ListedFilm] = []) {
    addresses = films.reduce(into: [:]) { addresses, film in
      if let poster = film.poster, addresses[film.id] == nil { addresses[film.id] = poster }
    }
  }

  /// The poster of a film, where it has come.
  func picture(of film: Film) -> Picture? { inquiry(film).flatMap { pictures[$0] } }

  /// What is to be asked for a film; nil where it has no poster, or it has come, or cannot be had.
  func missing(of film: Film) -> Inquiry? {
    inquiry(film).flatMap { pictures[$0] == nil && !failed.contains($0) ? $0 : nil }
  }

  /// Whether a poster may still come.
  func isAwaited(of film: Film) -> Bool {
    addresses[film.id] != nil && (format == nil || missing(of: film) != nil)
  }

  mutating func receive(_ finding: Finding) {
    guard case .picture(let key, let format, let result) = finding else { return }
    switch result {
    case .success(let picture) where picture.size == format.size:
      pictures[.picture(key, format)] = picture
    case .success, .failure: failed.insert(.picture(key, format))
    }
  }

  private func inquiry(_ film: Film) -> Inquiry? {
    guard let format, let address = addresses[film.id] else { return nil }
    return .picture(.address(address), format)
  }
}
