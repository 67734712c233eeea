public import GameCore

/// The error of a command line.
public enum UsageError: Error, Hashable, Sendable {
  case unknownOption(String, nearest: String?)
  case unknownCommand(String, nearest: String?)
  /// `--data` at the end, or before another option.
  case missingValue(option: String)
  /// `--ascii=yes`.
  case unexpectedValue(option: String)
  /// A value that is not one of the expected ones.
  case badValue(option: String, value: String, expected: Expectation)
  /// A level of another game than the given one.
  case otherGame(level: String, game: GameID)
  /// An option of another command.
  case misplacedOption(option: String, command: String)
  /// `flipside scores` for a game without rankings.
  case unranked(GameID)
  /// `flipside daily` for a game without daily boards.
  case noDaily(GameID)
  /// More words than the command accepts.
  case tooMany(argument: String)
  /// Both `--all` and a file.
  case allAndFile
  /// `flipside replay` without `export ID`.
  case exportWhat
  /// `flipside replay export ID` with something other than a number.
  case notAnID(String)
  /// `flipside watch` without a file, or with standard input for the screen.
  case watchWhat
  /// `flipside recover` without a name.
  case recoverWhom
  /// `flipside table` without one of its words.
  case tableWhat
  /// `flipside table copy` without `FROM TO`.
  case copyWhat
  /// `flipside table create` with an invalid role name.
  case notARole(String)
  /// `flipside cache` with a word that is neither `show` nor `clear`.
  case cacheWhat(String)

  /// The possible values of an option.
  public enum Expectation: Hashable, Sendable {
    case range(ClosedRange<UInt64>)
    case words([String])
  }

  /// Returns the message for standard error, with a hint where to read more.
  public func sentence(in language: Language) -> String {
    "flipside: " + text(in: language) + "\n"
      + UsageHint.seeHelp.text(in: language) + "\n"
  }
}

extension UsageError: Phrase {
  /// The text in a language.
  public func text(in say: Language) -> String {
    switch self {
    case .unknownOption(let option, let nearest):
      say(
        "unknown option \(quoted(option))" + (nearest.map { "; did you mean \($0)?" } ?? ""),
        "неизвестный параметр \(quoted(option))"
          + (nearest.map { "; может быть, \($0)?" } ?? ""))
    case .unknownCommand(let word, let nearest):
      say(
        "unknown command \(quoted(word))" + (nearest.map { "; did you mean \($0)?" } ?? ""),
        "неизвестная команда \(quoted(word))" + (nearest.map { "; может быть, \($0)?" } ?? ""))
    case .missingValue(let option):
      say(
        "option \(quoted(option)) requires a value",
        "параметру \(quoted(option)) нужно значение")
    case .unexpectedValue(let option):
      say(
        "option \(quoted(option)) doesn't take a value",
        "параметр \(quoted(option)) не принимает значения")
    case .badValue(let option, let value, let expected):
      say(
        "invalid value \(quoted(value)) for \(quoted(option)): use \(expected.text(in: say))",
        "недопустимое значение \(quoted(value)) параметра \(quoted(option)); "
          + "допустимо: \(expected.text(in: say))")
    case .otherGame(let level, let game):
      say(
        "\(quoted(level)) is a level of \(GameTitle(game).text(in: say)): add --game \(game)",
        "\(quoted(level)) — уровень игры «\(GameTitle(game).text(in: say))»: "
          + "добавьте --game \(game)")
    case .misplacedOption(let option, let command):
      say(
        "option \(quoted(option)) can't be used with \(quoted("flipside \(command)"))",
        "параметр \(quoted(option)) не подходит к команде \(quoted("flipside \(command)"))")
    case .unranked(let game):
      say(
        "\(GameTitle(game).text(in: say)) isn't ranked, because results depend on who you play; "
          + "for your results, use \(quoted("flipside stats --game \(game)"))",
        "в игре «\(GameTitle(game).text(in: say))» рекордов нет: всё зависит от того, с кем "
          + "играть; ваши результаты покажет \(quoted("flipside stats --game \(game)"))")
    case .noDaily(let game):
      say(
        "\(GameTitle(game).text(in: say)) has no daily board",
        "в игре «\(GameTitle(game).text(in: say))» игры дня нет")
    case .tooMany(let argument):
      say("unexpected argument \(quoted(argument))", "лишний аргумент \(quoted(argument))")
    case .allAndFile:
      say("--all and a file can't be used together", "--all и файл нельзя указать вместе")
    case .exportWhat:
      say(
        "use \(quoted("flipside replay export ID")) with a round ID",
        "нужна команда \(quoted("flipside replay export ID")), где ID — номер партии")
    case .notAnID(let text):
      say(
        "\(quoted(text)) is not a round ID: use a whole number, 1 or higher",
        "\(quoted(text)) — не номер партии; номера — целые числа от 1")
    case .watchWhat:
      say(
        "use \(quoted("flipside watch FILE")) or \(quoted("flipside watch --text -"))",
        "нужна команда \(quoted("flipside watch FILE")) или \(quoted("flipside watch --text -"))")
    case .recoverWhom:
      say(
        "use \(quoted("flipside recover NAME")) with the name of a player",
        "нужна команда \(quoted("flipside recover NAME")), где NAME — имя игрока")
    case .tableWhat:
      say(
        "use \(quoted("flipside table create")), \(quoted("flipside table check")) or "
          + quoted("flipside table copy FROM TO"),
        "нужна команда \(quoted("flipside table create")), \(quoted("flipside table check")) или "
          + quoted("flipside table copy FROM TO"))
    case .notARole(let text):
      say(
        "invalid role \(quoted(text)): use up to 63 letters a-z, digits and _, "
          + "not starting with a digit",
        "недопустимая роль \(quoted(text)): нужны a-z, 0-9 и _, до 63 знаков, начиная не с цифры")
    case .copyWhat:
      say(
        "use \(quoted("flipside table copy FROM TO")) with two directories or addresses",
        "нужна команда \(quoted("flipside table copy FROM TO")) с двумя каталогами или адресами"
      )
    case .cacheWhat(let text):
      say(
        "invalid argument \(quoted(text)) for \(quoted("flipside cache")): use show or clear",
        "недопустимый аргумент \(quoted(text)) команды \(quoted("flipside cache")); "
          + "допустимо: show, clear")
    }
  }

  private func quoted(_ text: String) -> String { "'\(TextSanitizer.line(text, limit: 60))'" }
}

extension UsageError.Expectation: Phrase {
  /// The text in a language.
  public func text(in say: Language) -> String {
    switch self {
    case .range(let range):
      say(
        "\(range.lowerBound) to \(range.upperBound)",
        "от \(range.lowerBound) до \(range.upperBound)")
    case .words(let words): words.joined(separator: ", ")
    }
  }
}

/// A hint where to read more after an error.
private enum UsageHint: Phrase {
  case seeHelp

  func text(in say: Language) -> String {
    switch self {
    case .seeHelp: say("See 'flipside --help'.", "Справка: 'flipside --help'.")
    }
  }
}
