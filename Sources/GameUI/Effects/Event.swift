public import Canvas
public import GameCore
public import MediaProtocol
public import Pictures

/// An event for the application, passed with its time.
public enum Event: Hashable, Sendable {
  /// The program has started; the first event.
  case started
  case input(Input)
  case resized(Size)
  /// The known colors of the terminal have changed.
  case colors(TerminalColors)
  /// The pixel format has changed; nil if pictures are shown as cells.
  case pixels(PixelFormat?)
  /// Whether the terminal displays characters of two by three parts.
  case sextants(Bool)
  /// A deadline of the application has been reached.
  case deadline
  /// The program is about to be suspended: the clock stops, faces are hidden.
  case suspended
  /// The program continues after it was suspended.
  case resumed
  /// A signal asks the program to end (SIGTERM, SIGHUP, SIGINT, SIGQUIT); effects save the state.
  case terminated
  /// An effect has been performed.
  case answered(Answer)
}

/// The answer to an effect.
public enum Answer: Hashable, Sendable {
  case store(StoreAnswer)
  case media(MediaAnswer)
}

/// An answer of the store. It repeats the request, so that a late answer is recognized, and
/// contains the result.
public enum StoreAnswer: Hashable, Sendable {
  /// The store cannot be used; sent once after `started`. The game works without it.
  case unavailable(StoreError)
  /// Answers `restoreSession`.
  case session(RestoredSession)
  case logIn(LoginName, Result<Welcome, LogInError>)
  case register(PlayerName, Result<Welcome, StoreError>)
  /// Answers `logOut` with the guest's settings.
  case logOut(Result<Settings, StoreError>)
  /// Answers `drawSeed`.
  case seed(UInt64)
  case progress(Owner, Result<SavedRound?, StoreError>)
  case recorded(PendingResult, Result<KeptResult, StoreError>)
  /// This number of queued results from earlier runs has been recorded.
  case caughtUp(Int, spent: Int)
  /// Queued results or games in this directory are damaged; sent once for each.
  case corruptOutbox(String)
  /// Answers `date`.
  case dated(ReplayRecord, Timestamp)
  case screen(ScreenAnswer)
  /// Saving something without a visible request (settings, an unfinished game) failed.
  case notKept(StoreRequest, StoreError)
  /// The player's login here was ended elsewhere; answers any request for private data.
  case loggedOut(PlayerID)
}

/// An answer of the store to the request of a screen.
public enum ScreenAnswer: Hashable, Sendable {
  case best(BestQuery, Result<ScoredRound?, StoreError>)
  case leaderboard(LeaderboardQuery, Result<LeaderboardPage, StoreError>)
  case ownRounds(OwnRoundsQuery, Result<OwnRoundsPage, StoreError>)
  /// Answers `setNote` with the saved note.
  case note(NoteChange, Result<RoundNote, StoreError>)
  /// Answers `deleteRound`; the round has been removed from the leaderboards too.
  case deleted(RoundID, by: PlayerID, Result<Done, StoreError>)
  case census(Result<Census, StoreError>)
  case account(AccountAnswer)
  case players(PlayersRequest, Result<PlayersPage, StoreError>)
  case playerCard(PlayerID, Result<PlayerCard, StoreError>)
  case statistics(StatisticsQuery, Result<GameStatistics, StoreError>)
  /// The number of rounds that have been read for statistics; the answer follows.
  case statisticsProgress(StatisticsQuery, done: Int, total: Int)
  case albums(AlbumsAnswer)
  case avatars([PlayerID], Result<[PlayerID: Avatar], StoreError>)
  case file(FileQuestion, FileAnswer)
  /// The saved list of remote players.
  case elsewhere(RemotePlayerRequest, Result<StoredRemotePlayerList?, StoreError>)
  case watch(RoundID, Result<ReplayedRound, WatchError>)
  case daily(DailyAnswer)
}

extension ScreenAnswer {
  /// Returns why a player's change could not be saved, to be shown on any screen.
  func lostChange(of player: PlayerID?) -> StoreError? {
    if case .note(let change, .failure(let error)) = self, change.player == player { return error }
    if case .deleted(_, let owner, .failure(let error)) = self, owner == player { return error }
    return nil
  }
}

/// The reason why a stored round cannot be watched.
public enum WatchError: Error, Hashable, Sendable {
  case store(StoreError)
  /// Its replay does not match its record.
  case notTrue(RoundError)
  case needsNewerVersion
  /// The game is unknown.
  case unknownGame
  /// It is on a daily board that the player could still play, or is playing.
  case dailyAhead(AttemptState)
}

/// An answer of the store about daily boards.
public enum DailyAnswer: Hashable, Sendable {
  case page(LeaderboardQuery, Result<DailyPage, StoreError>)
  case run(PlayerID, Result<Int, StoreError>)
  /// Answers `begin` and `practise`.
  case beginning(LeaderboardKey, PlayerID?, Result<DailyStartResult, StoreError>)
  /// Whether a deal from this seed may be played for practice.
  case mayPractise(seed: UInt64, by: PlayerID?, Bool)
}

/// An answer of the picture helper.
public enum MediaAnswer: Hashable, Sendable {
  /// Answers `load` and `redraw`, many times; `done` or `failed` is the last.
  case pictures(RequestID, PictureEvent)
  /// Answers `picture`.
  case picture(RequestID, Result<Picture, MediaError>)
  /// Answers `makeAvatar` with a file to be saved, and shown with `PictureKey.avatar`.
  case avatar(RequestID, Result<[UInt8], MediaError>)
  /// Answers `query`.
  case service(RequestID, Result<ServiceReply, ServiceError>)
}

/// The player when the program starts.
public enum RestoredSession: Hashable, Sendable {
  /// No player is logged in: the guest's settings.
  case guest(Result<Settings, StoreError>)
  case player(Welcome)
}

/// The player who has logged in, with the settings if they can be read.
public struct Welcome: Hashable, Sendable {
  public let player: Player
  public let settings: Result<Settings, StoreError>
  /// Whether to offer the profile; false if it cannot be read.
  public let lacksProfile: Bool
  /// The recovery code of a new account, to be shown once.
  public let recovery: RecoveryCode?

  public init(
    _ player: Player, settings: Result<Settings, StoreError>, lacksProfile: Bool = false,
    recovery: RecoveryCode? = nil
  ) {
    self.player = player
    self.settings = settings
    self.lacksProfile = lacksProfile
    self.recovery = recovery
  }
}

/// The result of saving a finished round.
public enum KeptResult: Hashable, Sendable {
  case ranked(RecordOutcome)
  /// Saved for its player only.
  case ownOnly(RoundSummary)
}

/// A success without a value.
public struct Done: Hashable, Sendable {
  public init() {}
}
