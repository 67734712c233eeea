import GameCore

/// The texts of the statistics.
enum StatisticsPhrase: SpokenPhrase {
  case loading, nothingToForget
  case span(StatisticsScreen.Span, Int)
  case histogramCaption, forgettingCaption, calendarCaption, platinum, middle, flips, forgotten
  case rounds, mean, median, totalTime, meanTime, shortestTime, overPar, underPar
  case days, longestStreak, currentStreak
  /// The headings of groups of numbers, and the last rounds.
  case play, calendarDays, last(Int)
  case looksCaption, nothingForgotten(looks: Int)
  case mostForgotten(row: Int, column: Int), noCardForgotten, less, more
  case figure(Figure)
  case onePoint(Int)
  case round, row, column, turnsAgo, observations, share, week
  /// A month, 1 to 12.
  case month(Int)
  case day(Int, month: Int)
  case keyChart, keyTable, keySpan
  /// The effects of these keys, for the help.
  case chartKeys, tableKeys, spanKeys
  /// The name of the choice of a chart, in the outline only.
  case shown

  func text(in say: Language) -> String {
    switch self {
    case .loading: say("Loading statistics…", "Загружаем статистику…")
    case .nothingToForget:
      say(
        "You haven't seen a card twice yet. Play a round!",
        "Пока ни одна карта не открывалась дважды. Сыграйте!")
    case .onePoint(let points):
      say(
        "One round so far: \(Plural.english(points, "point", "points")). "
          + "Play once more to see a chart.",
        "Пока одна партия: \(Plural.russian(points, "очко", "очка", "очков")). "
          + "Сыграйте ещё раз, и появится график.")
    case .span(.all, let count):
      say(
        "Points in all \(Language.english.grouped(count)) rounds.",
        "Очки во всех партиях (\(count)).")
    case .span(_, let count):
      say(
        "Points in the last \(Plural.english(count, "round", "rounds")).",
        "Очки в последних партиях (\(count)).")
    case .histogramCaption:
      say("Score distribution: rounds by points.", "Распределение партий по очкам.")
    case .forgettingCaption:
      say(
        "Cards you forgot, by how many turns ago you saw them.",
        "Забытые карты: сколько ходов назад вы их видели.")
    case .calendarCaption:
      say("Rounds per day in the last half year.", "Партии по дням за последние полгода.")
    case .platinum: say("platinum", "платина")
    case .middle: say("median", "медиана")
    case .flips: say("Flips", "Открыто")
    case .forgotten: say("Forgotten", "Забыто")
    case .rounds: say("Rounds", "Партии")
    case .mean: say("Mean points", "Очки в среднем")
    case .median: say("Median points", "Медиана очков")
    case .totalTime: say("Total time", "Общее время")
    case .meanTime: say("Mean time", "Среднее время")
    case .shortestTime: say("Shortest time", "Лучшее время")
    case .overPar: say("Mean turns over par", "Ходов сверх нормы")
    case .underPar: say("Rounds under par", "Партий ниже нормы")
    case .days: say("Days played", "Игровых дней")
    case .longestStreak: say("Longest streak", "Лучшая серия")
    case .currentStreak: say("Current streak (days)", "Дней подряд")
    case .play: say("Play", "Игра")
    case .calendarDays: say("Days", "Дни")
    case .last(let count): say("Last \(count) rounds", "Последние партии: \(count)")
    case .looksCaption:
      say(
        "Known cards you flipped, by how many turns ago you saw them.",
        "Знакомые карты: сколько ходов назад вы их видели.")
    case .nothingForgotten(let looks):
      say(
        "No card forgotten in \(Plural.english(looks, "flip", "flips")).",
        "Вы ничего не забыли: \(Plural.russian(looks, "просмотр", "просмотра", "просмотров")).")
    case .mostForgotten(let row, let column):
      say(
        "You most often forget the card in row \(row), column \(column).",
        "Чаще всего вы забываете карту: ряд \(row), столбец \(column).")
    case .noCardForgotten:
      say("You haven't forgotten any card here.", "Здесь вы не забыли ни одной карты.")
    case .less: say("fewer", "меньше")
    case .more: say("more", "больше")
    case .figure(.turns): say("Mean turns", "Ходов в среднем")
    case .figure(.memoryErrors): say("Mean memory errors", "Ошибок памяти в среднем")
    case .figure(.right): say("Mean right answers", "Верных ответов в среднем")
    case .figure(.wrong): say("Mean wrong answers", "Неверных ответов в среднем")
    case .figure(.score): say("Mean points for answers", "Очков за ответы в среднем")
    case .figure(.multiplier): say("Mean final multiplier", "Средний итоговый множитель")
    case .figure(.meanAnswer): say("Mean answer time", "Среднее время ответа")
    case .figure(.stroopCost): say("Mean Stroop effect", "Эффект Струпа в среднем")
    case .figure(.pairsOfFirst), .figure(.pairsOfSecond), .figure(.pairsOfThird),
      .figure(.pairsOfFourth):
      say("Mean pairs", "Пар в среднем")
    case .round: say("Round", "Партия")
    case .row: say("Row", "Ряд")
    case .column: say("Column", "Столбец")
    case .turnsAgo: say("Turns ago", "Ходов назад")
    case .observations: say("Seen", "Видели")
    case .share: say("Share", "Доля")
    case .week: say("Week of", "Неделя с")
    case .month(let month):
      say(
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][
          min(max(month, 1), 12) - 1],
        ["янв", "фев", "мар", "апр", "май", "июн", "июл", "авг", "сен", "окт", "ноя", "дек"][
          min(max(month, 1), 12) - 1])
    case .day(let day, let month):
      say(
        "\(Self.month(month).text(in: say)) \(day)", "\(day) \(Self.month(month).text(in: say))")
    case .keyChart: say("chart", "график")
    case .chartKeys: say("Next chart", "Следующий график")
    case .tableKeys: say("Chart or table", "График или таблица")
    case .spanKeys: say("The last 10 or 100 rounds, or all", "Последние 10 или 100 партий либо все")
    case .keyTable: say("table", "таблица")
    case .keySpan: say("10/100/all", "10/100/все")
    case .shown: say("Show", "Показать")
    }
  }

  func spoken(in say: Language) -> String? {
    switch self {
    // Every chart is read as its table, and is chosen by its name.
    case .keyChart, .keyTable: ""
    case .keySpan: say("number of rounds", "число партий")
    case .onePoint(let points):
      say(
        "One round so far: \(Plural.english(points, "point", "points")).",
        "Пока одна партия: \(Plural.russian(points, "очко", "очка", "очков")).")
    default: nil
    }
  }
}
