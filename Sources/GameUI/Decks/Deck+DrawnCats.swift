import Pictures

extension Deck {
  /// The game's own drawings of cats.
  static let drawnCats = Deck(
    id: "cats-drawn", title: Localized("Drawn cats", "Рисованные кошки"), art: .drawings(.cats))
}
