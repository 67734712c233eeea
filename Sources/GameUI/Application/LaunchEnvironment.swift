public import Canvas
public import GameCore
public import MediaProtocol
public import SystemStrings

extension App {
  /// The settings from the command line and the terminal for the whole run.
  public struct LaunchEnvironment: Hashable, Sendable {
    public var depth = ColorDepth.palette256
    /// Whether the terminal shows Unicode; if not, everything is in ASCII.
    public var unicode = true
    /// The language of the locale or of `--lang`.
    public var language = Language.english
    /// Whether `--lang` was given, which overrides the stored setting.
    public var languageIsForced = false
    /// False for `--no-motion`, which overrides the stored setting.
    public var motion = true
    /// False for `--no-mouse`, which overrides the stored setting.
    public var mouse = true
    /// False for `--no-tutorial`: the tutorial is shown only on request.
    public var tutorial = true
    /// The seed of `--seed`, with which games are practice.
    public var seed: UInt64?
    /// The seconds by which local time is ahead of UTC.
    public var secondsFromUTC = 0
    /// The addresses of services in the environment, by the id of the deck or the name of the
    /// service; each overrides the stored setting.
    public var addresses: [String: String] = [:]
    /// The API key for the film service in the environment, which overrides the stored one.
    public var filmsKey: ServiceKey?
    /// The meaning of `~` at the start of a folder's path; nil if unknown.
    public var home: String?
    /// The locale for dates, such as `en_GB.UTF-8`.
    public var locale = ""
    /// The directory of records and players' pictures; nil if unknown.
    public var dataDirectory: SystemString?
    /// The data for the About page.
    public var about = About()
    /// The terminal's default background; nil if it has not been reported.
    public var background: TerminalColors.Background?
    /// Whether tmux displays the program; it does not always know the background.
    public var isInTmux = false
    /// The choice of `--cursor`, which overrides the stored setting.
    public var cursor: CursorPlace?
    /// The choice of `--pictures`, which overrides the stored setting.
    public var pictures: PictureChoice?
    /// The pixel format; nil if the terminal has not confirmed that it shows pixels.
    public var pixels: PixelFormat?
    /// The only round to show, if the program was started to watch one; nil for the game.
    public var watched: WatchedFile?
    /// Whether several people use this system account, so that no one stays logged in.
    public var isAccountShared = false
    /// Whether characters of two by three parts are displayed correctly.
    public var sextants = false
    /// Whether the program is used in lines of text, without keys, places, colors or a clipboard.
    public var isPlain = false

    /// The environment without any options.
    public static var standard: Self { Self() }
  }

  /// The data for the About page.
  public struct About: Hashable, Sendable {
    /// The version, such as `1.2.0`.
    public var version = ""
    /// The place of the records; nil if unknown.
    public var data: String?
    /// The place of the picture cache; nil if unknown.
    public var cache: String?
  }
}

extension App.LaunchEnvironment {
  /// Returns the theme to use for `theme` on this terminal.
  func resolvedTheme(_ theme: ThemeName) -> ThemeName {
    guard theme == .automatic else { return theme }
    guard depth >= .palette256 else { return .terminal }
    return switch background {
    case .dark: .dark
    case .light: .light
    case nil: isInTmux ? .dark : .terminal
    }
  }

  /// Returns whether the cursor follows the focus.
  func followsFocus(_ settings: Settings) -> Bool { (cursor ?? settings.cursor) == .focus }

  /// Returns the effect that applies the mouse setting to the terminal.
  func mouseEffect(_ settings: Settings) -> Effect { .terminal(.setMouse(mouse && settings.mouse)) }

  /// Returns the effects that apply the setting for pictures to the terminal.
  func pictureEffects(_ settings: Settings) -> [Effect] {
    settings.pictures == .pixels && pictures == nil ? [.terminal(.trustPixels)] : []
  }
}

extension RenderStyle {
  /// Creates the style for settings on this terminal.
  init(_ environment: App.LaunchEnvironment, _ settings: Settings) {
    let pictures = environment.pictures ?? settings.pictures
    self.init(
      theme: environment.resolvedTheme(settings.theme), depth: environment.depth,
      language: environment.languageIsForced
        ? environment.language : settings.language ?? environment.language,
      unicode: environment.unicode, secondsFromUTC: environment.secondsFromUTC,
      pixels: pictures == .cells ? nil : environment.pixels, sextants: environment.sextants,
      followsFocus: environment.followsFocus(settings), isPlain: environment.isPlain)
  }
}
