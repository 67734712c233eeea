public import Canvas
public import GameCore
public import MediaProtocol
public import SystemStrings

extension App {
  /// What the command line and the terminal decide for the whole run.
  public struct Conditions: Hashable, Sendable {
    public var depth: ColorDepth
    /// The ground that the terminal itself writes on; nil where it has not said.
    public var ground: TerminalColors.Ground?
    /// How the terminal shows pictures of pixels; nil where it has not said that it does.
    public var pixels: PixelFormat?
    /// Whether it draws characters of two by three parts.
    public var sextants = false
    /// The choice of `--pictures`: wins over the stored setting.
    public var pictures: PictureChoice?
    /// Whether the terminal shows Unicode; otherwise everything is plain ASCII.
    public var unicode: Bool
    /// The language of the locale or of `--lang`.
    public var language: Language
    /// Whether `--lang` was given: it wins over the stored setting.
    public var languageIsForced: Bool
    /// The place of `--cursor`: wins over the stored setting.
    public var cursor: CursorPlace?
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
    /// Addresses of services by the id of their deck or their name, from the environment: each wins
    /// over the stored setting.
    public var addresses: [String: String]
    /// The key for the service of films from the environment, which wins over the stored one.
    public var filmsKey: ServiceKey?
    /// What `~` stands for at the start of a folder's path; nil where it is not known.
    public var home: String?
    /// The locale that dates are written in, such as `en_GB.UTF-8`.
    public var locale: String
    /// Where the records and players' pictures lie; nil where nobody knows a place.
    public var records: SystemString?
    /// What the program tells about itself.
    public var about: About
    /// The round that the program was started to show, and nothing else; nil for the game.
    public var watched: WatchedFile?
    /// Whether many people use this account of the system: nobody stays logged in.
    public var isAccountShared: Bool

    public init(
      depth: ColorDepth = .palette256, unicode: Bool = true, language: Language = .english,
      languageIsForced: Bool = false, motion: Bool = true, mouse: Bool = true,
      tutorial: Bool = true, seed: UInt64? = nil, secondsFromUTC: Int = 0,
      addresses: [String: String] = [:], filmsKey: ServiceKey? = nil, home: String? = nil,
      locale: String = "", records: SystemString? = nil, about: About = About(),
      ground: TerminalColors.Ground? = nil, cursor: CursorPlace? = nil,
      pictures: PictureChoice? = nil, pixels: PixelFormat? = nil,
      watched: WatchedFile? = nil, isAccountShared: Bool = false
    ) {
      self.depth = depth
      self.ground = ground
      self.cursor = cursor
      self.pictures = pictures
      self.pixels = pixels
      self.unicode = unicode
      self.language = language
      self.languageIsForced = languageIsForced
      self.motion = motion
      self.mouse = mouse
      self.tutorial = tutorial
      self.seed = seed
      self.secondsFromUTC = secondsFromUTC
      self.addresses = addresses
      self.filmsKey = filmsKey
      self.home = home
      self.locale = locale
      self.records = records
      self.about = about
      self.watched = watched
      self.isAccountShared = isAccountShared
    }
  }

  /// What `theme` means on this terminal.
  func settled(_ theme: ThemeName) -> ThemeName {
    guard theme == .automatic else { return theme }
    switch (conditions.depth, conditions.ground) {
    case (.direct, .dark): return .dark
    case (.direct, .light): return .light
    case (_, _): return .terminal
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
