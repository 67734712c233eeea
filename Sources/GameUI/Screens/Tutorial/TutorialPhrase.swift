import GameCore

/// The texts of the tutorial.
enum TutorialPhrase: Phrase {
  case title, keySkip, keyTutorial
  case first, second, miss, match(turns: Int), par

  var english: String {
    switch self {
    case .title: "How to play"
    case .keySkip: "skip"
    case .keyTutorial: "how to play"
    case .first: "Every face is there twice. Space turns a card up."
    case .second: "The arrows lead to another card; Space turns it up too. Are the two alike?"
    case .miss:
      "They differ, so they turn back: that was one turn. Remember them and turn up the next card."
    case .match(let turns):
      "A pair: it stays open. You took \(Plural.english(turns, "turn", "turns"))."
    case .par:
      "Par is the number of turns that a player with a perfect memory needs on average. Fewer "
        + "turns and less time give more points."
    }
  }

  var russian: String {
    switch self {
    case .title: "Как играть"
    case .keySkip: "пропустить"
    case .keyTutorial: "как играть"
    case .first: "Каждая картинка встречается дважды. Пробел открывает карту."
    case .second: "Стрелками — к другой карте; пробел откроет и её. Одинаковые ли они?"
    case .miss:
      "Разные — они закроются: это был один ход. Запомните их и откройте следующую карту."
    case .match(let turns):
      "Пара! Она останется открытой. Понадобилось ходов: \(turns)."
    case .par:
      "Норма — столько ходов в среднем нужно игроку с безупречной памятью. Чем меньше ходов и "
        + "времени, тем больше очков."
    }
  }
}
