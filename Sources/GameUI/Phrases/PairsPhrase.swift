import GameCore

/// The texts of Pairs for other screens.
enum PairsPhrase: Phrase {
  case levelHeading, allLevels
  case level(PairsLevel)
  /// The size of a board.
  case board(PairsLevel)
  case finished, pairsFound, memoryErrors
  /// The number of turns that a game took.
  case took(Int)
  /// A par next to the value it is compared with.
  case parIs(String)
  /// The meaning of par; and with its name, as a sentence.
  case parMeaning, parNote
  /// The figures of a result as a sentence.
  case heard(RoundResult, PairsLevel)

  func text(in say: Language) -> String {
    switch self {
    case .levelHeading: say("Level", "Уровень")
    case .allLevels: say("All levels", "Все уровни")
    case .level(.easy): say("Easy", "Лёгкий")
    case .level(.normal): say("Normal", "Обычный")
    case .level(.hard): say("Hard", "Трудный")
    case .level(.expert): say("Expert", "Мастер")
    case .board(let level):
      say(
        "\(level.columns) by \(level.rows) cards, \(level.pairs) pairs",
        "\(level.columns) на \(Plural.russian(level.rows, "карту", "карты", "карт")), "
          + Plural.russian(level.pairs, "пара", "пары", "пар"))
    case .finished: say("All pairs found", "Все пары найдены")
    case .pairsFound: say("Pairs found", "Найдено пар")
    case .took(let turns):
      say.plural(turns, ("turn", "turns"), ("ход", "хода", "ходов"))
    case .parIs(let par): say("par \(par)", "норма \(par)")
    case .parMeaning:
      say(
        "Average turns with a perfect memory", "Ходов в среднем с идеальной памятью")
    case .parNote:
      PlayPhrase.par.text(in: say) + ": " + LowercasePhrase(Self.parMeaning).text(in: say) + "."
    case .memoryErrors: say("Memory errors", "Ошибки памяти")
    case .heard(let result, let level): Self.heard(result, level, in: say)
    }
  }

  private static func heard(
    _ result: RoundResult, _ level: PairsLevel, in say: Language
  ) -> String {
    let turns = took(result.figures[.turns] ?? 0).text(in: say)
    let errors = result.figures[.memoryErrors] ?? 0
    let par = say.hundredths(level.par)
    return say("\(turns) against par \(par), ", "\(turns) при норме \(par), ")
      + say.timeInWords(result.time)
      + say(
        ", " + Plural.english(errors, "memory error", "memory errors"),
        ", " + Plural.russian(errors, "ошибка", "ошибки", "ошибок") + " памяти") + "."
  }
}
