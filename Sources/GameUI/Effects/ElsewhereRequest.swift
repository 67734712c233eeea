public import GameCore

/// What the screen of another table's players asks of the store.
public enum ElsewhereRequest: Hashable, Sendable {
  /// What is kept from an address.
  case kept(source: String)
  /// Keeps what an address has answered so many seconds ago, in the place of what is kept.
  case keep([ElsewherePlayer], source: String, age: Int)
}

/// The players of another table as they are kept, and when that was looked at.
public struct ElsewhereShelf: Hashable, Sendable {
  public let list: ElsewhereList
  public let now: Timestamp

  public init(_ list: ElsewhereList, at now: Timestamp) {
    self.list = list
    self.now = now
  }

  /// Seconds since the list was fetched; none where the clock was set back since.
  public var age: Int { max(now.milliseconds - list.fetchedAt.milliseconds, 0) / 1000 }
}
