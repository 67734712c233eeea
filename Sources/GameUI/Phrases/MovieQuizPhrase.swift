import GameCore

/// The texts of Movie Quiz.
enum MovieQuizPhrase: Phrase {
  case films, allFilms
  case setup(MovieQuizSetup), inShort(MovieQuizSetup)
  case question(MovieQuizQuestion.Side, FilmRating)
  case answered(MovieQuizState.Answer, FilmRating)
  case number
  case rightAnswers, answerTime, meanAnswer, played, accuracy
  case reviewed(MovieQuizQuestion, isYes: Bool)
  case over

  func text(in say: Language) -> String {
    switch self {
    case .films: say("Films", "Фильмы")
    case .allFilms: say("All films", "Все фильмы")
    case .setup(.top): say("Top rated", "Лучшие")
    case .setup(.popular): say("Popular", "Популярные")
    case .inShort(.top):
      say("ten questions about top-rated films", "десять вопросов о лучших фильмах")
    case .inShort(.popular):
      say("ten questions about popular films", "десять вопросов о популярных фильмах")
    case .question(.above, let threshold):
      say(
        "Is this film rated ABOVE \(threshold.text(in: say))?",
        "Рейтинг этого фильма ВЫШЕ \(threshold.text(in: say))?")
    case .question(.below, let threshold):
      say(
        "Is this film rated BELOW \(threshold.text(in: say))?",
        "Рейтинг этого фильма НИЖЕ \(threshold.text(in: say))?")
    case .answered(let answer, let rating):
      say(
        (answer.isRight ? "Right, +\(answer.points): rated " : "Wrong: rated ")
          + rating.text(in: say),
        (answer.isRight ? "Верно, +\(answer.points): рейтинг " : "Неверно: рейтинг ")
          + rating.text(in: say))
    case .number: say("Question", "Вопрос")
    case .rightAnswers: say("Right answers", "Верных ответов")
    case .answerTime: say("Answer time", "Время ответа")
    case .meanAnswer: say("Mean answer time", "Среднее время ответа")
    case .played: say("Quizzes played", "Сыграно квизов")
    case .accuracy: say("Mean accuracy", "Средняя точность")
    case .reviewed(let question, let isYes):
      say(
        "Rated \(question.film.rating.text(in: say)). "
          + (question.side == .above ? "Above " : "Below ")
          + "\(question.threshold.text(in: say))? You: \(isYes ? "yes" : "no")",
        "Рейтинг \(question.film.rating.text(in: say)). "
          + (question.side == .above ? "Выше " : "Ниже ")
          + "\(question.threshold.text(in: say))? Вы: \(isYes ? "да" : "нет")")
    case .over: say("Quiz finished", "Квиз окончен")
    }
  }
}

extension FilmRating {
  /// Returns the rating with one decimal, in the format of the language.
  func text(in language: Language) -> String {
    language.tenths(tenths)
  }
}
