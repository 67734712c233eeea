import GameCore
import MediaProtocol

/// The texts about films from a service.
enum FilmsPhrase: Phrase {
  case failed, problem(FilmError)
  case loading, waiting, posterComes
  /// The age of the films in seconds.
  case old(Int)
  case source, pack, service, ownOnly

  func text(in say: Language) -> String {
    switch self {
    case .failed: say("Could not load films", "Не удалось загрузить фильмы")
    case .problem(.noKey):
      say(
        "The film service needs your API key. Enter it in Settings under Services.",
        "Сервису фильмов нужен ваш ключ API. Введите его в настройках, в разделе «Сервисы».")
    case .problem(.service(.tooFewUsable(let count))):
      say(
        "The film service has \(count == 0 ? "no" : "only \(count)") "
          + "\(count == 1 ? "film" : "films") with a rating; the quiz needs ten.",
        "У сервиса "
          + (count == 0
            ? "нет фильмов" : "всего " + Plural.russian(count, "фильм", "фильма", "фильмов"))
          + " с рейтингом, а для квиза нужно десять.")
    case .problem(.service(let problem)): ServicePhrase.problem(problem).text(in: say)
    case .loading: say("Loading films", "Загружаем фильмы")
    case .waiting: say("Waiting for the service to respond.", "Ждём ответа сервиса.")
    case .posterComes: say("Loading the poster", "Загружаем постер")
    case .old(let seconds):
      say(
        "Ratings updated \(ServicePhrase.age(seconds).text(in: say)): service unavailable",
        "Рейтинги получены \(ServicePhrase.age(seconds).text(in: say)): сервис недоступен")
    case .source: say("Source", "Источник")
    case .pack: say("Included", "Из игры")
    case .service: say("Service", "Из сервиса")
    case .ownOnly:
      say(
        "Films from the service: saved to your rounds, not ranked",
        "Фильмы из сервиса: только для вас, вне зачёта")
    }
  }
}
