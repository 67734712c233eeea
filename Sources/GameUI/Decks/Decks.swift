import MediaProtocol

/// All decks of the game. Adding a deck is a file and one line: here, or in `NetworkDeck.all` for
/// photos from the network.
enum Decks {
  /// The decks in the order in which they are offered.
  static let all: [Deck] =
    [
      .symbols,
      .plain,
      .emoji,
      .drawnCats,
      .drawnDogs,
    ] + NetworkDeck.all.map(Deck.init) + [.folder, .covers]

  /// Returns the deck with this id, or the first deck.
  static func named(_ id: String) -> Deck {
    all.first { $0.id == id } ?? .symbols
  }

  /// Returns the decks that a terminal can show.
  static func offered(unicode: Bool) -> [Deck] {
    unicode ? all : all.filter(\.isASCII)
  }

  /// Returns the deck with this id, or the first that the terminal can show.
  static func shown(_ id: String, unicode: Bool) -> Deck {
    let deck = named(id)
    let offered = offered(unicode: unicode)
    return offered.contains(deck) ? deck : offered.first ?? deck
  }
}
