public import GameCore

/// A request of the screen of remote players to the store.
public enum ElsewhereRequest: Hashable, Sendable {
  /// Requests the saved list from an address.
  case kept(source: String)
  /// Saves a list that is this number of seconds old, replacing the previous one.
  case keep([ElsewherePlayer], source: String, age: Int)
}

/// The saved list of remote players, and the time when it was read.
public struct ElsewhereShelf: Hashable, Sendable {
  public let list: ElsewhereList
  public let now: Timestamp

  public init(_ list: ElsewhereList, at now: Timestamp) {
    self.list = list
    self.now = now
  }

  /// The age of the list in seconds; 0 if the clock has been set back since.
  public var age: Int { max(now.milliseconds - list.fetchedAt.milliseconds, 0) / 1000 }
}
