public import Canvas
public import GameCore
import MediaProtocol

/// The application as a value: events go in, effects and a canvas come out.
///
/// It handles screens only through their protocol.
public struct App: Sendable {
  var conditions: LaunchEnvironment
  private(set) var size: Size
  var person = PlayerSession()
  var navigation: Navigation
  var table = Table()
  var dialogs = DialogQueue()
  /// The input that ended the latest game, until another one.
  var lastPress: GameEndingInput?
  /// The results that could not be saved; repeated before the next game and at the end.
  var unsaved: [PendingResult] = []
  /// Whether the player was notified that saving fails; once is enough.
  var didWarnUnsaved = false
  /// The open questions of screens to the helper.
  var mediaQueries = MediaQueries()

  public init(_ conditions: LaunchEnvironment, size: Size) {
    self.conditions = conditions
    self.size = size
    navigation = Navigation(conditions)
  }

  /// Handles an event that happened at `now` and returns the effects.
  public mutating func update(_ event: Event, at now: Moment) -> [Effect] {
    var effects = handle(event, at: now)
    effects += arrange(at: now)
    return noteClock(at: now) + effects
  }

  private mutating func handle(_ event: Event, at now: Moment) -> [Effect] {
    switch event {
    case .started:
      if conditions.languageIsForced, conditions.language == .russian, !conditions.unicode {
        show(Dialog(Notice.needsUnicode), at: now)
      }
      let actions = navigation.current.appear(context(at: now))
      // Watching a file does not need the records.
      let session: [Effect] = conditions.watched == nil ? [.store(.restoreSession)] : [mouseEffect]
      return session + perform(actions, at: now)
    case .input(let input): return handle(input, at: now)
    case .resized(let size):
      self.size = size
      if !isRoomy { pauseGame(at: now) }
      return []
    case .colors(let colors):
      conditions.depth = colors.depth
      conditions.background = colors.background
      return []
    case .pixels(let pixels):
      conditions.pixels = pixels
      return []
    case .sextants(let sextants):
      conditions.sextants = sextants
      return []
    case .deadline: return advance(to: now)
    case .suspended:
      pauseGame(at: now)
      return keepGame(at: now)
    case .resumed: return [.terminal(.redraw)]
    case .terminated: return quit(at: now)
    case .answered(.store(let answer)): return receive(answer, at: now)
    case .answered(.media(.pictures(let id, let news))):
      return atTable(at: now) { $0.receive(news, of: id, $1) }
    case .answered(.media(.picture(let id, let result))):
      return receive(.picture(result), of: id, at: now)
    case .answered(.media(.service(let id, let result))):
      return table.isWaiting(forFilms: id)
        ? atTable(at: now) { $0.receive(result, $1) }
        : receive(.service(result), of: id, at: now)
    case .answered(.media(.avatar(let id, let result))):
      return receive(.avatar(result), of: id, at: now)
    }
  }

  /// The time when the application needs `Event.deadline`; nil to sleep until something happens.
  public var nextDeadline: Moment? {
    gameDue.orLesser(table.game?.ending?.due).orLesser(progressDue)
      .orLesser(navigation.current.nextDeadline)
  }

  private var gameDue: Moment? {
    guard navigation.isInTabs, let play = table.game?.play else { return nil }
    // A game that ended while another screen was open is reported there.
    return navigation.tab == .board || play.isOver ? play.nextDeadline : nil
  }

  private mutating func advance(to now: Moment) -> [Effect] {
    showProgress(at: now)
    if let due = table.game?.ending?.due, due <= now { showEnding(at: now) }
    var effects: [Effect] = []
    if let due = navigation.current.nextDeadline, due <= now {
      let actions = navigation.current.advance(context(at: now))
      effects += perform(actions, at: now)
    }
    return effects + inGame(at: now) { $0.advance(to: now) }
  }
}

extension App {
  var look: RenderStyle {
    RenderStyle(
      theme: settled(person.settings.theme), depth: conditions.depth,
      language: conditions.languageIsForced
        ? conditions.language : person.settings.language ?? conditions.language,
      unicode: conditions.unicode, secondsFromUTC: conditions.secondsFromUTC,
      pixels: pictures == .cells ? nil : conditions.pixels, sextants: conditions.sextants)
  }

  private var pictures: PictureChoice { conditions.pictures ?? person.settings.pictures }

  var bounds: Rect { Rect(at: Point(column: 0, row: 0), size) }

  /// The area of a screen.
  var area: Rect { navigation.isInTabs ? Chrome.content(of: bounds) : bounds }

  /// Whether the window is large enough for the screens.
  var isRoomy: Bool {
    size.columns >= Chrome.least.columns && size.rows >= Chrome.least.rows
  }

  /// Returns the context of the screens at `now`.
  func context(at now: Moment) -> Context {
    Context(
      look: look, window: size, area: area, now: now, player: person.player,
      settings: person.settings, conditions: conditions, bests: person.bests,
      preview: table.preview,
      covers: person.covers, isDealing: table.isDealing)
  }
}
