public import Canvas
public import GameCore
public import MediaProtocol

/// What happened, told to the application together with when.
public enum Event: Hashable, Sendable {
  /// The program has started; the first event.
  case started
  case input(Input)
  case resized(Size)
  /// A deadline that the application asked for has come.
  case deadline
  /// The program is about to be suspended: the clock stops, faces are hidden.
  case suspended
  /// The program goes on after it was suspended.
  case resumed
  /// Asked from outside to end (SIGTERM, SIGHUP, SIGINT, SIGQUIT); what must be kept goes into effects.
  case terminated
  /// An effect has finished.
  case answered(Answer)
}

/// What the outside world answers to an effect.
public enum Answer: Hashable, Sendable {
  /// To `restoreSession`: who is logged in, and that owner's settings.
  case session(Player?, Settings)
  /// To `logIn` and `register`.
  case loggedIn(Player, Settings)
  case logInFailed(LogInFault)
  case registerFailed(StoreFault)
  /// To `logOut`: the guest's settings.
  case loggedOut(Settings)
  /// To `drawSeed`.
  case seed(UInt64)
  /// To `findProgress`.
  case progress(SavedRound?)
  /// To `loadBest`.
  case best(LeaderboardKey, ScoredRound?)
  /// To `loadLeaderboard`.
  case leaderboard(LeaderboardPage)
  case leaderboardFailed(LeaderboardKey, StoreFault)
  /// To `loadOwnRounds`.
  case ownRounds(OwnRoundsPage)
  case ownRoundsFailed(LeaderboardKey, PlayerID, before: RoundID?, StoreFault)
  /// To `setNote`: the note as it is kept now.
  case noteKept(RoundNote, of: RoundID)
  case noteFailed(RoundNote, of: RoundID, StoreFault)
  /// To `deleteRound`: it is off the boards too.
  case roundDeleted(RoundID)
  case deleteFailed(RoundID, StoreFault)
  /// To `record`.
  case recorded(RecordOutcome, EarnedRound)
  case recordFailed(EarnedRound, StoreFault)
  /// To `loadPictures` and `redrawPictures`, many times; `done` or `failed` is the last.
  case pictures(RequestID, PictureNews)
  /// Something that is kept along the way (settings, progress) could not be kept.
  case notKept(StoreFault)
  /// The store cannot be used at all; sent once after `started`. The game goes on without it.
  case storeUnavailable(StoreFault)
}
