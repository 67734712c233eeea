import Canvas
import CommandLineTool
import CursesTerminal
import GameCore
import GameShell
import GameUI
import MediaProtocol
import SystemStrings

/// The game on the terminal.
struct Play {
  let options: PlayOptions
  let language: Language
  let storage: Storage
  /// The environment variables by name.
  let environment: [String: SystemString]
  /// The round to show instead of the game, or nil.
  var watched: WatchedFile?

  /// Runs until the player quits or a signal arrives, and returns the exit code.
  func run() -> Int32 {
    if let error = storage.error { return failure(error.clause(in: language)) }
    guard let source = SystemEvents() else { return lacksResources }
    return options.plain ? runPlain(wokenBy: source) : runScreen(wokenBy: source)
  }

  private func runScreen(wokenBy source: consuming SystemEvents) -> Int32 {
    var terminalOptions = TerminalOptions(
      environment: environment.mapValues(\.text), depth: options.color.depth,
      pictures: (options.pictures ?? .automatic).wished)
    terminalOptions.asks = options.cursor != .focus
    let terminal: CursesTerminal
    do throws(OpenError) {
      terminal = try CursesTerminal(terminalOptions)
    } catch {
      return failure(error.clause.text(in: language), status: .noTerminal)
    }
    var launch = launch
    launch.depth = terminal.colors.depth
    launch.unicode = terminal.showsUnicode && !options.ascii
    launch.background = terminal.colors.background
    let app = App(launch, size: terminal.size)
    let saved = (storage.queued, storage.queuedGames)
    guard let effects = effects(wokenBy: source.waker, saved) else { return lacksResources }
    let queue = queue(effects, wokenBy: source.waker, multiplexer(wokenBy: source.waker))
    return end(GameLoop(app, on: terminal, wokenBy: source, effects: queue).run(), effects, saved)
  }

  private func runPlain(wokenBy source: consuming SystemEvents) -> Int32 {
    let session = PlainSession(launch, width: options.width)
    let saved = (storage.queued, storage.queuedGames)
    guard let effects = effects(wokenBy: source.waker, saved) else { return lacksResources }
    let queue = queue(effects, wokenBy: source.waker)
    return end(
      PlainLoop(session, on: StandardLines(), wokenBy: source, effects: queue).run(), effects, saved
    )
  }

  /// The results and games that could not be saved.
  private typealias Saved = (results: ResultOutbox?, games: GameOutbox?)

  private func effects(wokenBy waker: Waker, _ saved: Saved) -> EffectThread? {
    let storage = storage
    return EffectThread(
      waker: waker, open: { storage.runner(queueing: saved.results, saved.games) })
  }

  private func queue(
    _ effects: EffectThread, wokenBy waker: Waker, _ multiplexer: TmuxQuery? = nil
  ) -> SystemEffectQueue {
    SystemEffectQueue(
      store: effects, media: PictureClient(waker: waker),
      clock: storage.directory.map { GameClockFile(directory: $0, for: ProcessIdentity.current()) },
      multiplexer: multiplexer)
  }

  /// Saves unfinished work on this machine, reports failures, and returns the exit code.
  private func end(_ ending: Ending, _ effects: EffectThread, _ saved: Saved) -> Int32 {
    effects.queueUnfinished()
    for sentence in EndPhrase.all(of: saved.results, saved.games) {
      ProcessEnvironment.printError("flipside: \(sentence.text(in: language))\n")
    }
    return ending.exitCode
  }

  private var lacksResources: Int32 {
    failure(
      language(
        "not enough system resources; close other programs and try again",
        "не хватает системных ресурсов; закройте другие программы и попробуйте снова"))
  }

  /// The environment of the launch, without what a terminal says about itself.
  private var launch: App.LaunchEnvironment {
    let texts = environment.mapValues(\.text)
    var launch = App.LaunchEnvironment.standard
    launch.language = language
    launch.languageIsForced = options.language != nil
    launch.motion = options.motion
    launch.mouse = options.mouse
    launch.tutorial = options.tutorial
    launch.seed = options.seed
    launch.cursor = options.cursor
    launch.pictures = options.pictures
    launch.secondsFromUTC = Clocks.secondsFromUTC(at: Clocks.wall())
    launch.addresses = WebService.addresses(in: texts)
    launch.filmsKey = WebService.films.key(in: texts)
    launch.home = environment["HOME"]?.exactText
    launch.locale = locale
    launch.dataDirectory = storage.directory
    launch.about.version = Release.number
    launch.about.data = storage.shownPlace
    launch.about.cache = CacheLayout(environment: environment)?.directory.text
    launch.watched = watched
    launch.isInTmux = environment["TMUX"]?.isEmpty == false
    launch.isAccountShared = storage.isAccountShared
    return launch
  }

  /// Returns a started question to tmux, if the program runs in it.
  private func multiplexer(wokenBy waker: Waker) -> TmuxQuery? {
    guard options.color == .automatic || options.pictures != .cells,
      environment["TMUX"]?.isEmpty == false
    else { return nil }
    let question = TmuxQuery(waker: waker)
    question.ask()
    return question
  }

  /// The locale that determines the date format.
  private var locale: String {
    ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0]?.text }.first { !$0.isEmpty }
      ?? ""
  }

  private func failure(_ sentence: String, status: ExitStatus = .failedCheck) -> Int32 {
    ProcessEnvironment.printError("flipside: \(sentence)\n")
    return status.rawValue
  }
}

extension PictureChoice {
  /// The picture option of the terminal.
  fileprivate var wished: TerminalOptions.Pictures {
    switch self {
    case .automatic: .automatic
    case .pixels: .pixels
    case .cells: .cells
    }
  }
}

extension ColorChoice {
  /// The color depth to use, whatever is detected; nil for the detected one.
  fileprivate var depth: ColorDepth? {
    switch self {
    case .automatic, .always: nil
    case .never: .monochrome
    case .sixteen: .sixteen
    case .palette256: .palette256
    case .direct: .direct
    }
  }
}
