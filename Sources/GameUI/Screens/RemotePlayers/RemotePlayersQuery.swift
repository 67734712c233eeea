import GameCore

/// The saved list of remote players from an address.
struct RemotePlayersQuery: StoreQuery {
  let source: String
  var privatePlayer: PlayerID? { nil }

  func run(in access: QueryAccess) throws(StoreError) -> StoredRemotePlayerList? {
    try access.records.elsewhere.elsewhere(from: source)
      .map { StoredRemotePlayerList(list: $0, now: access.clock()) }
  }
}

/// A list of remote players to save, which replaces the previous one.
struct RemotePlayersSaving: StoreQuery {
  let players: [RemotePlayer]
  let source: String
  /// The age of the list in seconds.
  let age: Int
  var privatePlayer: PlayerID? { nil }

  func run(in access: QueryAccess) throws(StoreError) -> StoredRemotePlayerList {
    let now = access.clock()
    let fetchedAt = Timestamp(milliseconds: now.milliseconds - 1000 * age)
    let list = RemotePlayerList(source: source, fetchedAt: fetchedAt, players: players)
    try access.records.elsewhere.keep(list)
    return StoredRemotePlayerList(list: list, now: now)
  }
}

/// The saved list of remote players, and the time when it was read.
struct StoredRemotePlayerList: Hashable {
  let list: RemotePlayerList
  let now: Timestamp

  /// The age of the list in seconds; 0 if the clock has been set back since.
  var age: Int { max(now.milliseconds - list.fetchedAt.milliseconds, 0) / 1000 }
}
