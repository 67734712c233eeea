import GameCore

/// The texts that the screens around it need of Pairs.
enum PairsPhrase: Phrase {
  case levelHeading, allLevels
  case level(PairsLevel)
  /// The size of a board and its par.
  case board(PairsLevel)
  case finished, pairsFound, turns, memoryErrors
  /// A par beside what it is compared with.
  case parIs(String)

  var english: String {
    switch self {
    case .levelHeading: "Level"
    case .allLevels: "All levels"
    case .level(.easy): "Easy"
    case .level(.normal): "Normal"
    case .level(.hard): "Hard"
    case .level(.expert): "Expert"
    case .board(let level):
      "\(level.columns) by \(level.rows) cards, \(level.pairs) pairs, "
        + "par \(Language.english.hundredths(level.par)) turns"
    case .finished: "All pairs found"
    case .pairsFound: "Pairs found"
    case .turns: "Turns"
    case .parIs(let par): "par \(par)"
    case .memoryErrors: "Memory errors"
    }
  }

  var russian: String {
    switch self {
    case .levelHeading: "Уровень"
    case .allLevels: "Все уровни"
    case .level(.easy): "Лёгкий"
    case .level(.normal): "Обычный"
    case .level(.hard): "Трудный"
    case .level(.expert): "Мастер"
    case .board(let level):
      "\(level.columns) на \(Plural.russian(level.rows, "карту", "карты", "карт")), "
        + Plural.russian(level.pairs, "пара", "пары", "пар")
        + ", норма \(Language.russian.hundredths(level.par)) хода"
    case .finished: "Все пары найдены"
    case .pairsFound: "Найдено пар"
    case .turns: "Ходы"
    case .parIs(let par): "норма \(par)"
    case .memoryErrors: "Ошибки памяти"
    }
  }
}
