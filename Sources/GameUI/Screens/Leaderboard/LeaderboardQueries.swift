import GameCore

/// The best players of a leaderboard, with the player's row unless `player` is nil.
struct LeaderboardQuery: PublicQuery {
  let board: LeaderboardKey
  let player: PlayerID?

  func run(in access: QueryAccess) throws(StoreError) -> Dated<LeaderboardPage> {
    Dated(
      value: try access.store.page(of: board, for: player, limit: 10),
      time: access.clock())
  }
}

/// A player's best round on a leaderboard.
struct BestQuery: PublicQuery {
  let board: LeaderboardKey
  let player: PlayerID

  func run(in access: QueryAccess) throws(StoreError) -> RoundSummary? {
    try access.store.best(of: player, on: board)
  }
}

/// The avatars of players, as far as they are public.
struct AvatarsQuery: PublicQuery {
  let players: [PlayerID]

  func run(in access: QueryAccess) throws(StoreError) -> [PlayerID: Avatar] {
    try access.store.shownAvatars(of: players)
  }
}
