import GameCore
import MediaProtocol
import Pictures

/// All decks of the game. A new deck of symbols is a file and one line here; one of photos from the
/// network is a file and one line in `NetworkDeck.all`.
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

extension Deck {
  /// The drawings in the program.
  static let drawnCats = Deck(
    id: "cats-drawn", title: Localized("Cat drawings", "Рисованные кошки"), art: .drawings(.cats))
  static let drawnDogs = Deck(
    id: "dogs-drawn", title: Localized("Dog drawings", "Рисованные собаки"), art: .drawings(.dogs))
  /// The player's own pictures, from the folder in the settings.
  static let folder = Deck(
    id: "folder", title: Localized("My pictures", "Мои картинки"), art: .folder(standIns: .cats))
  /// The covers of albums that the player has saved or found.
  static let covers = Deck(
    id: "covers", title: Localized("Album covers", "Обложки"), art: .covers(standIns: .cats))

  /// Creates a deck with the photos of a service on the network.
  init(_ network: NetworkDeck) {
    self.init(
      id: network.id, title: Localized(network.english, network.russian),
      art: .network(standIns: network.standIns))
  }
}
