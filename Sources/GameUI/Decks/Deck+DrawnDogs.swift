import Pictures

extension Deck {
  /// The drawings of dogs in the program.
  static let drawnDogs = Deck(
    id: "dogs-drawn", title: Localized("Drawn dogs", "Рисованные собаки"), art: .drawings(.dogs))
}
