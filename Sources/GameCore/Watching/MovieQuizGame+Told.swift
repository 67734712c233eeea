public import GameRules

extension MovieQuizGame: NarratedGame {
  public static func telling(
    _ move: Move, from before: MovieQuizState, to after: MovieQuizState, _: FaceNames,
    inGame _: Bool
  ) -> MoveNarration {
    guard mark(of: move, from: before, to: after) != nil, let answer = after.answers.last else {
      return MoveNarration(MovieQuizNarration.move(move))
    }
    return MoveNarration(
      MovieQuizNarration.question(before.question),
      shown: MovieQuizNarration.outcome(before.question, answer))
  }

  public static func question(of state: MovieQuizState) -> (any Phrase)? {
    if case .asked = state.phase { MovieQuizNarration.question(state.question) } else { nil }
  }
}

private enum MovieQuizNarration: Phrase {
  case move(MovieQuizGame.Move)
  case question(MovieQuizQuestion)
  case outcome(MovieQuizQuestion, MovieQuizState.Answer)

  func text(in say: Language) -> String {
    switch self {
    case .move(.yes): say("yes", "да")
    case .move(.no): say("no", "нет")
    case .move(.show): say("poster shown", "постер показан")
    case .move(.skip): say("continued", "дальше")
    case .question(let question):
      say(
        "\(film(of: question, say)): \(side(of: question, "above", "below")) "
          + "\(question.threshold)?",
        "\(film(of: question, say)): \(side(of: question, "выше", "ниже")) "
          + "\(number(question.threshold))?")
    case .outcome(let question, let answer):
      say(
        "\(answer.isYes ? "Yes" : "No"): \(answer.isRight ? "right" : "wrong"), "
          + "rated \(question.film.rating). "
          + Plural.english(answer.points, "point", "points"),
        "\(answer.isYes ? "Да" : "Нет"): \(answer.isRight ? "верно" : "неверно"), "
          + "рейтинг \(number(question.film.rating)). "
          + Plural.russian(answer.points, "очко", "очка", "очков"))
    }
  }

  private func film(of question: MovieQuizQuestion, _ language: Language) -> String {
    let film = question.film
    let title = language(film.title, film.russianTitle ?? film.title)
    return "\(TextSanitizer.line(title, limit: Film.longestTitle)) (\(film.year))"
  }

  /// Returns the rating with a decimal comma, for Russian.
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
