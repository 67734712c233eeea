public import Canvas
public import GameCore
import MediaProtocol

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
    /// Seconds that local clocks are ahead of UTC, for dates.
    public var secondsFromUTC: Int
    /// Addresses of picture services by the id of their deck, from the environment: each wins over
    /// the stored setting.
    public var addresses: [String: String]
    /// What `~` stands for at the start of a folder's path; nil where it is not known.
    public var home: String?

    public init(
      depth: ColorDepth = .palette256, unicode: Bool = true, language: Language = .english,
      languageIsForced: Bool = false, motion: Bool = true, mouse: Bool = true,
      seed: UInt64? = nil, secondsFromUTC: Int = 0, addresses: [String: String] = [:],
      home: String? = nil
    ) {
      self.depth = depth
      self.unicode = unicode
      self.language = language
      self.languageIsForced = languageIsForced
      self.motion = motion
      self.mouse = mouse
      self.seed = seed
      self.secondsFromUTC = secondsFromUTC
      self.addresses = addresses
      self.home = home
    }
  }

  /// Which screen is open.
  enum Scene: Hashable {
    case title, register, tabs
  }

  /// An answer without which the player's wish cannot go on.
  enum Waiting: Hashable {
    case logIn, register, seed, pictures
  }

  let conditions: Conditions
  var size: Size
  var settings = Settings()
  /// Whether the player has changed the settings in this run.
  var hasChosen = false
  /// Who is logged in; nobody on the title, and while a guest plays.
  var player: Player?
  var scene = Scene.title
  var tab = Tab.board
  var titleForm = TitleForm()
  var registerForm = RegisterForm()
  var settingsForm = SettingsForm()
  var rules = RulesScreen()
  var leaderboard = LeaderboardScreen()
  /// The player's own rounds, where they are shown in place of the leaderboard.
  var ownRounds: OwnRoundsScreen?
  var play: Play?
  /// The first is shown; the others wait.
  var dialogs: [Dialog] = []
  /// The focused button of the first dialog.
  var focusedButton = 0
  /// What ended the latest game, until anything else is pressed.
  var lastPress: LastPress?
  var waiting: Waiting?
  /// Whether a dialog stopped a running clock that goes on after it.
  var dialogPausedPlay = false
  /// The best points known of each board.
  var bests: [LeaderboardKey: Int] = [:]
  /// A guest's result that will be recorded after logging in.
  var held: ReplayRecord?
  /// Results that the store could not take; tried again before the next game and at the end.
  var unsaved: [EarnedRound] = []
  /// Pictures that are on their way.
  var load: PictureLoad?
  /// The latest request for pictures.
  var lastRequest = RequestID(0)
  /// The photos of the game; nil where it has none.
  var photos: PhotosOnTable?
  /// A few faces of the chosen deck.
  var preview = DeckPreview()
  /// Whether the player knows that something is not kept; once is enough.
  var didWarnUnsaved = false

  public init(_ conditions: Conditions, size: Size) {
    self.conditions = conditions
    self.size = size
    settingsForm = SettingsForm(conditions)
  }

  /// Takes an event that happened at `now` and gives what is to be done.
  public mutating func update(_ event: Event, at now: Moment) -> [Effect] {
    let effects = follow(event, at: now)
    return effects + arrange(at: now)
  }

  private mutating func follow(_ event: Event, at now: Moment) -> [Effect] {
    switch event {
    case .started: return [.restoreSession]
    case .input(let input): return take(input, at: now)
    case .resized(let size):
      self.size = size
      if !isRoomy { pausePlay(at: now) }
      return []
    case .deadline:
      showProgress(at: now)
      let outcomes = play?.settle(at: now) ?? []
      return follow(outcomes, at: now)
    case .suspended:
      pausePlay(at: now)
      return keep(at: now)
    case .resumed: return [.redraw]
    case .terminated:
      pausePlay(at: now)
      return keep(at: now) + recordUnsaved() + [.quit]
    case .answered(let answer): return take(answer, at: now)
    }
  }

  /// When the application wants `Event.deadline`; nil where it sleeps until something happens.
  public var nextDeadline: Moment? {
    return [gameDue, progressDue].compactMap(\.self).min()
  }

  private var gameDue: Moment? {
    guard scene == .tabs, let play else { return nil }
    // A game that came to its end while it was left is told of wherever the player is.
    return tab == .board || play.isOver ? play.nextDeadline : nil
  }

  /// The screen as of `now`.
  public func draw(at now: Moment) -> Canvas {
    frame(at: now).canvas
  }
}

extension App {
  var look: RenderStyle {
    RenderStyle(
      theme: settings.theme, depth: conditions.depth,
      language: conditions.languageIsForced
        ? conditions.language : settings.language ?? conditions.language,
      unicode: conditions.unicode, secondsFromUTC: conditions.secondsFromUTC)
  }

  var bounds: Rect { Rect(column: 0, row: 0, columns: size.columns, rows: size.rows) }

  /// Whether the window has room for the screens.
  var isRoomy: Bool {
    size.columns >= Chrome.least.columns && size.rows >= Chrome.least.rows
  }

  var owner: Owner { player.map { .player($0.id) } ?? .guest }

  /// Whether a game is on that could be lost.
  var isPlaying: Bool { play.map { !$0.isOver } ?? false }

  /// Shows a dialog after those that are open.
  mutating func show(_ dialog: Dialog, at now: Moment) {
    if dialogs.isEmpty {
      focusedButton = 0
      if let play, !play.isPaused, !play.isOver {
        dialogPausedPlay = true
        pausePlay(at: now)
      }
    }
    dialogs.append(dialog)
  }

  mutating func pausePlay(at now: Moment) {
    play?.pause(at: now)
  }

  /// The effect that keeps the game in progress, where there is one.
  func keep(at now: Moment) -> [Effect] {
    play?.saved(at: now).map { [.keepProgress($0, owner)] } ?? []
  }

  mutating func recordUnsaved() -> [Effect] {
    defer { unsaved = [] }
    return unsaved.map { .record($0) }
  }
}
