import GameCore

/// The texts of the rules.
enum RulesPhrase: Phrase {
  case pairs, how, turn, clock, points, formula, par
  case example(level: PairsLevel, turns: Int, time: Elapsed, points: Int)
  case keys, moveKeys, flipKeys, pauseKeys, leaveKeys, helpKeys, tabKeys, quitKeys, accountKeys
  case scoring

  var english: String {
    switch self {
    case .pairs: "Pairs"
    case .how:
      "All cards lie face down; every face is there twice. Find the pairs in as few turns and as "
        + "little time as you can."
    case .turn:
      "A turn is two flips. Two cards alike stay open. Two different ones turn back after a "
        + "second, or as soon as you flip the next card."
    case .clock:
      "The clock starts with the deal. A pause stops it and hides every face; so does leaving "
        + "the board or the program. A game that was cut short is offered again."
    case .scoring: "Points"
    case .points:
      "Par is the number of turns that somebody with a perfect memory needs on average; par time "
        + "is two seconds for each of them."
    case .formula: "100 x pairs x par / turns (at most 1.25) x par time / time (at most 2)"
    case .par: "Fewer turns and less time than par give more, up to the limits."
    case .example(let level, let turns, let time, let points):
      "For example: \(GamePhrase.level(level).english), \(level.pairs) pairs, "
        + "par \(Language.english.hundredths(level.par)), \(turns) turns in "
        + "\(Language.english.time(time)) minutes give "
        + Plural.english(points, "point", "points") + "."
    case .keys: "Keys"
    case .moveKeys: "Move"
    case .flipKeys: "Flip the card"
    case .pauseKeys: "Pause and go on"
    case .leaveKeys: "Leave the game"
    case .helpKeys: "Help"
    case .tabKeys: "Change tabs"
    case .quitKeys: "Quit"
    case .accountKeys: "Log in or out"
    }
  }

  var russian: String {
    switch self {
    case .pairs: "Пары"
    case .how:
      "Все карты лежат лицом вниз, каждая картинка встречается дважды. Найдите все пары за "
        + "меньшее число ходов и меньшее время."
    case .turn:
      "Ход — это две карты. Одинаковые остаются открытыми, разные закрываются через секунду или "
        + "сразу, как вы откроете следующую."
    case .clock:
      "Часы идут с самой раздачи. Пауза останавливает их и прячет картинки; то же при уходе с "
        + "поля или из программы. Прерванную игру можно будет продолжить."
    case .scoring: "Очки"
    case .points:
      "Норма — это столько ходов, сколько в среднем нужно игроку с безупречной памятью; норма "
        + "времени — по две секунды на каждый такой ход."
    case .formula:
      "100 x пары x норма / ходы (не больше 1,25) x норма времени / время (не больше 2)"
    case .par: "Чем меньше ходов и времени против нормы, тем больше очков, до этих пределов."
    case .example(let level, let turns, let time, let points):
      "Например: уровень «\(GamePhrase.level(level).russian)», "
        + Plural.russian(level.pairs, "пара", "пары", "пар")
        + ", норма \(Language.russian.hundredths(level.par)); "
        + Plural.russian(turns, "ход", "хода", "ходов")
        + " за \(Language.russian.time(time)) — это "
        + Plural.russian(points, "очко", "очка", "очков") + "."
    case .keys: "Клавиши"
    case .moveKeys: "Выбор карты"
    case .flipKeys: "Открыть карту"
    case .pauseKeys: "Пауза и продолжение"
    case .leaveKeys: "Оставить игру"
    case .helpKeys: "Справка"
    case .tabKeys: "Вкладки"
    case .quitKeys: "Выход из программы"
    case .accountKeys: "Войти или выйти"
    }
  }
}
