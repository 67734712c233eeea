public import Canvas
public import GameCore
public import MediaProtocol

/// An event for the application, passed with its time.
public enum Event: Equatable, Sendable {
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
  /// The store has answered.
  case store(StoreAnswer)
  /// The picture helper has answered.
  case media(MediaReport)
}

/// An answer of the store. It repeats the request, so that a late answer is recognized, and
/// contains the result.
public enum StoreAnswer: Equatable, Sendable {
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
  /// Answers `query`.
  case reply(StoreReply)
  /// The number of finished parts of a question that takes long, and of all; the answer follows.
  case underway(AnyQuery, done: Int, total: Int)
  /// Saving something without a visible request (settings, an unfinished game) failed.
  case notKept(StoreRequest, StoreError)
  /// The player's login here was ended elsewhere; answers any request for private data.
  case loggedOut(PlayerID)
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
  /// Whether the form for the profile, which is empty, is due; false for a session that was
  /// restored.
  public let offersProfile: Bool
  /// The recovery code of a new account, to be shown once.
  public let recovery: RecoveryCode?

  public init(
    _ player: Player, settings: Result<Settings, StoreError>, offersProfile: Bool = false,
    recovery: RecoveryCode? = nil
  ) {
    self.player = player
    self.settings = settings
    self.offersProfile = offersProfile
    self.recovery = recovery
  }
}

/// The result of saving a finished round.
public enum KeptResult: Hashable, Sendable {
  case ranked(RecordOutcome)
  /// Saved for its player only; with the player's best points before, if any.
  case ownOnly(RoundSummary, previousBest: Int?)
}
