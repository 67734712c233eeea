public import GameRules

/// A verified round from a file. Its player and time are only claims of the file.
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
