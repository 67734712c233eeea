import GameCore
import Pictures

extension Deck {
  /// The covers of albums that the player has saved or found.
  static let covers = Deck(
    id: "covers", title: Localized("Album covers", "Обложки"), art: .covers(standIns: .cats))
}
