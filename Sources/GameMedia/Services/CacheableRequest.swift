public import MediaProtocol
public import SystemStrings

/// The request to a service, and the caching of its answer.
public struct CacheableRequest: Hashable, Sendable {
  /// The full URL, which may contain the player's API key.
  public let address: String
  /// The unique key of the answer in the cache; it does not contain the API key.
  public let identity: String
  /// The API key, which must stay secret.
  public internal(set) var secret: ServiceKey?
  /// The seconds during which the service is not asked again.
  public let fresh: Int
  /// The seconds during which the answer is used if the service fails; nil for as long as it is
  /// cached.
  public internal(set) var usable: Int?
  public internal(set) var pace: RateLimit?

  /// The rate limit of a service.
  public struct RateLimit: Hashable, Sendable {
    /// The name of the limit, the same for all questions that count together.
    public let service: String
    public let mostAMinute: Int
    /// The seconds to wait if the service is rate-limiting without specifying a time.
    public let patience: Int
  }
}

/// A question to a service, with the parser of its answer.
public protocol ServiceRequest: Sendable {
  var question: CacheableRequest { get }
  /// Parses an answer. `address` is its source: links to which it may not link are left out.
  func read(_ json: JSONValue, from address: Address) throws(MediaError) -> ServiceAnswer
}

extension ServiceQuery {
  /// The question to its service.
  public var asked: any ServiceRequest {
    switch self {
    case .films(let query): query
    case .albums(let query): query
    case .album(let query): query
    case .players(let query): query
    }
  }
}

extension CacheableRequest {
  /// The seconds of a day and of a minute.
  static let day = 86_400
  static let minute = 60

  /// Returns a text with everything but ASCII letters, digits and `-._~` percent-encoded as UTF-8.
  static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
