import GameCore
import MediaProtocol

/// The texts about films that come from a service.
enum FilmsPhrase: Phrase {
  case failed, problem(FilmProblem)
  case loading, waiting, posterComes
  /// How old the films are, in seconds.
  case old(Int)
  case source, pack, service, ownOnly

  var english: String {
    switch self {
    case .failed: "Something went wrong"
    case .problem(.noKey):
      "The service of films wants a key of your own. It is entered under Services."
    case .problem(.service(.tooFewUsable(let count))):
      "The service has \(count == 0 ? "no" : "only \(count)") "
        + "\(count == 1 ? "film" : "films") that a quiz can ask about; it takes ten."
    case .problem(.service(let problem)): ServicePhrase.problem(problem).english
    case .loading: "Asking for films"
    case .waiting: "The service has not answered yet."
    case .posterComes: "The poster is on its way"
    case .old(let seconds):
      "Ratings from \(ServicePhrase.age(seconds).english): the service gives none now"
    case .source: "Source"
    case .pack: "Bundled pack"
    case .service: "Service"
    case .ownOnly: "On films of the service: yours only, not ranked"
    }
  }

  var russian: String {
    switch self {
    case .failed: "Что-то пошло не так"
    case .problem(.noKey):
      "Службе фильмов нужен ваш ключ. Его вводят в разделе «Службы»."
    case .problem(.service(.tooFewUsable(let count))):
      "У службы для квиза "
        + (count == 0
          ? "нет фильмов" : "только " + Plural.russian(count, "фильм", "фильма", "фильмов"))
        + ", а нужно десять."
    case .problem(.service(let problem)): ServicePhrase.problem(problem).russian
    case .loading: "Запрашиваем фильмы"
    case .waiting: "Служба пока не ответила."
    case .posterComes: "Афиша загружается"
    case .old(let seconds):
      "Рейтинги получены \(ServicePhrase.age(seconds).russian): сейчас их не получить"
    case .source: "Откуда"
    case .pack: "Из игры"
    case .service: "Из службы"
    case .ownOnly: "Фильмы из службы: только для вас, без рекорда"
    }
  }
}
