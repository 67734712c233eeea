public import GameCore

/// The error of a command line.
public enum UsageFault: Error, Hashable, Sendable {
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

extension UsageFault: Phrase {
  /// The text in a language.
  public func text(in say: Language) -> String {
    switch self {
    case .unknownOption(let option, let nearest):
      say(
        "there is no option \(quoted(option))" + (nearest.map { "; did you mean \($0)?" } ?? "."),
        "нет параметра \(quoted(option))" + (nearest.map { "; может быть, \($0)?" } ?? "."))
    case .unknownCommand(let word, let nearest):
      say(
        "there is no command \(quoted(word))" + (nearest.map { "; did you mean \($0)?" } ?? "."),
        "нет команды \(quoted(word))" + (nearest.map { "; может быть, \($0)?" } ?? "."))
    case .missingValue(let option):
      say("\(option) needs a value.", "параметру \(option) нужно значение.")
    case .unexpectedValue(let option):
      say("\(option) takes no value.", "параметр \(option) не принимает значения.")
    case .badValue(let option, let value, let expected):
      say(
        "\(option) cannot be \(quoted(value)); use \(expected.text(in: say)).",
        "\(option) не может быть \(quoted(value)); возможные значения: \(expected.text(in: say)).")
    case .otherGame(let level, let game):
      say(
        "\(quoted(level)) is played in \(GameTitle(game).text(in: say)): add --game \(game).",
        "\(quoted(level)) есть в игре «\(GameTitle(game).text(in: say))»: добавьте --game \(game).")
    case .misplacedOption(let option, let command):
      say(
        "\(option) does not go with \(quoted("flipside \(command)")).",
        "параметр \(option) не подходит к команде \(quoted("flipside \(command)")).")
    case .unranked(let game):
      say(
        "nobody is ranked in \(GameTitle(game).text(in: say)): it depends on who else plays. "
          + "How yours went tells \(quoted("flipside stats --game \(game)")).",
        "в игре «\(GameTitle(game).text(in: say))» рекордов нет: всё зависит от того, с кем "
          + "играть. Как прошли ваши игры, покажет \(quoted("flipside stats --game \(game)")).")
    case .noDaily(let game):
      say(
        "\(GameTitle(game).text(in: say)) has no board of the day.",
        "в игре «\(GameTitle(game).text(in: say))» игры дня нет.")
    case .tooMany(let argument):
      say("\(quoted(argument)) is one word too many.", "\(quoted(argument)) — лишнее слово.")
    case .allAndFile:
      say("give either --all or a file, not both.", "укажите или --all, или файл, но не оба сразу.")
    case .exportWhat:
      say(
        "write \(quoted("flipside replay export ID")), with the number of a record.",
        "напишите \(quoted("flipside replay export ID")), где ID — номер записи.")
    case .notAnID(let text):
      say(
        "\(quoted(text)) is not the number of a record; those are whole numbers from 1.",
        "\(quoted(text)) — не номер записи; номера — целые числа от 1.")
    case .watchWhat:
      say(
        "write \(quoted("flipside watch FILE")), or \(quoted("flipside watch --text -")).",
        "напишите \(quoted("flipside watch FILE")) или \(quoted("flipside watch --text -")).")
    case .recoverWhom:
      say(
        "write \(quoted("flipside recover NAME")), with the name of a player.",
        "напишите \(quoted("flipside recover NAME")), где NAME — имя игрока.")
    case .tableWhat:
      say(
        "write \(quoted("flipside table create")), \(quoted("flipside table check")) or "
          + "\(quoted("flipside table copy FROM TO")).",
        "напишите \(quoted("flipside table create")), \(quoted("flipside table check")) или "
          + "\(quoted("flipside table copy FROM TO")).")
    case .notARole(let text):
      say(
        "\(quoted(text)) cannot be the name of a role: a-z, 0-9 and _, 63 at most, no digit first.",
        "\(quoted(text)) не годится в имена роли: нужны a-z, 0-9 и _, до 63 знаков, "
          + "первой не цифра.")
    case .copyWhat:
      say(
        "write \(quoted("flipside table copy FROM TO")), with two directories or addresses.",
        "напишите \(quoted("flipside table copy FROM TO")): откуда и куда — каталоги или адреса.")
    case .cacheWhat(let text):
      say(
        "\(quoted("flipside cache")) does not know \(quoted(text)); it knows show and clear.",
        "\(quoted("flipside cache")) не знает слова \(quoted(text)); есть show и clear.")
    }
  }

  private func quoted(_ text: String) -> String { "'\(Clean.line(text, limit: 60))'" }
}

extension UsageFault.Expectation: Phrase {
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
    case .seeHelp: say("Try 'flipside --help'.", "Подсказка: 'flipside --help'.")
    }
  }
}
