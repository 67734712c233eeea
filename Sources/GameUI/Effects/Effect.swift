public import GameCore
public import MediaProtocol

/// An effect that the application requests, by the part that performs it.
public enum Effect: Hashable, Sendable {
  case terminal(TerminalEffect)
  case store(StoreRequest)
  case media(MediaRequest)
  /// Stores the clock of the game, at once, so that no thread has to wake up.
  case clock(SavedClock)
}

/// An effect on the terminal, performed by the loop at once.
public enum TerminalEffect: Hashable, Sendable {
  case setMouse(Bool)
  /// Trusts the terminal's answers about pixels, whatever is known about it.
  case trustPixels
  case bell
  /// Copies a text to the clipboard, if the terminal supports it.
  case copy(String)
  case redraw
  case suspend
  case quit
}

/// A request to the store, performed in order on another thread, and answered with a `StoreAnswer`
/// if an answer is needed.
public enum StoreRequest: Hashable, Sendable {
  case restoreSession
  case logIn(LoginName, Secret, stay: Bool)
  case register(Registration, stay: Bool)
  case logOut
  case save(Settings, Owner)
  /// Stores that the user of this system account has seen the tutorial.
  case noteTaught
  /// Draws 64 random bits for a ranked deal.
  case drawSeed
  case findProgress(Owner)
  case keepProgress(SavedRound, Owner)
  /// Deletes the saved game of this deal; any other one stays.
  case dropProgress(KeptDeal)
  case record(PendingResult)
  /// Requests the current time for the end of a guest's game, which is not saved.
  case date(ReplayRecord)
  /// Performs a request of a screen.
  case screen(ScreenRequest)
}

/// A request of a screen to the store. A new one takes a case here and in `ScreenAnswer`, and the
/// code that performs it; the application only forwards answers.
public enum ScreenRequest: Hashable, Sendable {
  case best(BestQuery)
  case leaderboard(LeaderboardQuery)
  case ownRounds(OwnRoundsQuery)
  case setNote(NoteChange)
  case deleteRound(RoundID, by: PlayerID)
  case census
  /// Performs a request about the player's account.
  case account(AccountRequest)
  case players(PlayersRequest)
  case playerCard(PlayerID)
  case statistics(StatisticsQuery)
  case albums(AlbumsRequest)
  /// Requests these players' avatars as far as they are public.
  case avatars([PlayerID])
  case file(FileQuestion)
  case elsewhere(RemotePlayerRequest)
  /// Replays a stored round to be watched or raced by a player; nil for a guest.
  case watch(RoundID, by: PlayerID?)
  case daily(DailyRequest)
}

/// A request about daily boards; the store uses its clock.
public enum DailyRequest: Hashable, Sendable {
  /// Requests a leaderboard and the state of the player's attempt.
  case page(LeaderboardQuery)
  /// Requests a player's streak.
  case run(PlayerID)
  /// Starts the player's one attempt at today's board, or practice without a player.
  case begin(LeaderboardKey, PlayerID?)
  /// Starts today's board for practice.
  case practise(LeaderboardKey)
  /// Requests whether a deal from this seed may be played for practice.
  case mayPractise(seed: UInt64, by: PlayerID?)
}

/// A request to the picture helper.
public enum MediaRequest: Hashable, Sendable {
  /// Loads the faces of a deck one by one, canceling an unfinished load.
  case load(RequestID, PicturesRequest)
  /// Renders the faces of an earlier load in another format.
  case redraw(RequestID, of: RequestID, PictureFormat)
  /// Cancels a request; no more answers follow.
  case cancel(RequestID)
  /// Loads one picture, such as a poster or a cover; `from` is the address of the service that
  /// named it.
  case picture(RequestID, PictureKey, PictureFormat, from: String?)
  /// Makes a player's small square picture from a file.
  case makeAvatar(RequestID, file: String)
  /// Queries a service.
  case query(RequestID, ServiceQuery)
  /// Names the requests for what is on the screen, the most important first; all others wait for
  /// them.
  case show([RequestID])
}

/// A query for a player's best round on a leaderboard.
public struct BestQuery: Hashable, Sendable {
  public let board: LeaderboardKey
  public let player: PlayerID

  public init(_ board: LeaderboardKey, of player: PlayerID) {
    self.board = board
    self.player = player
  }
}

/// A query for a leaderboard, with the player's row unless `player` is nil.
public struct LeaderboardQuery: Hashable, Sendable {
  public let board: LeaderboardKey
  public let player: PlayerID?
  /// The date of a daily board; nil for today.
  public let day: CalendarDate?

  public init(_ board: LeaderboardKey, for player: PlayerID?, on day: CalendarDate? = nil) {
    self.board = board
    self.player = player
    self.day = day
  }
}

/// A query for a page of a player's own rounds: the newest, or those older than `before`.
public struct OwnRoundsQuery: Hashable, Sendable {
  public let board: LeaderboardKey
  public let player: PlayerID
  public let before: RoundID?

  public init(_ board: LeaderboardKey, of player: PlayerID, before: RoundID? = nil) {
    self.board = board
    self.player = player
    self.before = before
  }
}

/// A new note on one of a player's rounds.
public struct NoteChange: Hashable, Sendable {
  public let note: RoundNote
  public let round: RoundID
  public let player: PlayerID

  public init(_ note: RoundNote, on round: RoundID, by player: PlayerID) {
    self.note = note
    self.round = round
    self.player = player
  }
}

/// A round to be saved, with the player who was logged in when it ended.
public struct PendingResult: Hashable, Sendable {
  public let round: VerificationResult
  public let player: PlayerID

  public init(_ round: VerificationResult, by player: PlayerID) {
    self.round = round
    self.player = player
  }
}

/// A query for a player's statistics, with days in local time.
public struct StatisticsQuery: Hashable, Sendable {
  public let board: LeaderboardKey
  public let player: PlayerID
  public let secondsFromUTC: Int
  public let firstWeekday: Weekday

  public init(
    _ board: LeaderboardKey, of player: PlayerID, secondsFromUTC: Int, firstWeekday: Weekday
  ) {
    self.board = board
    self.player = player
    self.secondsFromUTC = secondsFromUTC
    self.firstWeekday = firstWeekday
  }
}
