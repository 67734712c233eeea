import GameCore

/// A text that belongs to a value rather than a screen, such as the name of a face.
struct Localized: Phrase, Hashable {
  private let english: String
  private let russian: String

  init(_ english: String, _ russian: String) {
    self.english = english
    self.russian = russian
  }

  func text(in say: Language) -> String { say(english, russian) }
}
