import GameCore
import MediaProtocol

/// The texts about services on the network, whatever is asked of them.
enum ServicePhrase: Phrase {
  /// Why there is no answer.
  case problem(ServiceProblem)
  /// How old an answer is, in seconds.
  case age(Int)

  var english: String {
    switch self {
    case .problem(let problem): Self.english(problem)
    case .age(let seconds):
      switch Age(seconds) {
      case .now: "just now"
      case .minutes(let count): Plural.english(count, "minute", "minutes") + " ago"
      case .hours(let count): Plural.english(count, "hour", "hours") + " ago"
      case .days(let count): Plural.english(count, "day", "days") + " ago"
      }
    }
  }

  var russian: String {
    switch self {
    case .problem(let problem): Self.russian(problem)
    case .age(let seconds):
      switch Age(seconds) {
      case .now: "только что"
      case .minutes(let count):
        Plural.russian(count, "минуту", "минуты", "минут") + " назад"
      case .hours(let count): Plural.russian(count, "час", "часа", "часов") + " назад"
      case .days(let count): Plural.russian(count, "день", "дня", "дней") + " назад"
      }
    }
  }

  /// An age in the largest unit of which there is one.
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

  private static func english(_ problem: ServiceProblem) -> String {
    switch problem {
    case .offline: "The network cannot be reached."
    case .refused: "The service does not take connections."
    case .timedOut: "The service is too slow or does not answer."
    case .busy(nil): "The service asks for patience. Try again in a few minutes."
    case .busy(.some(let seconds)):
      "The service asks for patience: try again in "
        + Plural.english(seconds, "second", "seconds") + "."
    case .status(let status): "The service answered with error \(status)."
    case .untrusted: "The certificate of the service cannot be trusted."
    case .addressRefused: "The address of the service is not safe: it must begin with https://."
    case .wrongContent: "Something else than the service answers at its address."
    case .notUnderstood: "The service gave an answer that Flipside does not understand."
    case .serviceSaid(let text): "The service says: \(text)"
    case .messageWithKey:
      "The service reports an error. Its answer contains your key, so the message is not shown."
    case .tooFewUsable(0): "The service has nothing there."
    case .tooFewUsable(let count):
      "The answer of the service has only "
        + Plural.english(count, "entry", "entries") + " that can be used."
    case .helperFailed: "The helper for the network does not work. Is Flipside installed whole?"
    }
  }

  private static func russian(_ problem: ServiceProblem) -> String {
    switch problem {
    case .offline: "Нет связи с сетью."
    case .refused: "Служба не принимает соединений."
    case .timedOut: "Служба не отвечает или отвечает слишком медленно."
    case .busy(nil): "Служба просит подождать. Попробуйте через несколько минут."
    case .busy(.some(let seconds)):
      "Служба просит подождать: попробуйте через "
        + Plural.russian(seconds, "секунду", "секунды", "секунд") + "."
    case .status(let status): "Служба ответила ошибкой \(status)."
    case .untrusted: "Сертификату службы нельзя доверять."
    case .addressRefused: "Адрес службы небезопасен: он должен начинаться с https://."
    case .wrongContent: "По адресу службы отвечает что-то другое."
    case .notUnderstood: "Служба ответила так, что Flipside её не понимает."
    case .serviceSaid(let text): "Служба сообщает: \(text)"
    case .messageWithKey:
      "Служба сообщает об ошибке. В её ответе есть ваш ключ, поэтому текст не показан."
    case .tooFewUsable(0): "У службы там ничего нет."
    case .tooFewUsable(let count):
      "В ответе службы годится только "
        + Plural.russian(count, "запись", "записи", "записей") + "."
    case .helperFailed: "Помощник для сети не работает. Flipside установлен целиком?"
    }
  }
}
