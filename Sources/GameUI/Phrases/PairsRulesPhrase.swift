import GameCore

/// The rules of Pairs.
enum PairsRulesPhrase: SpokenPhrase {
  case how, turn, clock, points, formula, memory, words, wordsOfDuel
  case example(level: PairsLevel, turns: Int, time: Elapsed, points: Int)

  func text(in say: Language) -> String {
    switch self {
    case .words:
      say(
        "Type a card by column and row, such as a1, to flip it. Type closed to hear which cards "
          + "are face down, taken to hear which pairs are found, and time, turns or pairs to hear "
          + "that figure. Type pause to stop the clock.",
        "Введите карту по столбцу и ряду, например «а1», и она откроется. «Закрыты» — какие карты "
          + "закрыты, «взяты» — какие пары найдены, «время», «ходы» или «пары» — узнать число. "
          + "«Пауза» останавливает часы.")
    case .wordsOfDuel:
      say(
        "Type a card by column and row, such as a1, to flip it. Type closed to hear which cards "
          + "are face down, and taken to hear the pairs of each player. Type pause to stop the "
          + "game.",
        "Введите карту по столбцу и ряду, например «а1», и она откроется. «Закрыты» — какие карты "
          + "закрыты, «взяты» — у кого какие пары. «Пауза» останавливает игру.")
    case .how:
      say(
        "All cards are face down, and each picture appears twice. Find all pairs in as few turns "
          + "and as little time as you can.",
        "Все карты лежат рубашкой вверх, каждая картинка встречается дважды. Найдите все пары за "
          + "наименьшее число ходов и как можно быстрее.")
    case .turn:
      say(
        "A turn is two flips. Matching cards stay face up. Others flip back after a second, or as "
          + "soon as you flip the next card.",
        "Ход — это две карты. Одинаковые остаются открытыми, разные закрываются через секунду или "
          + "сразу, как вы откроете следующую.")
    case .clock:
      say(
        "The clock starts with the deal. Pausing stops it and hides the pictures; so does leaving "
          + "the Play tab or quitting. You can resume an unfinished game later.",
        "Часы идут с самой раздачи. Пауза останавливает их и прячет картинки; то же, если "
          + "открыть другую вкладку или закрыть программу. Прерванную игру можно продолжить позже.")
    case .points:
      say(
        "At first, even a perfect player has to guess. Par is the number of turns they need on "
          + "average, and par time is two seconds for each turn of par. Fewer turns and less time "
          + "score more.",
        "Первые карты приходится угадывать при любой памяти. Норма — среднее число ходов при "
          + "идеальной памяти, норма времени — по две секунды на ход нормы. Чем меньше ходов и "
          + "времени, тем больше очков.")
    case .memory:
      say(
        "A memory error is a miss when you had already seen the first card's match. "
          + "Memory errors are counted, but only the extra turn costs points.",
        "Ошибка памяти — неудачный ход, хотя пару к первой карте вы уже видели. Ошибки только "
          + "подсчитываются: очки отнимает сам лишний ход.")
    case .formula:
      say(
        "100 × pairs × par / turns (up to 1.25) × par time / time (up to 2)",
        "100 × пары × норма / ходы (до 1,25) × норма времени / время (до 2)")
    case .example(let level, let turns, let time, let points):
      say(
        "For example: on \(PairsPhrase.level(level).text(in: say)) (\(level.pairs) pairs, "
          + "par \(say.hundredths(level.par))), \(turns) turns in \(say.time(time)) score "
          + Plural.english(points, "point", "points") + ".",
        "Например: уровень «\(PairsPhrase.level(level).text(in: say))» ("
          + Plural.russian(level.pairs, "пара", "пары", "пар")
          + ", норма \(say.hundredths(level.par))), "
          + Plural.russian(turns, "ход", "хода", "ходов")
          + " за \(say.time(time))\u{A0}— это "
          + Plural.russian(points, "очко", "очка", "очков") + ".")
    }
  }

  func spoken(in say: Language) -> String? {
    guard case .formula = self else { return nil }
    return say(
      "100 times the pairs, times par divided by turns, up to 1.25, times par time divided by "
        + "time, up to 2",
      "100 умножить на число пар, на норму, делённую на ходы, не больше 1,25, и на норму времени, "
        + "делённую на время, не больше 2")
  }
}
