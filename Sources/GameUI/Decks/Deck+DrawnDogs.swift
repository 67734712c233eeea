import GameCore
import Pictures

extension Deck {
  /// The drawings of dogs in the program.
  static let drawnDogs = Deck(
    id: "dogs-drawn", title: Localized("Dog drawings", "Рисованные собаки"), art: .drawings(.dogs))
}
