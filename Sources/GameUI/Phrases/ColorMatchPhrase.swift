import GameCore

/// The texts of Color Match.
enum ColorMatchPhrase: SpokenPhrase {
  case question
  case inShort
  case answerPoints, bonus, stroopCost
  case word(ColorWord)
  case timeLeft, score, multiplier
  case right, wrong
  case wasWrong(match: Bool, waits: Bool)
  case length, allLengths
  case duration(ColorMatchDuration)
  case startsIn(Int)
  case timeUp
  case aheadOfRecord, behindRecord, lastAnswer

  func text(in say: Language) -> String {
    switch self {
    case .length: say("Duration", "Время")
    case .allLengths: say("All durations", "Любое время")
    case .question:
      say(
        "Does the left word's MEANING match the right word's INK?",
        "Совпадает ли СМЫСЛ слова слева с ЦВЕТОМ букв справа?")
    case .word(.red): say("RED", "КРАСНЫЙ")
    case .word(.blue): say("BLUE", "СИНИЙ")
    case .word(.yellow): say("YELLOW", "ЖЁЛТЫЙ")
    case .word(.black): say("BLACK", "ЧЁРНЫЙ")
    case .timeLeft: say("Time left", "Осталось")
    case .score: say("Score", "Очки")
    case .multiplier: say("Multiplier", "Множитель")
    case .right: say("Right", "Верно")
    case .wrong: say("Wrong", "Неверно")
    case .wasWrong(let match, let waits):
      say(
        match ? "Wrong: they match" : "Wrong: they don't match",
        match ? "Неверно: совпадают" : "Неверно: не совпадают")
        + (waits ? say(". One second lost", ". Секунда потеряна") : "")
    case .duration(let duration):
      say(
        "\(duration.rawValue) seconds",
        Plural.russian(duration.rawValue, "секунда", "секунды", "секунд"))
    case .startsIn(let seconds): say("Get ready: \(seconds)", "Готовьтесь: \(seconds)")
    case .timeUp: say("Time's up", "Время вышло")
    case .inShort:
      say("Does the left MEANING match the right INK?", "СМЫСЛ слева совпадает с ЦВЕТОМ справа?")
    case .bonus: say("Multiplier bonus", "Бонус за множитель")
    case .answerPoints: say("Points for answers", "Очки за ответы")
    case .stroopCost: say("Stroop effect", "Эффект Струпа")
    case .aheadOfRecord: say("Ahead of your best", "Лучше рекорда")
    case .behindRecord: say("Behind your best", "Хуже рекорда")
    case .lastAnswer: say("Last answer", "Последний ответ")
    }
  }

  func spoken(in say: Language) -> String? {
    guard case .inShort = self else { return nil }
    return say("Does the meaning match the ink?", "Совпадает ли смысл с цветом?")
  }
}
