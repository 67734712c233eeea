import GameCore

extension PlayersRequest: StoreQuery {
  var privatePlayer: PlayerID? { nil }

  func run(in access: QueryAccess) throws(StoreError) -> PlayersPage {
    var page = try access.records.store.players(self)
    page.asOf = access.clock()
    return page
  }
}

/// A player's card.
struct PlayerCardQuery: StoreQuery {
  let player: PlayerID
  var privatePlayer: PlayerID? { nil }

  func run(in access: QueryAccess) throws(StoreError) -> PlayerCard {
    var card = try access.records.store.card(of: player)
    card.asOf = access.clock()
    return card
  }
}
