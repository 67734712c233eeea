public import GameCore
public import MediaProtocol

/// What the application wants done in the world, by who does it.
public enum Effect: Hashable, Sendable {
  case terminal(TerminalEffect)
  case store(StoreRequest)
  case media(MediaRequest)
  /// Notes what the clock of the game shows: done at once, so that nothing else has to wake up.
  case clock(ClockMark)
}

/// What the loop does with the terminal, at once.
public enum TerminalEffect: Hashable, Sendable {
  case setMouse(Bool)
  /// Believe what the terminal says of pixels, whatever is known of it.
  case trustPixels
  case bell
  /// Hands a text to the clipboard, where the terminal takes one.
  case copy(String)
  case redraw
  case suspend
  case quit
}

/// What is asked of the store; done off the screen's thread and in order, and answered with a
/// `StoreAnswer` where one is due.
public enum StoreRequest: Hashable, Sendable {
  case restoreSession
  case logIn(LoginName, Secret, stay: Bool)
  case register(Registration, stay: Bool)
  case logOut
  case save(Settings, Owner)
  /// Notes that whoever plays on this account of the system has been shown how.
  case noteTaught
  /// 64 random bits for a ranked deal.
  case drawSeed
  case findProgress(Owner)
  case keepProgress(SavedRound, Owner)
  /// Forgets the kept game of this deal; any other that is kept stays.
  case dropProgress(KeptDeal)
  case record(EarnedRound)
  /// What the wall clock shows at the end of a guest's game, which nothing keeps.
  case date(ReplayRecord)
  /// What a screen shows or changes.
  case screen(ScreenRequest)
}

/// What screens ask of the store: a case each here and in `ScreenAnswer`, and one place that does
/// it. The application only hands answers on.
public enum ScreenRequest: Hashable, Sendable {
  case best(BestQuery)
  case leaderboard(LeaderboardQuery)
  case ownRounds(OwnRoundsQuery)
  case setNote(NoteChange)
  case deleteRound(RoundID, by: PlayerID)
  case census
  /// What players see and change of themselves.
  case account(AccountRequest)
  case players(PlayersRequest)
  case playerCard(PlayerID)
  case statistics(StatisticsQuery)
  case albums(AlbumsRequest)
  /// What of these players' avatars everybody may see.
  case avatars([PlayerID])
  case file(FileQuestion)
  case elsewhere(ElsewhereRequest)
  /// A kept round, played again to be watched or raced by somebody; nil for a guest.
  case watch(RoundID, by: PlayerID?)
  case daily(DailyRequest)
}

/// What is asked of the boards of the day; `now` is the store's.
public enum DailyRequest: Hashable, Sendable {
  /// The table of a day, and how the player stands.
  case page(LeaderboardQuery)
  /// How many days in a row somebody has finished one.
  case run(PlayerID)
  /// Today's board for the player, who has one try; for practice where there is none.
  case begin(LeaderboardKey, PlayerID?)
  /// Today's board for practice, whoever asks.
  case practise(LeaderboardKey)
  /// Whether a deal from this seed may be played for practice.
  case mayPractise(seed: UInt64, by: PlayerID?)
}

/// What is asked of the picture helper.
public enum MediaRequest: Hashable, Sendable {
  /// The faces of a picture deck, which come one by one; a load under way is given up for it.
  case load(RequestID, PicturesRequest)
  /// The faces that have come for an earlier load, in another format.
  case redraw(RequestID, of: RequestID, PictureFormat)
  /// Nothing more is answered to a request.
  case cancel(RequestID)
  /// One picture, such as a poster or a cover; `from` is the address of the service that named it.
  case picture(RequestID, PictureKey, PictureFormat, from: String?)
  /// A small square picture of a player, made from a file.
  case makeAvatar(RequestID, file: String)
  /// A question to a service.
  case query(RequestID, ServiceQuery)
  /// The requests whose answers are on the screen now, the most important first; all others wait
  /// for them.
  case show([RequestID])
}

/// A player's best round on a leaderboard.
public struct BestQuery: Hashable, Sendable {
  public let board: LeaderboardKey
  public let player: PlayerID

  public init(_ board: LeaderboardKey, of player: PlayerID) {
    self.board = board
    self.player = player
  }
}

/// A leaderboard as a player sees it; nobody's own place where `player` is nil.
public struct LeaderboardQuery: Hashable, Sendable {
  public let board: LeaderboardKey
  public let player: PlayerID?
  /// Of a board of the day, which day is meant; nil for today.
  public let day: CalendarDate?

  public init(_ board: LeaderboardKey, for player: PlayerID?, on day: CalendarDate? = nil) {
    self.board = board
    self.player = player
    self.day = day
  }
}

/// A stretch of a player's own rounds: the newest, or those older than `before`.
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

/// Another note on one of a player's own rounds.
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

/// A round that is to be kept, and who played it: whoever is logged in when it is recorded.
public struct EarnedRound: Hashable, Sendable {
  public let round: ProvenRound
  public let player: PlayerID

  public init(_ round: ProvenRound, by player: PlayerID) {
    self.round = round
    self.player = player
  }
}

/// What a player's rounds on a leaderboard come to, with days by the clock of this place.
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
