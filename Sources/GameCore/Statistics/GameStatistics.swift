public import GameRules

/// The statistics of a player's verified rounds of a game, of one setup or of all.
public struct GameStatistics: Hashable, Sendable {
  public let board: LeaderboardKey
  /// The points in the order of time, oldest first.
  public let points: [Int]
  /// The mean points, rounded half up; nil without rounds.
  public let meanPoints: Int?
  /// The median points; for an even number of rounds the mean of the middle two, rounded half up.
  public let medianPoints: Int?
  /// The total time of all rounds, in milliseconds.
  public let totalTime: Int
  public let meanTime: Elapsed?
  public let shortestTime: Elapsed?
  /// The figures of the game, in the order of `Figure.allCases`.
  public let figures: [FigureSummary]
  /// Pairs: the turns compared with par; nil for other games.
  public let turns: TurnsAgainstPar?
  public let days: DaysPlayed
  /// The local days of the rounds, oldest first.
  public let dates: [CalendarDate]
  /// The distribution of points.
  public let histogram: Histogram
  /// Pairs: the positions where cards are flipped and forgotten on the level, or on the most played
  /// one of all levels; nil without rounds.
  public let heat: HeatMap?
  /// Pairs: memory errors by how long ago the card was seen; empty for other games.
  public let forgetting: [ForgettingRatePoint]
  /// Movie Quiz: right answers by round and by decade; nil for other games.
  public let quiz: QuizAccuracy?
  /// Pairs for several: results against each opponent; empty for other games.
  public let opponents: [OpponentRecord]
  /// The round with the most points, the earliest of equal ones; nil without rounds.
  public let bestRound: RoundMetrics?

  public var rounds: Int { points.count }
  public var best: Int? { points.max() }

  /// Computes the statistics of `played` as of `now`, where local time is `secondsFromUTC` ahead of
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
    dates = rounds.map { CalendarDate($0.finishedAt, secondsFromUTC: secondsFromUTC) }
    days = DaysPlayed(
      dates, today: CalendarDate(now, secondsFromUTC: secondsFromUTC), firstWeekday: firstWeekday)
    let level = played.game == PairsGame.id ? setup.flatMap { PairsLevel($0) } : nil
    histogram = Histogram(points, platinum: level.flatMap { PairsGame.platinum(for: $0) })
    let traces = rounds.compactMap(\.trace)
    let counts = Dictionary(grouping: traces, by: \.level).mapValues(\.count)
    let shown = level ?? PairsLevel.allCases.max { counts[$0, default: 0] < counts[$1, default: 0] }
    heat = shown.flatMap { HeatMap($0, traces: traces) }
    forgetting = ForgettingRatePoint.curve(of: traces)
    quiz = QuizAccuracy(rounds)
    opponents = OpponentRecord.all(of: rounds)
    let most = points.max()
    bestRound = rounds.first { $0.result.points == most }
  }

  /// Returns the points of the last `count` rounds, or of all, with the personal best after each.
  public func series(last count: Int? = nil) -> [PointsChartEntry] {
    var best = 0
    let series = points.map { points in
      best = max(best, points)
      return PointsChartEntry(points: points, best: best)
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

/// A round in a chart of points.
public struct PointsChartEntry: Hashable, Sendable {
  public let points: Int
  /// The personal best up to and including this round.
  public let best: Int
}

/// The summary of a figure over many rounds.
public struct FigureSummary: Hashable, Sendable {
  public let figure: Figure
  /// The number of rounds that have the figure.
  public let rounds: Int
  public let total: Int
  public let least: Int
  public let most: Int
  /// The mean in hundredths, rounded half up.
  public let meanHundredths: Int

  /// Summarizes a figure; nil if no round has it.
  init?(_ figure: Figure, in rounds: [RoundMetrics]) {
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

/// The turns of Pairs compared with those of a perfect memory.
public struct TurnsAgainstPar: Hashable, Sendable {
  /// The mean number of turns over par, in hundredths, rounded half up; negative if under par.
  public let meanOverPar: Int
  /// The number of rounds with fewer turns than par.
  public let underPar: Int
  public let rounds: Int

  /// Compares the rounds; nil if none is of Pairs.
  init?(_ rounds: [RoundMetrics]) {
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

/// The mean of integers.
enum Mean {
  /// Returns the mean, rounded half up; nil for an empty array.
  static func of(_ values: [Int]) -> Int? {
    guard !values.isEmpty else { return nil }
    let (sum, count) = (values.reduce(0, +), values.count)
    let (top, bottom) = (2 * sum + count, 2 * count)
    let quotient = top / bottom
    return top % bottom < 0 ? quotient - 1 : quotient
  }
}
