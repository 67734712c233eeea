public import GameRules

extension ColorMatchGame: NarratedGame {
  public static func narrate(
    _ move: Move, from before: State, to after: State, _: FaceNames, inGame _: Bool
  ) -> MoveNarration {
    let isRight = after.score.right > before.score.right
    let score = after.score.score
    return MoveNarration(
      move: phrase(before.question),
      shown: Localized(
        "\(move == .yes ? "Yes" : "No"): \(isRight ? "right" : "wrong"), "
          + "\(Plural.english(score, "point", "points")) in total",
        "\(move == .yes ? "Да" : "Нет"): \(isRight ? "верно" : "неверно"), "
          + "всего \(Plural.russian(score, "очко", "очка", "очков"))"))
  }

  public static func question(of state: State) -> (any Phrase)? {
    state.answerShownUntil == nil ? phrase(state.question) : nil
  }

  private static func phrase(_ question: ColorMatchQuestion) -> Localized {
    Localized { say in
      let (word, ink) = (question.word.text(in: say), question.ink.text(in: say))
      return say(
        "meaning \(question.meaning.text(in: say)); word \(word), ink \(ink)",
        "смысл — \(question.meaning.text(in: say)); слово — \(word), цвет — \(ink)")
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
