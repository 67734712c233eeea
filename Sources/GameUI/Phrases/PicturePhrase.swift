import GameCore
import MediaProtocol

/// The texts about pictures that come from outside the game.
enum PicturePhrase: Phrase {
  case loading, progress(Int, of: Int), cacheUnwritable
  case lost, away
  case failed, problem(MediaProblem)

  var english: String {
    switch self {
    case .loading: "Fetching pictures"
    case .progress(let ready, let wanted): "\(ready) of \(wanted)"
    case .cacheUnwritable: "The picture cache cannot be written; next time they are fetched again."
    case .lost: "Some pictures of this game are not in the cache any more. Fetch them again?"
    case .away:
      "These pictures do not work at this window size. "
        + "Drawings stand in until it changes."
    case .failed: "No pictures"
    case .problem(let problem): Self.english(problem)
    }
  }

  var russian: String {
    switch self {
    case .loading: "Загружаем картинки"
    case .progress(let ready, let wanted): "\(ready) из \(wanted)"
    case .cacheUnwritable:
      "Кэш картинок недоступен для записи; в следующий раз они загрузятся снова."
    case .lost: "Некоторых картинок этой игры больше нет в кэше. Загрузить их снова?"
    case .away:
      "При таком размере окна картинки не различить. "
        + "Пока он не изменится, вместо них рисунки."
    case .failed: "Без картинок"
    case .problem(let problem): Self.russian(problem)
    }
  }

  private static func english(_ problem: MediaProblem) -> String {
    switch problem {
    case .offline: "The network cannot be reached."
    case .refused: "The picture service does not take connections."
    case .timedOut: "The picture service is too slow or does not answer."
    case .busy(nil): "The picture service asks for patience. Try again in a few minutes."
    case .busy(.some(let seconds)):
      "The picture service asks for patience: try again in "
        + Plural.english(seconds, "second", "seconds") + "."
    case .status(let status): "The picture service answered with error \(status)."
    case .untrusted: "The certificate of the picture service cannot be trusted."
    case .addressRefused:
      "The pictures lie at an address that is not safe: it must begin with https://."
    case .wrongContent: "There are no pictures there."
    case .unreadable(let faults): unreadable(faults)
    case .tooFewDifferent(let count):
      "Only \(Plural.english(count, "picture differs", "pictures differ")) clearly from the "
        + "others; this level needs more."
    case .folderUnreadable: "The folder cannot be read. Is its path in Settings right?"
    case .unknownDeck: "The picture helper does not know this deck. Is Flipside installed whole?"
    case .helperFailed: "The picture helper does not work. Is Flipside installed whole?"
    }
  }

  private static func russian(_ problem: MediaProblem) -> String {
    switch problem {
    case .offline: "Нет связи с сетью."
    case .refused: "Служба картинок не принимает соединений."
    case .timedOut: "Служба картинок не отвечает или отвечает слишком медленно."
    case .busy(nil): "Служба картинок просит подождать. Попробуйте через несколько минут."
    case .busy(.some(let seconds)):
      "Служба картинок просит подождать: попробуйте через "
        + Plural.russian(seconds, "секунду", "секунды", "секунд") + "."
    case .status(let status): "Служба картинок ответила ошибкой \(status)."
    case .untrusted: "Сертификату службы картинок нельзя доверять."
    case .addressRefused:
      "Картинки лежат по небезопасному адресу: он должен начинаться с https://."
    case .wrongContent: "Картинок там нет."
    case .unreadable(let faults): unreadableInRussian(faults)
    case .tooFewDifferent(let count):
      "Ясно различимых картинок всего \(count), а для этого уровня нужно больше."
    case .folderUnreadable: "Папку не удаётся прочитать. Верен ли путь к ней в настройках?"
    case .unknownDeck: "Помощник не знает этой колоды. Flipside установлен целиком?"
    case .helperFailed: "Помощник для картинок не работает. Flipside установлен целиком?"
    }
  }

  private static func unreadable(_ faults: PictureFaults) -> String {
    let parts = [
      (faults.damaged, "damaged"), (faults.tooLarge, "too large"),
      (faults.unopened, "not to be opened"),
    ]
    let looked = Plural.english(faults.looked, "picture was", "pictures were")
    guard faults.different > 0 else {
      return "\(looked) looked at, and none can be shown: " + list(parts) + "."
    }
    let differ = Plural.english(faults.different, "differs", "differ")
    return "\(looked) looked at: \(differ) clearly, " + list(parts) + ". This level needs more."
  }

  private static func unreadableInRussian(_ faults: PictureFaults) -> String {
    let parts = [
      (faults.damaged, "повреждено"), (faults.tooLarge, "слишком больших"),
      (faults.unopened, "не открывается"),
    ]
    let looked = Plural.russian(faults.looked, "картинку", "картинки", "картинок")
    guard faults.different > 0 else {
      return "Проверили \(looked), показать нельзя ни одной: " + list(parts) + "."
    }
    return "Проверили \(looked): ясно различимых \(faults.different), " + list(parts)
      + ". Для этого уровня нужно больше."
  }

  private static func list(_ parts: [(count: Int, what: String)]) -> String {
    parts.filter { $0.count > 0 }.map { "\($0.count) \($0.what)" }.joined(separator: ", ")
  }
}
