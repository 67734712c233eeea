import GameCore

/// Statistics for people: a line for each setup.
struct StatsTable {
  private let statistics: [GameStatistics]
  private let language: Language

  init(_ statistics: [GameStatistics], _ language: Language) {
    self.statistics = statistics
    self.language = language
  }

  var text: String {
    let wanted: [Figure] = [.memoryErrors, .right, .wrong, .meanAnswer, .stroopCost]
    let had = Set(statistics.flatMap { $0.figures.map(\.figure) })
    let figures = wanted.filter(had.contains)
    let headings: [StatsPhrase] = [.rounds, .best, .mean, .median, .meanTime, .overPar]
    var table = TextTable(
      [heading(.game, .left), heading(.level, .left)] + headings.map { heading($0, .right) }
        + figures.map { .init(ScoresPhrase.figure($0).text(in: language), .right) }
        + [heading(.run, .right)])
    for one in statistics {
      table.add(
        [one.board.game.description, one.board.setup ?? StatsPhrase.all.text(in: language)]
          + [
            "\(one.rounds)", number(one.best), number(one.meanPoints), number(one.medianPoints),
            one.meanTime.map { seconds($0.milliseconds) } ?? "",
            one.turns.map { hundredths($0.meanOverPar) } ?? "",
          ]
          + figures.map { figure in
            one.figures.first { $0.figure == figure }.map { hundredths($0.meanHundredths) } ?? ""
          } + ["\(one.days.longestRun)"])
    }
    return table.text
  }

  private func heading(_ phrase: StatsPhrase, _ side: TextTable.Side) -> TextTable.Column {
    .init(phrase.text(in: language), side)
  }

  private func number(_ value: Int?) -> String { value.map(String.init) ?? "" }

  private func hundredths(_ value: Int) -> String {
    let (whole, rest) = (abs(value) / 100, abs(value) % 100)
    return "\(value < 0 ? "-" : "")\(whole)\(point)\(CivilDate.digits(rest, 2))"
  }

  private func seconds(_ milliseconds: Int) -> String {
    let seconds = CivilDate.digits(milliseconds / 1000 % 60, 2)
    return "\(milliseconds / 60_000):\(seconds)\(point)\(milliseconds / 100 % 10)"
  }

  private var point: String { language == .russian ? "," : "." }
}
