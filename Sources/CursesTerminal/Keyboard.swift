import CTerminal
import Canvas
import Glibc

/// The input from the terminal: keys, mouse, pastes and answers. Reading never blocks.
struct Keyboard {
  /// The maximum time of one `read` in milliseconds, however much there is to read.
  private static let longestRead = 30
  /// The maximum time to wait for expected answers at the end, in milliseconds.
  private static let longestDrain = 100

  private var recognizer = AnswerRecognizer()
  private var decoder = InputDecoder()
  /// Whether the last `read` reached its time limit.
  private var isUnfinished = false

  /// The milliseconds until `read` returns more even without new input; nil for never.
  var remaining: Int? {
    isUnfinished ? 0 : recognizer.remaining(at: Self.now())
  }

  /// Sends a query.
  mutating func ask(_ question: String) {
    flipside_terminal_ask(question)
    recognizer.ask(question, at: Self.now())
  }

  /// Reads the available input.
  mutating func read() -> (inputs: [Input], answers: [TerminalAnswer]) {
    take(until: Self.now() + Self.longestRead)
    var answers: [TerminalAnswer] = []
    for found in recognizer.takeFound() {
      switch found {
      case .input(let input): decoder.take(input)
      case .answer(let answer): answers.append(answer)
      }
    }
    return (decoder.finish(), answers)
  }

  /// Reads the expected answers, so that they do not reach the shell as typed text.
  mutating func drain() {
    let end = Self.now() + Self.longestDrain
    while case let now = Self.now(), now < end, recognizer.isExpecting(at: now) {
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard isUnfinished || poll(&input, 1, Int32(clamping: end - now)) > 0 else { break }
      take(until: end)
      _ = recognizer.takeFound()
    }
    recognizer = AnswerRecognizer()
  }

  private mutating func take(until end: Int) {
    while case let token = flipside_terminal_read(), Int(token.kind) != FLIPSIDE_NOTHING {
      let now = Self.now()
      recognizer.take(token, at: now)
      isUnfinished = now >= end
      if isUnfinished { return }
    }
    isUnfinished = false
    recognizer.settle(at: Self.now())
  }

  /// Returns the milliseconds of the monotonic clock.
  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
