import GameCore

/// The texts of Color Match.
enum ColorMatchPhrase: Phrase {
  case question
  case inShort
  case wrongAnswers, bonus, meanAnswer, stroopCost
  case keyYes, keyNo
  case word(ColorWord)
  case yes, no
  case timeLeft, score, multiplier, answers, record
  case right, wrong
  case wasYes, wasNo
  case length, allLengths
  case duration(ColorMatchDuration)
  case paused, goOn, startsIn(Int)
  case timeUp
  case tooSoon
  case cannotPlay
  case aheadOfRecord, behindRecord, lastAnswer

  var english: String {
    switch self {
    case .length: "Length"
    case .allLengths: "All lengths"
    case .question: "Does the MEANING on the left match the INK on the right?"
    case .word(.red): "RED"
    case .word(.blue): "BLUE"
    case .word(.yellow): "YELLOW"
    case .word(.black): "BLACK"
    case .yes: "Yes"
    case .no: "No"
    case .timeLeft: "Time left"
    case .score: "Score"
    case .multiplier: "Multiplier"
    case .answers: "Right"
    case .record: "Record"
    case .right: "Right"
    case .wrong: "Wrong"
    case .wasYes: "Wrong: they match"
    case .wasNo: "Wrong: they do not match"
    case .duration(let duration): "\(duration.rawValue) seconds"
    case .paused: "Paused"
    case .goOn: "Any key goes on, Esc gives up"
    case .startsIn(let seconds): "Ready: \(seconds)"
    case .timeUp: "Time is up"
    case .tooSoon: "Look first"
    case .cannotPlay: "The cards need more room."
    case .inShort: "meaning against ink, as many answers as you can"
    case .wrongAnswers: "Wrong"
    case .bonus: "Bonus"
    case .meanAnswer: "Mean answer"
    case .stroopCost: "Stroop cost"
    case .aheadOfRecord: "Ahead of the record"
    case .behindRecord: "Behind the record"
    case .lastAnswer: "Last answer"
    case .keyYes: "yes"
    case .keyNo: "no"
    }
  }

  var russian: String {
    switch self {
    case .length: "Время"
    case .allLengths: "Любое время"
    case .question: "Совпадает ли СМЫСЛ слева с ЦВЕТОМ букв справа?"
    case .word(.red): "КРАСНЫЙ"
    case .word(.blue): "СИНИЙ"
    case .word(.yellow): "ЖЁЛТЫЙ"
    case .word(.black): "ЧЁРНЫЙ"
    case .yes: "Да"
    case .no: "Нет"
    case .timeLeft: "Осталось"
    case .score: "Счёт"
    case .multiplier: "Множитель"
    case .answers: "Верно"
    case .record: "Рекорд"
    case .right: "Верно"
    case .wrong: "Неверно"
    case .wasYes: "Неверно: совпадают"
    case .wasNo: "Неверно: не совпадают"
    case .duration(let duration): Plural.russian(duration.rawValue, "секунда", "секунды", "секунд")
    case .paused: "Пауза"
    case .goOn: "Любая клавиша — продолжить, Esc — прекратить"
    case .startsIn(let seconds): "Готовьтесь: \(seconds)"
    case .timeUp: "Время вышло"
    case .tooSoon: "Сначала посмотрите"
    case .cannotPlay: "Карточкам не хватает места."
    case .inShort: "сравнить смысл и цвет, и побыстрее"
    case .wrongAnswers: "Неверно"
    case .bonus: "Бонус"
    case .meanAnswer: "Время ответа"
    case .stroopCost: "Эффект Струпа"
    case .aheadOfRecord: "Быстрее рекорда"
    case .behindRecord: "Медленнее рекорда"
    case .lastAnswer: "Последний ответ"
    case .keyYes: "да"
    case .keyNo: "нет"
    }
  }
}
