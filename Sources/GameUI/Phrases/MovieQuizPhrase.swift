import GameCore

/// The texts of Movie Quiz.
enum MovieQuizPhrase: Phrase {
  case films, allFilms
  case setup(MovieQuizSetup), inShort(MovieQuizSetup)
  case question(MovieQuizQuestion.Side, FilmRating)
  case answered(MovieQuizState.Answer, FilmRating)
  case number, time, points, right, record
  case rightAnswers, meanAnswer, played, accuracy
  case reviewed(MovieQuizQuestion, isYes: Bool)
  case yes, no, keyYes, keyNo
  case paused, goOn, tooSoon, cannotPlay, over

  func text(in say: Language) -> String {
    switch self {
    case .films: say("Films", "Фильмы")
    case .allFilms: say("All films", "Все фильмы")
    case .setup(.top): say("Top rated", "Лучшие")
    case .setup(.popular): say("Popular", "Популярные")
    case .inShort(.top):
      say("ten questions on the highest rated films", "десять вопросов о лучших фильмах рейтинга")
    case .inShort(.popular):
      say("ten questions on films everybody has seen", "десять вопросов о самых известных фильмах")
    case .question(.above, let threshold):
      say(
        "Is the rating of this film ABOVE \(threshold.text(in: say))?",
        "Рейтинг этого фильма БОЛЬШЕ \(threshold.text(in: say))?")
    case .question(.below, let threshold):
      say(
        "Is the rating of this film BELOW \(threshold.text(in: say))?",
        "Рейтинг этого фильма МЕНЬШЕ \(threshold.text(in: say))?")
    case .answered(let answer, let rating):
      say(
        (answer.isRight ? "Right, +\(answer.points): it is " : "Wrong: it is ")
          + rating.text(in: say),
        (answer.isRight ? "Верно, +\(answer.points): рейтинг " : "Неверно: рейтинг ")
          + rating.text(in: say))
    case .number: say("Question", "Вопрос")
    case .time: say("Time", "Время")
    case .points: say("Points", "Очки")
    case .right: say("Right", "Верно")
    case .record: say("Record", "Рекорд")
    case .rightAnswers: say("Right answers", "Верных ответов")
    case .meanAnswer: say("Mean answer", "Время ответа")
    case .played: say("Quizzes played", "Сыграно квизов")
    case .accuracy: say("Mean accuracy", "Средняя точность")
    case .reviewed(let question, let isYes):
      say(
        "Rating \(question.film.rating.text(in: say)). "
          + (question.side == .above ? "Above " : "Below ")
          + "\(question.threshold.text(in: say))? You: \(isYes ? "yes" : "no")",
        "Рейтинг \(question.film.rating.text(in: say)). "
          + (question.side == .above ? "Больше " : "Меньше ")
          + "\(question.threshold.text(in: say))? Вы: \(isYes ? "да" : "нет")")
    case .yes: say("Yes", "Да")
    case .no: say("No", "Нет")
    case .keyYes: say("yes", "да")
    case .keyNo: say("no", "нет")
    case .paused: say("Paused", "Пауза")
    case .goOn: say("Any key goes on, Esc gives up", "Любая клавиша — продолжить, Esc — прекратить")
    case .tooSoon: say("Look first", "Сначала посмотрите")
    case .cannotPlay: say("The poster needs more room.", "Афише не хватает места.")
    case .over: say("The quiz is over", "Квиз окончен")
    }
  }
}

extension FilmRating {
  /// Returns the rating with one decimal, in the format of the language.
  func text(in language: Language) -> String {
    "\(tenths / 10)\(language.decimalMark)\(tenths % 10)"
  }
}
