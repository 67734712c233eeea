import GameCore
import MediaProtocol

/// The texts about films from a service.
enum FilmsPhrase: Phrase {
  case failed, problem(FilmProblem)
  case loading, waiting, posterComes
  /// The age of the films in seconds.
  case old(Int)
  case source, pack, service, ownOnly

  func text(in say: Language) -> String {
    switch self {
    case .failed: say("Something went wrong", "Что-то пошло не так")
    case .problem(.noKey):
      say(
        "The service of films wants a key of your own. It is entered under Services.",
        "Службе фильмов нужен ваш ключ. Его вводят в разделе «Службы».")
    case .problem(.service(.tooFewUsable(let count))):
      say(
        "The service has \(count == 0 ? "no" : "only \(count)") "
          + "\(count == 1 ? "film" : "films") that a quiz can ask about; it takes ten.",
        "У службы для квиза "
          + (count == 0
            ? "нет фильмов" : "только " + Plural.russian(count, "фильм", "фильма", "фильмов"))
          + ", а нужно десять.")
    case .problem(.service(let problem)): ServicePhrase.problem(problem).text(in: say)
    case .loading: say("Asking for films", "Запрашиваем фильмы")
    case .waiting: say("The service has not answered yet.", "Служба пока не ответила.")
    case .posterComes: say("The poster is on its way", "Афиша загружается")
    case .old(let seconds):
      say(
        "Ratings from \(ServicePhrase.age(seconds).text(in: say)): the service gives none now",
        "Рейтинги получены \(ServicePhrase.age(seconds).text(in: say)): сейчас их не получить")
    case .source: say("Source", "Откуда")
    case .pack: say("Bundled pack", "Из игры")
    case .service: say("Service", "Из службы")
    case .ownOnly:
      say(
        "On films of the service: yours only, not ranked",
        "Фильмы из службы: только для вас, без рекорда")
    }
  }
}
