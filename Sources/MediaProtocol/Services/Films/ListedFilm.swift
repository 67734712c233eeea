/// A film from the service.
public struct ListedFilm: Hashable, Sendable {
  /// The service's id, such as `tt0111161`.
  public let id: String
  public let title: String
  public let year: Int?
  /// The rating in tenths: 10 to 100.
  public let ratingTenths: Int
  /// The address of its poster.
  public let poster: String?

  public init(id: String, title: String, year: Int?, ratingTenths: Int, poster: String?) {
    self.id = id
    self.title = title
    self.year = year
    self.ratingTenths = ratingTenths
    self.poster = poster
  }

  /// The maximum number of films in an answer.
  public static let most = 1_000
  /// The minimum number of films for a quiz.
  public static let fewest = 10
}

extension ListedFilm: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(id, title, year, ratingTenths, poster) }

  init(from reader: inout ByteReader) throws(MessageError) {
    try self.init(
      id: reader.line(), title: reader.line(), year: reader.value(), ratingTenths: reader.value(),
      poster: reader.value())
    guard (10...100).contains(ratingTenths) else { throw .malformed }
  }
}
