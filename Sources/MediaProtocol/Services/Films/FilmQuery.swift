/// A query for a list of films with their ratings.
public struct FilmQuery: Hashable, Sendable {
  public enum Chart: UInt8, Hashable, Sendable, CaseIterable {
    /// The films with the highest ratings.
    case top
    /// The films that are currently viewed most.
    case popular
  }

  public let chart: Chart
  /// The address of the service; nil for the default.
  public let base: String?
  /// The player's API key.
  public let key: ServiceKey

  public init(_ chart: Chart, base: String? = nil, key: ServiceKey) {
    self.chart = chart
    self.base = base
    self.key = key
  }
}

extension FilmQuery: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(chart, base, key) }

  init(from reader: inout ByteReader) throws(MessageError) {
    try self.init(reader.value(), base: reader.value(), key: reader.value())
  }
}

extension FilmQuery.Chart: WireValue {}
