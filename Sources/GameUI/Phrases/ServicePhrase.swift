import GameCore
import MediaProtocol

/// The texts about services on the network.
enum ServicePhrase: Phrase {
  /// The reason why there is no answer.
  case problem(ServiceError)
  /// The age of an answer in seconds.
  case age(Int)

  func text(in say: Language) -> String {
    switch self {
    case .problem(let problem): Self.text(problem, in: say)
    case .age(let seconds):
      switch Age(seconds) {
      case .now: say("just now", "только что")
      case .minutes(let count):
        say(
          Plural.english(count, "minute", "minutes") + " ago",
          Plural.russian(count, "минуту", "минуты", "минут") + " назад")
      case .hours(let count):
        say(
          Plural.english(count, "hour", "hours") + " ago",
          Plural.russian(count, "час", "часа", "часов") + " назад")
      case .days(let count):
        say(
          Plural.english(count, "day", "days") + " ago",
          Plural.russian(count, "день", "дня", "дней") + " назад")
      }
    }
  }

  /// An age in the largest suitable unit.
  private enum Age {
    case now, minutes(Int), hours(Int), days(Int)

    init(_ seconds: Int) {
      switch seconds {
      case ..<60: self = .now
      case ..<3_600: self = .minutes(seconds / 60)
      case ..<86_400: self = .hours(seconds / 3_600)
      default: self = .days(seconds / 86_400)
      }
    }
  }

  private static func text(_ problem: ServiceError, in say: Language) -> String {
    switch problem {
    case .offline: say("There is no network connection.", "Нет подключения к сети.")
    case .refused: say("The service refused the connection.", "Служба не приняла соединение.")
    case .timedOut:
      say(
        "The service took too long to answer.",
        "Служба слишком долго не отвечает.")
    case .busy(nil):
      say(
        "The service is busy. Try again in a few minutes.",
        "Служба перегружена. Попробуйте через несколько минут.")
    case .busy(.some(let seconds)):
      say(
        "The service is busy. Try again in "
          + Plural.english(seconds, "second", "seconds") + ".",
        "Служба перегружена. Попробуйте через "
          + Plural.russian(seconds, "секунду", "секунды", "секунд") + ".")
    case .status(let status):
      say("The service answered with error \(status).", "Служба ответила ошибкой \(status).")
    case .untrusted:
      say(
        "The certificate of the service isn't trusted.",
        "Сертификат службы не вызывает доверия.")
    case .addressRefused:
      say(
        "The address of the service isn't safe: it must begin with https://.",
        "Адрес службы небезопасен: он должен начинаться с https://.")
    case .wrongContent:
      say(
        "Something other than the service answered at its address.",
        "По адресу службы ответило что-то другое.")
    case .notUnderstood:
      say(
        "Flipside doesn't understand the answer of the service.",
        "Ответ службы Flipside не понимает.")
    case .serviceSaid(let text): say("The service says: \(text)", "Служба сообщает: \(text)")
    case .messageWithKey:
      say(
        "The service reported an error. Its message contains your key, so it isn't shown.",
        "Служба сообщила об ошибке. В сообщении есть ваш ключ, поэтому оно не показано.")
    case .tooFewUsable(0): say("The service has no data.", "У службы нет данных.")
    case .tooFewUsable(let count):
      say(
        "The service sent only " + Plural.english(count, "usable entry", "usable entries") + ".",
        "В ответе службы годится только "
          + Plural.russian(count, "запись", "записи", "записей") + ".")
    case .helperFailed:
      say(
        "The network helper doesn't work. Is Flipside fully installed?",
        "Помощник для сети не работает. Проверьте установку Flipside.")
    }
  }
}
