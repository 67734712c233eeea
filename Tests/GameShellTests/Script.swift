import Canvas
import GameCore
import GameShell
import GameUI
import MediaProtocol

/// A log of everything that the loop did, in order.
final class Log {
  enum Entry: Equatable {
    case received(Event)
    case shown
    case sent(Effect)
    case drained
    case givenUp
    case slept(until: Moment?)
    case screen(String)
    case stopped
  }

  var entries: [Entry] = []
  /// The times of checks whether the login was ended elsewhere.
  var looks: [Moment] = []
  /// The time of each event.
  var moments: [Moment] = []

  /// The events of the application, in order.
  var events: [Event] {
    entries.compactMap { if case .received(let event) = $0 { event } else { nil } }
  }
}

/// The disturbances of a scripted application.
struct Trouble {
  /// The milliseconds for which the program is stopped in its first sleep.
  var stillness = 0
  /// The results of checks for a signal to end.
  var endings: [EndingSignal?] = []
  /// The numbers of unfinished effects, at each check of a drain.
  var unfinished: [Int] = []
}

/// An application that follows a script.
struct ScriptedApp: Application {
  let log: Log
  var deadlines: [Moment] = []
  /// A deadline that the first input reveals.
  var hidden: Moment?
  let react: (Event) -> [Effect]

  mutating func update(_ event: Event, at now: Moment) -> [Effect] {
    log.entries.append(.received(event))
    log.moments.append(now)
    if event == .deadline { deadlines.removeFirst() }
    if case .input = event, let revealed = hidden.take() { deadlines.insert(revealed, at: 0) }
    return react(event)
  }

  var nextDeadline: Moment? { deadlines.first }

  func draw(at _: Moment, after _: Canvas?) -> Canvas {
    Canvas(size: Size(columns: 2, rows: 1))
  }
}

/// A terminal with scripted input.
struct ScriptedTerminal: GameShell.Terminal, ~Copyable {
  let log: Log
  var typed: [[Input]] = []
  /// The milliseconds until a decision about held input, at each reading.
  var holding: [Int] = []
  /// The newly known colors, at each request.
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

/// A source of scripted wakes; without wakes the deadline is reached. At its end it hangs up.
struct ScriptedSource: WakeSource, ~Copyable {
  var readsInput = true
  let log: Log
  var wakes: [[Wake]]
  var time = Moment(milliseconds: 0)
  /// The milliseconds for which the program is stopped in its first sleep.
  var stillness = 0
  /// The results of checks for a signal to end.
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

/// A queue that stores effects until it is drained or asked for answers.
final class ScriptedEffects: EffectQueue {
  private let log: Log
  private let answer: (Effect) -> Event?
  private var waiting: [Effect] = []
  /// The numbers of unfinished effects, at each check of a drain.
  private let unfinished: [Int]

  /// Whether the multiplexer has confirmed direct colors.
  var hasDirect = false

  init(log: Log, unfinished: [Int], answer: @escaping (Effect) -> Event?) {
    self.log = log
    self.unfinished = unfinished
    self.answer = answer
  }

  func send(_ request: StoreRequest) { note(.store(request)) }
  func send(_ command: MediaCommand) { note(.media(command)) }
  func note(_ mark: SavedClock) { log.entries.append(.sent(.clock(mark))) }

  func watchLogIn(at now: Moment) { log.looks.append(now) }

  private func note(_ effect: Effect) {
    log.entries.append(.sent(effect))
    waiting.append(effect)
  }

  func takeAnswers() -> [Event] {
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
  _ wakes: [[Wake]], typed: [[Input]] = [], deadlines: [Int] = [], hidden: Moment? = nil,
  trouble: Trouble = Trouble(), colors: [TerminalColors?] = [], hasDirect: Bool = false,
  pixels: PixelFormat? = nil, holding: [Int] = [],
  react: @escaping (Event) -> [Effect] = { _ in [] },
  answer: @escaping (Effect) -> Event? = { _ in nil }
) -> (log: Log, ending: Ending) {
  let log = Log()
  let app = ScriptedApp(
    log: log, deadlines: deadlines.map(Moment.init(milliseconds:)), hidden: hidden, react: react)
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
