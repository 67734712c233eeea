import GameCore
import MediaProtocol

extension App {
  mutating func perform(_ action: CoversAction, at now: Moment) -> [Effect] {
    switch action {
    case .found(let albums):
      person.covers.note(found: albums)
      return []
    case .play(let origin, let level, let isFilledUp):
      person.covers.choose(origin, isFilledUp: isFilledUp)
      var settings = person.settings
      settings.deck = Deck.covers.id
      settings.game = GameKind.pairs.id.description
      settings.setups[GameKind.pairs.id.description] = level.description
      return perform([.change(settings), .game(.start)], at: now)
    }
  }

  /// Stores the player's own albums, whichever screen requested them.
  mutating func noteAlbums(_ answer: StoreAnswer) {
    guard let player = person.player?.id else { return }
    switch answer.albums(of: player) {
    case .kept(_, .success(let albums)), .changed(_, .success(let albums)):
      person.covers.note(mine: albums.map(Album.init))
    // The deck counts as empty; a player who saves an album sees the reason.
    case .kept(_, .failure) where person.covers.mine == nil: person.covers.note(mine: [])
    case .kept(_, .failure), .changed(_, .failure), .searcher, nil: break
    }
  }

  /// Requests the player's own albums if the chosen deck consists of them; other starts do not wait
  /// for it.
  mutating func arrangeCovers() -> [Effect] {
    guard let player = person.player?.id, !person.covers.isAsked,
      Decks.shown(person.settings.deck, unicode: look.unicode) == .covers
    else { return [] }
    person.covers.isAsked = true
    return [.store(.screen(.albums(.kept(player))))]
  }

  /// Whether a deal must wait until the player's own albums have been loaded.
  var awaitsAlbums: Bool {
    person.player != nil && person.covers.mine == nil && person.covers.origin == .mine
      && GameKind(in: person.settings).descriptor.settings.contains(.deck)
      && Decks.shown(person.settings.deck, unicode: look.unicode) == .covers
  }
}
