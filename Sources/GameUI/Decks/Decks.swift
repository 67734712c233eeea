import MediaProtocol

/// All decks of the game. Adding a deck is a file of its own and one line: here, or in
/// `NetworkDeck.all` for photos from the network.
enum Decks {
  /// Every deck, in the order in which it is offered.
  static let all: [Deck] =
    [
      .symbols,
      .plain,
      .emoji,
      .drawnCats,
      .drawnDogs,
    ] + NetworkDeck.all.map(Deck.init) + [.folder, .covers]

  /// The deck with this id, or the first deck where there is none.
  static func named(_ id: String) -> Deck {
    all.first { $0.id == id } ?? .symbols
  }

  /// The decks that a terminal can show.
  static func offered(unicode: Bool) -> [Deck] {
    unicode ? all : all.filter(\.isASCII)
  }

  /// The deck of this id, or the first that the terminal can show.
  static func shown(_ id: String, unicode: Bool) -> Deck {
    let deck = named(id)
    let offered = offered(unicode: unicode)
    return offered.contains(deck) ? deck : offered.first ?? deck
  }
}
