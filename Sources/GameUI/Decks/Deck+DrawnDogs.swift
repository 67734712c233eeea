import Pictures

extension Deck {
  /// The game's own drawings of dogs.
  static let drawnDogs = Deck(
    id: "dogs-drawn", title: Localized("Drawn dogs", "Рисованные собаки"), art: .drawings(.dogs))
}
