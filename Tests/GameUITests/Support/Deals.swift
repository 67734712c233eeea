@testable import GameCore
@testable import GameUI

/// Deals, finished rounds and players for tests.
enum Deals {
  /// Returns a recovery code of zeros.
  static func recoveryCode() throws -> RecoveryCode {
    try RecoveryCode(String(repeating: "0", count: 28))
  }

  /// Returns the places of a deal in the order of pairs.
  static func solution(_ level: PairsLevel, seed: UInt64) -> [Int] {
    var order: [Int] = []
    for first in 0..<level.cards where !order.contains(first) {
      for second in first + 1..<level.cards where !order.contains(second) {
        var round = Round<PairsGame>(level, seed: seed, eligibility: .practice)
        _ = try? round.play(.flip(first), at: .zero)
        _ = try? round.play(.flip(second), at: .zero)
        if round.state.pairsFound == 1 {
          order += [first, second]
          break
        }
      }
    }
    return order
  }

  /// Returns a round played to the end without a miss, with a flip every `pause` milliseconds.
  static func finished(_ level: PairsLevel, seed: UInt64 = 1, pause: Int = 900) throws
    -> VerifiedRound
  {
    var round = Round<PairsGame>(level, seed: seed, eligibility: .ranked)
    for (number, place) in solution(level, seed: seed).enumerated() {
      try round.play(.flip(place), at: Elapsed(milliseconds: (number + 1) * pause))
    }
    guard let record = round.record else { throw ReplayError.unfinished }
    return try Catalog.verify(record)
  }

  /// Returns a round to watch.
  static func replayed(_ level: PairsLevel, seed: UInt64 = 1, pause: Int = 900) throws
    -> ReplayedRound
  {
    ReplayedRound(.ranked(try finished(level, seed: seed, pause: pause)))
  }

  /// Returns a finished round of each game of the catalog.
  static func records() throws -> [ReplayRecord] {
    var match = Round<ColorMatchGame>(.thirty, seed: 3, eligibility: .ranked)
    for second in 1...20 {
      let isRight = second % 5 != 0
      try? match.play(
        match.state.question.isMatch == isRight ? .yes : .no,
        at: Elapsed(milliseconds: second * 1300))
    }
    match.advance(to: .seconds(30))
    var quiz = Round<MovieQuizGame>(
      .top, seed: 4, content: .newestPack(for: .top), eligibility: .ranked)
    for number in 0..<MovieQuizGame.questions {
      let isRight = number % 3 != 2
      try quiz.play(
        quiz.state.question.isYes == isRight ? .yes : .no, at: quiz.latest + .seconds(3))
      quiz.advance(to: quiz.latest + .seconds(1))
    }
    let others = [match.record, quiz.record].compactMap(\.self)
    return [try finished(.normal).record] + others
  }

  /// Returns a game with its first pair found.
  static func begun(_ level: PairsLevel = .normal, seed: UInt64 = 1) throws -> SavedRound {
    var round = Round<PairsGame>(level, seed: seed, eligibility: .ranked)
    for place in solution(level, seed: seed).prefix(2) {
      try round.play(.flip(place), at: .seconds(2))
    }
    return round.saved(at: .seconds(75))
  }

  static func player(_ id: Int = 1, _ name: String = "Anna") throws -> Player {
    Player(
      id: PlayerID(id), name: try PlayerName(name), email: try Email("anna\(id)@example.org"))
  }

  /// Returns a leaderboard of `count` players, best first, each faster than the next.
  static func page(
    _ board: LeaderboardKey, count: Int, around: [Int] = []
  ) throws -> LeaderboardPage {
    func entry(_ rank: Int) throws -> LeaderboardEntry {
      let levels: [PairsLevel] = [.expert, .hard, .normal, .easy]
      let level = board.setup.flatMap { PairsLevel($0) } ?? levels[(rank - 1) % 40 / 10]
      let round = try finished(level, pause: 400 + 37 * rank)
      return LeaderboardEntry(
        rank: rank, player: PlayerID(rank), name: try PlayerName(names[rank % names.count]),
        round: RoundSummary(
          id: RoundID(rank), of: round,
          finishedAt: Timestamp(milliseconds: 1_795_000_000_000 + rank * 7_777_777)))
    }
    return LeaderboardPage(
      board: board, top: try (1...max(count, 1)).prefix(count).map(entry),
      around: try around.map(entry), players: count + (around.last ?? 0))
  }

  private static let names = [
    "Anna", "Борис", "Ñandú", "Dr. Who", "Елена", "filip_9", "Grace Hopper", "花子です", "Igor",
    "Johannes-Sebastian B",
  ]
}
