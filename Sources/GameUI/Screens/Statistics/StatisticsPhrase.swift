import GameCore

/// The texts of the statistics.
enum StatisticsPhrase: Phrase {
  case view(StatisticsScreen.View)
  case loading, empty, chooseLevel, nothingToForget
  case span(StatisticsScreen.Span, Int)
  case histogramCaption, forgettingCaption, calendarCaption, par, flips, forgotten
  case rounds, best, mean, median, totalTime, meanTime, shortestTime, overPar, underPar
  case days, longestRun, currentRun
  case figure(Figure)
  case onePoint(Int)
  case round, row, column, turnsAgo, observations, week
  case weekday(Weekday)
  /// A month, 1 to 12.
  case month(Int)
  case keyChart, keyTable, keySpan

  func text(in say: Language) -> String {
    switch self {
    case .view(let view): Self.text(view, in: say)
    case .loading: say("Working out the statistics…", "Считаем статистику…")
    case .empty: say("No rounds here yet: play one.", "Здесь пока ничего нет: сыграйте.")
    case .chooseLevel:
      say(
        "Each level has a board of its own: choose one.",
        "У каждого уровня своё поле: выберите уровень.")
    case .nothingToForget:
      say(
        "Nothing was seen twice yet: play a round.",
        "Пока ничего не встречалось дважды: сыграйте.")
    case .span(.all, 1):
      say(
        "Points of one round; the line is the personal best.",
        "Очки всех партий (1); линия — личный рекорд.")
    case .onePoint(let points):
      say(
        "One round so far: \(Plural.english(points, "point", "points")). "
          + "A chart begins with the second.",
        "Пока одна игра: \(Plural.russian(points, "очко", "очка", "очков")). "
          + "График начнётся со второй.")
    case .span(.all, let count):
      say(
        "Points of all \(count) rounds; the line is the personal best.",
        "Очки всех партий (\(count)); линия — личный рекорд.")
    case .span(_, let count):
      say(
        "Points of the last \(Plural.english(count, "round", "rounds")); "
          + "the line is the personal best.",
        "Очки последних партий (\(count)); линия — личный рекорд.")
    case .histogramCaption:
      say("How many rounds came to how many points.", "Сколько партий принесло сколько очков.")
    case .forgettingCaption:
      say(
        "Forgotten cards by how many turns ago they were seen.",
        "Забытые карты: сколько ходов назад их видели.")
    case .calendarCaption:
      say(
        "Rounds a day in the last 26 weeks: none, 1, 2-3, 4-7, 8 or more.",
        "Партий в день за 26 недель: нет, 1, 2–3, 4–7, 8 и больше.")
    case .par: say("par", "норма")
    case .flips: say("Flips", "Открытия")
    case .forgotten: say("Forgotten", "Забыто")
    case .rounds: say("Rounds", "Партии")
    case .best: say("Best", "Рекорд")
    case .mean: say("Mean points", "Очки в среднем")
    case .median: say("Median points", "Медиана очков")
    case .totalTime: say("Time in all", "Всего времени")
    case .meanTime: say("Mean time", "Среднее время")
    case .shortestTime: say("Shortest time", "Лучшее время")
    case .overPar: say("Turns over par, mean", "Ходов сверх нормы")
    case .underPar: say("Rounds under par", "Партий лучше нормы")
    case .days: say("Days played", "Дней с игрой")
    case .longestRun: say("Most days in a row", "Больше всего дней подряд")
    case .currentRun: say("Days in a row now", "Дней подряд сейчас")
    case .figure(let figure): Self.text(figure, in: say)
    case .round: say("Round", "Партия")
    case .row: say("Row", "Ряд")
    case .column: say("Column", "Столбец")
    case .turnsAgo: say("Turns ago", "Ходов назад")
    case .observations: say("Seen", "Видели")
    case .week: say("Week of", "Неделя с")
    case .weekday(let day):
      say(
        ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][day.rawValue],
        ["Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Вс"][day.rawValue])
    case .month(let month):
      say(
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][
          min(max(month, 1), 12) - 1],
        ["янв", "фев", "мар", "апр", "май", "июн", "июл", "авг", "сен", "окт", "ноя", "дек"][
          min(max(month, 1), 12) - 1])
    case .keyChart: say("chart", "график")
    case .keyTable: say("table", "таблица")
    case .keySpan: say("10/100/all", "10/100/все")
    }
  }
}

extension StatisticsPhrase {
  private static func text(_ view: StatisticsScreen.View, in say: Language) -> String {
    switch view {
    case .numbers: say("Numbers", "Числа")
    case .points: say("Points", "Очки")
    case .histogram: say("Histogram", "Распределение")
    case .board: say("Board", "Поле")
    case .forgetting: say("Forgetting", "Забывание")
    case .accuracy: say("Accuracy", "Точность")
    case .decades: say("Decades", "Десятилетия")
    case .opponents: say("Opponents", "Соперники")
    case .calendar: say("Calendar", "Календарь")
    }
  }

  private static func text(_ figure: Figure, in say: Language) -> String {
    switch figure {
    case .turns: say("Turns, mean", "Ходов в среднем")
    case .memoryErrors: say("Memory errors, mean", "Ошибок памяти в среднем")
    case .right: say("Right answers, mean", "Верных ответов в среднем")
    case .wrong: say("Wrong answers, mean", "Неверных ответов в среднем")
    case .score: say("Points for answers, mean", "Очков за ответы в среднем")
    case .multiplier: say("Multiplier at the end, mean", "Множитель в конце, среднее")
    case .meanAnswer: say("Answer in", "Время ответа")
    case .stroopCost: say("Stroop cost", "Эффект Струпа")
    case .pairsOfFirst, .pairsOfSecond, .pairsOfThird, .pairsOfFourth:
      say("Pairs, mean", "Пар в среднем")
    }
  }
}

extension StatisticsScreen.View {
  var phrase: StatisticsPhrase { .view(self) }
}
