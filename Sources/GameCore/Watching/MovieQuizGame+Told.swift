public import GameRules

extension MovieQuizGame: ToldGame {
  public static func telling(
    _ move: Move, from before: MovieQuizState, to after: MovieQuizState
  ) -> Telling {
    guard mark(of: move, from: before, to: after) != nil, let answer = after.answers.last else {
      return Telling(MovieQuizTelling.move(move))
    }
    return Telling(
      MovieQuizTelling.move(move), shown: MovieQuizTelling.outcome(before.question, answer))
  }
}

private enum MovieQuizTelling: Phrase {
  case move(MovieQuizGame.Move)
  case outcome(MovieQuizQuestion, MovieQuizState.Answer)

  var english: String {
    switch self {
    case .move(.yes): "yes"
    case .move(.no): "no"
    case .move(.show): "the poster is there"
    case .move(.skip): "goes on"
    case .outcome(let question, let answer):
      "\(film(of: question, .english)), \(question.film.rating): "
        + "\(side(of: question, "above", "below")) \(question.threshold)? "
        + "\(answer.isRight ? "right" : "wrong"), \(answer.points)"
    }
  }

  var russian: String {
    switch self {
    case .move(.yes): "да"
    case .move(.no): "нет"
    case .move(.show): "афиша на месте"
    case .move(.skip): "дальше"
    case .outcome(let question, let answer):
      "\(film(of: question, .russian)), \(question.film.rating): "
        + "\(side(of: question, "выше", "ниже")) \(question.threshold)? "
        + "\(answer.isRight ? "верно" : "неверно"), \(answer.points)"
    }
  }

  private func film(of question: MovieQuizQuestion, _ language: Language) -> String {
    let film = question.film
    let title = language == .russian ? film.russianTitle ?? film.title : film.title
    return "\(Clean.line(title, limit: Film.longestTitle)) (\(film.year))"
  }

  private func side(of question: MovieQuizQuestion, _ above: String, _ below: String) -> String {
    switch question.side {
    case .above: above
    case .below: below
    }
  }
}
