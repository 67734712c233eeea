public import Canvas
public import GameCore
import MediaProtocol

/// The application as a value: events go in, effects and a canvas come out.
///
/// It handles screens only through their protocol.
public struct App: Sendable {
  private(set) var environment: LaunchEnvironment
  private(set) var size: Size
  var session = PlayerSession()
  var navigation: Navigation
  var table = Table()
  var dialogs = DialogQueue()
  /// The input that ended the latest game, until another one.
  var lastPress: IgnoredInput?
  var unsaved = UnsavedResults()
  /// The open questions of screens to the helper.
  private(set) var mediaQueries = MediaQueries()
  var pictures = PictureLoader()

  public init(_ environment: LaunchEnvironment, size: Size) {
    self.environment = environment
    self.size = size
    navigation = Navigation(environment)
  }

  /// Handles an event that happened at `now` and returns the effects.
  public mutating func update(_ event: Event, at now: Moment) -> [Effect] {
    let followsFocus = environment.followsFocus(session.settings)
    let earlier = followsFocus ? table.play : nil
    var effects = handle(event, at: now)
    effects += arrange(at: now)
    if followsFocus { table.updateStatus(since: earlier, look) }
    let mark = table.inGame { game, _ in game.newMark(at: now) } ?? nil
    return (mark.map { [.clock($0)] } ?? []) + effects
  }

  private mutating func handle(_ event: Event, at now: Moment) -> [Effect] {
    switch event {
    case .started:
      if environment.languageIsForced, environment.language == .russian, !environment.unicode {
        show(Dialog(Notice.needsUnicode), at: now)
      }
      // Watching a file does not need the records.
      let first: [Effect] =
        environment.watched == nil
        ? [.store(.restoreSession)] : [environment.mouseEffect(session.settings)]
      return first + atScreen(at: now) { $0.appear($1) }
    case .input(let input): return handle(input, at: now)
    case .resized(let size):
      self.size = size
      if !isRoomy { pauseGame(at: now) }
      closeNoRoom()
      return []
    case .colors(let colors):
      environment.depth = colors.depth
      environment.background = colors.background
      return []
    case .pixels(let pixels):
      environment.pixels = pixels
      return []
    case .sextants(let sextants):
      environment.sextants = sextants
      return []
    case .deadline: return advance(to: now)
    case .suspended:
      pauseGame(at: now)
      return keepGame(at: now)
    case .resumed: return [.terminal(.redraw)]
    case .terminated: return quit(at: now)
    case .store(let answer): return receive(answer, at: now)
    case .media(let report): return receive(report, at: now)
    }
  }

  /// The time when the application needs `Event.deadline`; nil to sleep until something happens.
  public var nextDeadline: Moment? {
    gameDue.orLesser(table.delayedResult?.due).orLesser(progressDue)
      .orLesser(screenDue).orLesser(dialogs.countDue)
  }

  /// The time of the next change of the open screen; nil below a game, which hides it, and below a
  /// dialog, where a watched round waits.
  private var screenDue: Moment? {
    isGameSeen || !dialogs.isEmpty ? nil : navigation.current.nextDeadline
  }

  private var gameDue: Moment? {
    guard navigation.isInTabs, let play = table.play else { return nil }
    // A game that ended while another screen was open is reported there.
    return navigation.tab == .board || play.isOver ? play.nextDeadline : nil
  }

  private mutating func advance(to now: Moment) -> [Effect] {
    if let due = progressDue, due <= now, let waiting = table.waiting {
      show(waiting.dialog, at: now)
    }
    if let due = table.delayedResult?.due, due <= now { showDelayedResult(at: now) }
    if let due = dialogs.countDue, due <= now { dialogs.count(to: now) }
    var effects: [Effect] = []
    if let due = screenDue, due <= now {
      effects += atScreen(at: now) { $0.advance($1) }
    }
    return effects + inGame(at: now) { $0.advance(to: now) }
  }
}

extension App {
  var look: RenderStyle { RenderStyle(environment, session.settings) }

  var bounds: Rect { Rect(at: Point(column: 0, row: 0), size) }

  /// The area of a game.
  var area: Rect { navigation.isInTabs ? Chrome.content(of: bounds) : bounds }

  /// Returns the part of an area for the game: in a large window its result is next to it.
  func gameArea(of area: Rect) -> Rect {
    guard dialogs.first?.content.isBesideGame == true, let side = Alert.side(in: size) else {
      return area
    }
    return area.dropRight(side.columns)
  }

  /// Whether cards and numbers may move.
  var hasMotion: Bool { session.settings.motion && environment.motion }

  /// Whether the window is large enough for the screens.
  var isRoomy: Bool { size.covers(Chrome.least) }

  /// Returns the context of the screens at `now`.
  func context(at now: Moment) -> Context {
    Context(
      look: look, window: size, area: navigation.isInTabs ? Chrome.page(of: bounds) : bounds,
      now: now, player: session.player, settings: session.settings, environment: environment,
      bests: session.bests, unrankedBests: session.unrankedBests,
      preview: table.preview, pictures: pictures, covers: session.covers,
      isDealing: table.isDealing,
      offersTutorial: session.isOfferedTutorial(environment), kept: session.keptGame)
  }
}

extension App {
  /// Prepares, once after each event, what drawing needs: the pictures of the game and of the
  /// preview at their sizes.
  mutating func arrange(at now: Moment) -> [Effect] {
    let look = look
    let covers = session.askForAlbums(unicode: look.unicode)
    guard isRoomy else { return covers }
    let board = gameArea(of: Chrome.content(of: bounds))
    let photos = table.inGame { game, ids in
      game.play.fit(in: board, look: look, at: now)
      return game.arrange(in: board, look, &ids, at: now)
    }
    if isGameSeen { return covers + (photos ?? []) + requestForGame() }
    var context = context(at: now)
    var preview: [Effect] = []
    if navigation.current.showsPreview, context.kind.descriptor.settings.contains(.deck) {
      preview = table.arrangePreview(context)
      context.preview = table.preview
    }
    let actions = navigation.current.prepare(context)
    return covers + preview + (photos ?? []) + perform(actions, at: now)
  }

  /// Changes the table, performs its actions, and shows or hides the progress of its pictures.
  mutating func atTable(
    at now: Moment, _ change: (inout Table, Context) -> [Action]
  ) -> [Effect] {
    let context = context(at: now)
    let actions = change(&table, context)
    let progress = table.awaited?.progress
    let waitsForFilms = table.waiting != nil && progress == nil
    dialogs.removeAll {
      $0 is PictureProgress && progress == nil
        || $0 as? DealNotice == .filmsLoading && !waitsForFilms
    }
    if let progress { dialogs.update(progress) { $0 is PictureProgress } }
    let effects = perform(actions, at: now)
    unpauseAfterDialogs(at: now)
    return effects
  }

  /// Performs a change of the current game, and handles its outcomes.
  mutating func inGame(
    at now: Moment, _ change: (inout any GamePlay) -> [PlayOutcome]
  ) -> [Effect] {
    let outcomes = table.inGame { game, _ -> [PlayOutcome] in
      defer { if !game.play.isPaused { game.resumesWithPhotos = false } }
      return change(&game.play)
    }
    return (outcomes ?? []).flatMap { perform($0, at: now) }
  }

  /// Removes the current game.
  mutating func clearTable() -> [Effect] {
    if table.hasGame { dialogs.hasPausedGame = false }
    return table.clear()
  }

  /// Opens the tutorial, which is not offered again.
  mutating func openTutorial(at now: Moment) -> [Effect] {
    session.isNewHere = false
    // Whatever accounts one person uses in a run.
    if !environment.isAccountShared || session.player == nil { environment.tutorial = false }
    var settings = session.settings
    settings.isTaught = true
    let tutorial = Action.go(.tutorial(GameKind(in: settings), then: .game))
    return perform([.change(settings)], at: now) + openBoard(at: now)
      + (session.player == nil ? [] : [.store(.noteTaught)]) + perform([tutorial], at: now)
  }

  /// The one way out of a login: starts from a fresh value, so that nothing of the player stays.
  mutating func endLogin() -> [Effect] {
    let effects = table.cancel() + table.clear() + [.store(.logOut)]
    var fresh = App(environment, size: size)
    fresh.unsaved = unsaved
    fresh.table = Table(after: table)
    self = fresh
    navigation.leaveLogin()
    return effects
  }
}

extension App {
  mutating func request(_ query: MediaQuery) -> [Effect] {
    guard !mediaQueries.isOpen(query) else { return [] }
    let id = table.nextRequest()
    mediaQueries.open(query, as: id)
    return [.media(query.request(id, environment, session.settings))]
  }

  /// Passes an answer to the table, or to the game and the open screen. A screen that was left asks
  /// again later and finds the answer cached.
  mutating func receive(_ report: MediaReport, at now: Moment) -> [Effect] {
    switch report {
    case .hello: return []
    case .news(let id, let event): return atTable(at: now) { $0.receive(event, of: id, $1) }
    case .answer(let id, let result) where table.isWaiting(forFilms: id):
      return atTable(at: now) { $0.receive(result, $1) }
    case .picture(let id, _), .answer(let id, _), .avatar(let id, _):
      guard let query = mediaQueries.close(id) else { return [] }
      pictures.receive(report, to: query, at: now)
      let effects = inGame(at: now) { $0.receive(report, to: query, at: now) }
      return effects + atScreen(at: now) { $0.receive(report, to: query, $1) }
    }
  }

  /// Sends the questions of the visible game.
  mutating func requestForGame() -> [Effect] {
    guard let wanted = table.play?.mediaQueries else { return [] }
    let asked = wanted.flatMap { request($0) }
    return asked.isEmpty ? [] : asked + mediaQueries.first(wanted)
  }
}
