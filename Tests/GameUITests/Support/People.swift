@testable import GameCore
@testable import GameUI

/// Players and their cards for tests.
enum People {
  static let names = ["Anna", "Борис", "Clara", "Dr. Who", "Елена", "filip_9", "花子です"]

  static func row(
    _ number: Int, name: String? = nil, shown: Profile? = nil
  ) throws -> PlayerRow {
    let round = try Deals.finished(.easy, pause: 400 + 50 * number)
    let scored = RoundSummary(
      id: RoundID(number), of: round,
      finishedAt: Timestamp(milliseconds: 1_795_000_000_000 - number * 7_777_777))
    let hasPlayed = !number.isMultiple(of: 3)
    return PlayerRow(
      id: PlayerID(number),
      name: try PlayerName(name ?? "\(names[(number - 1) % names.count])"),
      shown: try shown
        ?? Profile(
          firstName: try GivenName("Mary"), lastName: try GivenName("O'Neill"),
          avatar: .face(number % 24)),
      isPlaying: number == 2, lastPlayed: hasPlayed ? scored.finishedAt : nil,
      bests: hasPlayed ? [RankedRound(rank: number, round: scored)] : [])
  }

  static func card(_ number: Int = 1, shown: Profile? = nil) throws -> PlayerCard {
    let bests = try [PairsLevel.easy, .normal, .hard].enumerated().map { index, level in
      RankedRound(
        rank: index + 1,
        round: RoundSummary(
          id: RoundID(40 + index), of: try Deals.finished(level, pause: 700),
          finishedAt: Timestamp(milliseconds: 1_795_000_000_000 - index * 99_999_999)))
    }
    return PlayerCard(
      row: try row(number, shown: shown), memberSince: Timestamp(milliseconds: 1_700_000_000_000),
      rounds: 1234,
      bests: bests)
  }
}

extension Dated {
  /// Creates an answer of about the time when the players last played.
  init(_ value: Value) { self.init(value: value, time: Timestamp(milliseconds: 1_795_000_000_000)) }
}
