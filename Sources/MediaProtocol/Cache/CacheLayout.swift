public import SystemStrings

/// Where the picture cache keeps what, so that the game can list and empty it without the helper.
///
///     <cache>/flipside/pictures/photos/<64 hexadecimal digits>   a reduced picture
///     <cache>/flipside/pictures/prints/<the same>-<format>         it as cells of a terminal
///     <cache>/flipside/pictures/decks/<16 hexadecimal digits>    which pictures a deck has
///     <cache>/flipside/pictures/answers/<64 hexadecimal digits>  what a service said
///     <cache>/flipside/pictures/lock                             held while a deck is changed
public struct CacheLayout: Hashable, Sendable {
  /// The directory that holds everything.
  public let directory: SystemString

  /// All files together stay below so many bytes; the least recently used go first.
  public static let mostBytes = 64 << 20
  /// What of that is for prints, for answers of services, and for pictures.
  public static let printBytes = 8 << 20
  public static let answerBytes = 8 << 20
  public static let photoBytes = mostBytes - printBytes - answerBytes

  public init(directory: SystemString) {
    self.directory = directory
  }

  /// A cache whose place is known to be text.
  public init(directory: String) {
    self.init(directory: SystemString(directory))
  }

  /// The cache of a user: below `$XDG_CACHE_HOME` where it is an absolute path, else below
  /// `~/.cache`; nil where neither is known.
  public init?(environment: [String: SystemString]) {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      directory = cache + "/flipside/pictures"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      directory = home + "/.cache/flipside/pictures"
    } else {
      return nil
    }
  }

  public var photos: SystemString { directory + "/photos" }
  public var prints: SystemString { directory + "/prints" }
  public var decks: SystemString { directory + "/decks" }
  public var answers: SystemString { directory + "/answers" }
  public var lock: SystemString { directory + "/lock" }

  /// The file of a picture by the hash of its content.
  public func photo(_ hash: String) -> SystemString {
    "\(photos)/\(hash)"
  }

  /// The file of a picture as it was drawn in a format.
  public func print(_ hash: String, _ format: String) -> SystemString {
    "\(prints)/\(hash)-\(format)"
  }

  /// The file of a deck by a text that tells it from every other deck.
  public func deck(_ key: String) -> SystemString {
    "\(decks)/\(Self.name(of: key))"
  }

  /// The file of an answer by a hash of its question.
  public func answer(_ hash: String) -> SystemString {
    "\(answers)/\(hash)"
  }

  /// Whether a file of this name in `photos` or `answers` is one of a picture or an answer and no
  /// left-over or stranger.
  public static func isPhoto(_ name: SystemString) -> Bool {
    name.bytes.count == 64 && name.bytes.allSatisfy(isDigit)
  }

  /// Whether a file of this name in `prints` is one of a print and no left-over or stranger.
  public static func isPrint(_ name: SystemString) -> Bool {
    isPhoto(SystemString(bytes: Array(name.bytes.prefix { $0 != UInt8(ascii: "-") })))
      && !name.hasSuffix(".draft")
  }

  /// FNV-1a of 64 bits; decks are few and the file holds the key itself too.
  private static func name(of key: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }
}
