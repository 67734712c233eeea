public import Canvas
public import GameCore

/// The whole application as a value: events go in, effects and a canvas come out.
public struct App: Hashable, Sendable {
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
    /// The seed of `--seed`: games are practice.
    public var seed: UInt64?
    /// Seconds east of UTC at a time, for dates: a pure function given by the shell is not
    /// hashable, so the offset of now has to do.
    public var secondsFromUTC: Int

    public init(
      depth: ColorDepth = .palette256, unicode: Bool = true, language: Language = .english,
      languageIsForced: Bool = false, motion: Bool = true, mouse: Bool = true,
      seed: UInt64? = nil, secondsFromUTC: Int = 0
    ) {
      self.depth = depth
      self.unicode = unicode
      self.language = language
      self.languageIsForced = languageIsForced
      self.motion = motion
      self.mouse = mouse
      self.seed = seed
      self.secondsFromUTC = secondsFromUTC
    }
  }

  private let conditions: Conditions
  private var size: Size

  public init(_ conditions: Conditions, size: Size) {
    self.conditions = conditions
    self.size = size
  }

  /// Takes an event that happened at `now` and gives what is to be done.
  public mutating func update(_ event: Event, at now: Moment) -> [Effect] {
    if case .resized(let size) = event { self.size = size }
    return []
  }

  /// When the application wants `Event.deadline`; nil where it sleeps until something happens.
  public var nextDeadline: Moment? { nil }

  /// The screen as of `now`.
  public func draw(at now: Moment) -> Canvas {
    Canvas(size: size)
  }
}
