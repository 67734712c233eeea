import GameCore
import MediaProtocol

/// The texts about pictures from outside.
enum PicturePhrase: Phrase {
  case loading, progress(Int, of: Int), cacheUnwritable
  case lost, away
  case failed, problem(MediaError)

  func text(in say: Language) -> String {
    switch self {
    case .loading: say("Loading pictures", "Загружаем картинки")
    case .progress(let ready, let wanted): say("\(ready) of \(wanted)", "\(ready) из \(wanted)")
    case .cacheUnwritable:
      say(
        "Could not save the pictures to the cache; next time they will be downloaded again.",
        "Не удалось сохранить картинки в кэш; в следующий раз они загрузятся снова.")
    case .lost:
      say(
        "Some of this game's pictures are no longer in the cache. Download them again?",
        "Некоторых картинок этой игры больше нет в кэше. Загрузить их снова?")
    case .away:
      say(
        "The window is too small to tell the pictures apart. "
          + "You'll see drawings until you make it larger.",
        "Окно слишком маленькое: картинки в нём не различить. "
          + "Пока вы его не увеличите, вместо них рисунки.")
    case .failed: say("No pictures", "Картинок нет")
    case .problem(let problem): Self.text(problem, in: say)
    }
  }

  private static func text(_ problem: MediaError, in say: Language) -> String {
    switch problem {
    case .offline: say("There is no network connection.", "Нет подключения к сети.")
    case .refused:
      say(
        "The picture service refused the connection.",
        "Сервис картинок отклонил соединение.")
    case .timedOut:
      say(
        "The picture service took too long to respond.",
        "Сервис картинок слишком долго не отвечает.")
    case .busy(nil):
      say(
        "The picture service is busy. Try again in a few minutes.",
        "Сервис картинок перегружен. Попробуйте через несколько минут.")
    case .busy(.some(let seconds)):
      say(
        "The picture service is busy. Try again in "
          + Plural.english(seconds, "second", "seconds") + ".",
        "Сервис картинок перегружен. Попробуйте через "
          + Plural.russian(seconds, "секунду", "секунды", "секунд") + ".")
    case .status(let status):
      say(
        "The picture service returned error \(status).",
        "Сервис картинок вернул ошибку \(status).")
    case .untrusted:
      say(
        "The picture service's certificate isn't trusted.",
        "Сертификат сервиса картинок не вызывает доверия.")
    case .addressRefused:
      say(
        "The picture address isn't secure: it must begin with https://.",
        "Адрес картинок небезопасен: он должен начинаться с https://.")
    case .wrongContent:
      say("There are no pictures at that address.", "По этому адресу нет картинок.")
    case .unreadable(let errors): text(errors, in: say)
    case .tooFewDifferent(let count):
      say(
        "Only \(Plural.english(count, "picture looks", "pictures look")) different enough; this "
          + "level needs more.",
        "Непохожих друг на друга картинок всего \(count), а для этого уровня нужно больше.")
    case .folderUnreadable:
      say(
        "Could not read the folder. Check its path in Settings.",
        "Не удалось прочитать папку. Проверьте путь к ней в настройках.")
    case .unknownDeck:
      say(
        "The picture helper doesn't know this deck. Is Flipside fully installed?",
        "Модуль картинок не знает этой колоды. Проверьте установку Flipside.")
    case .helperFailed:
      say(
        "The picture helper isn't working. Is Flipside fully installed?",
        "Модуль картинок не работает. Проверьте установку Flipside.")
    }
  }

  private static func text(_ errors: PictureErrors, in say: Language) -> String {
    let parts = [
      (errors.damaged, say("\(errors.damaged) damaged", "повреждено: \(errors.damaged)")),
      (errors.tooLarge, say("\(errors.tooLarge) too large", "слишком больших: \(errors.tooLarge)")),
      (errors.unopened, say("\(errors.unopened) unreadable", "не читается: \(errors.unopened)")),
    ].filter { $0.0 > 0 }.map(\.1).joined(separator: ", ")
    guard errors.different > 0 else {
      return errors.looked == 1
        ? say("The picture can't be shown: \(parts).", "Картинку не удаётся показать (\(parts)).")
        : say(
          "None of the \(errors.looked) pictures can be shown: \(parts).",
          "Не удаётся показать ни одну картинку из \(errors.looked) (\(parts)).")
    }
    return say(
      "Only \(errors.different) of \(Plural.english(errors.looked, "picture", "pictures")) can be "
        + "used (\(parts)). This level needs more.",
      "Подходит только \(errors.different) из \(errors.looked) (\(parts)). "
        + "Для этого уровня нужно больше.")
  }
}
