import GameCore
import Pictures

extension Deck {
  /// The player's own pictures, from the folder in the settings.
  static let folder = Deck(
    id: "folder", title: Localized("My pictures", "Мои картинки"), art: .folder(standIns: .cats))
}
