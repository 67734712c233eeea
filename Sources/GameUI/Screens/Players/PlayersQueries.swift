import GameCore

extension PlayersRequest: PublicQuery {
  func run(in access: QueryAccess) throws(StoreError) -> Dated<PlayersPage> {
    Dated(value: try access.store.players(self), time: access.clock())
  }
}

/// A player's card.
struct PlayerCardQuery: PublicQuery {
  let player: PlayerID

  func run(in access: QueryAccess) throws(StoreError) -> Dated<PlayerCard> {
    Dated(value: try access.store.card(of: player), time: access.clock())
  }
}
