import GameCore
import Glibc

/// What `verify` says of its records.
enum VerifySentence: Phrase {
  case failed(name: String, ReplaySentence)
  case proved(name: String)
  /// Only a newer version can verify the record.
  case unknown(name: String, ReplaySentence)
  case ownerless(name: String, player: PlayerID)
  case summary(Verification.Count)

  var english: String {
    switch self {
    case .failed(let name, let why): "record \(name): \(why.english)"
    case .proved(let name): "record \(name): true."
    case .unknown(let name, let why):
      "record \(name): \(why.english) It needs a newer version of Flipside."
    case .ownerless(let name, let player):
      "record \(name): belongs to player \(player.rawValue), who is not in the database."
    case .summary(let count):
      "\(Plural.english(count.replayed, "record", "records")) replayed: "
        + "\(count.verified) true, \(count.failed) false"
        + (count.unknown == 0
          ? "."
          : ", \(count.unknown) \(count.unknown == 1 ? "needs" : "need") "
            + "a newer version of Flipside.")
    }
  }

  var russian: String {
    switch self {
    case .failed(let name, let why): "Запись \(name): \(why.russian)"
    case .proved(let name): "Запись \(name): верна."
    case .unknown(let name, let why):
      "Запись \(name): \(why.russian) Нужна более новая версия Flipside."
    case .ownerless(let name, let player):
      "Запись \(name): её игрока (номер \(player.rawValue)) нет в базе данных."
    case .summary(let count):
      "\(Self.replayed(count.replayed)): верно — \(count.verified), "
        + "неверно — \(count.failed)"
        + (count.unknown == 0
          ? "." : ", нужна более новая версия Flipside — \(count.unknown).")
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

/// Why a record is not believed.
struct ReplaySentence: Phrase {
  private let fault: RoundFault
  private let claimed: RoundResult

  init(_ fault: RoundFault, claimed: RoundResult) {
    self.fault = fault
    self.claimed = claimed
  }

  var english: String {
    switch fault {
    case .replay(let fault): english(fault)
    case .digest: "its stored digest is not that of its moves."
    }
  }

  var russian: String {
    switch fault {
    case .replay(let fault): russian(fault)
    case .digest: "её контрольная сумма не подходит к ходам."
    }
  }

  private func english(_ fault: ReplayFault) -> String {
    switch fault {
    case .unknownGame(let game): "there is no game \(shown(game.description))."
    case .unknownRevision(let number): "ruleset \(number) of the game is not known here."
    case .unknownSetup(let setup): "the game has no level \(shown(setup))."
    case .unreadableMove(let number): "move \(number) cannot be read."
    case .timeRunsBackwards(let number): "move \(number) is earlier than the one before it."
    case .refusedMove(let number): "move \(number) is against the rules."
    case .unfinished: "the moves end before the game does."
    case .differs(let replayed): "states \(text(claimed)), but replays to \(text(replayed))."
    case .practice: "is a practice game, which is never ranked."
    case .ownOnly: "states that it is ranked, but was played on content from outside."
    case .content(let fault): ContentSentence(fault).english
    }
  }

  private func russian(_ fault: ReplayFault) -> String {
    switch fault {
    case .unknownGame(let game): "нет игры \(shown(game.description))."
    case .unknownRevision(let number): "редакция правил \(number) здесь неизвестна."
    case .unknownSetup(let setup): "в игре нет уровня \(shown(setup))."
    case .unreadableMove(let number): "ход \(number) не читается."
    case .timeRunsBackwards(let number): "ход \(number) сделан раньше предыдущего."
    case .refusedMove(let number): "ход \(number) противоречит правилам."
    case .unfinished: "ходы кончаются раньше игры."
    case .differs(let replayed):
      "в записи \(text(claimed)), а повтор даёт \(text(replayed))."
    case .practice: "это тренировка, она не входит в таблицу."
    case .ownOnly: "в записи указан зачёт, а играли на данных со стороны."
    case .content(let fault): ContentSentence(fault).russian
    }
  }

  private func shown(_ text: String) -> String { "'\(Clean.line(text, limit: 60))'" }

  /// The names are those of the exported file, in both languages.
  private func text(_ result: RoundResult) -> String {
    "points=\(result.points) time=\(result.time.milliseconds) \(result.figures)"
  }
}

/// Why a file cannot be read.
struct FileSentence: Phrase {
  private let name: String
  private let fault: InputFile.Fault

  init(name: String, _ fault: InputFile.Fault) {
    self.name = name
    self.fault = fault
  }

  var english: String {
    switch fault {
    case .unreadable(let number): "cannot read \(name): \(InputFile.message(number))."
    case .tooLarge: "\(name) is too large to be a record (over \(InputFile.limit) bytes)."
    }
  }

  var russian: String {
    switch fault {
    case .unreadable(let number):
      "не удаётся прочитать \(name): \(Self.russianMessage(number))."
    case .tooLarge: "\(name): слишком велик для записи (больше \(InputFile.limit) байт)."
    }
  }

  /// The system words errors in English where it has no other language installed.
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

/// Why a file is not an exported record.
struct ExportSentence: Phrase {
  private let name: String
  private let fault: ExportFault

  init(name: String, _ fault: ExportFault) {
    self.name = name
    self.fault = fault
  }

  var english: String {
    switch fault {
    case .notARecord: "\(name) is not an exported record."
    case .otherVersion: "\(name) is of another version of the format; update Flipside."
    case .misplaced(let line, let expected): "\(name), line \(line): '\(expected)' is due here."
    case .cutOff(let line, let expected):
      "\(name) ends after line \(line), where '\(expected)' is due."
    case .badValue(let line, let field): "\(name), line \(line): no possible \(field)."
    case .trailing(let line): "\(name), line \(line): there is text after the end."
    }
  }

  var russian: String {
    switch fault {
    case .notARecord: "\(name) — не выгруженная запись."
    case .otherVersion: "\(name): другая версия формата; обновите Flipside."
    case .misplaced(let line, let expected): "\(name), строка \(line): ожидается '\(expected)'."
    case .cutOff(let line, let expected):
      "\(name) обрывается после строки \(line): дальше ожидается '\(expected)'."
    case .badValue(let line, let field):
      "\(name), строка \(line): недопустимое значение '\(field)'."
    case .trailing(let line): "\(name), строка \(line): текст после конца записи."
    }
  }
}
