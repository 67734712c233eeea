import Canvas
public import GameCore

/// The application as lines: a line goes in, lines and effects come out. It knows the pages only by
/// their outlines, so a new screen needs nothing here.
public struct PlainSession: Sendable {
  var app: App
  /// The columns of a line.
  private let width: Int
  /// The last printed page and its id.
  private var shown: (id: PageID, page: PlainPage)?
  /// The page below the open dialog.
  private var below: (id: PageID, page: PlainPage)?
  /// The last described state of the game.
  private var game: (any PlainPlay)?
  /// The lines to print before the news of the page.
  var said: [String] = []
  /// The lines to print after them.
  var saidLast: [String] = []
  /// Whether the next output answers a line.
  private var isAnswering = false
  /// The text for an answer that would be empty.
  var fallback: any Phrase = PlainPhrase.nothingChanged
  /// The field or choice for which the next line is the value.
  var asked: PlainPage.Entry?
  /// Whether faults of the page are said again, because a button was pressed.
  var namesErrors = false
  private(set) var latest: [String] = []
  private var rest: [String] = []
  /// Whether the next answer leaves the rest of an earlier one to be printed.
  private var keepsRest = false
  private var isWelcomed = false
  /// Whether the player has quit, so that nothing is news.
  var hasQuit = false
  private var knowsTabs = false

  /// The size of the window that the screens are laid out for: nothing is cut or scrolled.
  private static let window = Size(columns: 120, rows: 200)
  /// The lines that are printed at once.
  private static let mostLines = 24

  /// Creates the application for lines of `width` columns.
  public init(_ environment: App.LaunchEnvironment, width: Int) {
    var environment = environment
    environment.depth = .monochrome
    environment.unicode = true
    environment.motion = false
    environment.tutorial = false
    environment.pixels = nil
    environment.pictures = .cells
    environment.cursor = .hidden
    environment.isPlain = true
    app = App(environment, size: Self.window)
    self.width = min(max(width, 20), 80)
  }

  var say: Language { app.look.language }

  /// Handles an event other than a line.
  public mutating func update(_ event: Event, at now: Moment) -> [Effect] {
    if event == .terminated {
      hasQuit = true
      if app.isPlaying { said.append(say(QuestionPhrase.explain(.quit))) }
    }
    return app.update(event, at: now)
  }

  public var nextDeadline: Moment? { app.nextDeadline }

  /// Whether the next line must not be echoed.
  public var hidesInput: Bool {
    if case .field(isMasked: true)? = asked?.kind { true } else { false }
  }

  /// Whether the next line can be handled now; if not, it can after a deadline.
  public var takesLine: Bool {
    if app.dialogs.isEmpty, app.table.delayedResult != nil { return false }
    return running.map { $0.isPaused || !$0.isBusy } ?? true
  }

  /// Whether a game would be saved at the end.
  public var isPlaying: Bool { app.isPlaying }

  /// Handles a line, and prints at least one in return.
  public mutating func enter(_ line: String, at now: Moment) -> [Effect] {
    isAnswering = true
    fallback = PlainPhrase.nothingChanged
    let line = TextSanitizer.pasted(line, limit: 1000)
    keepsRest = [.again, .whereAmI].contains(PlainWord(line.plainWords))
    let effects = interpret(line, at: now)
    if effects.contains(.terminal(.quit)) { (fallback, hasQuit) = (PlainPhrase.goodbye, true) }
    return effects
  }

  /// Returns what has to be printed after the last events.
  public mutating func output(at now: Moment) -> [String] {
    var lines = said
    said = []
    if !isWelcomed { lines.append(say(PlainPhrase.welcome)) }
    isWelcomed = true
    if !hasQuit { lines += news(at: now) + saidLast }
    defer { (isAnswering, namesErrors, saidLast) = (false, false, []) }
    // This is no answer to repeat.
    guard !lines.isEmpty else {
      return isAnswering ? PlainText.lines(say(fallback), width: width) : []
    }
    return fold(lines.flatMap { PlainText.lines($0, width: width) })
  }

  /// Returns as many lines as are printed at once, and keeps the rest.
  private mutating func fold(_ lines: [String]) -> [String] {
    if isAnswering, !keepsRest { rest = [] }
    latest = lines
    guard lines.count > Self.mostLines else { return lines }
    // A long page is cut before a heading, or after a sentence.
    let headings = Set((shown?.page.headings ?? []).map { $0.text(say) })
    let most = lines.prefix(Self.mostLines - 1)
    let heading = most.lastIndex { headings.contains($0) } ?? 0
    let sentence = most.lastIndex { $0.hasSuffix(".") }.map { $0 + 1 } ?? 0
    let end = [heading, sentence].first { $0 > most.count / 2 } ?? most.count
    rest = Array(lines.dropFirst(end))
    latest =
      lines.dropLast(rest.count)
      + PlainText.lines(say(PlainPhrase.more(rest.count)), width: width)
    return latest
  }

  /// Prints the rest of a long answer; returns false if there is none.
  mutating func sayMore() -> Bool {
    defer { rest = [] }
    said += rest
    return !rest.isEmpty
  }

  func say(_ phrase: any Phrase) -> String { phrase.text(in: say) }
}

extension PlainSession {
  /// The kind of a page, without its content.
  struct PageID: Hashable, Sendable {
    private let screen: ObjectIdentifier
    private let dialog: ObjectIdentifier?
    private let tab: Tab?
    private let isAbove: Bool
    /// Whether the visible game is over; nil if there is none.
    private let isOver: Bool?

    init(_ app: App) {
      screen = ObjectIdentifier(type(of: app.navigation.current))
      dialog = app.dialogs.first.map { ObjectIdentifier(type(of: $0.content)) }
      tab = app.navigation.isInTabs ? app.navigation.tab : nil
      isAbove = app.navigation.canGoBack
      isOver = app.isGameSeen ? app.table.play?.isOver : nil
    }

    var isDialog: Bool { dialog != nil }
    /// Whether it is the first page of a tab.
    var isRoot: Bool { tab != nil && !isAbove && isOver == nil && dialog == nil }
  }

  /// The current page.
  func page(at now: Moment) -> PlainPage { PlainPage(app.outline(at: now), say) }

  /// The visible game, if it has separate words.
  var plainPlay: (any PlainPlay)? {
    app.isGameSeen && app.dialogs.isEmpty ? app.table.play as? any PlainPlay : nil
  }

  /// The same, until it is over.
  var running: (any PlainPlay)? { plainPlay.flatMap { $0.isOver ? nil : $0 } }

  /// The names of the page's own commands that are not on it.
  func commands(of page: PlainPage) -> [String] {
    let names = Set(page.entries.map { $0.name.plainWords })
    return page.commands.filter { !$0.isInBar && !names.contains($0.name.plainWords) }.map(\.name)
  }

  /// Returns the lines of the whole page.
  func lines(of page: PlainPage) -> [String] {
    let id = PageID(app)
    if let play = running {
      let introduction = play.introduction(app.look)
      let figures = figures(of: page).filter { !introduction.contains($0) }
      return introduction + figures + state(of: play)
    }
    var lines = page.lines(say)
    if let title = title(of: page), page.entries.first?.name != title || id.isRoot {
      lines.insert(PlainText.sentence(title), at: 0)
    }
    if let (yes, no) = yesAndNo(of: page) {
      lines.append(say(PlainPhrase.yesOrNo(yes.name, no.name)))
    }
    let commands = commands(of: page)
    if !commands.isEmpty, !id.isDialog { lines.append(say(PlainPhrase.also(commands))) }
    return lines
  }

  /// Returns the buttons that answer a question with yes and no; nil on any other page.
  func yesAndNo(of page: PlainPage) -> (yes: PlainPage.Entry, no: PlainPage.Entry)? {
    let buttons = page.numbered
    guard let dialog = app.dialogs.first, let yes = dialog.content.yes,
      buttons.count == dialog.buttons.count
    else { return nil }
    let no = dialog.escape == yes ? 1 - yes : dialog.escape
    return (buttons[yes], buttons[no])
  }

  /// Returns what a game waits for: the end of a pause, or the answer to its question.
  func state(of play: any PlainPlay) -> [String] {
    guard play.isPaused else { return [play.question(app.look)].compactMap(\.self) }
    return [say(play.rests ? PlainPhrase.resting : .paused)]
  }

  /// Returns the title of a page: the open tab, the game, or the first heading.
  func title(of page: PlainPage) -> String? {
    if PageID(app).isRoot { return page.tabs.first { $0.isSelected }?.name }
    return plainPlay.map { app.look.title(of: $0.kind) } ?? page.headings.first?.name
  }

  /// Returns the figures of a game, or the first `most` of them, as one line.
  func figures(of page: PlainPage, most: Int = .max) -> [String] {
    let texts = page.figures.prefix(most).map {
      $0.name.isEmpty ? $0.value : "\($0.name) \($0.value)"
    }
    return texts.isEmpty ? [] : [PlainText.sentence(texts.list)]
  }

  private mutating func news(at now: Moment) -> [String] {
    var lines = gameNews()
    let page = page(at: now)
    let id = PageID(app)
    let last = shown
    shown = (id, page)
    if id.isDialog, let last, !last.id.isDialog { below = last }
    if id.isRoot, !knowsTabs {
      knowsTabs = true
      lines.append(say(PlainPhrase.tabs(page.tabs.map(\.name))))
    }
    if app.table.delayedResult != nil { return lines }
    if running != nil {
      return lines.isEmpty && last?.id != id ? self.lines(of: page) : lines
    }
    if let last, last.id == id {
      lines += page.news(
        since: last.page, namesFigures: isAnswering, namesErrors: namesErrors, say)
    } else if let below, below.id == id, let title = title(of: page) {
      // Back from a dialog: only what is different.
      let news = page.news(since: below.page, namesFigures: true, namesErrors: false, say)
      lines += [PlainText.sentence(title)] + news
    } else {
      lines += self.lines(of: page)
    }
    if !id.isDialog { below = nil }
    return lines
  }

  /// Returns what has happened in the game.
  private mutating func gameNews() -> [String] {
    let last = game
    game = app.table.play as? any PlainPlay
    guard let play = game else { return [] }
    guard let last, let news = play.news(since: last, app.look) else {
      if play.isOver { return [] }
      let isWaiting = !play.isPaused || plainPlay != nil
      return play.introduction(app.look) + (isWaiting ? state(of: play) : [])
    }
    guard plainPlay != nil, play.isPaused != last.isPaused, !play.isOver else { return news }
    let isSaid = play.isPaused || last.rests
    return news + (isSaid ? [] : [say(PlainPhrase.continued)]) + state(of: play)
  }
}
