/// The store, language and address of an album query.
public struct AlbumCatalog: Hashable, Sendable {
  /// The store, such as `us`; nil for the service's default.
  public let country: String?
  /// The language of the answer, such as `en_us`; nil for the service's default.
  public let language: String?
  /// The address of the service; nil for the default.
  public let base: String?

  public init(country: String? = nil, language: String? = nil, base: String? = nil) {
    self.country = country
    self.language = language
    self.base = base
  }
}

/// A search for albums by a term in their title.
public struct AlbumSearch: Hashable, Sendable {
  public let term: String
  public let catalog: AlbumCatalog

  public init(term: String, in catalog: AlbumCatalog = AlbumCatalog()) {
    self.term = term
    self.catalog = catalog
  }
}

/// A query for one album with its songs.
public struct AlbumLookup: Hashable, Sendable {
  public let id: Int
  public let catalog: AlbumCatalog

  public init(id: Int, in catalog: AlbumCatalog = AlbumCatalog()) {
    self.id = id
    self.catalog = catalog
  }
}

extension AlbumCatalog: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(country, language, base) }

  init(from reader: inout ByteReader) throws(MessageError) {
    try self.init(country: reader.value(), language: reader.value(), base: reader.value())
  }
}

extension AlbumSearch: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(term, catalog) }

  init(from reader: inout ByteReader) throws(MessageError) {
    try self.init(term: reader.value(), in: reader.value())
  }
}

extension AlbumLookup: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(id, catalog) }

  init(from reader: inout ByteReader) throws(MessageError) {
    try self.init(id: reader.value(), in: reader.value())
  }
}
