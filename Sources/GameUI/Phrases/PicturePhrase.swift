import GameCore
import MediaProtocol

/// The texts about pictures from outside.
enum PicturePhrase: Phrase {
  case loading, progress(Int, of: Int), cacheUnwritable
  case lost, away
  case failed, problem(MediaProblem)

  func text(in say: Language) -> String {
    switch self {
    case .loading: say("Fetching pictures", "Загружаем картинки")
    case .progress(let ready, let wanted): say("\(ready) of \(wanted)", "\(ready) из \(wanted)")
    case .cacheUnwritable:
      say(
        "The picture cache cannot be written; next time they are fetched again.",
        "Кэш картинок недоступен для записи; в следующий раз они загрузятся снова.")
    case .lost:
      say(
        "Some pictures of this game are not in the cache any more. Fetch them again?",
        "Некоторых картинок этой игры больше нет в кэше. Загрузить их снова?")
    case .away:
      say(
        "These pictures do not work at this window size. "
          + "Drawings stand in until it changes.",
        "При таком размере окна картинки не различить. "
          + "Пока он не изменится, вместо них рисунки.")
    case .failed: say("No pictures", "Без картинок")
    case .problem(let problem): Self.text(problem, in: say)
    }
  }

  private static func text(_ problem: MediaProblem, in say: Language) -> String {
    switch problem {
    case .offline: say("The network cannot be reached.", "Нет связи с сетью.")
    case .refused:
      say(
        "The picture service does not take connections.",
        "Служба картинок не принимает соединений.")
    case .timedOut:
      say(
        "The picture service is too slow or does not answer.",
        "Служба картинок не отвечает или отвечает слишком медленно.")
    case .busy(nil):
      say(
        "The picture service asks for patience. Try again in a few minutes.",
        "Служба картинок просит подождать. Попробуйте через несколько минут.")
    case .busy(.some(let seconds)):
      say(
        "The picture service asks for patience: try again in "
          + Plural.english(seconds, "second", "seconds") + ".",
        "Служба картинок просит подождать: попробуйте через "
          + Plural.russian(seconds, "секунду", "секунды", "секунд") + ".")
    case .status(let status):
      say(
        "The picture service answered with error \(status).",
        "Служба картинок ответила ошибкой \(status).")
    case .untrusted:
      say(
        "The certificate of the picture service cannot be trusted.",
        "Сертификату службы картинок нельзя доверять.")
    case .addressRefused:
      say(
        "The pictures lie at an address that is not safe: it must begin with https://.",
        "Картинки лежат по небезопасному адресу: он должен начинаться с https://.")
    case .wrongContent: say("There are no pictures there.", "Картинок там нет.")
    case .unreadable(let faults): text(faults, in: say)
    case .tooFewDifferent(let count):
      say(
        "Only \(Plural.english(count, "picture differs", "pictures differ")) clearly from the "
          + "others; this level needs more.",
        "Ясно различимых картинок всего \(count), а для этого уровня нужно больше.")
    case .folderUnreadable:
      say(
        "The folder cannot be read. Is its path in Settings right?",
        "Папку не удаётся прочитать. Верен ли путь к ней в настройках?")
    case .unknownDeck:
      say(
        "The picture helper does not know this deck. Is Flipside installed whole?",
        "Помощник не знает этой колоды. Flipside установлен целиком?")
    case .helperFailed:
      say(
        "The picture helper does not work. Is Flipside installed whole?",
        "Помощник для картинок не работает. Flipside установлен целиком?")
    }
  }

  private static func text(_ faults: PictureFaults, in say: Language) -> String {
    let parts = list([
      (faults.damaged, say("damaged", "повреждено")),
      (faults.tooLarge, say("too large", "слишком больших")),
      (faults.unopened, say("not to be opened", "не открывается")),
    ])
    let looked = say(
      Plural.english(faults.looked, "picture was", "pictures were"),
      Plural.russian(faults.looked, "картинку", "картинки", "картинок"))
    guard faults.different > 0 else {
      return say(
        "\(looked) looked at, and none can be shown: \(parts).",
        "Проверили \(looked), показать нельзя ни одной: \(parts).")
    }
    return say(
      "\(looked) looked at: \(Plural.english(faults.different, "differs", "differ")) clearly, "
        + "\(parts). This level needs more.",
      "Проверили \(looked): ясно различимых \(faults.different), \(parts). "
        + "Для этого уровня нужно больше.")
  }

  private static func list(_ parts: [(count: Int, what: String)]) -> String {
    parts.filter { $0.count > 0 }.map { "\($0.count) \($0.what)" }.joined(separator: ", ")
  }
}
