public import GameCore

/// A request of the screen of remote players to the store.
public enum RemotePlayerRequest: Hashable, Sendable {
  /// Requests the saved list from an address.
  case kept(source: String)
  /// Saves a list that is this number of seconds old, replacing the previous one.
  case keep([RemotePlayer], source: String, age: Int)
}

/// The saved list of remote players, and the time when it was read.
public struct StoredRemotePlayerList: Hashable, Sendable {
  public let list: RemotePlayerList
  public let now: Timestamp

  public init(_ list: RemotePlayerList, at now: Timestamp) {
    self.list = list
    self.now = now
  }

  /// The age of the list in seconds; 0 if the clock has been set back since.
  public var age: Int { max(now.milliseconds - list.fetchedAt.milliseconds, 0) / 1000 }
}
