public import GameCore

/// The error of a command line.
public struct UsageError: Error, Phrase, Hashable {
  private let message: Localized

  init(_ english: String, _ russian: String) {
    message = Localized(english, russian)
  }

  /// Creates an error with parts that depend on the language.
  init(_ message: (Language) -> String) {
    self.message = Localized(message)
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
      $0("unknown option ", "неизвестный параметр ") + typed.quoted + didYouMean(nearest, $0)
    }
  }

  static func unknownCommand(_ word: String) -> Self {
    let nearest = SpellingSuggestion.to(word, among: CommandDescription.all.map(\.name))
    // Words for commands with other names.
    let others = [
      "opponents": "stats --game \(PairsDuelGame.id)", "leaderboard": "scores", "today": "daily",
    ]
    return UsageError {
      $0("unknown command ", "неизвестная команда ") + word.quoted
        + didYouMean(nearest ?? others[word], $0)
    }
  }

  private static func didYouMean(_ nearest: String?, _ say: Language) -> String {
    nearest.map { say("; did you mean \($0)?", "; может быть, \($0)?") } ?? ""
  }

  static func badValue(_ value: String, of option: Option, words: [String]) -> Self {
    badValue(value, of: option, expected: Localized(words.list, words.list))
  }

  static func badValue(_ value: String, of option: Option, expected: Localized) -> Self {
    UsageError {
      $0(
        "invalid value \(value.quoted) for '\(option.typed)': use ",
        "недопустимое значение \(value.quoted) параметра '\(option.typed)'; допустимо: ")
        + expected.text(in: $0)
    }
  }

  /// An option of another command.
  static func misplaced(_ option: Option, in command: String) -> Self {
    UsageError(
      "option '\(option.typed)' can't be used with 'flipside \(command)'",
      "параметр '\(option.typed)' не подходит к команде 'flipside \(command)'")
  }
}
