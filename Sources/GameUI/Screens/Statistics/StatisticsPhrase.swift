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
  /// From 1.
  case month(Int)
  case keyChart, keyTable, keySpan

  var english: String {
    switch self {
    case .view(let view): Self.english(view)
    case .loading: "Working out the statistics…"
    case .empty: "No rounds here yet: play one."
    case .chooseLevel: "Each level has a board of its own: choose one."
    case .nothingToForget: "Nothing was seen twice yet: play a round."
    case .span(.all, 1): "Points of one round; the line is the personal best."
    case .onePoint(let points):
      "One round so far: \(Plural.english(points, "point", "points")). "
        + "A chart begins with the second."
    case .span(.all, let count): "Points of all \(count) rounds; the line is the personal best."
    case .span(_, let count):
      "Points of the last \(Plural.english(count, "round", "rounds")); "
        + "the line is the personal best."
    case .histogramCaption: "How many rounds came to how many points."
    case .forgettingCaption: "Forgotten cards by how many turns ago they were seen."
    case .calendarCaption: "Rounds a day in the last 26 weeks: none, 1, 2-3, 4-7, 8 or more."
    case .par: "par"
    case .flips: "Flips"
    case .forgotten: "Forgotten"
    case .rounds: "Rounds"
    case .best: "Best"
    case .mean: "Mean points"
    case .median: "Median points"
    case .totalTime: "Time in all"
    case .meanTime: "Mean time"
    case .shortestTime: "Shortest time"
    case .overPar: "Turns over par, mean"
    case .underPar: "Rounds under par"
    case .days: "Days played"
    case .longestRun: "Most days in a row"
    case .currentRun: "Days in a row now"
    case .figure(let figure): Self.english(figure)
    case .round: "Round"
    case .row: "Row"
    case .column: "Column"
    case .turnsAgo: "Turns ago"
    case .observations: "Seen"
    case .week: "Week of"
    case .weekday(let day): ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][day.rawValue]
    case .month(let month):
      ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][
        min(max(month, 1), 12) - 1]
    case .keyChart: "chart"
    case .keyTable: "table"
    case .keySpan: "10/100/all"
    }
  }

  var russian: String {
    switch self {
    case .view(let view): Self.russian(view)
    case .loading: "Считаем статистику…"
    case .empty: "Здесь пока ничего нет: сыграйте."
    case .chooseLevel: "У каждого уровня своё поле: выберите уровень."
    case .nothingToForget: "Пока ничего не встречалось дважды: сыграйте."
    case .onePoint(let points):
      "Пока одна игра: \(Plural.russian(points, "очко", "очка", "очков")). "
        + "График начнётся со второй."
    case .span(.all, let count):
      "Очки всех партий (\(count)); линия — личный рекорд."
    case .span(_, let count): "Очки последних партий (\(count)); линия — личный рекорд."
    case .histogramCaption: "Сколько партий принесло сколько очков."
    case .forgettingCaption: "Забытые карты: сколько ходов назад их видели."
    case .calendarCaption: "Партий в день за 26 недель: нет, 1, 2–3, 4–7, 8 и больше."
    case .par: "норма"
    case .flips: "Открытия"
    case .forgotten: "Забыто"
    case .rounds: "Партии"
    case .best: "Рекорд"
    case .mean: "Очки в среднем"
    case .median: "Медиана очков"
    case .totalTime: "Всего времени"
    case .meanTime: "Среднее время"
    case .shortestTime: "Лучшее время"
    case .overPar: "Ходов сверх нормы"
    case .underPar: "Партий лучше нормы"
    case .days: "Дней с игрой"
    case .longestRun: "Больше всего дней подряд"
    case .currentRun: "Дней подряд сейчас"
    case .figure(let figure): Self.russian(figure)
    case .round: "Партия"
    case .row: "Ряд"
    case .column: "Столбец"
    case .turnsAgo: "Ходов назад"
    case .observations: "Видели"
    case .week: "Неделя с"
    case .weekday(let day): ["Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Вс"][day.rawValue]
    case .month(let month):
      ["янв", "фев", "мар", "апр", "май", "июн", "июл", "авг", "сен", "окт", "ноя", "дек"][
        min(max(month, 1), 12) - 1]
    case .keyChart: "график"
    case .keyTable: "таблица"
    case .keySpan: "10/100/все"
    }
  }
}

extension StatisticsPhrase {
  private static func english(_ view: StatisticsScreen.View) -> String {
    switch view {
    case .numbers: "Numbers"
    case .points: "Points"
    case .histogram: "Histogram"
    case .board: "Board"
    case .forgetting: "Forgetting"
    case .accuracy: "Accuracy"
    case .decades: "Decades"
    case .opponents: "Opponents"
    case .calendar: "Calendar"
    }
  }

  private static func russian(_ view: StatisticsScreen.View) -> String {
    switch view {
    case .numbers: "Числа"
    case .points: "Очки"
    case .histogram: "Распределение"
    case .board: "Поле"
    case .forgetting: "Забывание"
    case .accuracy: "Точность"
    case .decades: "Десятилетия"
    case .opponents: "Соперники"
    case .calendar: "Календарь"
    }
  }

  private static func english(_ figure: Figure) -> String {
    switch figure {
    case .turns: "Turns, mean"
    case .memoryErrors: "Memory errors, mean"
    case .right: "Right answers, mean"
    case .wrong: "Wrong answers, mean"
    case .score: "Points for answers, mean"
    case .multiplier: "Multiplier at the end, mean"
    case .meanAnswer: "Answer in"
    case .stroopCost: "Stroop cost"
    case .pairsOfFirst, .pairsOfSecond, .pairsOfThird, .pairsOfFourth: "Pairs, mean"
    }
  }

  private static func russian(_ figure: Figure) -> String {
    switch figure {
    case .turns: "Ходов в среднем"
    case .memoryErrors: "Ошибок памяти в среднем"
    case .right: "Верных ответов в среднем"
    case .wrong: "Неверных ответов в среднем"
    case .score: "Очков за ответы в среднем"
    case .multiplier: "Множитель в конце, среднее"
    case .meanAnswer: "Время ответа"
    case .stroopCost: "Эффект Струпа"
    case .pairsOfFirst, .pairsOfSecond, .pairsOfThird, .pairsOfFourth: "Пар в среднем"
    }
  }
}

extension StatisticsScreen.View {
  var phrase: StatisticsPhrase { .view(self) }
}
