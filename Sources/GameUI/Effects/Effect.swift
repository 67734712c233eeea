public import GameCore
public import MediaProtocol

/// An effect that the application requests, by the part that performs it.
public enum Effect: Equatable, Sendable {
  case terminal(TerminalEffect)
  case store(StoreRequest)
  case media(MediaCommand)
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
public enum StoreRequest: Equatable, Sendable {
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
  /// Runs a question of a screen.
  case query(AnyQuery)
}

/// A round to be saved, with the player who was logged in when it ended.
public struct PendingResult: Hashable, Sendable {
  public let round: VerificationResult
  public let player: PlayerID
  /// The time when the round ended, if that was before the login; nil for the time of the request.
  public let finishedAt: Timestamp?

  public init(
    _ round: VerificationResult, by player: PlayerID, finishedAt: Timestamp? = nil
  ) {
    self.round = round
    self.player = player
    self.finishedAt = finishedAt
  }
}
