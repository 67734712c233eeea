import GameCore
import Glibc

enum VerifySentence: Phrase {
  case failed(name: String, ReplaySentence)
  case proved(name: String)
  /// Only a newer version can verify the round.
  case unknown(name: String, ReplaySentence)
  case ownerless(name: String, player: PlayerID)
  case summary(Verification.Count)

  /// Creates the message about a record whose replay failed.
  init(name: String, _ error: ReplayError, of record: ReplayRecord) {
    let why = ReplaySentence(error: .replay(error), claimed: record.claimed)
    self = error.needsNewerVersion ? .unknown(name: name, why) : .failed(name: name, why)
  }

  func text(in say: Language) -> String {
    switch self {
    case .failed(let name, let why):
      say(
        "round \(name): failed: \(why.text(in: say))",
        "партия \(name): ошибка: \(why.text(in: say))")
    case .proved(let name): say("round \(name): verified", "партия \(name): подтверждена")
    case .unknown(let name, let why):
      say(
        "round \(name): needs a newer version of Flipside: \(why.text(in: say))",
        "партия \(name): нужна более новая версия Flipside: \(why.text(in: say))")
    case .ownerless(let name, let player):
      say(
        "round \(name): failed: its player \(player.rawValue) is not in the database",
        "партия \(name): ошибка: её игрока (номер \(player.rawValue)) нет в базе данных")
    case .summary(let count):
      say(
        "\(Plural.english(count.replayed, "round", "rounds")) replayed: "
          + "\(count.verified) verified, \(count.failed) failed"
          + (count.unknown == 0
            ? ""
            : ", \(count.unknown) \(count.unknown == 1 ? "needs" : "need") "
              + "a newer version of Flipside"),
        "проверено партий: \(count.replayed); подтверждено: \(count.verified), "
          + "с ошибками: \(count.failed)"
          + (count.unknown == 0
            ? "" : ", для более новой версии Flipside: \(count.unknown)"))
    }
  }
}

/// The reason why a record is not accepted.
struct ReplaySentence: Phrase {
  let error: RoundError
  let claimed: RoundResult

  func text(in say: Language) -> String {
    switch error {
    case .digest:
      say("the stored digest doesn't match the moves", "контрольная сумма не сходится с ходами")
    case .replay(.unknownGame(let game)):
      say("unknown game \(game.description.quoted)", "неизвестная игра \(game.description.quoted)")
    case .replay(.unknownRevision(let number)):
      say("unknown ruleset \(number)", "неизвестная редакция правил \(number)")
    case .replay(.unknownSetup(let setup)):
      say("unknown level \(setup.quoted)", "неизвестный уровень \(setup.quoted)")
    case .replay(.unknownEligibility(let word)):
      say("unknown eligibility \(word.quoted)", "неизвестный вид зачёта \(word.quoted)")
    case .replay(.unreadableMove(let number)):
      say("move \(number) is unreadable", "ход \(number) не читается")
    case .replay(.timeRunsBackwards(let number)):
      say(
        "move \(number) is earlier than the one before it",
        "ход \(number) сделан раньше предыдущего")
    case .replay(.refusedMove(let number)):
      say("move \(number) breaks the rules", "ход \(number) противоречит правилам")
    case .replay(.unfinished):
      say("the moves end before the game does", "ходы кончаются раньше игры")
    case .replay(.differs(let replayed)):
      say(
        "stored \(text(claimed)), but the replay gave \(text(replayed))",
        "записано \(text(claimed)), а повтор даёт \(text(replayed))")
    case .replay(.practice): say("a practice game is never ranked", "тренировка в рекорды не идёт")
    case .replay(.ownOnly):
      say(
        "marked as ranked, but uses content from a service",
        "отмечена как зачётная, но содержимое из сервиса")
    case .replay(.content(.unexpected)):
      say(
        "the round has content, but this game uses none",
        "у партии есть содержимое, а в этой игре его не бывает")
    case .replay(.content(.missing)): say("the content is missing", "нет содержимого")
    case .replay(.content(.unreadable(let line))):
      say("line \(line) of the content is unreadable", "строка \(line) содержимого не читается")
    case .replay(.content(.unknownPack(let name))):
      say("unknown pack \(name.quoted)", "неизвестный набор \(name.quoted)")
    case .replay(.content(.changedPack(let name))):
      say("the pack \(name.quoted) was changed", "набор \(name.quoted) изменён")
    case .replay(.content(.wrongQuestion(let number))):
      say(
        "question \(number) doesn't match the seed",
        "вопрос \(number) не тот, что даёт зерно раздачи")
    }
  }

  /// Returns a result with the names of the exported file, which do not depend on the language.
  private func text(_ result: RoundResult) -> String {
    "points=\(result.points) time=\(result.time.milliseconds) \(result.figures)"
  }
}

/// The reason why a file is not an exported record.
struct ReplayFileSentence: Phrase {
  let name: String
  let error: ReplayFileError

  /// Returns a file's name for messages; `-` is standard input.
  static func name(_ path: String, in say: Language) -> String {
    path == "-" ? say("(standard input)", "(стандартный ввод)") : "'\(TextSanitizer.line(path))'"
  }

  func text(in say: Language) -> String {
    switch error {
    case .unreadable(let number):
      say(
        "cannot read \(name): \(strerror(number).map { String(cString: $0) } ?? "error \(number)")",
        "не удаётся прочитать \(name): \(Self.russianMessage(number))")
    case .tooLarge:
      say(
        "\(name) is too large for an exported round (over \(InputFile.limit) bytes)",
        "\(name): файл слишком велик для партии (больше \(InputFile.limit) байт)")
    case .notARecord: say("\(name) is not an exported round", "\(name): не файл партии")
    case .otherVersion:
      say(
        "\(name) uses a different format version; update Flipside",
        "\(name): другая версия формата; обновите Flipside")
    case .misplaced(let line, let expected):
      say(
        "\(name), line \(line): expected '\(expected)'",
        "\(name), строка \(line): ожидается '\(expected)'")
    case .cutOff(let line, let expected):
      say(
        "\(name) ends after line \(line): expected '\(expected)'",
        "\(name) обрывается после строки \(line): дальше ожидается '\(expected)'")
    case .badValue(let line, let field):
      say(
        "\(name), line \(line): invalid \(field)",
        "\(name), строка \(line): недопустимое значение поля '\(field)'")
    case .trailing(let line):
      say(
        "\(name), line \(line): unexpected text after the end",
        "\(name), строка \(line): лишний текст после конца")
    }
  }

  /// Returns the Russian text of a common error, because the system may have only English messages.
  private static func russianMessage(_ number: Int32) -> String {
    switch number {
    case ENOENT: "такого файла нет"
    case ENOTDIR: "часть пути — не каталог"
    case EISDIR: "это каталог"
    case EACCES, EPERM: "нет прав на чтение"
    case ENAMETOOLONG: "слишком длинное имя"
    case ELOOP: "ссылки ведут по кругу"
    default: "ошибка системы \(number)"
    }
  }
}
