public import SystemStrings

/// The files of the picture cache, so that the game can list and empty it without the helper.
///
///     <cache>/flipside/pictures/photos/<64 hexadecimal digits>   a reduced picture
///     <cache>/flipside/pictures/prints/<the same>-<format>       the same as cells of a terminal
///     <cache>/flipside/pictures/decks/<16 hexadecimal digits>    the pictures of a deck
///     <cache>/flipside/pictures/answers/<64 hexadecimal digits>  an answer of a service
///     <cache>/flipside/pictures/lock                             locked while a deck is changed
public struct CacheLayout: Hashable, Sendable {
  /// The directory of the cache.
  public let directory: SystemString

  /// The maximum size of all files together; the least recently used are removed first.
  public static let mostBytes = 64 << 20
  /// The parts of it for rendered pictures, answers of services and photos.
  public static let renderingBytes = 8 << 20
  public static let answerBytes = 8 << 20
  public static let photoBytes = mostBytes - renderingBytes - answerBytes

  public init(directory: SystemString) {
    self.directory = directory
  }

  /// Returns the user's cache: below `$XDG_CACHE_HOME` if that is an absolute path, otherwise below
  /// `~/.cache`; nil if neither is known.
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
  public var renderings: SystemString { directory + "/prints" }
  public var decks: SystemString { directory + "/decks" }
  public var answers: SystemString { directory + "/answers" }
  public var lock: SystemString { directory + "/lock" }

  /// Returns the file of a picture by the hash of its content.
  public func photo(_ hash: String) -> SystemString {
    "\(photos)/\(hash)"
  }

  /// Returns the file of a picture rendered in a format.
  public func rendering(_ hash: String, _ format: String) -> SystemString {
    "\(renderings)/\(hash)-\(format)"
  }

  /// Returns the file of a deck by its unique key.
  public func deck(_ key: String) -> SystemString {
    "\(decks)/\(SystemString(key).fileNameDigits)"
  }

  /// Returns the file of an answer by the hash of its question.
  public func answer(_ hash: String) -> SystemString {
    "\(answers)/\(hash)"
  }

  /// Returns whether a file name in `photos` or `answers` is that of a picture or an answer.
  public static func isPhoto(_ name: SystemString) -> Bool {
    name.bytes.count == 64 && name.bytes.allSatisfy(Hexadecimal.isDigit)
  }

  /// Returns whether a file name in `renderings` is that of a rendered picture.
  public static func isRendering(_ name: SystemString) -> Bool {
    isPhoto(SystemString(bytes: Array(name.bytes.prefix { $0 != UInt8(ascii: "-") })))
      && !name.hasSuffix(".draft")
  }
}
