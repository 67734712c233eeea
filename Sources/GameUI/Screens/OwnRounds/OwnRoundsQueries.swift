import GameCore

/// A page of a player's own rounds: the newest, or those older than `before`.
struct OwnRoundsQuery: PrivateQuery, Hashable {
  let board: LeaderboardKey
  let player: PlayerID
  var before: RoundID?
  /// The number of rounds that are read at once, more than a screen has lines.
  private static let rows = 100

  func run(in access: QueryAccess) throws(StoreError) -> OwnRoundsPage {
    try access.store.rounds(of: player, on: board, before: before, limit: Self.rows)
  }
}

/// The best points of a player's rounds that are not ranked, such as a quiz on a service's films.
struct UnrankedBestQuery: PublicQuery {
  let board: LeaderboardKey
  let player: PlayerID

  func run(in access: QueryAccess) throws(StoreError) -> Int? {
    try access.store.bestUnranked(of: player, on: board)
  }
}

/// A new note on one of a player's rounds.
struct NoteChange: PrivateQuery {
  let note: RoundNote
  let round: RoundID
  let player: PlayerID
  var reportsFailure: Bool { true }

  func run(in access: QueryAccess) throws(StoreError) -> Done {
    try access.store.setNote(note, of: round, by: player)
    return Done()
  }
}

/// The deletion of one of a player's rounds, also from the leaderboards.
struct RoundDeletion: PrivateQuery {
  let round: RoundID
  let player: PlayerID
  var reportsFailure: Bool { true }

  func run(in access: QueryAccess) throws(StoreError) -> Done {
    try access.store.delete(round, by: player)
    return Done()
  }
}
