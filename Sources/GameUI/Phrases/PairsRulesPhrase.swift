import GameCore

/// The rules of Pairs.
enum PairsRulesPhrase: Phrase {
  case how, turn, clock, points, formula, memory
  case example(level: PairsLevel, turns: Int, time: Elapsed, points: Int)

  func text(in say: Language) -> String {
    switch self {
    case .how:
      say(
        "All cards lie face down; every face is there twice. Find the pairs in as few turns and as "
          + "little time as you can.",
        "Все карты лежат рубашкой вверх, каждая картинка встречается дважды. Найдите все пары за "
          + "наименьшее число ходов и как можно быстрее.")
    case .turn:
      say(
        "A turn is two flips. Two cards alike stay open. Two different ones turn back after a "
          + "second, or as soon as you flip the next card.",
        "Ход — это две карты. Одинаковые остаются открытыми, разные закрываются через секунду или "
          + "сразу, как вы откроете следующую.")
    case .clock:
      say(
        "The clock starts with the deal. A pause stops it and hides every face; so does leaving "
          + "the board or the program. A game that was cut short is offered again.",
        "Часы идут с самой раздачи. Пауза останавливает их и прячет картинки; то же, если уйти с "
          + "поля или закрыть программу. Прерванную игру можно будет продолжить.")
    case .points:
      say(
        "Even a perfect memory has to guess at first. Par is the number of turns that it needs on "
          + "average, and par time is two seconds for each turn of par. Who needs fewer turns or "
          + "less time than that gets more points, who needs more gets fewer.",
        "Сначала приходится угадывать даже с безупречной памятью. Норма — столько ходов ей нужно в "
          + "среднем, норма времени — по две секунды на каждый из них. Меньше ходов или времени — "
          + "больше очков, и наоборот.")
    case .memory:
      say(
        "A memory error is a turn that missed although you had seen the partner of its first card "
          + "before. It is only told: it takes no points but those of the turn.",
        "Ошибка памяти — неудачный ход, хотя пару к первой карте вы уже видели. Это просто "
          + "сведения: очки отнимает только сам лишний ход.")
    case .formula:
      say(
        "100 × pairs × par / turns (up to 1.25) × par time / time (up to 2)",
        "100 × пары × норма / ходы (до 1,25) × норма времени / время (до 2)")
    case .example(let level, let turns, let time, let points):
      say(
        "For example: \(PairsPhrase.level(level).text(in: say)), \(level.pairs) pairs, "
          + "par \(say.hundredths(level.par)), \(turns) turns in "
          + "\(say.time(time)) give "
          + Plural.english(points, "point", "points") + ".",
        "Например: уровень «\(PairsPhrase.level(level).text(in: say))», "
          + Plural.russian(level.pairs, "пара", "пары", "пар")
          + ", норма \(say.hundredths(level.par)); "
          + Plural.russian(turns, "ход", "хода", "ходов")
          + " за \(say.time(time)) — это "
          + Plural.russian(points, "очко", "очка", "очков") + ".")
    }
  }
}
