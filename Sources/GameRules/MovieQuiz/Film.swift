/// A film as the quiz knows it.
public struct Film: Hashable, Sendable {
  /// The identifier in its list: letters, digits and hyphens.
  public let id: String
  /// The title in English, or in the language of the list.
  public let title: String
  /// The title in Russian, if the list has one.
  public let russianTitle: String?
  public let year: Int
  public let genre: FilmGenre?
  public let rating: FilmRating

  public init(
    id: String, title: String, russianTitle: String? = nil, year: Int, genre: FilmGenre? = nil,
    rating: FilmRating
  ) {
    self.id = id
    self.title = title
    self.russianTitle = russianTitle
    self.year = year
    self.genre = genre
    self.rating = rating
  }

  /// The maximum number of Unicode scalars of a title.
  public static let longestTitle = 200

  /// Whether the quiz can ask about the film: its fields are valid, and a threshold fits on both
  /// sides of the rating.
  public var isUsable: Bool {
    MovieQuizQuestion.askedRatings.contains(rating) && (1870...2200).contains(year)
      && Self.isSound(id: id) && Self.isSound(title: title)
  }

  private static func isSound(id: String) -> Bool {
    (1...20).contains(id.utf8.count)
      && id.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  private static func isSound(title: String) -> Bool {
    let scalars = title.unicodeScalars
    return (1...longestTitle).contains(scalars.count) && scalars.first != " "
      && scalars.last != " "
      && scalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
  }
}

/// The genre of a film. The raw value is its name in the packs.
public enum FilmGenre: String, Hashable, Sendable, CaseIterable {
  case action, adventure, animation, biography, comedy, crime, drama, fantasy, history, horror
  case music, mystery, romance, sciFi = "sci-fi", sport, thriller, war, western
}

/// A rating from 1.0 to 10.0. Its text has one decimal, such as `8.7`.
public struct FilmRating: Hashable, Comparable, Sendable {
  public let tenths: Int

  /// Creates a rating; nil outside 1.0 to 10.0.
  public init?(tenths: Int) {
    guard (10...100).contains(tenths) else { return nil }
    self.tenths = tenths
  }

  init(known tenths: Int) {
    self.tenths = tenths
  }

  public static func < (left: FilmRating, right: FilmRating) -> Bool {
    left.tenths < right.tenths
  }
}

extension FilmRating: LosslessStringConvertible {
  /// Reads digits, a point and one decimal, or just digits.
  public init?(_ description: String) {
    let parts = description.utf8.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, (1...2).contains(whole.count), whole.allSatisfy(Self.isDigit)
    else { return nil }
    let decimal = parts.dropFirst().first ?? "0".utf8[...]
    guard decimal.count == 1, decimal.allSatisfy(Self.isDigit) else { return nil }
    let digits = (Array(whole) + Array(decimal)).map { Int($0 - UInt8(ascii: "0")) }
    self.init(tenths: digits.reduce(0) { $0 * 10 + $1 })
  }

  public var description: String { "\(tenths / 10).\(tenths % 10)" }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
