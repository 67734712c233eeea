import GameCore
import Glibc

/// A message of `verify`.
enum VerifySentence: Phrase {
  case failed(name: String, ReplaySentence)
  case proved(name: String)
  /// Only a newer version can verify the record.
  case unknown(name: String, ReplaySentence)
  case ownerless(name: String, player: PlayerID)
  case summary(Verification.Count)

  func text(in say: Language) -> String {
    switch self {
    case .failed(let name, let why):
      say("record \(name): \(why.text(in: say))", "Запись \(name): \(why.text(in: say))")
    case .proved(let name): say("record \(name): verified.", "Запись \(name): подтверждена.")
    case .unknown(let name, let why):
      say(
        "record \(name): \(why.text(in: say)) It needs a newer version of Flipside.",
        "Запись \(name): \(why.text(in: say)) Нужна более новая версия Flipside.")
    case .ownerless(let name, let player):
      say(
        "record \(name): belongs to player \(player.rawValue), who is not in the database.",
        "Запись \(name): её игрока (номер \(player.rawValue)) нет в базе данных.")
    case .summary(let count):
      say(
        "\(Plural.english(count.replayed, "record", "records")) replayed: "
          + "\(count.verified) verified, \(count.failed) failed"
          + (count.unknown == 0
            ? "."
            : ", \(count.unknown) \(count.unknown == 1 ? "needs" : "need") "
              + "a newer version of Flipside."),
        "\(Self.replayed(count.replayed)): подтверждено — \(count.verified), "
          + "не подтверждено — \(count.failed)"
          + (count.unknown == 0
            ? "." : ", нужна более новая версия Flipside — \(count.unknown)."))
    }
  }

  private static func replayed(_ count: Int) -> String {
    switch (count % 10, count % 100) {
    case (_, 11...14): "Проверено \(count) записей"
    case (1, _): "Проверена \(count) запись"
    case (2...4, _): "Проверены \(count) записи"
    default: "Проверено \(count) записей"
    }
  }
}

/// The reason why a record is not accepted.
struct ReplaySentence: Phrase {
  private let fault: RoundFault
  private let claimed: RoundResult

  init(_ fault: RoundFault, claimed: RoundResult) {
    self.fault = fault
    self.claimed = claimed
  }

  func text(in say: Language) -> String {
    switch fault {
    case .replay(let fault): text(fault, in: say)
    case .digest:
      say(
        "its stored digest is not that of its moves.",
        "её контрольная сумма не подходит к ходам.")
    }
  }

  private func text(_ fault: ReplayFault, in say: Language) -> String {
    switch fault {
    case .unknownGame(let game):
      say("there is no game \(shown(game.description)).", "нет игры \(shown(game.description)).")
    case .unknownRevision(let number):
      say(
        "ruleset \(number) of the game is not known here.",
        "редакция правил \(number) здесь неизвестна.")
    case .unknownSetup(let setup):
      say("the game has no level \(shown(setup)).", "в игре нет уровня \(shown(setup)).")
    case .unreadableMove(let number):
      say("move \(number) cannot be read.", "ход \(number) не читается.")
    case .timeRunsBackwards(let number):
      say(
        "move \(number) is earlier than the one before it.",
        "ход \(number) сделан раньше предыдущего.")
    case .refusedMove(let number):
      say("move \(number) is against the rules.", "ход \(number) противоречит правилам.")
    case .unfinished: say("the moves end before the game does.", "ходы кончаются раньше игры.")
    case .differs(let replayed):
      say(
        "states \(text(claimed)), but replays to \(text(replayed)).",
        "в записи \(text(claimed)), а повтор даёт \(text(replayed)).")
    case .practice:
      say("is a practice game, which is never ranked.", "это тренировка, она не входит в таблицу.")
    case .ownOnly:
      say(
        "states that it is ranked, but was played on content from outside.",
        "в записи указан зачёт, а играли на данных со стороны.")
    case .content(let fault): ContentSentence(fault).text(in: say)
    }
  }

  private func shown(_ text: String) -> String { "'\(Clean.line(text, limit: 60))'" }

  /// Returns a result with the names of the exported file, which do not depend on the language.
  private func text(_ result: RoundResult) -> String {
    "points=\(result.points) time=\(result.time.milliseconds) \(result.figures)"
  }
}

/// The reason why a file cannot be read.
struct FileSentence: Phrase {
  private let name: String
  private let fault: InputFile.Fault

  init(name: String, _ fault: InputFile.Fault) {
    self.name = name
    self.fault = fault
  }

  func text(in say: Language) -> String {
    switch fault {
    case .unreadable(let number):
      say(
        "cannot read \(name): \(InputFile.message(number)).",
        "не удаётся прочитать \(name): \(Self.russianMessage(number)).")
    case .tooLarge:
      say(
        "\(name) is too large to be a record (over \(InputFile.limit) bytes).",
        "\(name): слишком велик для записи (больше \(InputFile.limit) байт).")
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

/// The reason why a file is not an exported record.
struct ExportSentence: Phrase {
  private let name: String
  private let fault: ExportFault

  init(name: String, _ fault: ExportFault) {
    self.name = name
    self.fault = fault
  }

  func text(in say: Language) -> String {
    switch fault {
    case .notARecord: say("\(name) is not an exported record.", "\(name) — не выгруженная запись.")
    case .otherVersion:
      say(
        "\(name) is of another version of the format; update Flipside.",
        "\(name): другая версия формата; обновите Flipside.")
    case .misplaced(let line, let expected):
      say(
        "\(name), line \(line): '\(expected)' is due here.",
        "\(name), строка \(line): ожидается '\(expected)'.")
    case .cutOff(let line, let expected):
      say(
        "\(name) ends after line \(line), where '\(expected)' is due.",
        "\(name) обрывается после строки \(line): дальше ожидается '\(expected)'.")
    case .badValue(let line, let field):
      say(
        "\(name), line \(line): no possible \(field).",
        "\(name), строка \(line): недопустимое значение '\(field)'.")
    case .trailing(let line):
      say(
        "\(name), line \(line): there is text after the end.",
        "\(name), строка \(line): текст после конца записи.")
    }
  }
}
