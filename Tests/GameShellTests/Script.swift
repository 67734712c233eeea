import Canvas
import GameCore
import GameShell
import GameUI

/// Everything that happened to the loop's surroundings, in order.
final class Log {
  enum Entry: Equatable {
    case told(Event)
    case shown
    case sent(Effect)
    case drained
    case givenUp
    case slept(until: Moment?)
    case screen(String)
    case stopped
  }

  var entries: [Entry] = []
  /// When it was to be looked up whether the log-in was ended elsewhere.
  var looks: [Moment] = []
  /// When the application was told, event by event.
  var moments: [Moment] = []

  /// What the application was told, in order.
  var events: [Event] {
    entries.compactMap { if case .told(let event) = $0 { event } else { nil } }
  }
}

/// How the surroundings of a scripted application misbehave.
struct Trouble {
  /// Milliseconds that the program stands still in its first sleep.
  var stillness = 0
  /// What has come each time somebody asks for a signal to end.
  var endings: [EndingSignal?] = []
  /// How many effects are not done, each time that a drain asks.
  var unfinished: [Int] = []
}

/// An application that does as it is told by a test.
struct ScriptedApp: Application {
  let log: Log
  var deadlines: [Moment] = []
  let react: (Event) -> [Effect]

  mutating func update(_ event: Event, at now: Moment) -> [Effect] {
    log.entries.append(.told(event))
    log.moments.append(now)
    if event == .deadline { deadlines.removeFirst() }
    return react(event)
  }

  var nextDeadline: Moment? { deadlines.first }

  func draw(at _: Moment) -> Canvas {
    Canvas(size: Size(columns: 2, rows: 1))
  }
}

/// A terminal on which a test has typed already.
struct ScriptedTerminal: GameShell.Terminal, ~Copyable {
  let log: Log
  var typed: [[Input]] = []
  /// In how many milliseconds it decides about what it holds, each time that it is read.
  var holding: [Int] = []
  /// What becomes known of the colours, each time that somebody asks.
  var colors: [TerminalColors?] = []
  var pixels: PixelFormat?
  var drawsSextants = false
  var size = Size(columns: 80, rows: 24)
  var sizeAfterwards = Size(columns: 20, rows: 5)

  mutating func measure() { size = sizeAfterwards }
  mutating func show(_: Canvas) { log.entries.append(.shown) }
  mutating func read() -> [Input] {
    if !holding.isEmpty { holding.removeFirst() }
    return typed.isEmpty ? [] : typed.removeFirst()
  }
  var remainingRead: Int? { holding.first }
  mutating func takeColors() -> TerminalColors? { colors.isEmpty ? nil : colors.removeFirst() }
  mutating func allowDirectColors() { log.entries.append(.screen("direct")) }
  mutating func allowSixel() { log.entries.append(.screen("sixel")) }
  mutating func trustPixels() { log.entries.append(.screen("trust")) }
  mutating func setMouse(_ on: Bool) { log.entries.append(.screen(on ? "mouse" : "no mouse")) }
  mutating func bell() { log.entries.append(.screen("bell")) }
  mutating func copy(_ text: String) { log.entries.append(.screen("copy \(text)")) }
  mutating func forget() { log.entries.append(.screen("forget")) }
  mutating func suspend() { log.entries.append(.screen("suspend")) }
  mutating func resume() { log.entries.append(.screen("resume")) }
}

/// Wakes the loop by a list; without wakes, the deadline comes. A list at its end hangs up.
struct ScriptedSource: WakeSource, ~Copyable {
  let log: Log
  var wakes: [[Wake]]
  var time = Moment(milliseconds: 0)
  /// Milliseconds that the program stands still in its first sleep.
  var stillness = 0
  /// What has come each time somebody asks for a signal to end.
  var endings: [EndingSignal?] = []

  func now() -> Moment { time }

  mutating func wait(until deadline: Moment?) -> [Wake] {
    log.entries.append(.slept(until: deadline))
    if let deadline { time = max(time, deadline) }
    time = Moment(milliseconds: time.milliseconds + stillness)
    stillness = 0
    return wakes.isEmpty ? [.inputEnded] : wakes.removeFirst()
  }

  mutating func stop() { log.entries.append(.stopped) }

  mutating func askedToEnd() -> EndingSignal? {
    time = Moment(milliseconds: time.milliseconds + 100)
    return endings.isEmpty ? nil : endings.removeFirst()
  }
}

/// Keeps effects until it is drained or asked for answers.
final class ScriptedEffects: EffectQueue {
  private let log: Log
  private let answer: (Effect) -> Answer?
  private var waiting: [Effect] = []
  /// How many are not done, each time that a drain asks.
  private let unfinished: [Int]

  /// Whether the multiplexer has said that it hands direct colours on.
  var hasDirect = false

  init(log: Log, unfinished: [Int], answer: @escaping (Effect) -> Answer?) {
    self.log = log
    self.unfinished = unfinished
    self.answer = answer
  }

  func send(_ request: StoreRequest) { note(.store(request)) }
  func send(_ request: MediaRequest) { note(.media(request)) }
  func note(_ mark: ClockMark) { log.entries.append(.sent(.clock(mark))) }

  func watchLogIn(at now: Moment) { log.looks.append(now) }

  private func note(_ effect: Effect) {
    log.entries.append(.sent(effect))
    waiting.append(effect)
  }

  func takeAnswers() -> [Answer] {
    defer { waiting = [] }
    return waiting.compactMap(answer)
  }

  func hasDirectColors() -> Bool { hasDirect }
  func hasSixel() -> Bool { hasDirect }

  func drain(while mayWait: (_ unfinished: Int) -> Bool) {
    for unfinished in unfinished where !mayWait(unfinished) {
      log.entries.append(.givenUp)
      return
    }
    log.entries.append(.drained)
  }
}

/// Runs a scripted application through a list of wakes.
func play(
  _ wakes: [[Wake]], typed: [[Input]] = [], deadlines: [Int] = [],
  trouble: Trouble = Trouble(), colors: [TerminalColors?] = [], hasDirect: Bool = false,
  pixels: PixelFormat? = nil, holding: [Int] = [],
  react: @escaping (Event) -> [Effect] = { _ in [] },
  answer: @escaping (Effect) -> Answer? = { _ in nil }
) -> (log: Log, ending: Ending) {
  let log = Log()
  let app = ScriptedApp(
    log: log, deadlines: deadlines.map(Moment.init(milliseconds:)), react: react)
  let effects = ScriptedEffects(log: log, unfinished: trouble.unfinished, answer: answer)
  effects.hasDirect = hasDirect
  let loop = GameLoop(
    app,
    on: ScriptedTerminal(
      log: log, typed: typed, holding: holding, colors: colors, pixels: pixels),
    wokenBy: ScriptedSource(
      log: log, wakes: wakes, stillness: trouble.stillness, endings: trouble.endings),
    effects: effects)
  return (log, loop.run())
}
