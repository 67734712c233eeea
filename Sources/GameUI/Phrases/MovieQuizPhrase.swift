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

  var english: String {
    switch self {
    case .films: "Films"
    case .allFilms: "All films"
    case .setup(.top): "Top rated"
    case .setup(.popular): "Popular"
    case .inShort(.top): "ten questions on the highest rated films"
    case .inShort(.popular): "ten questions on films everybody has seen"
    case .question(.above, let threshold):
      "Is the rating of this film ABOVE \(threshold.text(in: .english))?"
    case .question(.below, let threshold):
      "Is the rating of this film BELOW \(threshold.text(in: .english))?"
    case .answered(let answer, let rating):
      (answer.isRight ? "Right, +\(answer.points): it is " : "Wrong: it is ")
        + rating.text(in: .english)
    case .number: "Question"
    case .time: "Time"
    case .points: "Points"
    case .right: "Right"
    case .record: "Record"
    case .rightAnswers: "Right answers"
    case .meanAnswer: "Mean answer"
    case .played: "Quizzes played"
    case .accuracy: "Mean accuracy"
    case .reviewed(let question, let isYes):
      "Rating \(question.film.rating.text(in: .english)). "
        + (question.side == .above ? "Above " : "Below ")
        + "\(question.threshold.text(in: .english))? You: \(isYes ? "yes" : "no")"
    case .yes: "Yes"
    case .no: "No"
    case .keyYes: "yes"
    case .keyNo: "no"
    case .paused: "Paused"
    case .goOn: "Any key goes on, Esc gives up"
    case .tooSoon: "Look first"
    case .cannotPlay: "The poster needs more room."
    case .over: "The quiz is over"
    }
  }

  var russian: String {
    switch self {
    case .films: "Фильмы"
    case .allFilms: "Все фильмы"
    case .setup(.top): "Лучшие"
    case .setup(.popular): "Популярные"
    case .inShort(.top): "десять вопросов о лучших фильмах рейтинга"
    case .inShort(.popular): "десять вопросов о самых известных фильмах"
    case .question(.above, let threshold):
      "Рейтинг этого фильма БОЛЬШЕ \(threshold.text(in: .russian))?"
    case .question(.below, let threshold):
      "Рейтинг этого фильма МЕНЬШЕ \(threshold.text(in: .russian))?"
    case .answered(let answer, let rating):
      (answer.isRight ? "Верно, +\(answer.points): рейтинг " : "Неверно: рейтинг ")
        + rating.text(in: .russian)
    case .number: "Вопрос"
    case .time: "Время"
    case .points: "Очки"
    case .right: "Верно"
    case .record: "Рекорд"
    case .rightAnswers: "Верных ответов"
    case .meanAnswer: "Время ответа"
    case .played: "Сыграно квизов"
    case .accuracy: "Средняя точность"
    case .reviewed(let question, let isYes):
      "Рейтинг \(question.film.rating.text(in: .russian)). "
        + (question.side == .above ? "Больше " : "Меньше ")
        + "\(question.threshold.text(in: .russian))? Вы: \(isYes ? "да" : "нет")"
    case .yes: "Да"
    case .no: "Нет"
    case .keyYes: "да"
    case .keyNo: "нет"
    case .paused: "Пауза"
    case .goOn: "Любая клавиша — продолжить, Esc — прекратить"
    case .tooSoon: "Сначала посмотрите"
    case .cannotPlay: "Афише не хватает места."
    case .over: "Квиз окончен"
    }
  }
}

extension FilmRating {
  /// One decimal behind the mark of the language.
  func text(in language: Language) -> String {
    "\(tenths / 10)\(language.decimalMark)\(tenths % 10)"
  }
}
