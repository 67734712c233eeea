public import Canvas
public import GameCore
public import GameUI

/// An application for the loop: a value that turns events into effects and a canvas.
public protocol Application {
  mutating func update(_ event: Event, at now: Moment) -> [Effect]
  var nextDeadline: Moment? { get }
  /// Returns the screen at `now`, with unchanged parts copied from the `last` drawing.
  func draw(at now: Moment, after last: Canvas?) -> Canvas
}

extension App: Application {}

/// The reason why the program ended.
public enum Ending: Hashable, Sendable {
  /// The player quit.
  case left
  /// A signal requested it, or the terminal disappeared.
  case signal(EndingSignal)

  /// The exit code: 0, or 128 plus the signal's number, as in shells.
  public var exitCode: Int32 {
    switch self {
    case .left: 0
    case .signal(let signal): 128 + signal.rawValue
    }
  }
}

/// A loop that sleeps until something happens, updates the application, performs its effects and
/// shows it.
public struct GameLoop<
  Content: Application, Screen: Terminal & ~Copyable, Source: WakeSource & ~Copyable
>: ~Copyable {
  private var app: Content
  private var screen: Screen
  private var source: Source
  private let effects: any EffectQueue
  private var ending: Ending?
  /// The last drawing.
  private var shown: Canvas?
  /// Whether the effects of the current event include a suspension, which happens after all others
  /// have started.
  private var suspends = false
  /// The pixel format last reported to the application.
  private var pixels: PixelFormat?
  private var drawsSextants = false
  /// The last time at which the program was known to run.
  private var awake = Moment(milliseconds: 0)

  /// The delay of a deadline in milliseconds beyond which the program counts as having been
  /// stopped.
  private static var longestDelay: Int { 5000 }
  /// The milliseconds to wait for pending effects without any progress: more than the store's lock
  /// timeout, so that no round is lost.
  private static var patienceAtEnd: Int { 8000 }
  private static var patienceAtStop: Int { 2000 }

  public init(
    _ app: Content, on screen: consuming Screen, wokenBy source: consuming Source,
    effects: any EffectQueue
  ) {
    self.app = app
    self.screen = screen
    self.source = source
    self.effects = effects
  }

  /// Runs until the application ends and its effects are saved.
  public consuming func run() -> Ending {
    show()
    send(.started)
    var deadline = app.nextDeadline
    while ending == nil {
      show()
      awake = source.now()
      let held = screen.remainingRead.map { Moment(milliseconds: awake.milliseconds + $0) }
      let due = [deadline, held].compactMap(\.self).min()
      let wakes = source.wait(until: due)
      pauseIfStopped(wakes, due: due)
      for wake in wakes where ending == nil { handle(wake) }
      let now = source.now()
      if ending == nil, let held, held <= now, !wakes.contains(.input) { handle(.input) }
      // Asked for again, because an event may reveal one that has passed.
      deadline = app.nextDeadline
      if ending == nil, let passed = deadline, passed <= now {
        send(.deadline)
        deadline = app.nextDeadline
      }
    }
    _ = effects.drain(patience: Self.patienceAtEnd) { isFirst in
      if isFirst { screen.suspend() }
      return (source.now(), source.askedToEnd())
    }
    return ending ?? .left
  }

  private mutating func show() {
    let canvas = app.draw(at: source.now(), after: shown)
    screen.show(canvas)
    shown = canvas
  }

  private mutating func handle(_ wake: Wake) {
    switch wake {
    case .input:
      let inputs = screen.read()
      sendTerminalFormat()
      for input in inputs where ending == nil { send(.input(input)) }
      // Not for the key that quits, which should not wait.
      if !inputs.isEmpty, ending == nil { effects.watchLogIn(at: source.now()) }
    case .inputEnded: end(by: .hangUp)
    case .answer:
      for answer in effects.takeAnswers() where ending == nil { send(answer) }
      if effects.hasDirectColors() { screen.allowDirectColors() }
      if effects.hasSixel() { screen.allowSixel() }
      sendTerminalFormat()
    case .signal(.windowChanged): measureScreen()
    case .signal(.stop): suspend()
    case .signal(.continued): resume()
    case .signal(.end(let signal)): end(by: signal)
    }
  }

  private mutating func sendTerminalFormat() {
    if let colors = screen.takeColors() { send(.colors(colors)) }
    sendPixelFormat()
    if screen.drawsSextants != drawsSextants {
      drawsSextants = screen.drawsSextants
      send(.sextants(drawsSextants))
    }
  }

  private mutating func sendPixelFormat() {
    guard screen.pixels != pixels else { return }
    pixels = screen.pixels
    send(.pixels(pixels))
  }

  /// Pauses the game if the program or the machine was stopped, as of the time when the program
  /// last ran.
  private mutating func pauseIfStopped(_ wakes: [Wake], due: Moment?) {
    let isContinued = wakes.contains(.signal(.continued))
    let delay = due.map { source.now().milliseconds - $0.milliseconds } ?? 0
    guard isContinued || delay > Self.longestDelay else { return }
    send(.suspended, at: awake)
    // A signal to continue is handled with the terminal, in order.
    if !isContinued { send(.resumed) }
  }

  private mutating func send(_ event: Event, at moment: Moment? = nil) {
    perform(app.update(event, at: moment ?? source.now()))
    if suspends {
      suspends = false
      suspend()
    }
  }

  private mutating func perform(_ wanted: [Effect]) {
    for effect in wanted {
      switch effect {
      case .terminal(let effect): perform(effect)
      case .store(let request): effects.send(request)
      case .media(let command): effects.send(command)
      case .clock(let mark): effects.note(mark)
      }
    }
  }

  private mutating func perform(_ effect: TerminalEffect) {
    switch effect {
    case .quit: ending = ending ?? .left
    case .suspend: suspends = true
    case .bell: screen.bell()
    case .copy(let text): screen.copy(text)
    case .redraw: screen.forget()
    case .setMouse(let on): screen.setMouse(on)
    case .trustPixels: screen.trustPixels()
    }
  }

  private mutating func end(by signal: EndingSignal) {
    perform(app.update(.terminated, at: source.now()))
    ending = .signal(signal)
  }

  private mutating func suspend() {
    perform(app.update(.suspended, at: source.now()))
    suspends = false
    let signal = effects.drain(patience: Self.patienceAtStop) { _ in
      (source.now(), source.askedToEnd())
    }
    if let signal { return end(by: signal) }
    show()
    screen.suspend()
    source.stop()
    resume()
  }

  /// Resumes, also after another program has stopped and continued this one.
  private mutating func resume() {
    screen.resume()
    measureScreen()
    send(.resumed)
    show()
  }

  private mutating func measureScreen() {
    screen.measure()
    sendPixelFormat()
    send(.resized(screen.size))
  }
}
