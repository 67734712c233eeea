public import GameRules

extension ColorMatchGame: NarratedGame {
  public static func telling(
    _ move: Move, from before: State, to after: State, _: FaceNames, inGame _: Bool
  ) -> MoveNarration {
    MoveNarration(
      ColorMatchNarration.question(before.question),
      shown: ColorMatchNarration.answer(
        move, isRight: after.score.right > before.score.right, score: after.score.score))
  }

  public static func question(of state: State) -> (any Phrase)? {
    state.answerShownUntil == nil ? ColorMatchNarration.question(state.question) : nil
  }
}

private enum ColorMatchNarration: Phrase {
  case question(ColorMatchQuestion)
  case answer(ColorMatchGame.Move, isRight: Bool, score: Int)

  func text(in say: Language) -> String {
    switch self {
    case .question(let question):
      say(
        "meaning \(question.meaning.text(in: say)); word \(question.word.text(in: say)), "
          + "ink \(question.ink.text(in: say))",
        "смысл — \(question.meaning.text(in: say)); слово — \(question.word.text(in: say)), "
          + "цвет — \(question.ink.text(in: say))")
    case .answer(let move, let isRight, let score):
      say(
        "\(move == .yes ? "Yes" : "No"): \(isRight ? "right" : "wrong"), "
          + "\(Plural.english(score, "point", "points")) in total",
        "\(move == .yes ? "Да" : "Нет"): \(isRight ? "верно" : "неверно"), "
          + "всего \(Plural.russian(score, "очко", "очка", "очков"))")
    }
  }
}

extension ColorWord: Phrase {
  /// The text in a language.
  public func text(in say: Language) -> String {
    switch self {
    case .red: say("red", "красный")
    case .blue: say("blue", "синий")
    case .yellow: say("yellow", "жёлтый")
    case .black: say("black", "чёрный")
    }
  }
}
