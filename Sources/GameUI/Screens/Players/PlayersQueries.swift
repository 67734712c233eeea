import GameCore

extension PlayersRequest: StoreQuery {
  var privatePlayer: PlayerID? { nil }

  func run(in access: QueryAccess) throws(StoreError) -> PlayersPage {
    try access.records.store.players(self)
  }
}

/// A player's card.
struct PlayerCardQuery: StoreQuery {
  let player: PlayerID
  var privatePlayer: PlayerID? { nil }

  func run(in access: QueryAccess) throws(StoreError) -> PlayerCard {
    try access.records.store.card(of: player)
  }
}
