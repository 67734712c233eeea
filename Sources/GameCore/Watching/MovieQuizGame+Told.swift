public import GameRules

extension MovieQuizGame: ToldGame {
  public static func telling(
    _ move: Move, from before: MovieQuizState, to after: MovieQuizState, _: FaceNames
  ) -> Telling {
    guard mark(of: move, from: before, to: after) != nil, let answer = after.answers.last else {
      return Telling(MovieQuizTelling.move(move))
    }
    return Telling(
      MovieQuizTelling.question(before.question),
      shown: MovieQuizTelling.outcome(before.question, answer))
  }
}

private enum MovieQuizTelling: Phrase {
  case move(MovieQuizGame.Move)
  case question(MovieQuizQuestion)
  case outcome(MovieQuizQuestion, MovieQuizState.Answer)

  var english: String {
    switch self {
    case .move(.yes): "yes"
    case .move(.no): "no"
    case .move(.show): "the poster is there"
    case .move(.skip): "goes on"
    case .question(let question):
      "\(film(of: question, .english)): \(side(of: question, "above", "below")) "
        + "\(question.threshold)?"
    case .outcome(let question, let answer):
      "\(answer.isYes ? "Yes" : "No"): \(answer.isRight ? "right" : "wrong"), "
        + "it is \(question.film.rating). "
        + Plural.english(answer.points, "point", "points")
    }
  }

  var russian: String {
    switch self {
    case .move(.yes): "да"
    case .move(.no): "нет"
    case .move(.show): "афиша на месте"
    case .move(.skip): "дальше"
    case .question(let question):
      "\(film(of: question, .russian)): \(side(of: question, "больше", "меньше")) "
        + "\(number(question.threshold))?"
    case .outcome(let question, let answer):
      "\(answer.isYes ? "Да" : "Нет"): \(answer.isRight ? "верно" : "неверно"), "
        + "рейтинг \(number(question.film.rating)). "
        + Plural.russian(answer.points, "очко", "очка", "очков")
    }
  }

  private func film(of question: MovieQuizQuestion, _ language: Language) -> String {
    let film = question.film
    let title = language == .russian ? film.russianTitle ?? film.title : film.title
    return "\(Clean.line(title, limit: Film.longestTitle)) (\(film.year))"
  }

  /// With the comma of Russian.
  private func number(_ rating: FilmRating) -> String {
    "\(rating.tenths / 10),\(rating.tenths % 10)"
  }

  private func side(of question: MovieQuizQuestion, _ above: String, _ below: String) -> String {
    switch question.side {
    case .above: above
    case .below: below
    }
  }
}
