import GameCore

/// The texts of the start screen.
enum StartPhrase: SpokenPhrase {
  /// The faces of cards of a game, between spaces; a question mark is a back.
  case cards(GameKind, unicode: Bool)
  /// The shown faces are not those of the next deal.
  case examples
  /// The game that was put off, by its name.
  case kept(String)
  /// The answers to questions of Color Match.
  case bothAreBlue, redButBlue
  /// The effect of the letters before the rows.
  case rowKeys

  func text(in say: Language) -> String {
    switch self {
    case .cards(.pairs, let unicode): unicode ? "♥ ? ♥" : "A ? A"
    case .cards(.colorMatch, _): say("BLUE RED", "СИНИЙ СИНИЙ")
    case .cards(.movieQuiz, let unicode): unicode ? "★7\(say.decimalMark)3 ?" : "*7.3 ?"
    case .cards(.pairsDuel, let unicode): unicode ? "◉5 ▣3" : "o5 $3"
    case .bothAreBlue:
      say("Yes: the meaning and the ink are both blue", "Да: и смысл, и цвет — синий")
    case .redButBlue:
      say("No: the meaning is red, but the ink is blue", "Нет: смысл — красный, а цвет — синий")
    case .examples: say("examples", "примеры")
    case .rowKeys: say("Go to a row, then change it", "К строке, ещё раз — сменить")
    case .kept(let game):
      say("Saved game: \(game)", "Сохранена игра: \(game)")
    }
  }

  func spoken(in say: Language) -> String? {
    guard case .kept(let game) = self else { return nil }
    return say(
      "Your game is saved: \(game). Type resume to continue it.",
      "Сохранена игра: \(game). Введите «продолжить».")
  }
}
