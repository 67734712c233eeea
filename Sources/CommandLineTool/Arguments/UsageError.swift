public import GameCore

/// The error of a command line.
public struct UsageError: Error, Phrase, Hashable {
  private let message: Text

  init(_ message: (Language) -> String) {
    self.message = Text(message)
  }

  /// Returns the text in a language.
  public func text(in say: Language) -> String { message.text(in: say) }

  /// Returns the message for standard error, with a hint where to read more.
  public func sentence(in say: Language) -> String {
    "flipside: \(text(in: say))\n"
      + say("See 'flipside --help'.\n", "Справка: 'flipside --help'.\n")
  }
}

extension UsageError {
  static func unknownOption(_ typed: String) -> Self {
    let nearest = SpellingSuggestion.to(typed, among: Option.all.map(\.typed))
    return UsageError {
      $0("unknown option \(quoted(typed))", "неизвестный параметр \(quoted(typed))")
        + didYouMean(nearest, $0)
    }
  }

  static func unknownCommand(_ word: String) -> Self {
    let nearest = SpellingSuggestion.to(word, among: CommandDescription.all.map(\.name))
    // Words for commands with other names.
    let others = [
      "opponents": "stats --game \(PairsDuelGame.id)", "leaderboard": "scores", "today": "daily",
    ]
    return UsageError {
      $0("unknown command \(quoted(word))", "неизвестная команда \(quoted(word))")
        + didYouMean(nearest ?? others[word], $0)
    }
  }

  private static func didYouMean(_ nearest: String?, _ say: Language) -> String {
    nearest.map { say("; did you mean \($0)?", "; может быть, \($0)?") } ?? ""
  }

  /// `--data` at the end, or before another option.
  static func missingValue(of option: Option) -> Self {
    UsageError {
      $0("option '\(option.typed)' requires a value", "параметру '\(option.typed)' нужно значение")
    }
  }

  /// `--ascii=yes`.
  static func unexpectedValue(of option: Option) -> Self {
    UsageError {
      $0(
        "option '\(option.typed)' doesn't take a value",
        "параметр '\(option.typed)' не принимает значения")
    }
  }

  static func badValue(_ value: String, of option: Option, words: [String]) -> Self {
    badValue(value, of: option) { _ in words.joined(separator: ", ") }
  }

  static func badValue(_ value: String, of option: Option, range: ClosedRange<UInt64>) -> Self {
    badValue(value, of: option) {
      $0(
        "\(range.lowerBound) to \(range.upperBound)",
        "от \(range.lowerBound) до \(range.upperBound)"
      )
    }
  }

  private static func badValue(
    _ value: String, of option: Option, expected: (Language) -> String
  ) -> Self {
    UsageError {
      $0(
        "invalid value \(quoted(value)) for '\(option.typed)': use \(expected($0))",
        "недопустимое значение \(quoted(value)) параметра '\(option.typed)'; "
          + "допустимо: \(expected($0))")
    }
  }

  /// An option of another command.
  static func misplaced(_ option: Option, in command: String) -> Self {
    UsageError {
      $0(
        "option '\(option.typed)' can't be used with 'flipside \(command)'",
        "параметр '\(option.typed)' не подходит к команде 'flipside \(command)'")
    }
  }

  /// More words than the command accepts.
  static func tooMany(_ argument: String) -> Self {
    UsageError {
      $0("unexpected argument \(quoted(argument))", "лишний аргумент \(quoted(argument))")
    }
  }

  /// Returns a typed text for a message.
  static func quoted(_ text: String) -> String { "'\(TextSanitizer.line(text, limit: 60))'" }
}
