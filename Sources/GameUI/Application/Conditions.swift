public import Canvas
public import GameCore

extension App {
  /// What the command line and the terminal decide for the whole run.
  public struct Conditions: Hashable, Sendable {
    public var depth: ColorDepth
    /// Whether the terminal shows Unicode; otherwise everything is plain ASCII.
    public var unicode: Bool
    /// The language of the locale or of `--lang`.
    public var language: Language
    /// Whether `--lang` was given: it wins over the stored setting.
    public var languageIsForced: Bool
    /// False for `--no-motion`: wins over the stored setting.
    public var motion: Bool
    /// False for `--no-mouse`: wins over the stored setting.
    public var mouse: Bool
    /// False for `--no-tutorial`: nobody is shown how to play without asking.
    public var tutorial: Bool
    /// The seed of `--seed`: games are practice.
    public var seed: UInt64?
    /// Seconds that local clocks are ahead of UTC, for dates.
    public var secondsFromUTC: Int
    /// Addresses of picture services by the id of their deck, from the environment: each wins over
    /// the stored setting.
    public var addresses: [String: String]
    /// What `~` stands for at the start of a folder's path; nil where it is not known.
    public var home: String?
    /// The locale that dates are written in, such as `en_GB.UTF-8`.
    public var locale: String
    /// What the program tells about itself.
    public var about: About

    public init(
      depth: ColorDepth = .palette256, unicode: Bool = true, language: Language = .english,
      languageIsForced: Bool = false, motion: Bool = true, mouse: Bool = true,
      tutorial: Bool = true, seed: UInt64? = nil, secondsFromUTC: Int = 0, addresses: [String: String] = [:],
      home: String? = nil, locale: String = "", about: About = About()
    ) {
      self.depth = depth
      self.unicode = unicode
      self.language = language
      self.languageIsForced = languageIsForced
      self.motion = motion
      self.mouse = mouse
      self.tutorial = tutorial
      self.seed = seed
      self.secondsFromUTC = secondsFromUTC
      self.addresses = addresses
      self.home = home
      self.locale = locale
      self.about = about
    }
  }

  /// What the program tells about itself.
  public struct About: Hashable, Sendable {
    /// Such as `1.2.0`.
    public var version: String
    /// Where the records lie; nil where nobody knows a place.
    public var data: String?
    /// Where pictures are cached; nil where nobody knows a place.
    public var cache: String?

    public init(version: String = "", data: String? = nil, cache: String? = nil) {
      self.version = version
      self.data = data
      self.cache = cache
    }
  }
}
