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

  /// The answer with half of its rows, in case it is too long for a frame.
  public var halved: ServiceAnswer {
    switch self {
    case .films(let films): .films(films.firstHalf)
    case .albums(let albums): .albums(albums.firstHalf)
    case .album(let page):
      .album(AlbumPage(page.album, copyright: page.copyright, tracks: page.tracks.firstHalf))
    case .players(let players): .players(players.firstHalf)
    }
  }
}

extension Array {
  fileprivate var firstHalf: [Element] { Array(prefix(count / 2)) }
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
    case .films(let query): writer.put(case: 0, query)
    case .albums(let query): writer.put(case: 1, query)
    case .album(let query): writer.put(case: 2, query)
    case .players(let query): writer.put(case: 3, query)
    }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.caseNumber() {
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
    case .films(let films): writer.put(case: 0, films)
    case .albums(let albums): writer.put(case: 1, albums)
    case .album(let page): writer.put(case: 2, page)
    case .players(let players): writer.put(case: 3, players)
    }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.caseNumber() {
    case 0: self = .films(try reader.list(most: ListedFilm.most))
    case 1: self = .albums(try reader.list(most: Album.most))
    case 2: self = .album(try reader.value())
    case 3: self = .players(try reader.list(most: RemotePlayerEntry.most))
    default: throw .malformed
    }
  }
}

extension ServiceReply: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(answer, age, stale) }

  init(from reader: inout ByteReader) throws(MessageError) {
    try self.init(reader.value(), age: reader.value(), stale: reader.value())
  }
}
