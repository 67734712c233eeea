import GameCore
import MediaProtocol

/// The albums whose covers can be cards: the player's own, and what the last search has found.
struct AlbumsAtHand: Hashable, Sendable {
  /// Which of them the deck is made of.
  enum Origin: Hashable, Sendable {
    case mine, found
  }

  /// The player's own; nil until they have been read.
  private(set) var mine: [Cover]?
  private(set) var found: [Cover] = []
  private(set) var origin = Origin.mine
  /// Whether the player wants the last search beside them.
  private(set) var isFilledUp = false
  /// Whether the player's own have been asked for.
  var isAsked = false

  /// The covers of the deck.
  var covers: [Cover] {
    let mine = mine ?? []
    return switch origin {
    case .mine: isFilledUp ? mine.filled(up: found) : mine
    case .found: found
    }
  }

  /// The covers with the last search beside them.
  var most: [Cover] { covers.filled(up: found) }

  /// What the deck is made of, and how far it goes.
  var phrase: CoversPhrase { .inShort(origin, covers.count, covers.levels) }

  mutating func note(mine albums: [Album]) {
    mine = Cover.all(of: albums)
  }

  mutating func note(found albums: [Album]) {
    found = Cover.all(of: albums)
    isFilledUp = false
  }

  mutating func choose(_ origin: Origin, isFilledUp: Bool = false) {
    self.origin = origin
    self.isFilledUp = isFilledUp
  }

  mutating func fillUp() {
    isFilledUp = true
  }
}

/// What is done with covers.
enum CoversAction: Sendable {
  /// A search has found these.
  case found([Album])
  /// Begins a game of Pairs with covers from there.
  case play(AlbumsAtHand.Origin, PairsLevel, isFilledUp: Bool)
}
