import Canvas
import GameCore

/// What only quizzes have: right answers over time, and by the decade of the film.
struct QuizCharts {
  let accuracy: QuizAccuracy
  let span: StatisticsScreen.Span
  let look: RenderStyle

  /// The rounds of the span, each with the mean of all up to it, in thousandths.
  private var series: [(accuracy: Accuracy, mean: Int)] {
    var sum = Accuracy()
    let series = accuracy.rounds.map { round in
      sum = Accuracy(right: sum.right + round.right, answers: sum.answers + round.answers)
      return (accuracy: round, mean: sum.thousandths)
    }
    return Array(series.suffix(span.count ?? series.count))
  }

  func drawAccuracy<Target>(into frame: inout Frame<Target>, in chart: Rect) {
    let series = series
    frame.write(
      look.text(QuizStatisticsPhrase.accuracyCaption(series.count)), chart.column, chart.row - 1,
      .muted, limit: chart.columns)
    LineChart(
      values: series.map { $0.accuracy.thousandths / 10 }, line: series.map { $0.mean / 10 }
    )
    .draw(into: &frame, in: chart)
  }

  func drawDecades<Target>(into frame: inout Frame<Target>, in chart: Rect) {
    frame.write(
      look.text(QuizStatisticsPhrase.decadesCaption), chart.column, chart.row - 1, .muted,
      limit: chart.columns)
    BarChart(
      bars: accuracy.decades.map { point in
        BarChart.Bar(
          name: look.text(QuizStatisticsPhrase.decade(point.decade)),
          thousandths: point.accuracy.thousandths,
          remark: "\(look.percent(point.accuracy.thousandths))  "
            + "\(point.accuracy.right)/\(point.accuracy.answers)")
      }
    )
    .draw(into: &frame, in: chart)
  }

  var accuracyTable: StatisticsTable {
    let series = series
    let first = accuracy.rounds.count - series.count
    return StatisticsTable(
      columns: [
        column(StatisticsPhrase.round), column(MovieQuizPhrase.right),
        column(QuizStatisticsPhrase.meanSoFar),
      ], count: series.count
    ) { index in
      let round = series[index]
      return [
        "\(first + index + 1)", "\(round.accuracy.right)/\(round.accuracy.answers)",
        look.percent(round.mean),
      ]
    }
  }

  var decadesTable: StatisticsTable {
    let decades = accuracy.decades
    return StatisticsTable(
      columns: [
        column(QuizStatisticsPhrase.films), column(QuizStatisticsPhrase.answers),
        column(MovieQuizPhrase.right), Table.Column("%", .right, least: 6),
      ], count: decades.count
    ) { index in
      let point = decades[index]
      return [
        look.text(QuizStatisticsPhrase.decade(point.decade)), "\(point.accuracy.answers)",
        "\(point.accuracy.right)", look.percent(point.accuracy.thousandths),
      ]
    }
  }

  private func column(_ title: any Phrase) -> Table.Column {
    Table.Column(look.text(title), .right, least: 8)
  }
}

/// The texts of charts that only quizzes have.
enum QuizStatisticsPhrase: Phrase {
  case accuracyCaption(Int), decadesCaption, decade(Int)
  case films, answers, meanSoFar

  func text(in say: Language) -> String {
    switch self {
    case .accuracyCaption(let count):
      say(
        "Right answers in percent, \(Plural.english(count, "round", "rounds")); "
          + "the line is the mean so far.",
        "Процент верных ответов (партий: \(count)); линия — среднее на тот момент.")
    case .decadesCaption:
      say(
        "Right answers by the decade that the film is of.",
        "Верные ответы по десятилетиям фильмов.")
    case .decade(let year): say("\(year)s", "\(year)-е")
    case .films: say("Films", "Фильмы")
    case .answers: say("Answers", "Ответы")
    case .meanSoFar: say("Mean so far", "Среднее")
    }
  }
}
