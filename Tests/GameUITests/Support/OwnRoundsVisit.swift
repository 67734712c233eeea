@testable import GameCore
@testable import GameUI

/// A visit to the list of own rounds, with three rounds.
enum OwnRoundsVisit {
  static let pairs = LeaderboardKey(game: PairsGame.id)

  static func rows(_ numbers: ClosedRange<Int>) throws -> [OwnRoundsRow] {
    try numbers.map { number in
      OwnRoundsRow(
        RoundSummary(
          id: RoundID(100 - number),
          of: .ranked(try Deals.finished(.easy, pause: 300 + 10 * number)),
          finishedAt: Timestamp(milliseconds: 1_795_000_000_000 - number)))
    }
  }

  static func opened(_ rows: [OwnRoundsRow]? = nil, total: Int? = nil) throws -> Visitor {
    let rows = try rows ?? Self.rows(1...3)
    var visitor = Visitor()
    visitor.logIn(try Deals.player())
    visitor.type("4m")
    visitor.answer(
      .ownRounds(
        OwnRoundsPage(
          board: pairs, player: PlayerID(1), before: nil, rows: rows, total: total ?? rows.count)))
    visitor.effects = []
    return visitor
  }
}

extension OwnRoundsRow {
  init(_ round: RoundSummary, note: RoundNote = .none) {
    self.init(id: round.id, finishedAt: round.finishedAt, note: note, round: .success(round))
  }
}
