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
  func write(to writer: inout ByteWriter) {
    writer.put(id)
    writer.put(title)
    writer.put(year)
    writer.put(ratingTenths)
    writer.put(poster)
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    let id = try reader.line()
    let title = try reader.line()
    let year = try reader.optionalInt()
    let tenths = try reader.int()
    guard (10...100).contains(tenths) else { throw .malformed }
    self.init(
      id: id, title: title, year: year, ratingTenths: tenths, poster: try reader.optionalText())
  }
}
