import GameCore

/// The texts of a game that is played.
enum PlayPhrase: Phrase, Hashable {
  case oneAnswer
  case time, turns, pairs, par, best, noBest, points(Int), practice, givenUp
  case pointsAtBest, lastPair
  case alreadyUp, taken, wereFound
  case paused, spaceContinues, keyLeaves
  /// Another level, instead of one that does not fit.
  case playInstead(PairsLevel)
  case tooSmall, missing(columns: Int, rows: Int)
  /// The position of a card, counted from 1, and the description of a hidden face.
  case card(row: Int, column: Int), faceDown
  case keyFlip, keyPause, keyRestart
  case yes, no, tooSoon

  func text(in say: Language) -> String {
    switch self {
    case .time: say("Time", "Время")
    case .turns: say("Turns", "Ходы")
    case .pairs: say("Pairs", "Пары")
    case .par: say("Par", "Норма")
    case .best: say("Best", "Рекорд")
    case .noBest: say("none", "нет")
    case .points(let points): say.plural(points, ("point", "points"), ("очко", "очка", "очков"))
    case .practice: say("Practice", "Тренировка")
    case .givenUp: say("You gave up", "Вы сдались")
    case .pointsAtBest: say("Max possible", "Максимум")
    case .lastPair: say("Last pair", "Последняя пара")
    case .alreadyUp: say("Already face up", "Уже открыта")
    case .taken: say("Already matched", "Пара уже найдена")
    case .wereFound: say("found", "найдены")
    case .paused: say("Paused", "Пауза")
    case .spaceContinues: say("Space to continue", "Пробел — продолжить")
    case .keyLeaves: say("Q to give up", "Q — сдаться")
    case .playInstead(let level):
      say(
        "Play \(PairsPhrase.level(level).text(in: say))",
        "Играть: \(PairsPhrase.level(level).text(in: say))")
    case .tooSmall: say("No room for this board", "Полю не хватает места")
    case .missing(let columns, let rows): Self.text(columns: columns, rows: rows, in: say)
    case .card(let row, let column):
      CardName(column: column - 1, row: row - 1).text(in: say)
    case .faceDown: say("face down", "закрыта")
    case .keyFlip: say("flip", "открыть")
    case .keyPause: say("pause", "пауза")
    case .oneAnswer:
      say(
        "All your answers were the same, so this round isn't ranked.",
        "Все ответы одинаковые, поэтому партия не идёт в рекорды.")
    case .keyRestart: say("restart", "заново")
    case .yes: say("Yes", "Да")
    case .no: say("No", "Нет")
    case .tooSoon: say("Too fast: not counted", "Слишком быстро: не считается")
    }
  }

  private static func text(columns: Int, rows: Int, in say: Language) -> String {
    let wider =
      say.plural(columns, ("column", "columns"), ("столбец", "столбца", "столбцов"))
      + say(" wider", "")
    let taller =
      say.plural(rows, ("row", "rows"), ("строку", "строки", "строк")) + say(" taller", "")
    let parts = (columns > 0 ? [wider] : []) + (rows > 0 ? [taller] : [])
    return say("Make the window ", "Увеличьте окно ещё на ")
      + parts.joined(separator: say(" and ", " и "))
  }
}
