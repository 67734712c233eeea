import GameCore

/// The texts of the tutorial.
enum TutorialPhrase: Phrase {
  case title, keySkip, keyTutorial
  case first, second, miss, match(turns: Int), par

  func text(in say: Language) -> String {
    switch self {
    case .title: say("How to play", "Как играть")
    case .keySkip: say("skip", "пропустить")
    case .keyTutorial: say("how to play", "как играть")
    case .first:
      say(
        "Each picture appears twice. Press Space to flip a card.",
        "Каждая картинка встречается дважды. Нажмите пробел, чтобы открыть карту.")
    case .second:
      say(
        "Move with the arrow keys and press Space again. Do they match?",
        "Перейдите стрелками к другой карте и снова нажмите пробел. Карты одинаковые?")
    case .miss:
      say(
        "No match; they flip back. That was one turn. Remember them, and flip the next card.",
        "Разные: они закроются. Это был один ход. Запомните их и откройте следующую карту.")
    case .match(let turns):
      say(
        "A match! They stay face up. It took you \(Plural.english(turns, "turn", "turns")).",
        "Пара! Она останется открытой. Понадобилось ходов: \(turns).")
    case .par:
      say(
        "Par is the number of turns that a player with perfect memory needs on average. Fewer "
          + "turns and less time score more.",
        "Норма — сколько ходов в среднем нужно игроку с безупречной памятью. Чем меньше ходов и "
          + "времени, тем больше очков.")
    }
  }
}
