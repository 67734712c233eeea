import Pictures

extension Deck {
  /// The drawings of cats in the program.
  static let drawnCats = Deck(
    id: "cats-drawn", title: Localized("Drawn cats", "Рисованные кошки"), art: .drawings(.cats))
}
