public import Canvas
public import GameCore
public import GameUI

/// An application as the loop needs it: a value that takes events and gives effects and a canvas.
public protocol Application {
  mutating func update(_ event: Event, at now: Moment) -> [Effect]
  var nextDeadline: Moment? { get }
  func draw(at now: Moment) -> Canvas
}

extension App: Application {}

/// How a run of the program ended.
public enum Ending: Hashable, Sendable {
  /// The player left.
  case left
  /// A signal asked for it, or the terminal went away.
  case signal(EndingSignal)

  /// The exit code: 0, or 128 and the signal's number as shells have it.
  public var exitCode: Int32 {
    switch self {
    case .left: 0
    case .signal(let signal): 128 + signal.rawValue
    }
  }
}

/// Runs an application: sleeps until something happens, tells it, does what it wants, shows it.
public struct GameLoop<
  Content: Application, Screen: Terminal & ~Copyable, Source: WakeSource & ~Copyable
>: ~Copyable {
  private var app: Content
  private var screen: Screen
  private var source: Source
  private let effects: any EffectQueue
  private var ending: Ending?
  /// Set by the effects of the event at hand, done when all its effects are under way.
  private var suspends = false

  public init(
    _ app: Content, on screen: consuming Screen, wokenBy source: consuming Source,
    effects: any EffectQueue
  ) {
    self.app = app
    self.screen = screen
    self.source = source
    self.effects = effects
  }

  /// Runs until the application ends; what it wanted kept has been kept when this returns.
  public consuming func run() -> Ending {
    show()
    tell(.started)
    while ending == nil {
      show()
      let wakes = source.wait(until: app.nextDeadline)
      for wake in wakes where ending == nil { take(wake) }
      let now = source.now()
      if ending == nil, let deadline = app.nextDeadline, deadline <= now {
        tell(.deadline)
      }
    }
    effects.drain()
    return ending ?? .left
  }

  private mutating func show() {
    screen.show(app.draw(at: source.now()))
  }

  private mutating func take(_ wake: Wake) {
    switch wake {
    case .input:
      for input in screen.read() where ending == nil { tell(.input(input)) }
    case .inputEnded: end(by: .hangUp)
    case .answer:
      for answer in effects.takeAnswers() where ending == nil { tell(.answered(answer)) }
    case .signal(.windowChanged): takeOverSize()
    case .signal(.stop): suspend()
    case .signal(.goOn): resume()
    case .signal(.end(let signal)): end(by: signal)
    }
  }

  private mutating func tell(_ event: Event) {
    perform(app.update(event, at: source.now()))
    if suspends {
      suspends = false
      suspend()
    }
  }

  private mutating func perform(_ wanted: [Effect]) {
    for effect in wanted {
      switch effect {
      case .quit: ending = ending ?? .left
      case .suspend: suspends = true
      case .bell: screen.bell()
      case .redraw: screen.forget()
      case .setMouse(let on): screen.setMouse(on)
      case .restoreSession, .logIn, .register, .logOut, .save, .drawSeed, .findProgress,
        .keepProgress, .dropProgress, .record, .loadBest, .loadLeaderboard, .loadScoreList,
        .setNote, .deleteRound, .loadPictures, .redrawPictures, .cancelPictures:
        effects.send(effect)
      }
    }
  }

  private mutating func end(by signal: EndingSignal) {
    perform(app.update(.terminated, at: source.now()))
    ending = .signal(signal)
  }

  private mutating func suspend() {
    perform(app.update(.suspended, at: source.now()))
    suspends = false
    effects.drain()
    show()
    screen.suspend()
    source.stop()
    resume()
  }

  /// Also after somebody else stopped and continued the program.
  private mutating func resume() {
    screen.resume()
    takeOverSize()
    tell(.resumed)
    show()
  }

  private mutating func takeOverSize() {
    screen.measure()
    tell(.resized(screen.size))
  }
}
