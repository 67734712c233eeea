import Canvas
import Testing

@testable import GameCore
@testable import GameUI

/// A visit of a player who plays the easy board of 22 November 2026.
enum DailyVisit {
  static let board = LeaderboardKey(game: PairsGame.id, setup: "easy")
  static let anna = PlayerID(1)

  static var date: CalendarDate {
    get throws { try #require(CalendarDate(year: 2026, month: 11, day: 22)) }
  }

  /// Returns a board of that date.
  static func daily(_ board: LeaderboardKey = board) throws -> Daily {
    try #require(Daily(on: date, game: board.game, setup: board.setup ?? ""))
  }

  static func visitor(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(),
    _ settings: Settings = Settings(motion: false),
    columns: Int = 80, rows: Int = 24
  ) throws -> Visitor {
    var visitor = Visitor(environment, columns: columns, rows: rows, settings: settings)
    visitor.logIn(try Deals.player(), settings)
    return visitor
  }

  /// Opens it, and confirms starting the one attempt.
  static func ask(_ visitor: inout Visitor) {
    visitor.type("d")
    visitor.press(.enter)
  }

  /// Answers with the result of starting it.
  static func begin(_ beginning: DailyStartResult, _ visitor: inout Visitor) {
    let player = visitor.app.session.player?.id
    visitor.answer(.reply(to: DailyStart(board: board, player: player), .success(beginning)))
  }

  /// Returns the saved game of that date after a number of flips.
  static func begun(flips: Int = 1) throws -> SavedRound {
    var round = Round<PairsGame>(.easy, seed: try daily().seed, eligibility: .ranked)
    for flip in 0..<flips { try round.play(.flip(flip), at: .seconds(flip + 1)) }
    return SavedRound(
      transcript: round.transcript, elapsed: .seconds(flips + 1),
      appearance: DailyAttemptHeader.line(of: try date))
  }
}
