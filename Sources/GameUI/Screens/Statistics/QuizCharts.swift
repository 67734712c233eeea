import Canvas
import GameCore

/// The charts of quizzes: right answers over time, and by the decade of the film.
struct QuizCharts {
  let accuracy: QuizAccuracy
  let span: StatisticsScreen.Span
  let look: RenderStyle

  /// The rounds of the span, each with the running mean in thousandths.
  private var series: [(accuracy: Accuracy, mean: Int)] {
    var sum = Accuracy()
    let series = accuracy.rounds.map { round in
      sum = Accuracy(right: sum.right + round.right, answers: sum.answers + round.answers)
      return (accuracy: round, mean: sum.thousandths)
    }
    return Array(series.suffix(span.count ?? series.count))
  }

  /// Draws the chart of right answers over time and returns its caption.
  func drawAccuracy<Target>(into frame: inout Frame<Target>, in chart: Rect) -> any Phrase {
    let series = series
    LineChart(
      values: series.map { $0.accuracy.thousandths / 10 }, line: series.map { $0.mean / 10 },
      lineName: look.text(LowercasePhrase(QuizStatisticsPhrase.meanSoFar)), unit: "%"
    )
    .draw(into: &frame, in: chart)
    return QuizStatisticsPhrase.accuracyCaption(series.count)
  }

  /// Draws the chart of right answers by decade and returns its caption.
  func drawDecades<Target>(into frame: inout Frame<Target>, in chart: Rect) -> any Phrase {
    BarChart(
      bars: accuracy.decades.map { point in
        BarChart.Bar(
          name: look.text(QuizStatisticsPhrase.decade(point.decade)),
          value: point.accuracy.thousandths,
          remarks: [
            look.percent(point.accuracy.thousandths),
            "\(point.accuracy.right)", "\(point.accuracy.answers)",
          ])
      }, most: 1000,
      heads: [
        look.text(MovieQuizPhrase.films), look.text(StatisticsPhrase.share),
        look.text(ColorMatchPhrase.right), look.text(QuizStatisticsPhrase.answers),
      ]
    )
    .draw(into: &frame, in: chart)
    return QuizStatisticsPhrase.decadesCaption
  }

  var accuracyTable: StatisticsTable {
    let series = series
    let first = accuracy.rounds.count - series.count
    return StatisticsTable(
      columns: [
        look.number(StatisticsPhrase.round) { first + $0 + 1 },
        look.column(ColorMatchPhrase.right, .right, least: 8) { row in
          look.share("\(series[row].accuracy.right)", of: series[row].accuracy.answers)
        },
        look.column(QuizStatisticsPhrase.meanSoFar, .right, least: 8) {
          look.percent(series[$0].mean)
        },
      ], count: series.count)
  }

  var decadesTable: StatisticsTable {
    let decades = accuracy.decades
    return StatisticsTable(
      columns: [
        look.column(MovieQuizPhrase.films, .right, least: 8) {
          look.text(QuizStatisticsPhrase.decade(decades[$0].decade))
        },
        look.number(QuizStatisticsPhrase.answers) { decades[$0].accuracy.answers },
        look.number(ColorMatchPhrase.right) { decades[$0].accuracy.right },
        look.percentage { decades[$0].accuracy.thousandths },
      ], count: decades.count)
  }
}

/// The texts of the charts of quizzes.
enum QuizStatisticsPhrase: Phrase {
  case accuracyCaption(Int), decadesCaption, decade(Int)
  case answers, meanSoFar

  func text(in say: Language) -> String {
    switch self {
    case .accuracyCaption(let count):
      say(
        "Percentage of right answers, \(Plural.english(count, "round", "rounds")).",
        "Процент верных ответов (партий: \(count)).")
    case .decadesCaption:
      say(
        "Right answers by decade.",
        "Верные ответы по десятилетиям фильмов.")
    case .decade(let year): say("\(year)s", "\(year)-е")
    case .answers: say("Answers", "Ответы")
    case .meanSoFar: say("Mean so far", "Среднее")
    }
  }
}
