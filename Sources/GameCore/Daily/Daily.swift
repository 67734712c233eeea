public import GameRules

/// A daily board: one for each game and setup, the same for every player.
public struct Daily: Hashable, Sendable {
  /// The date in UTC.
  public let date: CalendarDate
  public let game: GameID
  public let setup: String
  public let revision: Int

  /// Creates the board of a date; nil for a game without daily boards, or an unknown setup.
  public init?(on date: CalendarDate, game: GameID, setup: String) {
    guard let rules = Catalog.game(game), rules.isRanked,
      Catalog.setups(of: game).contains(setup)
    else { return nil }
    self.date = date
    self.game = game
    self.setup = setup
    revision = rules.revision
  }

  public var seed: UInt64 {
    DailySeed.of(date: date.description, game: game, setup: setup, revision: revision)
  }

  public var board: LeaderboardKey { LeaderboardKey(game: game, setup: setup) }

  /// Returns whether a game has the deal of the daily board of `date`, by the ruleset that it
  /// states.
  static func isDeal(of date: CalendarDate, _ transcript: Transcript) -> Bool {
    transcript.seed
      == DailySeed.of(
        date: date.description, game: transcript.game, setup: transcript.setup,
        revision: transcript.revision)
  }

  /// The number of days that a played board may be ahead of today for the clock to count as behind.
  /// If it is further ahead, the clock was wrong when it was played.
  static let mostDaysAhead = 7

  /// Returns whether a game has the deal of a board that someone may not have played yet: of the
  /// date at `now`, or of the next ones, which a clock that is ahead may have dealt.
  public static func isAhead(_ transcript: Transcript, at now: Timestamp) -> Bool {
    (0...mostDaysAhead).contains {
      isDeal(of: today(at: now).adding(days: $0), transcript)
    }
  }

  /// Returns the daily boards of a date, in the order of the games and their setups.
  public static func all(on date: CalendarDate) -> [Daily] {
    Catalog.rankedGames.flatMap { game in
      Catalog.setups(of: game.id).compactMap { Daily(on: date, game: game.id, setup: $0) }
    }
  }

  /// Returns the time from `now` until the boards of the next date.
  public static func untilNext(at now: Timestamp) -> Elapsed {
    let day = 86_400_000
    let passed = (now.milliseconds % day + day) % day
    return Elapsed(milliseconds: day - passed)
  }

  /// The game before its first move.
  var opening: Transcript? { Catalog.opening(of: game, setup: setup, seed: seed) }

  /// Returns the date at `now`.
  public static func today(at now: Timestamp) -> CalendarDate {
    CalendarDate(now, secondsFromUTC: 0)
  }
}

/// The state of a player's attempt at a current daily board.
public enum AttemptState: Hashable, Sendable {
  /// Not started.
  case open
  /// Started, not finished; it can be resumed.
  case begun
  /// Started and abandoned; there is no second attempt.
  case spent
  /// Finished; the player has a place on the day's leaderboard.
  case played
  /// The clock shows a date before the last one that the player has played.
  case clockIsBehind(CalendarDate)
}

/// The result of starting a daily board.
public enum DailyStartResult: Hashable, Sendable {
  /// The board can be dealt: the attempt has started.
  case dealt(Daily)
  /// The player's unfinished game of it is resumed.
  case resumed(SavedRound)
  /// Another program is playing it for the player.
  case playedElsewhere
  /// There is no attempt left, or the clock is behind.
  case refused(AttemptState)
  /// No player is logged in: the same board, for practice.
  case practice(Daily)
}

/// The leaderboard of a daily board, and the asking player's results.
public struct DailyPage: Hashable, Sendable {
  public let daily: Daily
  /// The best rounds of the date, replayed and verified.
  public internal(set) var top: [LeaderboardEntry] = []
  /// The player's row, unless it is in `top`.
  public internal(set) var own: LeaderboardEntry?
  /// The number of players who have finished it.
  public internal(set) var players = 0
  /// The best round of the day before.
  public internal(set) var yesterday: LeaderboardEntry?
  public internal(set) var state = AttemptState.open
  /// The number of consecutive days on which the player has finished a daily board, up to today or
  /// yesterday.
  public internal(set) var streak = 0
  /// Whether the date is that of the time when it was read.
  public var isOfToday = false
  /// The number of unknown rounds, as in `LeaderboardPage`.
  public var unknown = 0

  /// Returns the row of a player.
  public func row(of player: PlayerID?) -> LeaderboardEntry? {
    own ?? top.first { $0.player == player }
  }
}

/// The place of a finished round on its daily board.
public struct DailyPlace: Hashable, Sendable {
  public let daily: Daily
  public let rank: Int
  public let players: Int
  /// The number of consecutive days, as in `DailyPage`.
  public let streak: Int
}

extension DailyPage {
  /// Creates the page of a board that no one has played.
  public init(unplayed daily: Daily) { self.init(daily: daily) }
}
