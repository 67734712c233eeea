public import GameRules

extension MovieQuizGame: NarratedGame {
  public static func narrate(
    _ move: Move, from before: MovieQuizState, to after: MovieQuizState, _: FaceNames,
    inGame _: Bool
  ) -> MoveNarration {
    guard mark(of: move, from: before, to: after) != nil, let answer = after.answers.last else {
      return MoveNarration(move: phrase(move))
    }
    return MoveNarration(
      move: phrase(before.question), shown: phrase(answer, to: before.question))
  }

  public static func question(of state: MovieQuizState) -> (any Phrase)? {
    if case .asked = state.phase { phrase(state.question) } else { nil }
  }

  private static func phrase(_ move: Move) -> Localized {
    switch move {
    case .yes: Localized("yes", "да")
    case .no: Localized("no", "нет")
    case .show: Localized("poster shown", "постер показан")
    case .skip: Localized("continued", "дальше")
    }
  }

  private static func phrase(_ question: MovieQuizQuestion) -> Localized {
    Localized { say in
      let (film, isAbove) = (question.film, question.side == .above)
      let title = say(film.title, film.russianTitle ?? film.title)
      return "\(TextSanitizer.line(title, limit: Film.longestTitle)) (\(film.year)): "
        + say(isAbove ? "above" : "below", isAbove ? "выше" : "ниже")
        + " \(say.tenths(question.threshold.tenths))?"
    }
  }

  private static func phrase(
    _ answer: MovieQuizState.Answer, to question: MovieQuizQuestion
  ) -> Localized {
    Localized { say in
      let rating = say.tenths(question.film.rating.tenths)
      return say(
        "\(answer.isYes ? "Yes" : "No"): \(answer.isRight ? "right" : "wrong"), rated \(rating). "
          + Plural.english(answer.points, "point", "points"),
        "\(answer.isYes ? "Да" : "Нет"): \(answer.isRight ? "верно" : "неверно"), "
          + "рейтинг \(rating). " + Plural.russian(answer.points, "очко", "очка", "очков"))
    }
  }
}
