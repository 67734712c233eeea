import GameCore
import GameUI

extension EffectRunner {
  /// The number of rows of the leaderboard of a daily board.
  private static let dailyRows = 10

  func perform(_ request: DailyRequest) -> DailyAnswer {
    switch request {
    case .page(let query):
      .page(
        query,
        result { records throws(StoreError) in
          let today = Daily.today(at: dependencies.clock())
          var page = try records.daily.dailyPage(
            of: query.board, on: query.day ?? today, for: query.player, limit: Self.dailyRows)
          page.isOfToday = page.daily.date == today
          return page
        })
    case .run(let player):
      .run(
        player,
        result { records throws(StoreError) in
          try records.daily.dailyRun(of: player, at: dependencies.clock())
        })
    case .begin(let board, let player?):
      .beginning(
        board, player,
        result { records throws(StoreError) in
          try records.daily.beginDaily(
            of: board, by: player, as: dependencies.progress, at: dependencies.clock())
        })
    case .begin(let board, nil), .practise(let board):
      .beginning(board, nil, practice(board))
    case .mayPractise(let seed, let player):
      .mayPractise(seed: seed, by: player, mayPractise(seed, by: player))
    }
  }

  /// Returns the daily board as practice, which needs no store.
  private func practice(_ board: LeaderboardKey) -> Result<DailyStartResult, StoreError> {
    let today = Daily.today(at: dependencies.clock())
    return Daily(on: today, game: board.game, setup: board.setup ?? "")
      .map { .success(.practice($0)) } ?? .failure(.notFound)
  }

  /// Returns true if the store cannot be read: guests can play without one.
  private func mayPractise(_ seed: UInt64, by player: PlayerID?) -> Bool {
    let isUnderWay = result { records throws(StoreError) in
      try records.daily.isTryUnderWay(on: seed, for: player)
    }
    return (try? isUnderWay.get()) != true
  }

  /// Returns a stored round, replayed; fails for the deal of a daily board that `player` could
  /// still play.
  func replay(_ id: RoundID, for player: PlayerID?) -> Result<ReplayedRound, WatchError> {
    let found = result { records throws(StoreError) -> (StoredRound, AttemptState?) in
      guard let stored = try records.leaderboard.storedRound(id) else { throw .notFound }
      let ahead = try records.daily.dailyAhead(
        of: stored.record.transcript, for: player, at: dependencies.clock())
      return (stored, ahead)
    }
    switch found {
    case .failure(let error): return .failure(.store(error))
    case .success((_, let ahead?)): return .failure(.dailyAhead(ahead))
    case .success((let stored, nil)):
      return switch stored.verdict {
      case .verified(let round): .success(ReplayedRound(round))
      case .failed(let error): .failure(.notTrue(error))
      case .unknown: .failure(.needsNewerVersion)
      }
    }
  }
}
