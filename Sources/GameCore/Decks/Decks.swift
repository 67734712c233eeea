/// All decks that come with the game. Adding a deck is a file of its own and one line here.
public enum Decks {
  /// Every deck, in the order in which it is offered.
  public static let all: [Deck] = [
    .symbols,
    .plain,
    .emoji,
  ]

  /// The deck with this id, or the first deck where there is none.
  public static func named(_ id: String) -> Deck {
    all.first { $0.id == id } ?? .symbols
  }
}
