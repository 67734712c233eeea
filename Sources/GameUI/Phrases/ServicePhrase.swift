import GameCore
import MediaProtocol

/// The texts about services on the network.
enum ServicePhrase: Phrase {
  /// The reason why there is no answer.
  case problem(ServiceProblem)
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

  private static func text(_ problem: ServiceProblem, in say: Language) -> String {
    switch problem {
    case .offline: say("The network cannot be reached.", "Нет связи с сетью.")
    case .refused: say("The service does not take connections.", "Служба не принимает соединений.")
    case .timedOut:
      say(
        "The service is too slow or does not answer.",
        "Служба не отвечает или отвечает слишком медленно.")
    case .busy(nil):
      say(
        "The service asks for patience. Try again in a few minutes.",
        "Служба просит подождать. Попробуйте через несколько минут.")
    case .busy(.some(let seconds)):
      say(
        "The service asks for patience: try again in "
          + Plural.english(seconds, "second", "seconds") + ".",
        "Служба просит подождать: попробуйте через "
          + Plural.russian(seconds, "секунду", "секунды", "секунд") + ".")
    case .status(let status):
      say("The service answered with error \(status).", "Служба ответила ошибкой \(status).")
    case .untrusted:
      say(
        "The certificate of the service cannot be trusted.",
        "Сертификату службы нельзя доверять.")
    case .addressRefused:
      say(
        "The address of the service is not safe: it must begin with https://.",
        "Адрес службы небезопасен: он должен начинаться с https://.")
    case .wrongContent:
      say(
        "Something else than the service answers at its address.",
        "По адресу службы отвечает что-то другое.")
    case .notUnderstood:
      say(
        "The service gave an answer that Flipside does not understand.",
        "Служба ответила так, что Flipside её не понимает.")
    case .serviceSaid(let text): say("The service says: \(text)", "Служба сообщает: \(text)")
    case .messageWithKey:
      say(
        "The service reports an error. Its answer contains your key, so the message is not shown.",
        "Служба сообщает об ошибке. В её ответе есть ваш ключ, поэтому текст не показан.")
    case .tooFewUsable(0): say("The service has nothing there.", "У службы там ничего нет.")
    case .tooFewUsable(let count):
      say(
        "The answer of the service has only "
          + Plural.english(count, "entry", "entries") + " that can be used.",
        "В ответе службы годится только "
          + Plural.russian(count, "запись", "записи", "записей") + ".")
    case .helperFailed:
      say(
        "The helper for the network does not work. Is Flipside installed whole?",
        "Помощник для сети не работает. Flipside установлен целиком?")
    }
  }
}
