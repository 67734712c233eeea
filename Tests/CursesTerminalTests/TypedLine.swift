import CTerminal
import Canvas

@testable import CursesTerminal

/// A terminal and a player with a test clock.
struct TypedLine {
  var recognizer = AnswerRecognizer()
  var decoder = InputDecoder()
  var answers: [TerminalAnswer] = []
  var inputs: [Input] = []
  var now = 0

  init(
    asked questions: [GraphicsProbe.Query] = [
      .picture, .cell, .name, .attributes, .registers,
    ]
  ) {
    for question in questions { recognizer.ask(question.text, at: now) }
  }

  /// Receives bytes at once.
  mutating func send(_ text: String) {
    for scalar in text.unicodeScalars {
      let token = flipside_terminal_input(
        kind: Int32(FLIPSIDE_SCALAR), value: Int32(scalar.value), column: 0, row: 0)
      recognizer.take(token, at: now)
    }
    settle()
  }

  mutating func send(_ kind: Int, _ value: Int = 0) {
    let token = flipside_terminal_input(
      kind: Int32(kind), value: Int32(value), column: 0, row: 0)
    recognizer.take(token, at: now)
    settle()
  }

  /// Advances the clock as the loop does: it wakes up when a decision about held bytes is due.
  mutating func wait(_ milliseconds: Int) {
    let end = now + milliseconds
    while let left = recognizer.remaining(at: now), now + left <= end {
      now += max(left, 1)
      settle()
    }
    now = max(now, end)
  }

  private mutating func settle() {
    recognizer.settle(at: now)
    for found in recognizer.takeFound() {
      switch found {
      case .answer(let answer): answers.append(answer)
      case .input(let token): decoder.take(token)
      }
    }
    inputs += decoder.finish()
  }

  /// The typed and pasted text, with other keys in angle brackets.
  var typed: String {
    inputs.map { input in
      switch input {
      case .key(.character(let character)): String(character)
      case .paste(let text): "(\(text))"
      case .key(let key): "<\(key)>"
      case .mouse: "<mouse>"
      }
    }.joined()
  }
}
