public import GameCore
public import MediaProtocol

/// What the application wants done in the world; the shell does it, off the screen's thread and in
/// order, and answers with an `Answer` where one is due.
public enum Effect: Hashable, Sendable {
  case restoreSession
  case logIn(LoginName, Secret, stay: Bool)
  case register(Registration, stay: Bool)
  case logOut
  case save(Settings, Owner)
  /// 64 random bits for a ranked deal.
  case drawSeed
  case findProgress(Owner)
  case keepProgress(SavedRound, Owner)
  case dropProgress
  case record(EarnedRound)
  case loadBest(LeaderboardKey, PlayerID)
  case loadLeaderboard(LeaderboardKey, for: PlayerID?)
  /// The faces of a picture deck, which come one by one; a load under way is given up for it.
  case loadPictures(RequestID, PicturesRequest)
  /// The faces that have come for an earlier load, in another format.
  case redrawPictures(RequestID, of: RequestID, PictureFormat)
  /// Nothing more is answered to a request.
  case cancelPictures(RequestID)
  /// A stretch of the player's own rounds: the newest, or those older than `before`.
  case loadOwnRounds(LeaderboardKey, PlayerID, before: RoundID? = nil)
  case setNote(RoundNote, of: RoundID, by: PlayerID)
  case deleteRound(RoundID, by: PlayerID)
  case setMouse(Bool)
  case bell
  case redraw
  case suspend
  case quit
}

/// A round that may be ranked, and who played it: whoever is logged in when it is recorded.
public struct EarnedRound: Hashable, Sendable {
  public let round: VerifiedRound
  public let player: PlayerID

  public init(_ round: VerifiedRound, by player: PlayerID) {
    self.round = round
    self.player = player
  }
}
