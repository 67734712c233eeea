public import GameRules

extension ColorMatchGame: ToldGame {
  public static func telling(
    _ move: Move, from before: State, to after: State, _: FaceNames
  ) -> Telling {
    Telling(
      ColorMatchTelling.question(before.question),
      shown: ColorMatchTelling.answer(
        move, isRight: after.score.right > before.score.right, score: after.score.score))
  }
}

private enum ColorMatchTelling: Phrase {
  case question(ColorMatchQuestion)
  case answer(ColorMatchGame.Move, isRight: Bool, score: Int)

  var english: String {
    switch self {
    case .question(let question):
      "meaning \(question.meaning.english); word \(question.word.english), "
        + "ink \(question.ink.english)"
    case .answer(let move, let isRight, let score):
      "\(move == .yes ? "Yes" : "No"): \(isRight ? "right" : "wrong"), "
        + "in all \(Plural.english(score, "point", "points"))"
    }
  }

  var russian: String {
    switch self {
    case .question(let question):
      "значение — \(question.meaning.russian); слово — \(question.word.russian), "
        + "цвет — \(question.ink.russian)"
    case .answer(let move, let isRight, let score):
      "\(move == .yes ? "Да" : "Нет"): \(isRight ? "верно" : "неверно"), "
        + "всего \(Plural.russian(score, "очко", "очка", "очков"))"
    }
  }
}

extension ColorWord: Phrase {
  public var english: String {
    switch self {
    case .red: "red"
    case .blue: "blue"
    case .yellow: "yellow"
    case .black: "black"
    }
  }

  public var russian: String {
    switch self {
    case .red: "красный"
    case .blue: "синий"
    case .yellow: "жёлтый"
    case .black: "чёрный"
    }
  }
}
