public import Canvas
public import GameCore
public import MediaProtocol
public import Pictures

/// What happened, told to the application together with when.
public enum Event: Hashable, Sendable {
  /// The program has started; the first event.
  case started
  case input(Input)
  case resized(Size)
  /// More has become known of the terminal's colours.
  case colors(TerminalColors)
  /// The terminal shows pictures of pixels so; nil for by cells.
  case pixels(PixelFormat?)
  /// Whether the terminal draws characters of two by three parts.
  case sextants(Bool)
  /// A deadline that the application asked for has come.
  case deadline
  /// The program is about to be suspended: the clock stops, faces are hidden.
  case suspended
  /// The program goes on after it was suspended.
  case resumed
  /// Asked from outside to end (SIGTERM, SIGHUP, SIGINT, SIGQUIT); what must be kept goes into
  /// effects.
  case terminated
  /// An effect has finished.
  case answered(Answer)
}

/// What the outside world answers to an effect.
public enum Answer: Hashable, Sendable {
  case store(StoreAnswer)
  case media(MediaAnswer)
}

/// What the store answers: the question again, by which a late answer is told apart, and what came
/// of it.
public enum StoreAnswer: Hashable, Sendable {
  /// The store cannot be used at all; sent once after `started`. The game goes on without it.
  case unavailable(StoreFault)
  /// To `restoreSession`.
  case session(RestoredSession)
  case logIn(LoginName, Result<Welcome, LogInFault>)
  case register(PlayerName, Result<Welcome, StoreFault>)
  /// To `logOut`: the guest's settings.
  case logOut(Result<Settings, StoreFault>)
  /// To `drawSeed`.
  case seed(UInt64)
  case progress(Owner, Result<SavedRound?, StoreFault>)
  case recorded(EarnedRound, Result<KeptResult, StoreFault>)
  /// So many results of earlier runs, which the store did not take then, are recorded now.
  case caughtUp(Int, spent: Int)
  /// Results or games that waited in this directory were changed by hand and are of no use; sent
  /// once for each.
  case spoiltHeld(String)
  /// To `date`.
  case dated(ReplayRecord, Timestamp)
  case screen(ScreenAnswer)
  /// Something that is kept along the way (settings, a game in progress) could not be kept.
  case notKept(StoreRequest, StoreFault)
  /// The player's log-in here was ended elsewhere; answers whatever was asked of the player's own.
  case loggedOut(PlayerID)
}

/// What the store answers to the requests of screens.
public enum ScreenAnswer: Hashable, Sendable {
  case best(BestQuery, Result<ScoredRound?, StoreFault>)
  case leaderboard(LeaderboardQuery, Result<LeaderboardPage, StoreFault>)
  case ownRounds(OwnRoundsQuery, Result<OwnRoundsPage, StoreFault>)
  /// To `setNote`: the note as it is kept now.
  case note(NoteChange, Result<RoundNote, StoreFault>)
  /// To `deleteRound`: it is off the leaderboards too.
  case deleted(RoundID, by: PlayerID, Result<Done, StoreFault>)
  case census(Result<Census, StoreFault>)
  case account(AccountAnswer)
  case players(PlayersRequest, Result<PlayersPage, StoreFault>)
  case playerCard(PlayerID, Result<PlayerCard, StoreFault>)
  case statistics(StatisticsQuery, Result<GameStatistics, StoreFault>)
  /// How many rounds have been looked at for statistics that take a while; the answer follows.
  case statisticsProgress(StatisticsQuery, done: Int, total: Int)
  case albums(AlbumsAnswer)
  case avatars([PlayerID], Result<[PlayerID: Avatar], StoreFault>)
  case file(FileQuestion, FileAnswer)
  /// What is kept of the players of another table.
  case elsewhere(ElsewhereRequest, Result<ElsewhereShelf?, StoreFault>)
  case watch(RoundID, Result<ReplayedRound, WatchFault>)
  case daily(DailyAnswer)
}

/// Why a kept round is not watched.
public enum WatchFault: Error, Hashable, Sendable {
  case store(StoreFault)
  /// It does not go as it states.
  case notTrue(RoundFault)
  case needsNewerVersion
  /// No game of this name can be drawn.
  case unknownGame
  /// It is on a board of the day that whoever asks has still to play, or is playing.
  case dailyAhead(DailyTry)
}

/// What the store answers about boards of the day.
public enum DailyAnswer: Hashable, Sendable {
  case page(LeaderboardQuery, Result<DailyPage, StoreFault>)
  case run(PlayerID, Result<Int, StoreFault>)
  /// To `begin` and `practise`.
  case beginning(LeaderboardKey, PlayerID?, Result<DailyBeginning, StoreFault>)
  /// Whether a deal from this seed may be played for practice.
  case mayPractise(seed: UInt64, by: PlayerID?, Bool)
}

/// What the picture helper answers.
public enum MediaAnswer: Hashable, Sendable {
  /// To `load` and `redraw`, many times; `done` or `failed` is the last.
  case pictures(RequestID, PictureNews)
  /// To `picture`.
  case picture(RequestID, Result<Picture, MediaProblem>)
  /// To `makeAvatar`: a file to be kept, and shown by `PictureKey.avatar`.
  case avatar(RequestID, Result<[UInt8], MediaProblem>)
  /// To `query`.
  case service(RequestID, Result<ServiceReply, ServiceProblem>)
}

/// Who sits here when the program starts.
public enum RestoredSession: Hashable, Sendable {
  /// Nobody is logged in: the guest's settings.
  case guest(Result<Settings, StoreFault>)
  case player(Welcome)
}

/// Who has logged in, and that player's settings where they can be read.
public struct Welcome: Hashable, Sendable {
  public let player: Player
  public let settings: Result<Settings, StoreFault>
  /// Whether the profile is to be offered; false too where it cannot be read.
  public let lacksProfile: Bool
  /// The recovery code of an account made just now, to be shown this once.
  public let recovery: RecoveryCode?

  public init(
    _ player: Player, settings: Result<Settings, StoreFault>, lacksProfile: Bool = false,
    recovery: RecoveryCode? = nil
  ) {
    self.player = player
    self.settings = settings
    self.lacksProfile = lacksProfile
    self.recovery = recovery
  }
}

/// What became of a finished round.
public enum KeptResult: Hashable, Sendable {
  case ranked(RecordOutcome)
  /// It is kept for its player alone.
  case ownOnly(KeptRound)
}

/// It was done, and there is nothing more to say of it.
public struct Done: Hashable, Sendable {
  public init() {}
}
