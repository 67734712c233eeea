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
        "Every face is there twice. Space turns a card up.",
        "Каждая картинка встречается дважды. Пробел открывает карту.")
    case .second:
      say(
        "The arrows lead to another card; Space turns it up too. Are the two alike?",
        "Стрелками — к другой карте; пробел откроет и её. Одинаковые ли они?")
    case .miss:
      say(
        "They differ, so they turn back: that was one turn. Remember them and turn up the "
          + "next card.",
        "Разные — они закроются: это был один ход. Запомните их и откройте следующую карту.")
    case .match(let turns):
      say(
        "A pair: it stays open. You took \(Plural.english(turns, "turn", "turns")).",
        "Пара! Она останется открытой. Понадобилось ходов: \(turns).")
    case .par:
      say(
        "Par is the number of turns that a player with a perfect memory needs on average. Fewer "
          + "turns and less time give more points.",
        "Норма — столько ходов в среднем нужно игроку с безупречной памятью. Чем меньше ходов и "
          + "времени, тем больше очков.")
    }
  }
}
