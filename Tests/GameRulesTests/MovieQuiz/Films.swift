import GameRules

/// Films as from a service.
enum Films {
  /// Forty films with all ratings that can be asked about, and some that cannot.
  static let fromService: [Film] =
    (0..<40).map { film($0, tenths: 13 + $0 * 83 / 39) }
    + [film(90, tenths: 12), film(91, tenths: 97), film(1, tenths: 50), film(92, title: " x")]

  static func film(_ number: Int, tenths: Int = 72, title: String? = nil) -> Film {
    Film(
      id: "tt\(1_000_000 + number)", title: title ?? "Фильм \(number): the «second» one",
      year: 1950 + number % 70, rating: FilmRating(tenths: tenths) ?? .lowest)
  }
}

extension FilmRating {
  static let lowest = Array((10...10).compactMap { FilmRating(tenths: $0) })[0]
}
