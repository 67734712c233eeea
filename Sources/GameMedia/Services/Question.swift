public import MediaProtocol
public import SystemStrings

/// How a service is asked, and how its answer is kept.
public struct Question: Hashable, Sendable {
  /// The whole address, which may hold the player's key.
  public let address: String
  /// Tells the answer from every other one in the cache; without the key.
  public let identity: String
  /// What nobody else may see of it.
  public let secret: ServiceKey?
  public let keeping: Keeping
  public let pace: Pace?

  public init(
    address: String, identity: String? = nil, secret: ServiceKey? = nil, keeping: Keeping,
    pace: Pace? = nil
  ) {
    self.address = address
    self.identity = identity ?? address
    self.secret = secret
    self.keeping = keeping
    self.pace = pace
  }

  /// How long an answer is kept, in seconds.
  public struct Keeping: Hashable, Sendable {
    /// So long nobody is asked again.
    public let fresh: Int
    /// So long it does where the service cannot be reached; nil for as long as it is in the cache.
    public let usable: Int?

    public init(fresh: Int, usable: Int?) {
      self.fresh = fresh
      self.usable = usable
    }
  }

  /// How often a service lets itself be asked.
  public struct Pace: Hashable, Sendable {
    /// The same for all questions that count together.
    public let service: String
    public let mostAMinute: Int
    /// Seconds to leave it alone after it asked for patience without saying how long.
    public let patience: Int

    public init(service: String, mostAMinute: Int, patience: Int) {
      self.service = service
      self.mostAMinute = mostAMinute
      self.patience = patience
    }
  }
}

/// A question to a service: how to ask, and how to read what it says.
public protocol ServiceQuestion: Sendable {
  var question: Question { get }
  /// What an answer means. `address` is where it came from: addresses in it that may not be
  /// followed from there are left out.
  func read(_ json: JSONValue, from address: Address) throws(ServiceProblem) -> ServiceAnswer
}

extension ServiceQuery {
  /// The question in the words of its service.
  public var asked: any ServiceQuestion {
    switch self {
    case .films(let query): query
    case .albums(let query): query
    case .album(let query): query
    case .players(let query): query
    }
  }
}

extension Question {
  /// The day and the minute, in seconds.
  static let day = 86_400
  static let minute = 60

  /// An address without slashes at its end.
  static func root(_ address: String) -> String {
    var root = address[...]
    while root.last == "/" { root.removeLast() }
    return String(root)
  }

  /// A text as part of an address: all but letters and digits of ASCII and `-._~` as the bytes of
  /// its UTF-8.
  static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        bytes.append(byte)
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
