public import GameRules

/// What a player's verified rounds of a game, of one setup or of all together, come to.
public struct GameStatistics: Hashable, Sendable {
  public let board: LeaderboardKey
  /// Points in the order of time, oldest first.
  public let points: [Int]
  /// Mean points, rounded half up; nil without rounds.
  public let meanPoints: Int?
  /// The points that half of the rounds reach; of an even number of rounds the mean of the two in
  /// the middle, rounded half up.
  public let medianPoints: Int?
  /// Time of all rounds together, in milliseconds.
  public let totalTime: Int
  public let meanTime: Elapsed?
  public let shortestTime: Elapsed?
  /// What the game counts besides, in the order of `Figure.allCases`.
  public let figures: [FigureSummary]
  /// Pairs: how the turns stand to par; nil for other games.
  public let turns: TurnsAgainstPar?
  public let days: DaysPlayed
  /// Points in bars.
  public let histogram: Histogram
  /// Pairs: where cards are flipped and forgotten, for one level; nil for all together.
  public let heat: HeatMap?
  /// Pairs: memory errors by how long ago the card was seen; empty for other games.
  public let forgetting: [RecallPoint]
  /// Movie Quiz: right answers by round and by decade; nil for other games.
  public let quiz: QuizAccuracy?
  /// Pairs for several: how it went against each opponent; empty for other games.
  public let opponents: [OpponentRecord]
  /// The round with the most points, the earliest of several; nil without rounds.
  public let bestRound: RoundFacts?

  public var rounds: Int { points.count }
  public var best: Int? { points.max() }

  /// Works out the statistics of `played` as of `now`, where clocks are `secondsFromUTC` ahead of
  /// UTC.
  public init(
    _ played: PlayedRounds, setup: String? = nil, at now: Timestamp, secondsFromUTC: Int,
    firstWeekday: Weekday
  ) {
    let rounds = setup.map { setup in played.rounds.filter { $0.setup == setup } } ?? played.rounds
    board = LeaderboardKey(game: played.game, setup: setup)
    points = rounds.map(\.result.points)
    meanPoints = Mean.of(points)
    medianPoints = Self.median(of: points)
    let times = rounds.map(\.result.time.milliseconds)
    totalTime = times.reduce(0, +)
    meanTime = Mean.of(times).map(Elapsed.init(milliseconds:))
    shortestTime = times.min().map(Elapsed.init(milliseconds:))
    figures = Figure.allCases.compactMap { FigureSummary($0, in: rounds) }
    turns = TurnsAgainstPar(rounds)
    days = DaysPlayed(
      rounds.map { CalendarDate($0.finishedAt, secondsFromUTC: secondsFromUTC) },
      today: CalendarDate(now, secondsFromUTC: secondsFromUTC), firstWeekday: firstWeekday)
    let level = played.game == PairsGame.id ? setup.flatMap { PairsLevel($0) } : nil
    histogram = Histogram(points, par: level.map { 100 * $0.pairs })
    let traces = rounds.compactMap(\.trace)
    heat = level.flatMap { HeatMap($0, traces: traces) }
    forgetting = RecallPoint.curve(of: traces)
    quiz = QuizAccuracy(rounds)
    opponents = OpponentRecord.all(of: rounds)
    let most = points.max()
    bestRound = rounds.first { $0.result.points == most }
  }

  /// The points of the last `count` rounds, or of all, with the personal best as it stood after
  /// each of them.
  public func series(last count: Int? = nil) -> [SeriesPoint] {
    var best = 0
    let series = points.map { points in
      best = max(best, points)
      return SeriesPoint(points: points, best: best)
    }
    return Array(series.suffix(max(count ?? series.count, 0)))
  }

  private static func median(of points: [Int]) -> Int? {
    guard !points.isEmpty else { return nil }
    let sorted = points.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? Mean.of([sorted[middle - 1], sorted[middle]]) : sorted[middle]
  }
}

/// A round in a line of points.
public struct SeriesPoint: Hashable, Sendable {
  public let points: Int
  /// The personal best up to and with this round.
  public let best: Int
}

/// A figure over many rounds.
public struct FigureSummary: Hashable, Sendable {
  public let figure: Figure
  /// Rounds that have the figure.
  public let rounds: Int
  public let total: Int
  public let least: Int
  public let most: Int
  /// In hundredths, rounded half up.
  public let meanHundredths: Int

  /// Nil where no round has the figure.
  init?(_ figure: Figure, in rounds: [RoundFacts]) {
    let values = rounds.compactMap { $0.result.figures[figure] }
    guard let least = values.min(), let most = values.max(),
      let mean = Mean.of(values.map { $0 * 100 })
    else { return nil }
    self.figure = figure
    self.rounds = values.count
    total = values.reduce(0, +)
    self.least = least
    self.most = most
    meanHundredths = mean
  }
}

/// Turns of rounds of Pairs beside what a perfect memory needs on average.
public struct TurnsAgainstPar: Hashable, Sendable {
  /// Mean turns over par, in hundredths of a turn, rounded half up; negative where they are fewer.
  public let meanOverPar: Int
  /// Rounds with fewer turns than par.
  public let underPar: Int
  public let rounds: Int

  /// Nil without rounds of Pairs.
  init?(_ rounds: [RoundFacts]) {
    let over = rounds.compactMap { round -> Int? in
      guard let level = round.trace?.level, let turns = round.result.figures[.turns] else {
        return nil
      }
      return turns * 100 - level.par
    }
    guard let mean = Mean.of(over) else { return nil }
    meanOverPar = mean
    underPar = over.count { $0 < 0 }
    self.rounds = over.count
  }
}

/// Means of whole numbers.
enum Mean {
  /// Rounded half up; nil of nothing.
  static func of(_ values: [Int]) -> Int? {
    guard !values.isEmpty else { return nil }
    let (sum, count) = (values.reduce(0, +), values.count)
    let (top, bottom) = (2 * sum + count, 2 * count)
    let quotient = top / bottom
    return top % bottom < 0 ? quotient - 1 : quotient
  }
}
