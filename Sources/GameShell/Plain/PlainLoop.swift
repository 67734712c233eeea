import GameCore
public import GameUI

/// Lines from a player and to them; the program passes standard input and output.
public protocol LinePort: ~Copyable {
  /// Whether no more lines will arrive.
  var isAtEnd: Bool { get }
  /// Returns the next complete line that has arrived, without waiting.
  mutating func nextLine() -> String?
  /// Reads what has arrived.
  mutating func read()
  /// Notes that no more will arrive.
  mutating func end()
  /// Prints lines; returns false if no one can read them any more.
  mutating func write(_ lines: [String]) -> Bool
  /// Switches the echo of typed characters.
  mutating func setEcho(_ isOn: Bool)
}

/// The loop of plain mode: waits for lines, effects and deadlines, and prints changes.
///
/// A line is handled when the effects of the one before it are done, so that lines from a file mean
/// the same as typed ones.
public struct PlainLoop<Port: LinePort & ~Copyable, Source: WakeSource & ~Copyable>: ~Copyable {
  private var session: PlainSession
  private var port: Port
  private var source: Source
  private let effects: any EffectQueue
  private var ending: Ending?

  /// The milliseconds to wait at the end for effects without any progress.
  private static var patience: Int { 8000 }

  public init(
    _ session: PlainSession, on port: consuming Port, wokenBy source: consuming Source,
    effects: any EffectQueue
  ) {
    self.session = session
    self.port = port
    self.source = source
    self.effects = effects
  }

  /// Runs until the player quits, the input ends or a signal arrives.
  public consuming func run() -> Ending {
    send(.started)
    while ending == nil {
      settle()
      show()
      guard ending == nil else { break }
      if session.takesLine {
        if let line = port.nextLine() {
          perform(session.enter(line, at: source.now()))
          effects.watchLogIn(at: source.now())
          continue
        }
        if port.isAtEnd {
          end(.left)
          break
        }
      }
      wait()
    }
    show()
    port.setEcho(true)
    drain()
    return ending ?? .left
  }

  private mutating func wait() {
    // Input that cannot be handled yet must not wake the loop again and again.
    source.readsInput = session.takesLine && !port.isAtEnd
    for wake in source.wait(until: session.nextDeadline) where ending == nil {
      switch wake {
      case .input: port.read()
      case .inputEnded:
        // Takes the end from a terminal, which would otherwise give it to the next program.
        port.read()
        port.end()
      case .answer: takeAnswers()
      case .signal(.windowChanged), .signal(.continued): break
      case .signal(.stop): suspend()
      case .signal(.end(let signal)): end(.signal(signal))
      }
    }
    if ending == nil, let deadline = session.nextDeadline, deadline <= source.now() {
      send(.deadline)
    }
  }

  /// Waits until the effects of the last line are done.
  private mutating func settle() {
    repeat { drain() } while ending == nil && takeAnswers()
  }

  private mutating func drain() {
    let signal = effects.drain(patience: Self.patience) { _ in
      (source.now(), source.askedToEnd())
    }
    if let signal, ending == nil { end(.signal(signal)) }
  }

  /// Handles the answers that have arrived; returns false if there are none.
  @discardableResult
  private mutating func takeAnswers() -> Bool {
    let answers = effects.takeAnswers()
    for answer in answers where ending == nil { send(answer) }
    return !answers.isEmpty
  }

  private mutating func show() {
    port.setEcho(!session.hidesInput)
    let lines = session.output(at: source.now())
    if !lines.isEmpty, !port.write(lines), ending == nil { end(.signal(.hangUp)) }
  }

  private mutating func send(_ event: Event) {
    perform(session.update(event, at: source.now()))
  }

  private mutating func perform(_ wanted: [Effect]) {
    for effect in wanted {
      switch effect {
      case .terminal(.quit): ending = ending ?? .left
      // A stopped program gets a signal.
      case .terminal(.suspend), .terminal(.setMouse), .terminal(.trustPixels), .terminal(.bell),
        .terminal(.copy), .terminal(.redraw):
        break
      case .store(let request): effects.send(request)
      case .media(let request): effects.send(request)
      case .clock(let mark): effects.note(mark)
      }
    }
  }

  private mutating func end(_ reason: Ending) {
    perform(session.update(.terminated, at: source.now()))
    ending = reason
  }

  private mutating func suspend() {
    perform(session.update(.suspended, at: source.now()))
    drain()
    guard ending == nil else { return }
    port.setEcho(true)
    source.stop()
    send(.resumed)
  }
}
