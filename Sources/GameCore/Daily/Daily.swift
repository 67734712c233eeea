public import GameRules

/// A board of the day: one for each game and setup, the same for everybody.
public struct Daily: Hashable, Sendable {
  /// The day in UTC.
  public let date: CalendarDate
  public let game: GameID
  public let setup: String
  public let revision: Int

  /// The board of a day; nil for a game without boards of the day, or a setup that it has not.
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

  /// Whether a game was dealt as the board of that day, by the ruleset that it states.
  static func isDeal(of date: CalendarDate, _ transcript: Transcript) -> Bool {
    transcript.seed
      == DailySeed.of(
        date: date.description, game: transcript.game, setup: transcript.setup,
        revision: transcript.revision)
  }

  /// Whether a game was dealt as a board that somebody may have still to play: of the day at `now`,
  /// or of the next, which a clock ahead has dealt.
  public static func isAhead(_ transcript: Transcript, at now: Timestamp) -> Bool {
    (0...DailyReading.ahead).contains { isDeal(of: today(at: now).adding(days: $0), transcript) }
  }

  /// The game before its first move.
  var opening: Transcript? { Catalog.opening(of: game, setup: setup, seed: seed) }

  /// The day at `now`.
  public static func today(at now: Timestamp) -> CalendarDate {
    CalendarDate(now, secondsFromUTC: 0)
  }
}

/// How a player stands with a board of today.
public enum DailyTry: Hashable, Sendable {
  /// Not dealt yet.
  case open
  /// Dealt, and not finished: it goes on where it is kept.
  case begun
  /// Dealt and given up: there is no second one.
  case spent
  /// Finished, as the player's row of the day shows.
  case played
  /// The clock shows a day before the last one that the player has played.
  case clockIsBehind(CalendarDate)
}

/// What came of asking for the board of the day.
public enum DailyBeginning: Hashable, Sendable {
  /// It is to be dealt: from now on the try counts.
  case dealt(Daily)
  /// The player's game of it was cut short, and goes on.
  case goesOn(SavedRound)
  /// Another program plays it for the player just now.
  case playedElsewhere
  /// There is no try left, or the clock is behind.
  case refused(DailyTry)
  /// Nobody is logged in: the same board, for practice.
  case practice(Daily)
}

/// The table of a board of the day, and how the asking player stands.
public struct DailyPage: Hashable, Sendable {
  public let daily: Daily
  /// The best of today, each replayed and found true.
  public let top: [LeaderboardEntry]
  /// The player's own row, where it is not in `top`.
  public let own: LeaderboardEntry?
  /// Who has finished it today.
  public let players: Int
  /// The best of yesterday.
  public let yesterday: LeaderboardEntry?
  public let state: DailyTry
  /// Days in a row on which the player has finished a board of the day, up to today or yesterday.
  public let run: Int
  /// Whether it is the day at which it was read.
  public var isOfToday = false
  /// As in `LeaderboardPage`.
  public var unknown = 0

  public init(
    daily: Daily, top: [LeaderboardEntry], own: LeaderboardEntry?, players: Int,
    yesterday: LeaderboardEntry?, state: DailyTry, run: Int
  ) {
    self.daily = daily
    self.top = top
    self.own = own
    self.players = players
    self.yesterday = yesterday
    self.state = state
    self.run = run
  }

  /// The row of a player.
  public func row(of player: PlayerID?) -> LeaderboardEntry? {
    own ?? top.first { $0.player == player }
  }
}

/// Where a finished board of the day stands.
public struct DailyPlace: Hashable, Sendable {
  public let daily: Daily
  public let rank: Int
  public let players: Int
  /// As in `DailyPage`.
  public let run: Int

  public init(daily: Daily, rank: Int, players: Int, run: Int) {
    self.daily = daily
    self.rank = rank
    self.players = players
    self.run = run
  }
}

/// Boards of the day on disk. A finished one is recorded as any ranked round is, and finds its
/// place by its seed.
public protocol DailyStore: Sendable {
  /// Begins a player's one try of today's board of a game and setup, or takes it up again where it
  /// was cut short; both or nothing. Throws `notFound` where there is no such board or player.
  func beginDaily(
    of board: LeaderboardKey, by player: PlayerID, as id: ProgressID, at now: Timestamp
  ) throws(StoreFault) -> DailyBeginning
  /// The table of the board of a day. Each row is replayed before it is given.
  func dailyPage(
    of board: LeaderboardKey, on day: CalendarDate, for player: PlayerID?, limit: Int
  ) throws(StoreFault) -> DailyPage
  /// Days in a row on which a player has finished a board of the day: no table is read for it.
  func dailyRun(of player: PlayerID, at now: Timestamp) throws(StoreFault) -> Int
  /// How a player stands with the board of the day whose deal a round was, where the try is still
  /// to come or under way: who has seen the cards has none. Nil for any other round.
  func dailyAhead(
    of transcript: Transcript, for player: PlayerID?, at now: Timestamp
  ) throws(StoreFault) -> DailyTry?
  /// Whether a player of this store is in the middle of a board of any day dealt from `seed`, so
  /// that practice on the same deal would show its cards; false for a `player` whose own attempt at
  /// it is over.
  func isTryUnderWay(on seed: UInt64, for player: PlayerID?) throws(StoreFault) -> Bool
}

extension DailyStore {
  /// The table of today's board.
  public func dailyPage(
    of board: LeaderboardKey, for player: PlayerID?, limit: Int, at now: Timestamp
  ) throws(StoreFault) -> DailyPage {
    try dailyPage(of: board, on: Daily.today(at: now), for: player, limit: limit)
  }
}
