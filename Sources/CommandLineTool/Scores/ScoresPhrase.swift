import GameCore

/// The names of levels and figures.
enum ScoresPhrase: Phrase {
  /// A level or a duration in a table.
  case setup(String)
  case figure(Figure)

  func text(in say: Language) -> String {
    switch self {
    case .setup("easy"): say("Easy", "Лёгкий")
    case .setup("normal"): say("Normal", "Обычный")
    case .setup("hard"): say("Hard", "Трудный")
    case .setup("expert"): say("Expert", "Мастер")
    case .setup("top"): say("Top rated", "Лучшие")
    case .setup("popular"): say("Popular", "Популярные")
    case .setup(let seconds) where Int(seconds) != nil: say("\(seconds) s", "\(seconds) с")
    case .setup(let setup): TextSanitizer.line(setup)
    case .figure(.turns): say("Turns", "Ходы")
    case .figure(.memoryErrors): say("Memory errors", "Ошибки памяти")
    case .figure(.right): say("Right", "Верно")
    case .figure(.wrong): say("Wrong", "Неверно")
    case .figure(.score): say("Points for answers", "Очки за ответы")
    case .figure(.multiplier): say("Multiplier", "Множитель")
    case .figure(.meanAnswer): say("Mean answer time, ms", "Среднее время ответа, мс")
    case .figure(.stroopCost): say("Stroop effect, ms", "Эффект Струпа, мс")
    case .figure(.pairsOfFirst): say("Pairs 1", "Пары 1")
    case .figure(.pairsOfSecond): say("Pairs 2", "Пары 2")
    case .figure(.pairsOfThird): say("Pairs 3", "Пары 3")
    case .figure(.pairsOfFourth): say("Pairs 4", "Пары 4")
    }
  }
}
