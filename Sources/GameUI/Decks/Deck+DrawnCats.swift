import GameCore
import Pictures

extension Deck {
  /// The drawings of cats in the program.
  static let drawnCats = Deck(
    id: "cats-drawn", title: Localized("Cat drawings", "Рисованные кошки"), art: .drawings(.cats))
}
