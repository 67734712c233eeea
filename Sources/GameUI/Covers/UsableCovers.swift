import GameCore
import MediaProtocol

/// The albums whose covers can be used: the player's own, and those of the last search.
struct UsableCovers: Hashable, Sendable {
  /// The source of the deck's covers.
  enum Origin: Hashable, Sendable {
    case mine, found
  }

  /// The player's own covers; nil until they have been loaded.
  private(set) var mine: [Cover]?
  private(set) var found: [Cover] = []
  var origin = Origin.mine
  /// Whether the player's own have been requested.
  var isAsked = false

  /// The covers of the deck.
  var covers: [Cover] { origin == .mine ? mine ?? [] : found }

  /// The description of the deck: its source and the levels for which it is large enough.
  var phrase: CoversPhrase { .inShort(origin, covers.count, covers.levels) }

  mutating func note(mine albums: [Album]) {
    mine = Cover.all(of: albums)
  }

  mutating func note(found albums: [Album]) {
    found = Cover.all(of: albums)
  }
}
