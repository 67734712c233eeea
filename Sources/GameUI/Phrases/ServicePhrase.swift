import GameCore
import MediaProtocol

/// The texts about services on the network, and about pictures that cannot be used.
enum ServicePhrase: Phrase {
  /// The reason why there is no answer or no picture.
  case problem(MediaError)
  /// The age of an answer in seconds.
  case age(Int)

  func text(in say: Language) -> String {
    switch self {
    case .problem(.offline):
      say(
        "Cannot reach the service. Check your network.",
        "Сервис недоступен. Проверьте подключение к сети.")
    case .problem(.refused):
      say(
        "The service refused the connection. Try again later.",
        "Сервис отклонил соединение. Попробуйте позже.")
    case .problem(.timedOut):
      say(
        "The service took too long to respond. Try again later.",
        "Сервис слишком долго не отвечает. Попробуйте позже.")
    case .problem(.busy(nil)):
      say(
        "The service is busy. Try again in a few minutes.",
        "Сервис перегружен. Попробуйте через несколько минут.")
    case .problem(.busy(.some(let seconds))):
      say("The service is busy. Try again in ", "Сервис перегружен. Попробуйте через ")
        + say.plural(seconds, ("second", "seconds"), ("секунду", "секунды", "секунд")) + "."
    case .problem(.status(let status)):
      say("The service returned error \(status).", "Сервис вернул ошибку \(status).")
    case .problem(.untrusted):
      say(
        "The service's certificate isn't trusted. Check this computer's clock.",
        "Сертификат сервиса не вызывает доверия. Проверьте часы компьютера.")
    case .problem(.addressRefused):
      say(
        "The service's address isn't secure: it must begin with https://.",
        "Адрес сервиса небезопасен: он должен начинаться с https://.")
    case .problem(.wrongContent):
      say(
        "A different service answers at this address.",
        "По этому адресу отвечает не тот сервис.")
    case .problem(.notUnderstood):
      say(
        "Flipside couldn't understand the service's response.",
        "Flipside не понимает ответ сервиса.")
    case .problem(.serviceSaid(let text)):
      say("The service says: \(text)", "Сервис сообщает: \(text)")
    case .problem(.messageWithKey):
      say(
        "The service reported an error. Its message contains your key, so it isn't shown.",
        "Сервис сообщил об ошибке. В сообщении есть ваш ключ, поэтому оно не показано.")
    case .problem(.tooFewUsable(0)): say("The service has no data.", "У сервиса нет данных.")
    case .problem(.tooFewUsable(let count)):
      say("The service sent only ", "Сервис прислал только ")
        + say.plural(count, ("usable entry", "usable entries"), ("запись", "записи", "записей"))
        + "."
    case .problem(.unreadable(let errors)): Self.text(errors, in: say)
    case .problem(.tooFewDifferent(let count)):
      say(
        "Only \(Plural.english(count, "picture looks", "pictures look")) different enough; this "
          + "level needs more.",
        "Непохожих друг на друга картинок всего \(count), а для этого уровня нужно больше.")
    case .problem(.folderUnreadable):
      say(
        "Could not read a folder of pictures. Enter its path in Settings.",
        "Не удалось прочитать папку с картинками. Укажите путь к ней в настройках.")
    case .problem(.unknownDeck):
      say(
        "Flipside's helper doesn't know this deck. Is Flipside fully installed?",
        "Модуль Flipside не знает этой колоды. Проверьте установку Flipside.")
    case .problem(.helperFailed):
      say(
        "Flipside's helper isn't working. Is Flipside fully installed?",
        "Модуль Flipside не работает. Проверьте установку Flipside.")
    case .age(..<60): say("just now", "только что")
    case .age(let seconds): Self.age(seconds, in: say) + say(" ago", " назад")
    }
  }

  private static func age(_ seconds: Int, in say: Language) -> String {
    switch seconds {
    case ..<3_600: say.plural(seconds / 60, ("minute", "minutes"), ("минуту", "минуты", "минут"))
    case ..<86_400: say.plural(seconds / 3_600, ("hour", "hours"), ("час", "часа", "часов"))
    default: say.plural(seconds / 86_400, ("day", "days"), ("день", "дня", "дней"))
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
