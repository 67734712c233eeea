/// Asks for the albums that have a term in their title.
public struct AlbumSearch: Hashable, Sendable {
  public let term: String
  /// The store that is searched, such as `us`; nil for the service's own choice.
  public let country: String?
  /// The language of the answer, such as `en_us`; nil for the service's own choice.
  public let language: String?
  /// The address of the service; nil for its own.
  public let base: String?

  public init(
    term: String, country: String? = nil, language: String? = nil, base: String? = nil
  ) {
    self.term = term
    self.country = country
    self.language = language
    self.base = base
  }
}

/// Asks for one album with its songs.
public struct AlbumLookup: Hashable, Sendable {
  public let id: Int
  public let country: String?
  public let language: String?
  /// The address of the service; nil for its own.
  public let base: String?

  public init(
    id: Int, country: String? = nil, language: String? = nil, base: String? = nil
  ) {
    self.id = id
    self.country = country
    self.language = language
    self.base = base
  }
}

extension AlbumSearch: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(term)
    writer.put(country)
    writer.put(language)
    writer.put(base)
  }

  init(from reader: inout ByteReader) throws(WireFault) {
    let term = try reader.text()
    let country = try reader.optionalText()
    let language = try reader.optionalText()
    self.init(term: term, country: country, language: language, base: try reader.optionalText())
  }
}

extension AlbumLookup: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(id)
    writer.put(country)
    writer.put(language)
    writer.put(base)
  }

  init(from reader: inout ByteReader) throws(WireFault) {
    let id = try reader.int()
    let country = try reader.optionalText()
    let language = try reader.optionalText()
    self.init(id: id, country: country, language: language, base: try reader.optionalText())
  }
}
