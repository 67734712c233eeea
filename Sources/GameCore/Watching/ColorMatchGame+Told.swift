public import GameRules

extension ColorMatchGame: ToldGame {
  public static func telling(_ move: Move, from before: State, to after: State) -> Telling {
    Telling(
      ColorMatchTelling.answer(move),
      shown: ColorMatchTelling.outcome(
        before.question, isRight: after.score.right > before.score.right,
        score: after.score.score))
  }
}

private enum ColorMatchTelling: Phrase {
  case answer(ColorMatchGame.Move)
  case outcome(ColorMatchQuestion, isRight: Bool, score: Int)

  var english: String {
    switch self {
    case .answer(.yes): "yes"
    case .answer(.no): "no"
    case .outcome(let question, let isRight, let score):
      "means \(question.meaning.english), ink \(question.ink.english) "
        + "(the word \(question.word.english)): \(isRight ? "right" : "wrong"), \(score)"
    }
  }

  var russian: String {
    switch self {
    case .answer(.yes): "да"
    case .answer(.no): "нет"
    case .outcome(let question, let isRight, let score):
      "значит «\(question.meaning.russian)», цвет — \(question.ink.russian) "
        + "(слово «\(question.word.russian)»): \(isRight ? "верно" : "неверно"), \(score)"
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
