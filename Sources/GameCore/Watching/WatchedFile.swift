public import GameRules

/// A round from a file, which came out as it states; who played it and when is only what the file
/// says.
public struct WatchedFile: Hashable, Sendable {
  public let round: ReplayedRound
  public let player: PlayerName?
  public let finishedAt: Timestamp?

  public init(
    _ round: ReplayedRound, player: PlayerName? = nil, finishedAt: Timestamp? = nil
  ) {
    self.round = round
    self.player = player
    self.finishedAt = finishedAt
  }
}
