import GameCore

/// The leaderboard of a daily board, with the state of the player's attempt.
struct DailyQuery: PublicQuery, Hashable {
  let board: LeaderboardKey
  let player: PlayerID?
  /// The date of the board; nil for today.
  var day: CalendarDate?

  func run(in access: QueryAccess) throws(StoreError) -> DailyPage {
    let today = Daily.today(at: access.clock())
    var page = try access.records.store.dailyPage(
      of: board, on: day ?? today, for: player, limit: 10)
    page.isOfToday = page.daily.date == today
    return page
  }
}

/// How far a player is with all of today's boards, and when the next ones come. Without a player,
/// it needs no store.
struct TodayQuery: StoreQuery {
  struct Answer: Hashable {
    /// The states of the player's attempts; empty without a player.
    var states: [LeaderboardKey: AttemptState]
    let untilNext: Elapsed
  }

  let player: PlayerID?
  var privatePlayer: PlayerID? { player }

  func run(in access: QueryAccess) throws(StoreError) -> Answer {
    let now = access.clock()
    let states = try player.map { player throws(StoreError) in
      try access.records.store.dailyStates(of: player, at: now)
    }
    return Answer(states: states ?? [:], untilNext: Daily.untilNext(at: now))
  }
}

/// A player's streak of daily boards.
struct StreakQuery: PublicQuery {
  let player: PlayerID

  func run(in access: QueryAccess) throws(StoreError) -> Int {
    try access.records.store.dailyStreak(of: player, at: access.clock())
  }
}

/// The start of a player's one attempt at today's board; without a player, of practice.
struct DailyStart: StoreQuery {
  let board: LeaderboardKey
  let player: PlayerID?
  var privatePlayer: PlayerID? { player }

  func run(in access: QueryAccess) throws(StoreError) -> DailyStartResult {
    let now = access.clock()
    if let player {
      return try access.records.store.beginDaily(
        of: board, by: player, as: access.program, at: now)
    }
    // Practice needs no store.
    let today = Daily.today(at: now)
    guard let daily = Daily(on: today, game: board.game, setup: board.setup ?? "") else {
      throw .notFound
    }
    return .practice(daily)
  }
}

/// Whether a deal from a seed may be played for practice, because it would not show the cards of an
/// unfinished attempt.
struct PracticeQuery: PublicQuery {
  let seed: UInt64
  let player: PlayerID?

  /// Returns true if the store cannot be read: guests can play without one.
  func run(in access: QueryAccess) -> Bool {
    (try? access.records.store.isAttemptUnderWay(on: seed, for: player)) != true
  }
}
