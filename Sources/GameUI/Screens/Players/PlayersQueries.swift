import GameCore

extension PlayersRequest: StoreQuery {
  var privatePlayer: PlayerID? { nil }

  func run(in access: QueryAccess) throws(StoreError) -> Dated<PlayersPage> {
    Dated(value: try access.records.store.players(self), time: access.clock())
  }
}

/// A player's card.
struct PlayerCardQuery: StoreQuery {
  let player: PlayerID
  var privatePlayer: PlayerID? { nil }

  func run(in access: QueryAccess) throws(StoreError) -> Dated<PlayerCard> {
    Dated(value: try access.records.store.card(of: player), time: access.clock())
  }
}
