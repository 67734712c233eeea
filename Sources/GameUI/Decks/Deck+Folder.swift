import Pictures

extension Deck {
  /// The player's own pictures, from a folder that the settings name.
  static let folder = Deck(
    id: "folder", title: Localized("My pictures", "Мои картинки"), art: .folder(standIns: .cats))
}
