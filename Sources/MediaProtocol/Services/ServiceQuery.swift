/// A question to a service on the network. A new one takes a type for the question and its answer,
/// the code that asks and parses (`Sources/GameMedia/Services`), and a case here and in
/// `ServiceAnswer`.
public enum ServiceQuery: Hashable, Sendable {
  case films(FilmQuery)
  case albums(AlbumSearch)
  case album(AlbumLookup)
  case players(PlayersQuery)
}

/// The answer of a service; it has the same case as the question.
public enum ServiceAnswer: Hashable, Sendable {
  case films([ListedFilm])
  case albums([Album])
  case album(AlbumPage)
  case players([RemotePlayerEntry])

  /// Whether the answer is empty.
  public var isEmpty: Bool {
    switch self {
    case .films(let films): films.isEmpty
    case .albums(let albums): albums.isEmpty
    case .album: false
    case .players(let players): players.isEmpty
    }
  }
}

/// An answer and its age.
public struct ServiceReply: Hashable, Sendable {
  public let answer: ServiceAnswer
  /// The age in seconds, at most a century; 0 for a new answer.
  public let age: Int
  /// The reason why an answer that is no longer fresh could not be refreshed; nil if it is fresh.
  public let stale: MediaError?

  /// The maximum age, so that arithmetic with it cannot overflow.
  private static let longestAge = 100 * 366 * 86_400

  public init(_ answer: ServiceAnswer, age: Int = 0, stale: MediaError? = nil) {
    self.answer = answer
    self.age = min(max(age, 0), Self.longestAge)
    self.stale = stale
  }
}

extension ServiceQuery: WireValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .films(let query): writer.put(0, query)
    case .albums(let query): writer.put(1, query)
    case .album(let query): writer.put(2, query)
    case .players(let query): writer.put(3, query)
    }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.uint8() {
    case 0: self = .films(try reader.value())
    case 1: self = .albums(try reader.value())
    case 2: self = .album(try reader.value())
    case 3: self = .players(try reader.value())
    default: throw .malformed
    }
  }
}

extension ServiceAnswer: WireValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .films(let films): writer.put(0, films)
    case .albums(let albums): writer.put(1, albums)
    case .album(let page): writer.put(2, page)
    case .players(let players): writer.put(3, players)
    }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.uint8() {
    case 0: self = .films(try reader.list(most: ListedFilm.most))
    case 1: self = .albums(try reader.list(most: Album.most))
    case 2: self = .album(try reader.value())
    case 3: self = .players(try reader.list(most: RemotePlayerEntry.most))
    default: throw .malformed
    }
  }

  /// The answer with half of its rows, in case it is too long for a frame.
  public var halved: ServiceAnswer {
    switch self {
    case .films(let films): .films(Array(films.prefix(films.count / 2)))
    case .albums(let albums): .albums(Array(albums.prefix(albums.count / 2)))
    case .album(let page): .album(page.keeping(page.tracks.count / 2))
    case .players(let players): .players(Array(players.prefix(players.count / 2)))
    }
  }
}

extension ServiceReply: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(age)
    writer.put(stale)
    writer.put(answer)
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    let age = try reader.int()
    let stale: MediaError? = try reader.optional()
    self.init(try reader.value(), age: age, stale: stale)
  }
}

extension ByteWriter {
  /// Writes the code of a case, then its value.
  fileprivate mutating func put(_ code: UInt8, _ value: some WireValue) {
    put(code)
    put(value)
  }

  fileprivate mutating func put(_ code: UInt8, _ values: [some WireValue]) {
    put(code)
    put(values)
  }
}
